import { SEAT_NAMES } from '../hand/seats.js';
import type { ProblemCode } from '../problem-codes.js';
import type { Finding } from './claim-checks.js';
import { type ClaimRules, rankOf } from './claim-rules.js';
import type { Claim, ClaimTable } from './claim-table.js';
import { distanceTo } from './seats.js';

/** The claims ranked: who gets the tile, and why each other legal claim does not. */
export interface Ranking {
  readonly awarded: number | null;
  /** By index; `null` for the winner and for claims that have failed already. */
  readonly beaten: readonly (Finding | null)[];
  /** American: seats of the false mahjongs that ended the other claims, the one that keeps the tile first. */
  readonly falseMahjong: readonly Claim['seat'][];
}

const nearest = (indices: readonly number[], distance: (index: number) => number): number | null =>
  indices.reduce<number | null>(
    (best, index) => (best === null || distance(index) < distance(best) ? index : best),
    null,
  );

/** The claim that gets the tile: the strongest kind; of these the committed, where that counts; of these the nearest. */
const winnerOf = (
  legal: readonly number[],
  claims: readonly Claim[],
  rules: ClaimRules,
  distance: (index: number) => number,
): number | null => {
  const best = Math.min(...legal.map((index) => rankOf(rules, claims[index]!.kind)));
  const strongest = legal.filter((index) => rankOf(rules, claims[index]!.kind) === best);
  const committed = rules.commitments ? strongest.filter((index) => claims[index]!.committed) : [];
  return nearest(committed.length > 0 ? committed : strongest, distance);
};

const why = (loser: Claim, winner: Claim, rules: ClaimRules, nearer: boolean): Finding => {
  const name = SEAT_NAMES[winner.seat];
  const beaten = (code: ProblemCode, detail: string): Finding => ({ code, detail });
  if (rankOf(rules, winner.kind) < rankOf(rules, loser.kind)) {
    return winner.kind === 'mahjong'
      ? beaten('claim.beaten_by_mahjong', `${name} goes out, and mahjong comes first.`)
      : beaten('claim.beaten_by_pung', `${name}'s ${winner.kind} comes before a ${loser.kind}.`);
  }
  return nearer
    ? beaten('claim.beaten_by_committed', `${name} had already committed to the claim.`)
    : beaten('claim.beaten_by_turn_order', `${name} comes first in turn order.`);
};

/** Ranks the claims that stand on their own. `findings`: why a claim fails by itself, by index. */
export const rankClaims = (
  claims: readonly Claim[],
  findings: readonly (Finding | null)[],
  { rules, occasion, players }: ClaimTable,
): Ranking => {
  const distance = (index: number): number => distanceTo(occasion.seat, claims[index]!.seat, players);
  const legal = claims.flatMap((_, index) => (findings[index] === null ? [index] : []));
  const none = claims.map(() => null);

  const falseCalls = claims.flatMap((_, index) => (findings[index]?.code === 'claim.not_winning' ? [index] : []));
  const goesOut = legal.some((index) => claims[index]!.kind === 'mahjong');
  if (rules.falseMahjongKeepsTile && occasion.type === 'discard' && falseCalls.length > 0 && !goesOut) {
    const callers = falseCalls.toSorted((a, b) => distance(a) - distance(b)).map((index) => claims[index]!.seat);
    const ended: Finding = {
      code: 'claim.beaten_by_mahjong',
      detail: `${SEAT_NAMES[callers[0]!]} declared mahjong: the tile stays with that hand, which is dead.`,
    };
    return {
      awarded: null,
      beaten: claims.map((_, index) => (legal.includes(index) ? ended : null)),
      falseMahjong: callers,
    };
  }
  if (legal.length === 0) return { awarded: null, beaten: none, falseMahjong: [] };

  const awarded = winnerOf(legal, claims, rules, distance)!;
  const winner = claims[awarded]!;
  const beaten = claims.map((claim, index) => {
    if (index === awarded || !legal.includes(index)) return null;
    return why(claim, winner, rules, distance(index) < distance(awarded));
  });
  return { awarded, beaten, falseMahjong: [] };
};
