import { type Kind, SUIT_SIZE } from '../../tiles/kinds.js';
import { type SpecialShape, tileCount } from './shape.js';

/** Tiles of each number, before one of 2 to 8 comes twice. */
const GATES: readonly number[] = [3, 1, 1, 1, 1, 1, 1, 1, 3];

/** Tiles of the gates of a suit that are missing, the one that comes twice included. */
const missing = (counts: Uint8Array, first: Kind): number => {
  let lacking = 0;
  let noTwice = 1;
  for (let i = 0; i < SUIT_SIZE; i++) {
    const held = counts[first + i]!;
    const wanted = GATES[i]!;
    if (held < wanted) lacking += wanted - held;
    else if (held > wanted && wanted === 1) noTwice = 0;
  }
  return lacking + noTwice;
};

const SUITS: readonly Kind[] = [0, SUIT_SIZE, 2 * SUIT_SIZE];

/** The suit of thirteen or fourteen tiles that lack `lacking` tiles, by its one. */
const suitRead = (counts: Uint8Array, lacking: number): Kind | undefined => {
  // Cheaper than counting: the ones and nines alone rule out nearly every hand.
  const first = SUITS.find((one) => counts[one]! + counts[one + 8]! >= 6 - lacking);
  if (first === undefined || missing(counts, first) !== lacking || tileCount(counts) !== 14 - lacking) return undefined;
  return first;
};

const INNER = [1, 2, 3, 4, 5, 6, 7];

/** Gates of Heaven: one suit 1 1 1, 2 to 8 with one of them twice, 9 9 9. */
export const gatesOfHeaven: SpecialShape = {
  id: 'gates-of-heaven',
  faceDown: true,
  fits: (counts) => suitRead(counts, 0) !== undefined,
  read: (counts) => {
    const first = suitRead(counts, 0);
    if (first === undefined) return null;
    const inner = INNER.map((step) => first + step);
    return {
      id: 'gates-of-heaven',
      sets: [
        { kind: 'pung', tiles: [first, first, first] },
        { kind: 'run', tiles: inner },
        { kind: 'single', tiles: inner.filter((kind) => counts[kind] === 2) },
        { kind: 'pung', tiles: [first + 8, first + 8, first + 8] },
      ],
    };
  },
  waits: (counts) => {
    const first = suitRead(counts, 1);
    if (first === undefined) return [];
    const lacking = GATES.findIndex((wanted, i) => counts[first + i]! < wanted);
    return lacking < 0 ? INNER.map((step) => first + step) : [first + lacking];
  },
  distance: (counts) => Math.min(missing(counts, 0), missing(counts, SUIT_SIZE), missing(counts, 2 * SUIT_SIZE)),
};
