import type { DealStep } from '../../../schemas/deal.js';
import { SEAT_NAMES } from '../hand/seats.js';
import { isBonus, type Kind, tokensOf, type Wind } from '../tiles/kinds.js';
import type { TilePlace } from './geometry.js';
import type { DealRules } from './rules.js';

/** A tile in drawing order, with its place where there is a wall. */
export interface PlacedTile {
  readonly kind: Kind;
  readonly place: TilePlace | null;
}

/** What a deal leaves. Hands are in tile order. */
export interface Dealt {
  readonly hands: ReadonlyMap<Wind, readonly Kind[]>;
  /** Bonus tiles laid out, in tile order. */
  readonly bonus: ReadonlyMap<Wind, readonly Kind[]>;
  readonly live: readonly PlacedTile[];
  readonly dead: readonly PlacedTile[];
  readonly steps: readonly DealStep[];
}

const inTileOrder = (kinds: Iterable<Kind>): Kind[] => [...kinds].sort((a, b) => a - b);

const placesOf = (tiles: readonly PlacedTile[]): Pick<DealStep, 'places'> => {
  const places = tiles.flatMap((tile) => (tile.place === null ? [] : [tile.place]));
  return places.length === 0 ? {} : { places };
};

const tokens = (tiles: readonly PlacedTile[]): string[] => tokensOf(tiles.map((tile) => tile.kind));

/**
 * Deals from the live tiles: rounds of several tiles to each seat from East on, then one to each and one more to East;
 * then bonus tiles are laid out and replaced from the dead tiles, East first.
 */
export const dealTiles = (
  rules: DealRules,
  seats: readonly Wind[],
  live: readonly PlacedTile[],
  dead: readonly PlacedTile[],
): Dealt => {
  const steps: DealStep[] = [];
  const held = new Map<Wind, Kind[]>(seats.map((seat) => [seat, []]));
  let next = 0;
  const take = (seat: Wind, count: number, detail: string): void => {
    const taken = live.slice(next, next + count);
    next += count;
    held.get(seat)!.push(...taken.map((tile) => tile.kind));
    steps.push({ step: 'deal', seat, tiles: tokens(taken), ...placesOf(taken), detail });
  };
  for (let round = 1; round <= rules.rounds; round++) {
    for (const seat of seats) {
      take(seat, rules.roundSize, `Round ${round}: ${SEAT_NAMES[seat]} takes ${rules.roundSize} tiles.`);
    }
  }
  for (const seat of seats) take(seat, 1, `${SEAT_NAMES[seat]} takes one tile.`);
  take('E', 1, 'East takes one more.');

  const bonus = new Map<Wind, readonly Kind[]>(seats.map((seat) => [seat, []]));
  let left = dead;
  if (rules.bonusLaidOut) {
    for (const seat of seats) {
      const replaced = layOutBonus(seat, held.get(seat)!, left);
      held.set(seat, replaced.hand);
      bonus.set(seat, inTileOrder(replaced.bonus));
      left = replaced.left;
      steps.push(...replaced.steps);
    }
  }
  return {
    hands: new Map(seats.map((seat) => [seat, inTileOrder(held.get(seat)!)])),
    bonus,
    live: live.slice(next),
    dead: left,
    steps,
  };
};

/** One seat lays out all its bonus tiles and replaces them, replacements too, until it holds none. */
const layOutBonus = (seat: Wind, dealt: readonly Kind[], dead: readonly PlacedTile[]) => {
  const steps: DealStep[] = [];
  const bonus: Kind[] = [];
  let hand = [...dealt];
  let left = dead;
  for (let laid = hand.filter(isBonus); laid.length > 0; laid = hand.filter(isBonus)) {
    const drawn = left.slice(0, laid.length);
    left = left.slice(laid.length);
    hand = [...hand.filter((kind) => !isBonus(kind)), ...drawn.map((tile) => tile.kind)];
    bonus.push(...laid);
    steps.push(
      {
        step: 'bonus',
        seat,
        tiles: tokensOf(laid),
        detail: `${SEAT_NAMES[seat]} lays out ${tokensOf(laid).join(' ')}.`,
      },
      {
        step: 'replacement',
        seat,
        tiles: tokens(drawn),
        ...placesOf(drawn),
        detail: `${SEAT_NAMES[seat]} draws ${drawn.length === 1 ? 'a replacement' : `${drawn.length} replacements`}.`,
      },
    );
  }
  return { hand, bonus, left, steps };
};
