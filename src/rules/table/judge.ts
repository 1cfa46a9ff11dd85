import type { ClaimScore } from '../../../schemas/claim.js';
import type { Assumption, ResolvedOptions, Warning } from '../../../schemas/common.js';
import type { Env } from '../answer.js';
import type { Hand, Meld, WinBy, WinFact } from '../hand/situation.js';
import type { Outcome } from '../problem.js';
import type { Kind, Wind } from '../tiles/kinds.js';
import type { TileSet } from '../tiles/sets.js';

/** Could this hand go out? `tile` is `null` where all tiles stand in the hand and the last one is not known. */
export interface WinQuestion {
  readonly seat: Wind;
  readonly hand: Hand;
  readonly tile: Kind | null;
  readonly by: WinBy;
  readonly facts: readonly WinFact[];
  readonly prevailing: Wind | null;
  /** American: the line announced. */
  readonly line: string | null;
}

export interface WinVerdict {
  /** The hand is complete under the rules, minimum doubles left aside. */
  readonly complete: boolean;
  /** What is missing, where it is not complete. Asked only where somebody is told. */
  readonly missing: () => string;
  /** `null`: cannot be told without the last tile. */
  readonly minimumMet: boolean | null;
  /** What the hand had, where the minimum is not met. */
  readonly minimum: string;
  /** Special shapes that the complete hand can be read as. */
  readonly shapes: readonly string[];
  /** What the hand is worth; `null` where the last tile is not known or the hand cannot go out. */
  readonly score: ClaimScore | null;
  /** What to say beside the verdict, asked once it is told: a search may go on for what is missing. */
  readonly warnings: () => readonly Warning[];
}

/** How a set laid down beside others fits the card: `open` an exposed line, `concealed` only concealed lines. */
export type Fit = 'open' | 'concealed' | 'none';

/** The fit of exposed sets, and what to say beside it. */
export interface SetsFit {
  readonly fit: Fit;
  readonly warnings: readonly Warning[];
}

/**
 * What a variant knows of hands, for the operations at the table. The table knows nothing of scoring or of cards:
 * each variant brings its judge.
 */
export interface HandJudge {
  /** What the judge took for granted, such as the card. */
  readonly assumptions: readonly Assumption[];
  /** A table where going out takes minimum doubles. */
  readonly minimumApplies: boolean;
  readonly win: (question: WinQuestion) => WinVerdict;
  /** American: whether these exposed sets fit one line together. Absent: no card. */
  readonly fit?: (sets: readonly Meld[]) => SetsFit;
  /** American: whether the sizes of sets are known without a hand (the built-in cards of the deck games). */
  readonly cardIsFixed?: boolean;
}

/** What the table asks for before it judges: everything in the request that a judge depends on. */
export interface JudgeContext {
  readonly players: number;
  readonly tileSet: TileSet;
  readonly options: ResolvedOptions;
  readonly card: unknown;
  readonly params: Readonly<Record<string, number>> | undefined;
  readonly env: Env;
}

/** Makes the judge of a request; fails where the card of the request cannot be used. */
export type JudgeHook = (context: JudgeContext) => Outcome<HandJudge>;
