import { type Kind, SUIT_SIZE } from '../../tiles/kinds.js';
import { type ShapeGroup, type SpecialShape, tileCount, tried } from './shape.js';

const B = 0;
const C = SUIT_SIZE;
const D = 2 * SUIT_SIZE;

/**
 * How the tiles of one number pair off between suits: couples of bamboo and characters, bamboo and dots, characters
 * and dots. Tiles that pair off do so in one way only; `null` if they do not, or a couple would come three times.
 */
const coupled = (counts: Uint8Array, i: number): readonly [number, number, number] | null => {
  const b = counts[B + i]!;
  const c = counts[C + i]!;
  const d = counts[D + i]!;
  if ((b + c + d) % 2 !== 0) return null;
  const bc = (b + c - d) / 2;
  const bd = (b + d - c) / 2;
  const cd = (c + d - b) / 2;
  return Math.min(bc, bd, cd) >= 0 && Math.max(bc, bd, cd) <= 2 ? [bc, bd, cd] : null;
};

const suitTiles = (counts: Uint8Array): number => {
  let tiles = 0;
  for (let kind = 0; kind < 3 * SUIT_SIZE; kind++) tiles += counts[kind]!;
  return tiles;
};

const fits = (counts: Uint8Array): boolean => {
  for (let i = 0; i < SUIT_SIZE; i++) if (!coupled(counts, i)) return false;
  return suitTiles(counts) === 14 && tileCount(counts) === 14;
};

const times = (n: number, a: Kind, b: Kind): ShapeGroup[] =>
  Array.from({ length: n }, () => ({ kind: 'knit', tiles: [a, b] }));

/** The couples of one number, every choice of at most two of each: the tiles it takes and how many couples it makes. */
const CHOICES: readonly { readonly b: number; readonly c: number; readonly d: number; readonly couples: number }[] = [
  0, 1, 2,
].flatMap((bc) =>
  [0, 1, 2].flatMap((bd) => [0, 1, 2].map((cd) => ({ b: bc + bd, c: bc + cd, d: bd + cd, couples: bc + bd + cd }))),
);

const lacking = (wanted: number, held: number): number => (wanted > held ? wanted - held : 0);

/** Knitting where the table allows any two suits for each couple (option `knittingAnySuits`). */
export const knittingAnySuits: SpecialShape = {
  id: 'knitting',
  fits,
  read: (counts) => {
    if (!fits(counts)) return null;
    const sets: ShapeGroup[] = [];
    for (let i = 0; i < SUIT_SIZE; i++) {
      const [bc, bd, cd] = coupled(counts, i)!;
      sets.push(...times(bc, B + i, C + i), ...times(bd, B + i, D + i), ...times(cd, C + i, D + i));
    }
    return { id: 'knitting', sets };
  },
  // The missing tile belongs to the one number that does not pair off.
  waits: (counts) => {
    if (suitTiles(counts) !== 13 || tileCount(counts) !== 13) return [];
    let open = -1;
    for (let i = 0; i < SUIT_SIZE; i++) {
      if (coupled(counts, i)) continue;
      if (open >= 0) return [];
      open = i;
    }
    return open < 0 ? [] : tried(counts, [B + open, C + open, D + open], fits);
  },
  distance: (counts) => {
    // fewest[n]: tiles lacking for n couples of the numbers so far.
    let fewest = [0, ...new Array<number>(7).fill(Number.POSITIVE_INFINITY)];
    for (let i = 0; i < SUIT_SIZE; i++) {
      const next = fewest.slice();
      for (const { b, c, d, couples } of CHOICES) {
        const cost = lacking(b, counts[B + i]!) + lacking(c, counts[C + i]!) + lacking(d, counts[D + i]!);
        for (let n = couples; n <= 7; n++) next[n] = Math.min(next[n]!, fewest[n - couples]! + cost);
      }
      fewest = next;
    }
    return fewest[7]!;
  },
};
