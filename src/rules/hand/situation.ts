import type { Assumption, ResolvedOptions, Warning } from '../../../schemas/common.js';
import type { Problem } from '../problem.js';
import type { Kind, Wind } from '../tiles/kinds.js';
import type { TileSet } from '../tiles/sets.js';

export type MeldKind = 'pung' | 'kong' | 'chow' | 'quint' | 'sextet';

/** A set laid down. `kind` is the tile it is made of; of a run its lowest tile. */
export interface Meld {
  readonly type: MeldKind;
  readonly kind: Kind;
  /** Tiles in the set, jokers included. */
  readonly count: number;
  /** American games only. */
  readonly jokers: number;
  /** American flowers-wild groups only: flowers that stand for the kind. */
  readonly wildFlowers: number;
  readonly concealed: boolean;
}

export interface Hand {
  /** Standing tiles in tile order, without the winning tile. */
  readonly concealed: readonly Kind[];
  /** The same as counts, indexed by kind, `KIND_COUNT` long. Never written to. */
  readonly counts: Uint8Array;
  readonly melds: readonly Meld[];
  readonly bonus: readonly Kind[];
}

export type WinBy = 'wall' | 'loose' | 'discard' | 'robbed-kong' | 'deal' | 'joker-exchange';
export type WinFact = 'last-tile' | 'last-discard' | 'first-discard' | 'original-call' | 'kong-on-kong';

export interface Win {
  /**
   * The tile that completed the hand: for `joker-exchange` the joker that was taken. `null` for `deal` only: then
   * `hand.concealed` holds all 14 tiles.
   */
  readonly tile: Kind | null;
  /** `joker-exchange` only: the tile laid down for the joker. It is in an exposed set, not in the hand. */
  readonly laidDown: Kind | null;
  readonly by: WinBy;
  readonly facts: readonly WinFact[];
  /** American. */
  readonly jokerlessDeclared: boolean | null;
}

/** A request about a hand, read and checked: what every rule works on. */
export interface Situation {
  readonly players: number;
  readonly tileSet: TileSet;
  readonly hand: Hand;
  /**
   * Standing tiles to be completed: 13 less three per set (American: 13 less the tiles of the sets), or one more
   * when 14 tiles came without a `win`.
   */
  readonly holding14: boolean;
  readonly seat: Wind | null;
  readonly prevailing: Wind | null;
  readonly win: Win | null;
  /** Facts of a loser, sent at the top level. */
  readonly facts: readonly WinFact[];
  /** Tiles seen outside this player's hand, as counts by kind; those of `visibleMelds` are not among them. */
  readonly visible: Uint8Array;
  /** American: sets exposed by the other players. */
  readonly visibleMelds: readonly Meld[];
  readonly dead: boolean;
  readonly options: ResolvedOptions;
}

/**
 * The stages of checking, in order. All problems of the first failing stage are reported;
 * `validate` reports every stage that it can reach.
 */
export const STAGES = ['tiles', 'sets', 'membership', 'count', 'facts', 'completeness', 'minimum'] as const;
export type Stage = (typeof STAGES)[number];

export interface StagedProblem {
  readonly stage: Stage;
  readonly problem: Problem;
}

/**
 * What reading a request gives: a situation, every problem by stage, warnings and assumptions.
 * The situation is `null` where tiles or sets could not be read. Where only later stages have problems it stands, with
 * counts that may exceed the set or the size of a hand: judge it after a look at `problems`.
 */
export interface ReadResult {
  readonly situation: Situation | null;
  readonly problems: readonly StagedProblem[];
  readonly warnings: readonly Warning[];
  readonly assumptions: readonly Assumption[];
  /** The sets laid down, in the order given; `null` where the tiles are no set of the variant (`meld.invalid`). */
  readonly melds: readonly (Meld | null)[];
}
