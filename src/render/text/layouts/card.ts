import type { CardAnswer } from '../../../../schemas/card.js';
import { listBlock, type TextBlock, tableBlock } from '../document.js';

/** A card, checked: its lines with their sizes, and what is wrong with it. */
export const cardBlocks = (answer: CardAnswer): TextBlock[] => [
  ...listBlock(
    'Problems',
    answer.problems.map(({ code, detail, pointer, severity }) =>
      [
        severity === 'warning' ? 'Warning: ' : '',
        detail,
        ` (${code}`,
        pointer === undefined ? '' : ` at ${pointer}`,
        ')',
      ].join(''),
    ),
  ),
  ...tableBlock(
    'Lines',
    [{ name: 'Line' }, { name: 'Variants', right: true }, { name: 'Forced jokers', right: true }, { name: 'Callable' }],
    Object.entries(answer.variants).map(([id, variants]) => [
      id,
      variants === null ? 'any kinds' : String(variants),
      String(answer.forcedJokers[id] ?? ''),
      (answer.callable[id] ?? []).join(' '),
    ]),
  ),
];
