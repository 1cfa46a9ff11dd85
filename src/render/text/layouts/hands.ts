import type { ClassicalDecomposeAnswer, Discard, Wait } from '../../../../schemas/decompose.js';
import type { Reading } from '../../../../schemas/hand.js';
import type { ClassicalValidateAnswer } from '../../../../schemas/validate.js';
import { listBlock, type TextBlock, tableBlock } from '../document.js';

const readingLine = ({ sets, pair }: Reading): string => {
  const parts = sets.map(({ kind, tiles, concealed, winning }) => {
    const state =
      kind === 'pung' || kind === 'kong' || kind === 'chow' ? `, ${concealed ? 'concealed' : 'exposed'}` : '';
    return `${tiles.join(' ')} (${kind}${state}${winning ? ', won with' : ''})`;
  });
  if (pair !== undefined) parts.push(`${pair.tiles.join(' ')} (pair${pair.winning ? ', won with' : ''})`);
  return parts.join(' · ');
};

const waitTable = (waits: readonly Wait[]): TextBlock[] =>
  tableBlock(
    'Waiting for',
    [
      { name: 'Tile' },
      { name: 'Left', right: true },
      { name: 'By discard', right: true },
      { name: 'Drawn', right: true },
      { name: 'Completes' },
    ],
    waits.map(({ tile, left, totals, completes, refused }) => [
      tile,
      String(left),
      String(totals?.discard ?? ''),
      String(totals?.wall ?? ''),
      [...(completes ?? []), ...(refused ?? []).map(({ by, detail }) => `${by}: ${detail}`)].join(', '),
    ]),
  );

const tilesLeft = (tiles: readonly Wait[]): string =>
  `${tiles.map(({ tile }) => tile).join(' ')} (${tiles.reduce((sum, { left }) => sum + left, 0)} left)`;

const discardLine = ({ tile, distance, waits, draws = [] }: Discard): string => {
  if (waits.length > 0) return `${tile}: then waiting for ${tilesLeft(waits)}`;
  if (distance === undefined) return `${tile}: can never be completed`;
  return `${tile}: ${distance} away${draws.length > 0 ? `, helped by ${tilesLeft(draws)}` : ''}`;
};

/** Readings, waits, what to throw. */
export const decomposeBlocks = (answer: ClassicalDecomposeAnswer): TextBlock[] => [
  ...listBlock('Readings', answer.readings.map(readingLine)),
  ...waitTable(answer.waits ?? []),
  ...listBlock('What to throw', (answer.discards ?? []).map(discardLine)),
];

/** Whether a hand is legal, and what is wrong with it. */
export const validateBlocks = (answer: ClassicalValidateAnswer): TextBlock[] => [
  { type: 'paragraph', text: `State: ${answer.state}.` },
  ...listBlock(
    'Problems',
    answer.problems.map(({ code, detail }) => `${detail} (${code})`),
  ),
  ...listBlock('Waiting for', answer.waits === undefined || answer.waits.length === 0 ? [] : [answer.waits.join(' ')]),
];
