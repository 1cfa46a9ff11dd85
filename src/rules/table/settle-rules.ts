import type { HouseFactor, OptionSpec, ResolvedOptions } from '../../../schemas/common.js';
import type { HandRequest } from '../../../schemas/hand.js';
import type { Payment } from '../../../schemas/settle.js';
import type { Env, Envelope } from '../answer.js';
import type { Outcome } from '../problem.js';
import type { Wind } from '../tiles/kinds.js';

/** What a winning hand is worth where the value of the hand is paid, and how it went out. */
export interface WonValue {
  readonly value: number;
  readonly by: string;
  readonly jokerless: boolean;
  readonly misnamed: boolean;
}

/** The end of a hand, checked: what payments depend on. */
export interface HandResult {
  readonly players: number;
  readonly winner: Wind | null;
  readonly discarder: Wind | null;
  /** Scores by seat; 0 for a dead hand. */
  readonly scores: Readonly<Record<Wind, number>>;
  /** American games with a winner only. */
  readonly won: WonValue | null;
  readonly options: ResolvedOptions;
  readonly house: readonly HouseFactor[];
}

/** How a hand is settled: data on the rule sheet of a variant, with one hook for the payments themselves. */
export interface SettleRules {
  /** The payments of the hand alone, in any order; zeros among them are left out of the answer. */
  readonly payments: (result: HandResult) => readonly Payment[];
  /**
   * The value of the winning hand is paid, not scores; always four seats. `fixed`: every hand has this value.
   * `discarderPays`: who threw the winning tile matters. `misnamedPays`: a wrong name of it does. `null`: scores are
   * settled.
   */
  readonly value: {
    readonly fixed: number | null;
    readonly discarderPays: boolean;
    readonly misnamedPays: boolean;
  } | null;
  /** Whether East keeps the deal. Otherwise it passes to the right. */
  readonly eastKeeps: { readonly afterWinning: boolean; readonly afterDraw: boolean };
  /** The game has a prevailing wind, which moves when all have been East. */
  readonly prevailingWind: boolean;
  /** Options that settling takes beside those of the variant. */
  readonly options: readonly OptionSpec[];
  readonly source: string;
}

/** A hand scored on the way: its score, the full sheet, and in American games what is paid for it. */
export interface ScoredHand {
  readonly score: number;
  readonly sheet: Envelope;
  readonly won: WonValue | null;
}

/** Scores one seat's hand: the `score` operation of the variant. */
export type ScoreHook = (request: HandRequest, env: Env) => Outcome<ScoredHand>;
