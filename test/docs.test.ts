import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulePage } from '../scripts/rule-page.js';
import { parseTiles, type VariantId, variants } from '../src/rules/index.js';
import { blocksOf, pathOf, read } from './support/document.js';

describe('the pages of the rules', () => {
  it.each(variants.map((variant) => [variant.id, variant] as const))(
    '%s is as its rule sheet says (npm run docs writes it anew)',
    (id, variant) => {
      expect(read(`docs/rules/${id}.md`)).toBe(rulePage(variant));
    },
  );

  it('are one a variant', () => {
    expect(readdirSync(pathOf('docs/rules')).sort()).toEqual(variants.map(({ id }) => `${id}.md`).sort());
  });
});

describe('the page of the notation', () => {
  const page = read('docs/notation.md');

  /** Cells of the rows below a heading or line, each the texts in backquotes. */
  const rowsAfter = (start: string): string[][][] => {
    const lines = page.slice(page.indexOf(start)).split('\n');
    const from = lines.findIndex((line) => line.startsWith('|---'));
    const to = lines.findIndex((line, i) => i > from && !line.startsWith('|'));
    return lines.slice(from + 1, to).map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, text]) => text!)),
    );
  };

  const read1 = (tiles: string | string[], variant?: VariantId): string => {
    const outcome = parseTiles({ tiles, ...(variant === undefined ? {} : { variant }) });
    return outcome.ok ? outcome.value.tiles.join(' ') : outcome.problems[0]!.code;
  };

  it.each(rowsAfter('## A list of tiles as one string').map(([written, tokens]) => [written![0]!, tokens![0]!]))(
    'reads %s as %s',
    (written, tokens) => {
      expect(read1(written)).toBe(tokens);
    },
  );

  it.each(rowsAfter('In the American games:').map(([written, tokens]) => [written![0]!, tokens![0]!]))(
    'reads %s as %s in the American games',
    (written, tokens) => {
      expect(read1(written, 'american-league')).toBe(tokens);
    },
  );

  it.each(
    rowsAfter('## A list of tiles as an array').flatMap(([written, tokens]) =>
      written!.map((word, i) => [word, tokens![i]!] as const),
    ),
  )('reads the element %s as %s', (written, token) => {
    expect(read1([written])).toBe(token);
  });

  it.each([
    ['green 3', '3B'],
    ['red 3', '3C'],
    ['blue 3', '3D'],
  ])('reads %s as %s in the deck games', (written, token) => {
    expect(page).toContain(`\`${written}\` is \`${token}\``);
    expect(read1([written], 'american-deck-beginner')).toBe(token);
  });

  it.each(rowsAfter('## What is refused').map(([written, code]) => [written![0]!, code![0]!]))(
    'refuses %s with %s',
    (written, code) => {
      expect(read1(written)).toBe(code);
    },
  );
});

describe('CONTRIBUTING', () => {
  /** Blocks that begin with the name of a file show lines that stand in it. */
  const quoted = blocksOf(read('CONTRIBUTING.md')).flatMap(({ text, line }) => {
    const [, file, lines] = /^ *\/\/ ((?:src|test|schemas|scripts)\/[\w./-]+)\n([\s\S]*)$/.exec(text) ?? [];
    return file === undefined ? [] : [[line, file, lines!] as const];
  });

  it('quotes the repository', () => {
    expect(quoted.length).toBeGreaterThanOrEqual(4);
  });

  it.each(quoted)('the block on line %i quotes %s', (_line, file, lines) => {
    const content = read(file).replace(/\s+/g, ' ');
    // `// …` stands for lines left out.
    for (const part of lines.split(/^\s*\/\/ …$/m)) expect(content).toContain(part.replace(/\s+/g, ' ').trim());
  });
});
