import type { SeatingThrows } from '../../../schemas/deal.js';
import type { Problem } from '../problem.js';
import type { Wind } from '../tiles/kinds.js';
import { stream, type Throw, throwDice } from './shuffle.js';

/** Checks throws that were sent: their number, and that every die shows 1 to 6. */
export const checkDice = (dice: readonly (readonly number[])[], throws: number): Problem[] => {
  const problems: Problem[] = dice.flatMap((pair, i) =>
    pair.flatMap((die, j) =>
      Number.isInteger(die) && die >= 1 && die <= 6
        ? []
        : [
            {
              code: 'dice.range' as const,
              pointer: `/dice/${i}/${j}`,
              detail: `A die shows 1 to 6, not ${die}.`,
              actual: die,
            },
          ],
    ),
  );
  if (dice.length !== throws) {
    problems.push({
      code: 'dice.count',
      pointer: '/dice',
      detail: `The opening takes ${throws === 1 ? 'one throw' : `${throws} throws`} of two dice, not ${dice.length}.`,
      expected: throws,
      actual: dice.length,
    });
  }
  return problems;
};

/** The opening throws that a seed gives. */
export const diceFromSeed = (seed: string, throws: number): Throw[] => {
  const generator = stream(seed, 'dice');
  return Array.from({ length: throws }, () => throwDice(generator));
};

/** Who is East: everyone throws two dice, the highest becomes East, those who tie for it throw again. */
export const throwForEast = (seed: string, seats: readonly Wind[]): SeatingThrows => {
  const generator = stream(seed, 'seating');
  const rounds: SeatingThrows['rounds'] = [];
  let players = seats.map((_, index) => index + 1);
  while (players.length > 1) {
    const round = players.map((player) => {
      const dice = throwDice(generator);
      return { player, dice: [...dice], sum: dice[0] + dice[1] };
    });
    const highest = Math.max(...round.map((made) => made.sum));
    rounds.push(round);
    players = round.filter((made) => made.sum === highest).map((made) => made.player);
  }
  const east = players[0]!;
  return {
    rounds,
    east,
    seats: seats.map((_, index) => ({
      player: index + 1,
      seat: seats[(index + 1 - east + seats.length) % seats.length]!,
    })),
  };
};
