import type { TextBlock, TextDocument } from './document.js';

/** Width of a string in columns of a fixed-width font: code points, which is right for the text used here. */
const widthOf = (text: string): number => [...text].length;

/** Rows of a table in aligned columns, two blanks apart. */
export const alignedRows = (block: Extract<TextBlock, { type: 'table' }>): string[] => {
  const rows = [block.columns.map((column) => column.name), ...block.rows];
  const widths = block.columns.map((_, i) => Math.max(...rows.map((row) => widthOf(row[i] ?? ''))));
  return rows.map((row) =>
    row
      .map((cell, i) => {
        const gap = ' '.repeat(widths[i]! - widthOf(cell));
        return block.columns[i]?.right === true ? gap + cell : cell + gap;
      })
      .join('  ')
      .trimEnd(),
  );
};

const blockLines = (block: TextBlock): string[] => {
  switch (block.type) {
    case 'paragraph':
      return [block.text];
    case 'list':
      return [`${block.heading}:`, ...block.items.map((item) => `- ${item}`)];
    case 'table':
      return [`${block.heading}:`, ...alignedRows(block)];
  }
};

/** A document as plain text: a terminal, a log, a chat without markup. */
export const plainText = (document: TextDocument): string =>
  [[document.title], [document.lead], ...document.blocks.map(blockLines)].map((lines) => lines.join('\n')).join('\n\n');
