import type { OptionSpec, ResolvedOptions } from '../../../schemas/common.js';
import type { TileSet } from '../tiles/sets.js';
import type { MeldKind, WinBy, WinFact } from './situation.js';

/** What reading a hand needs to know of a variant: data on its sheet. */
export interface HandRules {
  readonly options: readonly OptionSpec[];
  /** Numbers of players the variant knows, the default first. */
  readonly players: readonly number[];
  /** The set of tiles for these options and players. */
  readonly tileSet: (options: ResolvedOptions, players: number) => TileSet;
  readonly melds: {
    readonly types: readonly MeldKind[];
    /** Sets that may lie face down. */
    readonly concealable: readonly MeldKind[];
    /** Sets hold jokers, runs do not exist, a hand counts 13 or 14 tiles whatever the sets. */
    readonly jokers: boolean;
    /** Sizes of exposed sets (American): 3 to 6, 4, or 3 to 5. */
    readonly sizes: readonly number[];
    /** Most sets a hand can lay down. */
    readonly most: number;
  };
  readonly winBy: readonly WinBy[];
  readonly facts: readonly WinFact[];
  /** Facts about a hand that did not go out. */
  readonly loserFacts: readonly WinFact[];
  /** Which `by` the fact `last-tile` goes with: `['wall']`, Babcock `['wall', 'loose']`. */
  readonly lastTileBy: readonly WinBy[];
  /**
   * Whether the variant has a prevailing wind; one that has none warns that it is ignored.
   * What robbing a kong asks for besides (Babcock: the tile completes only a run, its other copies lie in the robbed
   * set) follows from the contradiction checked for every variant: none of that kind is in the winner's hand.
   */
  readonly prevailingWind: boolean;
  readonly bonusTiles: boolean;
}
