import { EAST, FIRST_BONUS, type Kind, NORTH, SOUTH, SUIT_SIZE, WEST } from '../../tiles/kinds.js';
import { FOUR_OF_EACH, isExactly, missingOf, type SpecialShape } from './shape.js';

const WINDS_IN_ORDER: readonly Kind[] = [EAST, SOUTH, WEST, NORTH];

/** The snake of each suit: 1 1 2 3 4 5 6 7 8 9 and E S W N. */
const SNAKES: readonly Uint8Array[] = [0, 1, 2].map((suit) => {
  const target = new Uint8Array(FIRST_BONUS);
  target.fill(1, suit * SUIT_SIZE, (suit + 1) * SUIT_SIZE);
  target[suit * SUIT_SIZE] = 2;
  for (const wind of WINDS_IN_ORDER) target[wind] = 1;
  return target;
});

const suitRead = (counts: Uint8Array): number => SNAKES.findIndex((snake) => isExactly(counts, snake));

/** Wriggling Snake: one suit 1 1 2 3 4 5 6 7 8 9 and the four winds. */
export const wrigglingSnake: SpecialShape = {
  id: 'wriggling-snake',
  fits: (counts) => suitRead(counts) >= 0,
  read: (counts) => {
    const suit = suitRead(counts);
    if (suit < 0) return null;
    const one = suit * SUIT_SIZE;
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
    const snake = SNAKES.find((target) => missingOf(counts, target, FOUR_OF_EACH) === 1);
    return snake ? [snake.findIndex((wanted, kind) => counts[kind]! < wanted)] : [];
  },
  distance: (counts, limits = FOUR_OF_EACH) => Math.min(...SNAKES.map((snake) => missingOf(counts, snake, limits))),
};
