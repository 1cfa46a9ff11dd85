import type { TallyRequest } from '../../../schemas/tally.js';
import type { Problem } from '../problem.js';
import type { Points, Session } from './tally-hand.js';

/** The points that each starts with, in the order of the names. */
export const startPoints = (request: TallyRequest, { names, rules }: Session): Points => {
  const { start } = request;
  if (typeof start === 'number') return names.map(() => start);
  return names.map((name) => (start !== undefined && Object.hasOwn(start, name) ? start[name]! : rules.start));
};

/** Names that nobody at the table has, and winners who hold no seat. `names`: the players, then the bettor. */
export const unknownNames = (request: TallyRequest, names: readonly string[], players: number): Problem[] => {
  const stranger = (name: string, pointer: string): Problem[] =>
    names.includes(name)
      ? []
      : [
          {
            code: 'settle.contradiction',
            pointer,
            detail: `Nobody at the table is called ${name}.`,
            allowed: [...names],
          },
        ];
  const winner = (name: string, pointer: string): Problem[] =>
    names.indexOf(name) < players
      ? stranger(name, pointer)
      : [
          {
            code: 'settle.contradiction',
            pointer,
            detail: `${name} is the bettor, who has no hand to win with.`,
            allowed: names.slice(0, players),
          },
        ];
  return [
    ...(typeof request.start === 'object' ? Object.keys(request.start) : []).flatMap((name) =>
      stranger(name, `/start/${escapePointer(name)}`),
    ),
    ...request.hands.flatMap((hand, i) =>
      'net' in hand
        ? [
            ...Object.keys(hand.net).flatMap((name) => stranger(name, `/hands/${i}/net/${escapePointer(name)}`)),
            ...(hand.winner === null ? [] : winner(hand.winner, `/hands/${i}/winner`)),
          ]
        : [],
    ),
  ];
};

const escapePointer = (token: string): string => token.replaceAll('~', '~0').replaceAll('/', '~1');

/** Plain nets that do not sum to zero. */
export const notZeroSum = (request: TallyRequest): Problem[] =>
  request.hands.flatMap((hand, i): Problem[] => {
    if (!('net' in hand)) return [];
    const sum = Object.values(hand.net).reduce((total, points) => total + points, 0);
    return sum === 0
      ? []
      : [
          {
            code: 'tally.not_zero_sum',
            pointer: `/hands/${i}`,
            detail: `The nets of hand ${i + 1} sum to ${sum}, not to 0.`,
            expected: 0,
            actual: sum,
          },
        ];
  });
