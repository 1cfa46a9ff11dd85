import type { HandRules } from '../hand/rules.js';
import type { Situation, WinBy } from '../hand/situation.js';
import type { CardRules } from './resolve-card.js';

/** What a win pays, as factors of the value. */
export interface PaymentRules {
  /** Times the value that the player pays who threw the winning tile. */
  readonly thrower: number;
  /** Times the value that each pays when the winner drew the tile. */
  readonly selfDrawn: number;
  /** Times more without a joker. */
  readonly jokerless: number;
  /** Times the value that a player pays alone whose misnamed discard was won on; `null`: the game knows no such rule. */
  readonly misnamed: number | null;
  readonly source: string;
}

export type DeadReason =
  | 'dead.count'
  | 'dead.exposure_no_line'
  | 'dead.exposure_wrong'
  | 'dead.concealed_exposed'
  | 'dead.impossible'
  | 'dead.false_mahjong'
  | 'dead.wrong_exchange'
  | 'dead.out_of_turn'
  | 'dead.wrong_wall'
  | 'dead.early_exchange'
  | 'dead.misnamed_exposure';

/** A ruling of ours where the rules of the game are silent, and when it matters. */
export interface HouseRule {
  readonly id: string;
  readonly detail: string;
  readonly matters: (situation: Situation) => boolean;
}

/** An option of the card that decides how a line is read. */
export interface LineOption {
  readonly option: string;
  readonly lines: readonly string[];
  /** What each value means. */
  readonly readings: Readonly<Record<string, string>>;
}

/** The rule sheet of an American game. */
export interface AmericanRules {
  readonly id: string;
  readonly edition: string;
  readonly hand: HandRules;
  readonly card: CardRules;
  readonly payments: PaymentRules;
  /** The bonus of a hand without jokers has to be claimed aloud. */
  readonly jokerlessSaid: boolean;
  readonly deadReasons: readonly DeadReason[];
  readonly houseRules: readonly HouseRule[];
  readonly lineOptions: readonly LineOption[];
}

/** Ways of going out by which the winner drew the tile. A win by exchange counts as drawn. */
export const isSelfDrawn = (by: WinBy | string): boolean => by !== 'discard';
