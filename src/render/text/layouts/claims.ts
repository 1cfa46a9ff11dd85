import type { ClaimAnswer, ClaimOptionsAnswer, NextAction } from '../../../../schemas/claim.js';
import { listBlock, type TextBlock, tableBlock } from '../document.js';

const ACTIONS: Readonly<Record<NextAction['action'], string>> = {
  discard: 'discards',
  'draw-loose': 'draws a loose tile',
  draw: 'draws',
  'hand-over': 'has won, the hand is over',
  'draw-hand': 'Nobody has won: the hand is a draw.',
  'wall-game': 'Nobody has won: a wall game.',
};

const nextLine = ({ seat, action }: NextAction): string =>
  seat === undefined ? ACTIONS[action] : `Next: ${seat} ${ACTIONS[action]}.`;

/** The ruling on claims, claim by claim. */
export const claimBlocks = (answer: ClaimAnswer): TextBlock[] => [
  ...tableBlock(
    'Claims',
    [{ name: 'Seat' }, { name: 'Claim' }, { name: 'Ruling' }, { name: 'Why' }],
    answer.claims.map(({ seat, kind, won, legal, detail, exposes, unchecked }) => [
      seat,
      kind,
      won ? 'gets the tile' : legal ? 'legal, but beaten' : 'refused',
      [
        detail?.replace(/\.$/, ''),
        exposes === undefined ? undefined : `lays down ${exposes.join(' ')}`,
        unchecked === undefined ? undefined : `not checked: ${unchecked.join(', ')}`,
      ]
        .filter((part) => part !== undefined)
        .join('; '),
    ]),
  ),
  ...(answer.skipped.length === 0
    ? []
    : [{ type: 'paragraph' as const, text: `Skipped: ${answer.skipped.join(', ')}.` }]),
  ...(answer.next === undefined ? [] : [{ type: 'paragraph' as const, text: nextLine(answer.next) }]),
];

/** Everything that could be claimed. */
export const claimOptionsBlocks = (answer: ClaimOptionsAnswer): TextBlock[] =>
  listBlock(
    'Legal claims',
    answer.claims.map(({ seat, kind, exposes, score, with: tiles }) =>
      [
        `${seat}: ${kind}`,
        tiles === undefined ? '' : ` with ${tiles.join(' ')}`,
        exposes === undefined ? '' : `, lays down ${exposes.join(' ')}`,
        score === undefined ? '' : `, ${score.detail}`,
      ].join(''),
    ),
  );
