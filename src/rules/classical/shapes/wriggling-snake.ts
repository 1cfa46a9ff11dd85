import { EAST, type Kind, NORTH, SOUTH, SUIT_SIZE, WEST } from '../../tiles/kinds.js';
import { FOUR_OF_EACH, type SpecialShape, tileCount } from './shape.js';

const WINDS_IN_ORDER: readonly Kind[] = [EAST, SOUTH, WEST, NORTH];

/** The ones of each suit. */
const ONES: readonly Kind[] = [0, SUIT_SIZE, 2 * SUIT_SIZE];

const windsMissing = (counts: Uint8Array): number => {
  let missing = 0;
  for (let wind = EAST; wind <= NORTH; wind++) if (counts[wind] === 0) missing++;
  return missing;
};

/** Tiles of 1 1 2 3 4 5 6 7 8 9 that a suit lacks. */
const suitMissing = (counts: Uint8Array, one: Kind): number => {
  let missing = counts[one]! > 1 ? 0 : 1;
  for (let kind = one; kind < one + SUIT_SIZE; kind++) if (counts[kind] === 0) missing++;
  return missing;
};

/** The suit of thirteen or fourteen tiles that lack `lacking` tiles, by its one. */
const suitRead = (counts: Uint8Array, lacking: number): Kind | undefined => {
  const winds = windsMissing(counts);
  if (winds > lacking || tileCount(counts) !== 14 - lacking) return undefined;
  return ONES.find((one) => winds + suitMissing(counts, one) === lacking);
};

/** Wriggling Snake: one suit 1 1 2 3 4 5 6 7 8 9 and the four winds. */
export const wrigglingSnake: SpecialShape = {
  id: 'wriggling-snake',
  faceDown: true,
  fits: (counts) => suitRead(counts, 0) !== undefined,
  read: (counts) => {
    const one = suitRead(counts, 0);
    if (one === undefined) return null;
    return {
      id: 'wriggling-snake',
      sets: [
        { kind: 'pair', tiles: [one, one] },
        { kind: 'run', tiles: [1, 2, 3, 4, 5, 6, 7, 8].map((step) => one + step) },
        { kind: 'winds', tiles: WINDS_IN_ORDER },
      ],
    };
  },
  waits: (counts) => {
    const one = suitRead(counts, 1);
    if (one === undefined) return [];
    for (const wind of WINDS_IN_ORDER) if (counts[wind] === 0) return [wind];
    for (let kind = one + 1; kind < one + SUIT_SIZE; kind++) if (counts[kind] === 0) return [kind];
    return [one];
  },
  distance: (counts, limits = FOUR_OF_EACH) =>
    WINDS_IN_ORDER.some((wind) => limits[wind] === 0)
      ? Number.POSITIVE_INFINITY
      : windsMissing(counts) + Math.min(...ONES.map((one) => suitMissing(counts, one))),
};
