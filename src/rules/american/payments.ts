import { isSelfDrawn, type PaymentRules } from './rules.js';

/** What one win pays, by who pays it. `thrower` is `null` where nobody threw the tile. */
export interface Prices {
  readonly thrower: number | null;
  readonly other: number;
}

/** Prices of a win: the table of payments, from the value and the factors of the game. */
export const pricesOf = (
  rules: PaymentRules,
  win: { readonly value: number; readonly by: string; readonly jokerless: boolean; readonly misnamed: boolean },
): Prices => {
  if (win.misnamed && rules.misnamed !== null) return { thrower: win.value * rules.misnamed, other: 0 };
  const value = win.value * (win.jokerless ? rules.jokerless : 1);
  if (isSelfDrawn(win.by)) return { thrower: null, other: value * rules.selfDrawn };
  return { thrower: value * rules.thrower, other: value };
};

/** The end of a hand, as far as its payments depend on it. */
export interface AmericanWin<Seat extends string = string> {
  /** The printed value of the line. */
  readonly value: number;
  readonly by: string;
  /** The hand had no joker, and that counts: said where it has to be, and not switched off for the line. */
  readonly jokerless: boolean;
  readonly misnamed: boolean;
  /** `null`: a wall game, nobody pays. */
  readonly winner: Seat | null;
  /** Who threw the winning tile; `null` where the winner drew it. */
  readonly discarder: Seat | null;
  /** The seats at the table, in turn order. Dead players pay in full. */
  readonly seats: readonly Seat[];
}

export interface AmericanPayment<Seat extends string = string> {
  readonly from: Seat;
  readonly to: Seat;
  readonly amount: number;
  readonly reason: string;
}

/**
 * Who pays the winner how much, in the order of `seats`, zeros left out. East pays and receives single, losers pay
 * each other nothing.
 */
export const americanPayments = <Seat extends string>(
  rules: PaymentRules,
  win: AmericanWin<Seat>,
): AmericanPayment<Seat>[] => {
  const { winner, discarder, seats } = win;
  if (winner === null) return [];
  const prices = pricesOf(rules, win);
  return seats.flatMap((from) => {
    if (from === winner) return [];
    const threw = from === discarder && prices.thrower !== null;
    const amount = threw ? prices.thrower! : prices.other;
    const reason = threw ? (win.misnamed ? 'misnamed discard' : 'threw the winning tile') : 'value of the hand';
    return amount === 0 ? [] : [{ from, to: winner, amount, reason }];
  });
};
