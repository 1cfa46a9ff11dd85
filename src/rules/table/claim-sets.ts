import type { Hand, Meld } from '../hand/situation.js';
import { AMERICAN_FLOWER, isSuit, JOKER, KIND_COUNT, type Kind, numberOf, SUIT_SIZE } from '../tiles/kinds.js';
import { SET_SIZES, type SetClaim } from './claim-rules.js';

/** A set that a claim could lay down: the tiles from the hand, and the set with the claimed tile in it. */
export interface SetChoice {
  readonly from: readonly Kind[];
  readonly tiles: readonly Kind[];
  readonly meld: Meld;
}

const repeat = (kind: Kind, times: number): Kind[] => Array<Kind>(times).fill(kind);

const choice = (
  type: SetClaim,
  kind: Kind,
  tile: Kind,
  from: readonly Kind[],
  jokers = 0,
  wildFlowers = 0,
): SetChoice => ({
  from,
  tiles: [tile, ...from].toSorted((a, b) => a - b),
  meld: { type, kind, count: SET_SIZES[type], jokers, wildFlowers, concealed: false },
});

/** The runs that a tile can finish, by their lowest tile. */
const runs = (tile: Kind): SetChoice[] => {
  if (!isSuit(tile)) return [];
  const choices: SetChoice[] = [];
  for (let lowest = tile - 2; lowest <= tile; lowest++) {
    const inSuit =
      lowest >= 0 && numberOf(tile) - (tile - lowest) >= 1 && numberOf(tile) - (tile - lowest) <= SUIT_SIZE - 2;
    if (!inSuit) continue;
    const others = [lowest, lowest + 1, lowest + 2].filter((kind) => kind !== tile);
    choices.push(choice('chow', lowest, tile, others));
  }
  return choices;
};

/** Every mixture of naturals and jokers (and flowers, where they are wild), the fewest jokers first. */
const mixtures = (type: SetClaim, tile: Kind): SetChoice[] => {
  const needed = SET_SIZES[type] - 1;
  const most = tile === AMERICAN_FLOWER ? 0 : needed;
  const choices: SetChoice[] = [];
  for (let flowers = 0; flowers <= most; flowers++) {
    for (let jokers = 0; jokers <= needed - flowers; jokers++) {
      const from = [
        ...repeat(tile, needed - jokers - flowers),
        ...repeat(AMERICAN_FLOWER, flowers),
        ...repeat(JOKER, jokers),
      ];
      choices.push(choice(type, tile, tile, from, jokers, flowers));
    }
  }
  return choices;
};

/** Every set of this kind that the tile could finish, whatever the hand. */
export const possibleSets = (type: SetClaim, tile: Kind, jokers: boolean): SetChoice[] => {
  if (type === 'chow') return jokers ? [] : runs(tile);
  return jokers ? mixtures(type, tile) : [choice(type, tile, tile, repeat(tile, SET_SIZES[type] - 1))];
};

export const countOf = (kinds: readonly Kind[], kind: Kind): number => kinds.filter((other) => other === kind).length;

/** Whether two lists hold the same tiles, in any order. */
export const sameTiles = (a: readonly Kind[], b: readonly Kind[]): boolean =>
  a.length === b.length && a.every((kind) => countOf(a, kind) === countOf(b, kind));

/** Copies of a kind in a hand, standing and in sets. */
export const copiesIn = ({ counts, melds }: Hand, kind: Kind): number =>
  melds.reduce((sum, meld) => sum + copiesInSet(meld, kind), counts[kind]!);

const copiesInSet = ({ type, kind: first, count, jokers, wildFlowers }: Meld, kind: Kind): number => {
  if (type === 'chow') return first <= kind && kind < first + SET_SIZES.chow ? 1 : 0;
  return first === kind ? count - jokers - wildFlowers : 0;
};

const needed = new Uint8Array(KIND_COUNT);

/** Whether the tiles stand in the hand. */
export const holds = (hand: Hand, kinds: readonly Kind[]): boolean => {
  needed.fill(0);
  for (const kind of kinds) if (++needed[kind]! > hand.counts[kind]!) return false;
  return true;
};
