import { FIRST_BONUS, isHonour, isMajor, type Kind } from '../../tiles/kinds.js';
import { FOUR_OF_EACH, type SpecialShape, tileCount } from './shape.js';

/** 1 and 9 of each suit, the winds, the dragons. */
const WONDERS: readonly Kind[] = Array.from({ length: FIRST_BONUS }, (_, kind) => kind).filter(
  (kind) => isMajor(kind) || isHonour(kind),
);

const kindsHeld = (counts: Uint8Array): number => {
  let held = 0;
  for (const kind of WONDERS) if (counts[kind]! > 0) held++;
  return held;
};

const tilesHeld = (counts: Uint8Array): number => {
  let held = 0;
  for (const kind of WONDERS) held += counts[kind]!;
  return held;
};

const fits = (counts: Uint8Array): boolean =>
  kindsHeld(counts) === 13 && tilesHeld(counts) === 14 && tileCount(counts) === 14;

/** Thirteen Unique Wonders: 1 and 9 of each suit, four winds, three dragons, one of them twice. */
export const thirteenUniqueWonders: SpecialShape = {
  id: 'thirteen-unique-wonders',
  fits,
  read: (counts) => {
    if (!fits(counts)) return null;
    const twice = WONDERS.find((kind) => counts[kind] === 2)!;
    return {
      id: 'thirteen-unique-wonders',
      sets: [
        { kind: 'pair', tiles: [twice, twice] },
        { kind: 'singles', tiles: WONDERS.filter((kind) => kind !== twice) },
      ],
    };
  },
  waits: (counts) => {
    if (tilesHeld(counts) !== 13 || tileCount(counts) !== 13) return [];
    const held = kindsHeld(counts);
    if (held === 13) return [...WONDERS];
    return held === 12 ? WONDERS.filter((kind) => counts[kind] === 0) : [];
  },
  distance: (counts, limits = FOUR_OF_EACH) => {
    let missing = 0;
    let noPair = 1;
    for (const kind of WONDERS) {
      if (limits[kind] === 0) return Number.POSITIVE_INFINITY;
      if (counts[kind] === 0) missing++;
      else if (counts[kind]! > 1) noPair = 0;
    }
    return missing + noPair;
  },
};
