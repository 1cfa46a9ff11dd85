import type { Warning } from '../../../schemas/common.js';
import type { HandInput } from '../../../schemas/hand.js';
import type { Placed } from '../tiles/copies.js';
import { isBonus, KIND_COUNT, type Kind, tokenOf, tokensOf } from '../tiles/kinds.js';
import { readTiles } from '../tiles/notation.js';
import type { TileSet } from '../tiles/sets.js';
import { readMeld } from './melds.js';
import type { HandRules } from './rules.js';
import type { Hand, Meld, StagedProblem } from './situation.js';

/** A hand as read, before the winning tile is told from the standing tiles. */
export interface HandRead {
  /** Standing tiles in the order given, with a pointer each. */
  readonly concealed: Placed;
  /** The sets laid down, in the order given; `null` where one could not be read or is none. */
  readonly melds: readonly (Meld | null)[];
  readonly bonus: readonly Kind[];
  /** Every tile of the hand with its pointer: standing, laid down, bonus. */
  readonly places: readonly Placed[];
  /** Tiles in the sets laid down, as written. */
  readonly meldTiles: number;
  readonly problems: readonly StagedProblem[];
  readonly warnings: readonly Warning[];
}

const NO_TILES: Placed = { kinds: [], pointers: [] };

/**
 * Reads a hand: standing tiles, sets, bonus tiles. Problems of the stages `tiles` and `sets`, and `membership` where a
 * tile that is no bonus tile lies among them. Counts and copies depend on the rest of the request and are not asked
 * here: see `readSituation`, and `tooManyCopies` for several hands at once.
 */
export const readHand = (input: HandInput, pointer: string, rules: HandRules, set: TileSet): HandRead => {
  const problems: StagedProblem[] = [];
  const warnings: Warning[] = [];
  const standing = readTiles(input.concealed, `${pointer}/concealed`, set);
  for (const problem of standing.problems) problems.push({ stage: 'tiles', problem });
  warnings.push(...standing.warnings);

  const melds: (Meld | null)[] = [];
  const places: Placed[] = [standing];
  let meldTiles = 0;
  if (input.melds !== undefined) {
    for (let i = 0; i < input.melds.length; i++) {
      const read = readMeld(input.melds[i]!, `${pointer}/melds/${i}`, rules, set);
      melds.push(read.meld);
      meldTiles += read.kinds.length;
      places.push(read);
      problems.push(...read.problems);
      warnings.push(...read.warnings);
    }
    if (melds.length > rules.melds.most) problems.push(tooManyMelds(melds.length, pointer, rules));
  }

  let bonus: readonly Kind[] = NO_TILES.kinds;
  if (input.bonus !== undefined) {
    const read = readTiles(input.bonus, `${pointer}/bonus`, set);
    for (const problem of read.problems) problems.push({ stage: 'tiles', problem });
    warnings.push(...read.warnings);
    places.push(read);
    bonus = read.kinds;
    problems.push(...noBonusTiles(read, rules, set));
  }

  let concealed: Placed = standing;
  if (rules.bonusTiles && standing.kinds.some(isBonus)) {
    // A bonus tile never stands in a hand: it is laid out and replaced.
    const drawn = standing.kinds.filter(isBonus);
    const keep = standing.kinds.map((kind) => !isBonus(kind));
    concealed = {
      kinds: standing.kinds.filter((_, i) => keep[i]),
      pointers: standing.pointers.filter((_, i) => keep[i]),
    };
    bonus = [...bonus, ...drawn];
    warnings.push({
      code: 'bonus.laid_out',
      detail: `Bonus tiles do not stand in the hand: ${tokensOf(drawn).join(' ')} counted as laid out.`,
      pointer: `${pointer}/concealed`,
    });
  }
  return { concealed, melds, bonus: sorted(bonus), places, meldTiles, problems, warnings };
};

const sorted = (kinds: readonly Kind[]): readonly Kind[] =>
  kinds.length < 2 ? kinds : [...kinds].sort((a, b) => a - b);

const tooManyMelds = (actual: number, pointer: string, rules: HandRules): StagedProblem => ({
  stage: 'sets',
  problem: {
    code: 'hand.too_many_melds',
    pointer: `${pointer}/melds`,
    detail: `${actual} sets are laid down; a hand has at most ${rules.melds.most}.`,
    limit: rules.melds.most,
    actual,
  },
});

const noBonusTiles = (read: Placed, rules: HandRules, set: TileSet): StagedProblem[] =>
  read.kinds.flatMap((kind, i): StagedProblem[] => {
    // Kinds outside the set are reported with the membership of all tiles.
    if ((rules.bonusTiles && isBonus(kind)) || set.copies[kind] === 0) return [];
    const tile = tokenOf(kind);
    const detail = rules.bonusTiles ? `${tile} is no bonus tile.` : 'This variant lays out no bonus tiles.';
    return [{ stage: 'membership', problem: { code: 'tile.not_in_set', pointer: read.pointers[i]!, detail, tile } }];
  });

/** A hand from its parts: standing tiles in tile order, and as counts. */
export const handOf = (concealed: readonly Kind[], melds: readonly Meld[], bonus: readonly Kind[]): Hand => {
  const counts = new Uint8Array(KIND_COUNT);
  for (let i = 0; i < concealed.length; i++) counts[concealed[i]!]!++;
  const standing: Kind[] = [];
  for (let kind = 0; kind < KIND_COUNT; kind++) for (let n = counts[kind]!; n > 0; n--) standing.push(kind);
  return { concealed: standing, counts, melds, bonus };
};

/** A hand with one copy fewer of a kind that it holds concealed. */
export const withoutTile = (hand: Hand, kind: Kind): Hand => {
  const counts = hand.counts.slice();
  counts[kind]! -= 1;
  return { ...hand, concealed: hand.concealed.toSpliced(hand.concealed.indexOf(kind), 1), counts };
};

/** Tiles of a hand between turns: 13, in the classical games one more for every four of a kind. */
export const restingSize = (melds: readonly (Meld | null)[], rules: HandRules): number => {
  let size = 13;
  if (!rules.melds.jokers) for (const meld of melds) if (meld?.type === 'kong') size++;
  return size;
};
