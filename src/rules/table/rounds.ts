import { seatsAt } from '../hand/seats.js';
import { WINDS, type Wind } from '../tiles/kinds.js';
import type { TallyRules } from './rules.js';

/** Where a game stands between two hands. */
export interface Standing {
  /** How often the deal has passed since the start. */
  readonly passed: number;
  readonly players: number;
}

/** The player, by index in seat order, who is East. */
export const dealerOf = ({ passed, players }: Standing): number => passed % players;

/** The round, from 0: a round ends when the deal has passed once per player. */
export const roundOf = ({ passed, players }: Standing): number => Math.floor(passed / players);

/** The prevailing wind of the round, `null` in games that have none. */
export const prevailingWindOf = (standing: Standing, rules: TallyRules): Wind | null =>
  rules.prevailingWind ? WINDS[roundOf(standing) % WINDS.length]! : null;

/** The seat of each player, by index: seats change as the deal passes. */
export const seatOf = (player: number, standing: Standing): Wind => {
  const { players } = standing;
  return seatsAt(players)[(player - dealerOf(standing) + players) % players]!;
};

/** The standing after a hand: East keeps the deal after winning or a draw, or the deal always passes. */
export const afterHand = (standing: Standing, winner: Wind | null, rules: TallyRules): Standing => {
  const stays = rules.deal === 'east-stays' && (winner === null || winner === 'E');
  return stays ? standing : { ...standing, passed: standing.passed + 1 };
};
