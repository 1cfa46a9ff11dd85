import type { ClaimKind, NextPlayer, TurnBegan } from '../../../schemas/claim.js';
import type { ResolvedOptions, Warning } from '../../../schemas/common.js';
import type { HandRules } from '../hand/rules.js';
import type { Hand, StagedProblem, WinFact } from '../hand/situation.js';
import type { Placed } from '../tiles/copies.js';
import type { Kind, Wind } from '../tiles/kinds.js';
import type { TileSet } from '../tiles/sets.js';
import type { ClaimRules } from './claim-rules.js';
import type { HandJudge, JudgeHook } from './judge.js';

/** What is ruled on: a discard, a kong that may be robbed, or the turn of one player. */
export type Occasion =
  | {
      readonly type: 'discard';
      readonly seat: Wind;
      readonly tile: Kind;
      /** What it was called; the tile itself where it was named rightly. */
      readonly named: Kind;
      readonly last: boolean;
    }
  | { readonly type: 'kong'; readonly seat: Wind; readonly tile: Kind; readonly concealed: boolean }
  | { readonly type: 'turn'; readonly seat: Wind; readonly began: TurnBegan; readonly drew: Kind | null };

/** The table at the moment of a claim, read and checked. */
export interface ClaimTable {
  readonly rules: ClaimRules;
  readonly hand: HandRules;
  readonly options: ResolvedOptions;
  readonly players: number;
  readonly tileSet: TileSet;
  readonly judge: HandJudge;
  readonly occasion: Occasion;
  readonly hands: Readonly<Partial<Record<Wind, Hand>>>;
  readonly dead: readonly Wind[];
  readonly prevailing: Wind | null;
  /** `null`: not told. */
  readonly liveTilesLeft: number | null;
  readonly looseTilesLeft: number | null;
  readonly nextPlayer: NextPlayer;
}

/** One claim, read. */
export interface Claim {
  readonly seat: Wind;
  readonly kind: ClaimKind;
  /** Tiles of the hand that the claim names; `null` where it names none. */
  readonly with: readonly Kind[] | null;
  readonly committed: boolean;
  readonly line: string | null;
  readonly facts: readonly WinFact[];
  /** The seat whose exposed set a joker is taken from. */
  readonly from: Wind | null;
}

/** What the operations on claims need to know of a variant. */
export interface ClaimContext {
  readonly id: string;
  readonly edition: string;
  readonly hand: HandRules;
  readonly claims: ClaimRules;
  readonly judge: JudgeHook;
}

/** What reading collects on the way. */
export interface Collected {
  readonly set: TileSet;
  readonly problems: StagedProblem[];
  readonly warnings: Warning[];
  /** Every tile of the request, for set membership and copies. */
  readonly places: Placed[];
}
