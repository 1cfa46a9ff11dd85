import type { ClaimKind, NextPlayer } from '../../../schemas/claim.js';
import type { OptionSpec, ResolvedOptions } from '../../../schemas/common.js';
import type { ExchangeRules } from './rules.js';

/** The kinds of claim that lay a set down. */
export type SetClaim = 'pung' | 'kong' | 'chow' | 'quint' | 'sextet';

/** Tiles in the set that a claim lays down. */
export const SET_SIZES: Readonly<Record<SetClaim, number>> = { chow: 3, pung: 3, kong: 4, quint: 5, sextet: 6 };

export const isSetClaim = (kind: ClaimKind): kind is SetClaim => kind in SET_SIZES;

/** How claims are judged and ranked: data on the rule sheet of a variant. `source` names where each rule stands. */
export interface ClaimRules {
  /** Ranks, the strongest first. Claims of one rank go by turn order after the discarder. */
  readonly order: readonly (readonly ClaimKind[])[];
  /** A caller who has committed comes before nearer ones who have not. */
  readonly commitments: boolean;
  /** What the next player must have done for a discard to be out of reach. */
  readonly lateAfter: readonly NextPlayer[];
  /** Runs: numbers of players at which they may be claimed, and how many a hand may lay down. */
  readonly chow: { readonly players: readonly number[]; readonly mostPerHand: number };
  /** Sets are made of naturals and jokers, and each has to fit the card. A joker is never claimed. */
  readonly jokers: boolean;
  /** A set claimed under a wrong name is void; otherwise the name does not matter. */
  readonly misnamedIsVoid: boolean;
  /** A false mahjong ends the other claims; the tile stays with that hand, which is dead. */
  readonly falseMahjongKeepsTile: boolean;
  readonly kong: {
    /** A kong is followed by a loose tile; otherwise by a discard. */
    readonly drawsLoose: boolean;
    /** Four of a kind may be declared in the own turn. */
    readonly ownTurn: boolean;
    /** Whether a kong may be laid down after the last live tile, while loose tiles are left. */
    readonly afterLastTile: (options: ResolvedOptions) => boolean;
  };
  /** Robbing a kong to win. `concealedFor`: the special hands that may rob a concealed one. `null`: never. */
  readonly robbing: { readonly concealedFor: readonly string[] } | null;
  /** How a hand without a winner ends. */
  readonly exhausted: 'draw-hand' | 'wall-game';
  /** Jokers may be exchanged in the own turn. */
  readonly jokerExchange: ExchangeRules | null;
  /** Options that claims take beside those of the variant. */
  readonly options: readonly OptionSpec[];
  readonly source: string;
}

/** Rank of a kind of claim, 0 the strongest; kinds that are never awarded come last. */
export const rankOf = (rules: ClaimRules, kind: ClaimKind): number => {
  const rank = rules.order.findIndex((kinds) => kinds.includes(kind));
  return rank < 0 ? rules.order.length : rank;
};
