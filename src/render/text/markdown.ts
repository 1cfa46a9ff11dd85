import { markdownTable } from 'markdown-table';
import type { TextBlock, TextDocument } from './document.js';

/** Names of players and titles of cards are the caller's text: they must not turn into markup. */
export const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*_{}[\]<>()#+!|~]/g, '\\$&').replace(/\r?\n/g, ' ');

const blockText = (block: TextBlock): string => {
  switch (block.type) {
    case 'paragraph':
      return escapeMarkdown(block.text);
    case 'list':
      return `**${escapeMarkdown(block.heading)}**\n\n${block.items.map((item) => `- ${escapeMarkdown(item)}`).join('\n')}`;
    case 'table':
      return `**${escapeMarkdown(block.heading)}**\n\n${markdownTable(
        [block.columns.map((column) => column.name), ...block.rows].map((row) => row.map(escapeMarkdown)),
        { align: block.columns.map((column) => (column.right === true ? 'r' : 'l')) },
      )}`;
  }
};

/** A document as GitHub-flavoured markdown. */
export const markdownText = (document: TextDocument): string =>
  [`## ${escapeMarkdown(document.title)}`, escapeMarkdown(document.lead), ...document.blocks.map(blockText)].join(
    '\n\n',
  );
