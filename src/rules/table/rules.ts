import type { OptionSpec, ResolvedOptions } from '../../../schemas/common.js';
import type { HandRules } from '../hand/rules.js';
import type { ProblemCode } from '../problem-codes.js';

/** What the operations at the table need to know of a variant beside its `TableRules`. A rule sheet fits. */
export interface TableSheet {
  readonly id: string;
  readonly edition: string;
  readonly hand: HandRules;
}

/** How a game opens, deals and replaces. */
export interface DealRules {
  /** `null`: no wall, a shuffled pile whose top tile comes first. */
  readonly wall: WallRules | null;
  /** Rounds of `roundSize` tiles to each seat before the single ones. */
  readonly rounds: number;
  readonly roundSize: number;
  /** Bonus tiles are laid out after the deal and replaced from the dead wall. */
  readonly bonusLaidOut: boolean;
  readonly options: readonly OptionSpec[];
  readonly source: string;
}

export interface WallRules {
  /** Throws of two dice that open the wall. */
  readonly throws: 1 | 2;
  /** `gap`: the stack counted to is lifted, dealing starts after it. `kept`: the counted stacks stay, as the end. */
  readonly opening: 'gap' | 'kept';
  /**
   * Stacks before the gap that make up the dead wall (the Kong Box) with the two loose tiles. `null`: no dead wall.
   */
  readonly deadStacks: number | null;
  /** A tile taken from the dead wall is made up from the live wall. */
  readonly madeUp: boolean;
}

/**
 * When a second Charleston is danced: unless somebody stops it, if somebody wishes it, or at every table that plays it
 * (then only an empty `wish` prevents it).
 */
export type SecondCharleston = 'unless-stopped' | 'if-wished' | 'as-played';

export interface CharlestonRules {
  readonly second: SecondCharleston;
  /** Least and most tiles of a courtesy pass. */
  readonly courtesy: { readonly least: number; readonly most: number };
  /** `secondCharleston`, `blindPass`, `courtesy`: parts that a beginner's game leaves out unless the option is on. */
  readonly options: readonly OptionSpec[];
  readonly source: string;
}

export interface ExchangeRules {
  /** Others may exchange out of turn while a set is being laid down, the nearest after the exposing player first. */
  readonly outOfTurn: boolean;
  /** Jokers in one's own sets may be exchanged; else only with the option `ownExposure`. */
  readonly ownSets: boolean;
  /** What an exchange that was made all the same does to the hand, by the code it gets. */
  readonly deadHand: { readonly [code in ProblemCode]?: ProblemCode };
  readonly options: readonly OptionSpec[];
  readonly source: string;
}

export interface TallyRules {
  /** Points that each player starts with. */
  readonly start: number;
  /** Who deals next. `east-stays`: East keeps the deal after winning and after a draw. */
  readonly deal: 'east-stays' | 'passes';
  readonly prevailingWind: boolean;
  /** Rounds in a game by number of players, `null` for a game without an end. */
  readonly rounds: { readonly [players: number]: number } | null;
  /** A fifth name is the bettor. */
  readonly bettor: boolean;
  readonly options: readonly OptionSpec[];
  readonly source: string;
}

/** What the table does, as data: one object a variant. */
export interface TableRules {
  readonly deal: DealRules;
  readonly charleston: CharlestonRules | null;
  readonly exchange: ExchangeRules | null;
  readonly tally: TallyRules;
}

/** Members that the answer of every operation at the table begins with. */
export const envelopeOf = (sheet: TableSheet, options: ResolvedOptions) => ({
  variant: sheet.id,
  edition: sheet.edition,
  options,
});

/** Options that one operation takes beside those of the variant, by operation: for the request schemas. */
export const operationOptions = (rules: TableRules): Readonly<Record<string, readonly OptionSpec[]>> => ({
  deal: rules.deal.options,
  tally: rules.tally.options,
  ...(rules.charleston === null ? {} : { charleston: rules.charleston.options }),
  ...(rules.exchange === null ? {} : { 'joker-exchange': rules.exchange.options }),
});
