import type { AmericanHand, Exposed, Token } from './hand.js';

/** A group of a concrete hand of the card: so many of one kind, at most `cap` of them jokers. */
export interface Group {
  readonly tile: Token;
  readonly size: number;
  readonly cap: number;
  readonly wild: boolean;
}

const takes = (group: Group, set: Exposed): boolean =>
  group.tile === set.tile &&
  group.size === set.count &&
  group.size >= 3 &&
  set.jokers <= group.cap &&
  (set.flowers === 0 || group.wild);

/** Every way to give each exposed set a group of its own: the groups left for the standing tiles. */
export const leftByExposures = (groups: readonly Group[], exposed: readonly Exposed[]): Group[][] => {
  const [set, ...others] = exposed;
  if (set === undefined) return [[...groups]];
  return groups.flatMap((group, at) =>
    takes(group, set) ? leftByExposures([...groups.slice(0, at), ...groups.slice(at + 1)], others) : [],
  );
};

export const countTiles = (tiles: readonly Token[]): Map<Token, number> => {
  const counts = new Map<Token, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
};

/** Fills one group after the other with tiles, flowers and jokers in every way, until nothing is left over. */
const fill = (groups: readonly Group[], at: number, left: Map<Token, number>): boolean => {
  const group = groups[at];
  if (group === undefined) return [...left.values()].every((count) => count === 0);
  const has = (tile: Token): number => left.get(tile) ?? 0;
  const jokersLeft = has('J');
  for (let naturals = Math.min(group.size, has(group.tile)); naturals >= 0; naturals--) {
    const mostFlowers = group.wild ? Math.min(group.size - naturals, has('F')) : 0;
    for (let flowers = 0; flowers <= mostFlowers; flowers++) {
      const jokers = group.size - naturals - flowers;
      if (jokers > group.cap || jokers > jokersLeft) continue;
      const next = new Map(left);
      next.set(group.tile, has(group.tile) - naturals);
      if (flowers > 0) next.set('F', (next.get('F') ?? 0) - flowers);
      if (jokers > 0) next.set('J', jokersLeft - jokers);
      if (fill(groups, at + 1, next)) return true;
    }
  }
  return false;
};

/** Whether the hand is exactly these groups. */
export const fits = (groups: readonly Group[], hand: AmericanHand): boolean => {
  const total = groups.reduce((sum, group) => sum + group.size, 0);
  const size = hand.standing.length + hand.exposed.reduce((sum, set) => sum + set.count, 0);
  if (total !== size) return false;
  const known = new Set(groups.map((group) => group.tile));
  if (groups.some((group) => group.wild)) known.add('F');
  if (hand.standing.some((tile) => tile !== 'J' && !known.has(tile))) return false;
  return leftByExposures(groups, hand.exposed).some((rest) => fill(rest, 0, countTiles(hand.standing)));
};

/** The most standing tiles that the groups can use, trying every filling. Exponential: for small hands. */
export const mostUsedSlowly = (groups: readonly Group[], at: number, left: Map<Token, number>): number => {
  const group = groups[at];
  if (group === undefined) return 0;
  const has = (tile: Token): number => left.get(tile) ?? 0;
  let most = 0;
  for (let naturals = 0; naturals <= Math.min(group.size, has(group.tile)); naturals++) {
    const mostFlowers = group.wild ? Math.min(group.size - naturals, has('F')) : 0;
    for (let flowers = 0; flowers <= mostFlowers; flowers++) {
      const mostJokers = Math.min(
        group.cap,
        has('J') - (group.tile === 'J' ? naturals : 0),
        group.size - naturals - flowers,
      );
      for (let jokers = 0; jokers <= mostJokers; jokers++) {
        const next = new Map(left);
        next.set(group.tile, has(group.tile) - naturals);
        if (flowers > 0) next.set('F', (next.get('F') ?? 0) - flowers);
        if (jokers > 0) next.set('J', (next.get('J') ?? 0) - jokers);
        most = Math.max(most, naturals + flowers + jokers + mostUsedSlowly(groups, at + 1, next));
      }
    }
  }
  return most;
};

/**
 * The same by counting: per kind as many naturals as there are places, first in the places that no joker may take;
 * leftover flowers in wild groups; then jokers in what is left. `mostUsedSlowly` proves it on small hands.
 */
export const mostUsed = (groups: readonly Group[], left: Map<Token, number>): number => {
  const places = new Map<Token, { size: number; strict: number; wild: number }>();
  for (const group of groups) {
    const place = places.get(group.tile) ?? { size: 0, strict: 0, wild: 0 };
    place.size += group.size;
    place.strict += group.size - group.cap;
    if (group.wild) place.wild += group.size;
    places.set(group.tile, place);
  }
  let used = 0;
  let room = 0;
  const flowersWanted = places.get('F')?.size ?? 0;
  let flowers = Math.max(0, (left.get('F') ?? 0) - flowersWanted);
  for (const [tile, place] of places) {
    if (tile === 'J') {
      room += place.size;
      continue;
    }
    const naturals = Math.min(left.get(tile) ?? 0, place.size);
    const wild = Math.min(flowers, place.wild, place.size - naturals);
    flowers -= wild;
    used += naturals + wild;
    room += place.size - place.strict - Math.max(0, naturals + wild - place.strict);
  }
  return used + Math.min(left.get('J') ?? 0, room);
};

/** How many tiles the hand is short of these groups; `undefined` if the exposed sets do not fit them. */
export const distanceTo = (groups: readonly Group[], hand: AmericanHand): number | undefined => {
  const rests = leftByExposures(groups, hand.exposed);
  if (rests.length === 0) return undefined;
  const exposed = hand.exposed.reduce((sum, set) => sum + set.count, 0);
  const standing = countTiles(hand.standing);
  return 14 - exposed - Math.max(...rests.map((rest) => mostUsed(rest, standing)));
};
