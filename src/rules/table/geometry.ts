import type { Wind } from '../tiles/kinds.js';

/**
 * Walls in the order in which they are counted and dealt: clockwise, from East's to that of the player on the left,
 * the previous seat in turn order (E N W S). Two players build all four walls.
 */
export const wallsAt = (players: number): readonly Wind[] => (players === 3 ? ['E', 'W', 'S'] : ['E', 'N', 'W', 'S']);

/**
 * The wall as a ring of stacks. Stacks are numbered from the right end of each wall, 1 upwards, each with an upper and
 * a lower tile; past the left end the count goes on clockwise at the right end of the wall of the player on the left.
 * Tile 0 of the wall is the upper tile of East's stack 1, tile 1 the one under it.
 */
export interface WallLayout {
  readonly walls: readonly Wind[];
  readonly stacksPerWall: number;
  readonly stacks: number;
  readonly tiles: number;
}

/** A stack, as people point at it. */
export interface StackPlace {
  readonly wall: Wind;
  readonly stack: number;
}

/** A tile in the wall. A `loose` tile lies on top of the stack. */
export interface TilePlace extends StackPlace {
  readonly level: 'upper' | 'lower' | 'loose';
}

/** The walls that so many tiles are built into. */
export const wallLayout = (tiles: number, players: number): WallLayout => {
  const walls = wallsAt(players);
  const stacks = tiles / 2;
  return { walls, stacksPerWall: stacks / walls.length, stacks, tiles };
};

/** An index brought back into a ring of `size`. */
export const around = (index: number, size: number): number => ((index % size) + size) % size;

/** The place of a stack of the ring, counted from East's stack 1 = 0 clockwise. */
export const stackPlace = (layout: WallLayout, stack: number): StackPlace => {
  const index = around(stack, layout.stacks);
  return {
    wall: layout.walls[Math.floor(index / layout.stacksPerWall)]!,
    stack: (index % layout.stacksPerWall) + 1,
  };
};

/** The stack of the ring that lies `count` stacks from the right end of a wall, the first one counting 1. */
export const countedStack = (layout: WallLayout, wall: Wind, count: number): number =>
  around(layout.walls.indexOf(wall) * layout.stacksPerWall + count - 1, layout.stacks);

/** The place of a tile of the wall. */
export const tilePlace = (layout: WallLayout, tile: number): TilePlace => ({
  ...stackPlace(layout, Math.floor(tile / 2)),
  level: tile % 2 === 0 ? 'upper' : 'lower',
});
