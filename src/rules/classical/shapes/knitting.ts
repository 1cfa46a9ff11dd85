import { type Kind, SUIT_SIZE } from '../../tiles/kinds.js';
import { cheapest, type ShapeGroup, type SpecialShape, tileCount } from './shape.js';

/** Two suits, by the kinds of their ones. */
const SUIT_PAIRS: readonly (readonly [Kind, Kind])[] = [
  [0, SUIT_SIZE],
  [0, 2 * SUIT_SIZE],
  [SUIT_SIZE, 2 * SUIT_SIZE],
];

const couples = (a: Kind, b: Kind, times: number): ShapeGroup[] =>
  Array.from({ length: times }, () => ({ kind: 'knit', tiles: [a, b] }));

/** The two suits whose tiles pair off number by number, each couple at most twice; the tiles are taken to be 14. */
const suitsRead = (counts: Uint8Array): readonly [Kind, Kind] | undefined =>
  SUIT_PAIRS.find(([a, b]) => {
    let tiles = 0;
    for (let i = 0; i < SUIT_SIZE; i++) {
      const held = counts[a + i]!;
      if (held > 2 || held !== counts[b + i]) return false;
      tiles += 2 * held;
    }
    return tiles === 14;
  });

/** Knitting: seven couples, each one number in two suits, the same two suits throughout, a couple at most twice. */
export const knitting: SpecialShape = {
  id: 'knitting',
  fits: (counts) => suitsRead(counts) !== undefined && tileCount(counts) === 14,
  read: (counts) => {
    const suits = suitsRead(counts);
    if (!suits || tileCount(counts) !== 14) return null;
    const [a, b] = suits;
    const sets: ShapeGroup[] = [];
    for (let i = 0; i < SUIT_SIZE; i++) sets.push(...couples(a + i, b + i, counts[a + i]!));
    return { id: 'knitting', sets };
  },
  // One tile is missing where one number is one short in one of the suits.
  waits: (counts) => {
    for (const [a, b] of SUIT_PAIRS) {
      let wait = -1;
      let short = 0;
      let tiles = 0;
      for (let i = 0; i < SUIT_SIZE && short < 2; i++) {
        const inA = counts[a + i]!;
        const inB = counts[b + i]!;
        tiles += inA + inB;
        if (inA > 2 || inB > 2) short = 2;
        else if (inA !== inB) {
          short += Math.abs(inA - inB);
          wait = inA < inB ? a + i : b + i;
        }
      }
      if (short === 1 && tiles === 13 && tileCount(counts) === 13) return [wait];
    }
    return [];
  },
  // A second couple of a number never lacks fewer tiles than the first, so the seven cheapest couples will do.
  distance: (counts) =>
    Math.min(
      ...SUIT_PAIRS.map(([a, b]) => {
        const tally = [0, 0, 0];
        for (let i = 0; i < SUIT_SIZE; i++) {
          for (let times = 1; times <= 2; times++) {
            tally[(counts[a + i]! < times ? 1 : 0) + (counts[b + i]! < times ? 1 : 0)]! += 1;
          }
        }
        return cheapest(tally, 7);
      }),
    ),
};
