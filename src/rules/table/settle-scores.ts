import type { Payment } from '../../../schemas/settle.js';
import { seatsAt } from '../hand/seats.js';
import type { Wind } from '../tiles/kinds.js';
import type { HandResult } from './settle-rules.js';

/** East pays and receives double in every pair; two players settle single. */
const factorOf = (a: Wind, b: Wind, players: number): number => (players > 2 && (a === 'E' || b === 'E') ? 2 : 1);

/** Two players, and the winner has less: the winner's score and the difference come in one payment. */
const twoPlayers = (winner: number, loser: number): number => (winner < loser ? winner + (loser - winner) : winner);

/**
 * Classical settlement. Each other player pays the winner's whole score, and the winner pays nobody; each pair of
 * losers settles the difference of their scores. A draw is not settled. Source: Red Book, settling the score.
 */
export const settleScores = ({ players, winner, scores }: HandResult): Payment[] => {
  if (winner === null) return [];
  const payments: Payment[] = [];
  const losers = seatsAt(players).filter((seat) => seat !== winner);
  for (const loser of losers) {
    const due = players === 2 ? twoPlayers(scores[winner], scores[loser]) : scores[winner];
    payments.push({ from: loser, to: winner, amount: due * factorOf(winner, loser, players), reason: 'winner' });
  }
  for (const from of losers) {
    for (const to of losers) {
      const amount = (scores[to] - scores[from]) * factorOf(from, to, players);
      if (amount > 0) payments.push({ from, to, amount, reason: 'difference' });
    }
  }
  return payments;
};
