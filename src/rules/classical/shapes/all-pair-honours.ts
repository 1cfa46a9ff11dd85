import { FIRST_BONUS, isHonour, isMajor, type Kind } from '../../tiles/kinds.js';
import { cheapest, FOUR_OF_EACH, type ShapeGroup, type SpecialShape, tileCount } from './shape.js';

const KINDS: readonly Kind[] = Array.from({ length: FIRST_BONUS }, (_, kind) => kind).filter(
  (kind) => isMajor(kind) || isHonour(kind),
);

const tilesHeld = (counts: Uint8Array): number => {
  let held = 0;
  for (const kind of KINDS) held += counts[kind]!;
  return held;
};

const oddKinds = (counts: Uint8Array): Kind[] => KINDS.filter((kind) => counts[kind]! % 2 === 1);

const fits = (counts: Uint8Array): boolean =>
  tilesHeld(counts) === 14 && tileCount(counts) === 14 && oddKinds(counts).length === 0;

/** All Pair Honours: seven pairs of 1s, 9s, winds and dragons; a kind may come twice. */
export const allPairHonours: SpecialShape = {
  id: 'all-pair-honours',
  fits,
  read: (counts) => {
    if (!fits(counts)) return null;
    const sets = KINDS.flatMap((kind) =>
      Array.from({ length: counts[kind]! / 2 }, (): ShapeGroup => ({ kind: 'pair', tiles: [kind, kind] })),
    );
    return { id: 'all-pair-honours', sets };
  },
  waits: (counts) => {
    if (tilesHeld(counts) !== 13 || tileCount(counts) !== 13) return [];
    const odd = oddKinds(counts);
    return odd.length === 1 ? odd : [];
  },
  // The second pair of a kind never lacks fewer tiles than the first, so the seven cheapest pairs will do.
  distance: (counts, limits = FOUR_OF_EACH) => {
    const tally = [0, 0, 0];
    for (const kind of KINDS) {
      for (let tiles = 2; tiles <= Math.min(4, limits[kind]!); tiles += 2) {
        tally[Math.min(2, Math.max(0, tiles - counts[kind]!))]! += 1;
      }
    }
    return cheapest(tally, 7);
  },
};
