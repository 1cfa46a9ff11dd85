import type { OptionSpec, ResolvedOptions } from '../../../schemas/common.js';
import type { HandRules } from '../hand/rules.js';
import type { CompletionRules } from './completion.js';
import type { HandCondition, TileCondition } from './conditions.js';

/** A number of points or doubles: fixed, or looked up by an option of the table. */
export type RuleValue = number | { readonly option: string; readonly values?: Readonly<Record<string, number>> };

/** Whose hand a rule looks at. */
export type Who = 'winner' | 'every hand';

interface RuleText {
  /** Stable, language-free. Several rows may share an id: one rule that can apply in several ways. */
  readonly id: string;
  /** For people. `{tiles}` is replaced by the tiles of a row about one set or pair: "green dragons". */
  readonly label: string;
  readonly who: Who;
  /** Book and place. A value restored from parallel sources says so. */
  readonly source: string;
  /** What the rule asks for, in words, where the label does not say it all. */
  readonly meaning?: string;
}

/** Why a rule was nearly, but not quite, met. The first of a rule whose condition holds is named. */
export interface NearMiss {
  readonly when: HandCondition;
  readonly because: string;
  /** The tiles that stood in the way. */
  readonly tiles?: 'other waits' | 'winning tile';
}

/** A rule that looks at the whole hand. */
export interface HandRule extends RuleText {
  readonly when: HandCondition;
  /** The tiles that earn it: the winning tile, every tile, or none where an event earns it. */
  readonly earnedBy: 'winning tile' | 'hand' | 'event';
  readonly near?: readonly NearMiss[];
}

/** A rule about each set of three or four, or about the pair, by the tile it is made of. */
export interface TileRule extends RuleText {
  readonly tile: TileCondition;
}

export interface PairPoints extends TileRule {
  readonly points: number;
}
export interface HandPoints extends HandRule {
  readonly points: RuleValue;
}
export interface SetDoubles extends TileRule {
  readonly doubles: number;
}
export interface HandDoubles extends HandRule {
  readonly doubles: RuleValue;
}

/** Points of a three or a four, by what it is made of. */
export interface SetPoints {
  readonly id: 'pung-exposed' | 'pung-concealed' | 'kong-exposed' | 'kong-concealed';
  readonly label: string;
  readonly minor: number;
  readonly majorOrHonour: number;
  readonly source: string;
}

/** An example: a request whose answer is exactly this hand. */
export interface HandExample {
  readonly hand: {
    readonly concealed: string;
    readonly melds?: readonly (string | { readonly tiles: string; readonly concealed: true })[];
  };
  readonly seat?: 'E' | 'S' | 'W' | 'N';
  readonly prevailingWind?: 'E' | 'S' | 'W' | 'N';
  readonly win: { readonly tile?: string; readonly by: string; readonly facts?: readonly string[] };
}

/**
 * A hand with a value of its own.
 *
 * `on` says where to look: `sets` (four sets and a pair that meet `when`), `shape` (the special shape of the same id),
 * `event` (any complete hand, by how it went out).
 * `value` is a share of the limit, or `doubled`: the points with `doubles` in place of all other doubles.
 */
export interface SpecialHand {
  readonly id: string;
  readonly name: string;
  /** The exact tiles, in words. */
  readonly tiles: string;
  readonly restrictions?: string;
  readonly on: 'sets' | 'shape' | 'event';
  readonly when?: HandCondition;
  readonly value: 'limit' | 'half-limit' | 'doubled';
  /** Of `doubled`: how many, and the ids of the only other doubles that count. */
  readonly doubles?: number;
  readonly besides?: readonly string[];
  /**
   * A fixed value stands beside the ordinary reading and the larger counts. `replaces`: it alone counts.
   * `floor` lifts a smaller total and leaves everything else. An option may choose between the last two.
   */
  readonly award: 'fixed' | 'replaces' | 'floor' | { readonly floorIf: string };
  /** A loser one tile short of it gets a share of its value. */
  readonly calling: boolean;
  readonly near?: readonly NearMiss[];
  readonly example: HandExample;
  readonly source: string;
}

/** Flowers and seasons: points a tile, and doubles for the own one or all four. */
export interface BonusRules {
  readonly points: number;
  readonly own: number;
  readonly bouquet: number;
  readonly labels: Readonly<Record<'own-flower' | 'own-season' | 'flower-bouquet' | 'season-bouquet', string>>;
  readonly source: string;
}

/** The least a hand needs to go out at a table of so many players. */
export interface MinimumRules {
  readonly players: number;
  readonly doubles: number;
  /** A total of at least limit / `orLimitOver` also does. */
  readonly orLimitOver: number;
  readonly source: string;
}

/** Something taken on trust, returned with every answer that it touches. */
export interface SheetAssumption {
  readonly id: string;
  readonly detail: string;
  /** Returned where this rule, award or special hand counted… */
  readonly touches: string;
  /** …and, if named, this option has its default value. */
  readonly option?: string;
}

export interface Source {
  readonly title: string;
  readonly author?: string;
  readonly year?: string;
  readonly url?: string;
  readonly rights: string;
}

/** A ruleset as data. Everything in which the classical games differ is here and nowhere else. */
export interface RuleSheet {
  readonly id: 'babcock-1923' | 'chinese' | 'british';
  /** Version of these rules. */
  readonly edition: string;
  readonly hand: HandRules;
  /** Which shapes are complete hands, and how many runs they may hold. */
  readonly completion: (options: ResolvedOptions, players: number) => CompletionRules;

  readonly setPoints: readonly SetPoints[];
  readonly pairPoints: readonly PairPoints[];
  readonly points: readonly HandPoints[];
  readonly setDoubles: readonly SetDoubles[];
  readonly doubles: readonly HandDoubles[];
  readonly specialHands: readonly SpecialHand[];
  readonly bonus: BonusRules | null;
  readonly minimum: MinimumRules | null;
  readonly assumptions: readonly SheetAssumption[];

  /** Kinds of sets an undeclared four of a loser may count as: option id, or `null` for a concealed three. */
  readonly undeclaredFour: string | null;
  /** Option that holds the calling share, or `null` where calling earns nothing. */
  readonly callingShare: string | null;
  /** Numbers of players at which East pays and receives double. */
  readonly eastDoublesAt: readonly number[];
  readonly sources: readonly Source[];
}

/** The options of a sheet, as plain data. */
export type SheetOptions = readonly OptionSpec[];
