import type { Wind } from '../tiles/kinds.js';
import {
  around,
  countedStack,
  type StackPlace,
  stackPlace,
  type TilePlace,
  tilePlace,
  type WallLayout,
} from './geometry.js';
import type { WallRules } from './rules.js';
import type { Throw } from './shuffle.js';

/** A throw as it was made. */
export interface MadeThrow {
  readonly seat: Wind;
  readonly dice: Throw;
  readonly sum: number;
}

/** A tile of the wall by its index, with its place as it lies when it is taken. */
export interface WallTile {
  readonly index: number;
  readonly place: TilePlace;
}

/** An opened wall. */
export interface Opening {
  readonly opener: Wind;
  readonly throws: readonly MadeThrow[];
  /** The stack that was lifted, and where its tiles now lie, in the order in which they will be drawn. */
  readonly gap: StackPlace | null;
  readonly loose: readonly WallTile[];
  /** Tiles in the order in which they are dealt and drawn. */
  readonly live: readonly WallTile[];
  /** Replacement tiles in the order in which they are drawn, loose tiles first. `null`: no dead wall. */
  readonly dead: readonly WallTile[] | null;
}

/** Stacks back from the gap onto which the lower and the upper tile of the lifted stack go. */
const LOWER_LOOSE = 3;
const UPPER_LOOSE = 1;

/**
 * The seat that a throw points to: seats are counted from East = 1 in turn order, those of the four walls that two
 * players build included; an empty seat passes the throw to the next player.
 */
export const openerOf = (sum: number, seats: readonly Wind[]): Wind => {
  const counted: readonly Wind[] = seats.length === 2 ? ['E', 'S', 'W', 'N'] : seats;
  const at = (sum - 1) % counted.length;
  const seat = counted[at]!;
  return seats.includes(seat) ? seat : counted[(at + 1) % counted.length]!;
};

const sumOf = (dice: Throw): number => dice[0] + dice[1];

const wallTile = (layout: WallLayout, index: number): WallTile => {
  const tile = around(index, layout.tiles);
  return { index: tile, place: tilePlace(layout, tile) };
};

const run = (layout: WallLayout, from: number, count: number): WallTile[] =>
  Array.from({ length: count }, (_, i) => wallTile(layout, from + i));

/** Opens a wall: `dice` holds exactly the throws that the rules ask for. */
export const openWall = (
  rules: WallRules,
  layout: WallLayout,
  seats: readonly Wind[],
  dice: readonly Throw[],
): Opening => (rules.opening === 'gap' ? openAtGap(rules, layout, seats, dice) : openAfterCount(layout, dice));

/** The classical opening: the stack counted to is lifted, its tiles become loose tiles. */
const openAtGap = (rules: WallRules, layout: WallLayout, seats: readonly Wind[], dice: readonly Throw[]): Opening => {
  const [first, second] = [dice[0]!, dice[1]!];
  const opener = openerOf(sumOf(first), seats);
  const gap = countedStack(layout, opener, sumOf(first) + sumOf(second));
  const lie = (index: number, back: number): WallTile => ({
    index,
    place: { ...stackPlace(layout, gap - back), level: 'loose' },
  });
  const loose = [lie(2 * gap + 1, LOWER_LOOSE), lie(2 * gap, UPPER_LOOSE)];
  const deadStacks = rules.deadStacks ?? 0;
  const dead = [...loose];
  for (let back = 1; back <= deadStacks; back++) dead.push(...run(layout, 2 * (gap - back), 2));
  return {
    opener,
    throws: [
      { seat: 'E', dice: first, sum: sumOf(first) },
      { seat: opener, dice: second, sum: sumOf(second) },
    ],
    gap: stackPlace(layout, gap),
    loose,
    live: run(layout, 2 * (gap + 1), layout.tiles - dead.length),
    dead,
  };
};

/** The American opening: the stacks counted stay where they are, as the end of the wall. */
const openAfterCount = (layout: WallLayout, dice: readonly Throw[]): Opening => {
  const first = dice[0]!;
  return {
    opener: 'E',
    throws: [{ seat: 'E', dice: first, sum: sumOf(first) }],
    gap: null,
    loose: [],
    live: run(layout, 2 * sumOf(first), layout.tiles),
    dead: null,
  };
};
