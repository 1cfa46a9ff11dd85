import type { Token } from './tiles.js';

export type Game = 'babcock-1923' | 'chinese' | 'british';
export type Options = Readonly<Record<string, unknown>>;
export type SetKind = 'pung' | 'kong' | 'chow';

/** A set, on the table or in the hand. */
export interface RefSet {
  readonly kind: SetKind;
  /** The tile it is made of; of a run the lowest. */
  readonly tile: Token;
  readonly concealed: boolean;
  readonly melded: boolean;
  /** The winning tile finished it. */
  readonly winning: boolean;
}

/** A request, read and found sound. */
export interface Position {
  readonly game: Game;
  readonly players: number;
  readonly options: Options;
  readonly seat: Token | null;
  readonly prevailing: Token | null;
  readonly melds: readonly RefSet[];
  /** Tiles standing, without the winning tile (with all 14 after `deal`), in tile order. */
  readonly standing: readonly Token[];
  readonly bonus: readonly Token[];
  readonly win: { readonly tile: Token | null; readonly by: string; readonly facts: readonly string[] } | null;
  readonly loserFacts: readonly string[];
  readonly dead: boolean;
}

export interface Item {
  readonly id: string;
  readonly points?: number;
  readonly doubles?: number;
  readonly tiles: readonly Token[];
}

/** One way to value a hand. */
export interface Valuation {
  readonly award: string | null;
  /** What the award is worth by itself. */
  readonly value?: number;
  /** Of `calling`: the hand that one more tile would make. */
  readonly hand?: string;
  readonly base: number | null;
  readonly doubles: number | null;
  readonly beforeLimit: number | null;
  readonly total: number;
  readonly items: readonly Item[];
  readonly reading: RefReading | null;
}

/** A reading of a complete hand: sets, pair, special shape. */
export interface RefReading {
  readonly shape: string;
  readonly sets: readonly RefSet[];
  readonly pair: Token | null;
  readonly pairWinning: boolean;
}

export interface RefScore {
  readonly outcome: 'win' | 'no-win' | 'dead';
  /** The best valuation, and every other that ties with it in all that the rules name. */
  readonly best: readonly Valuation[];
  /** Every way to value the hand that may count, the best included. */
  readonly all: readonly Valuation[];
  readonly waits: readonly Token[];
}

export interface RefProblem {
  readonly code: string;
}

export type RefAnswer = RefScore | RefProblem;
export const isProblem = (answer: RefAnswer): answer is RefProblem => 'code' in answer;

const BRITISH_PROFILES: Readonly<Record<string, Options>> = {
  masters: { limit: 2000, onlyPlacePoints: 2, originalCallAnyPlayer: false, undeclaredFour: 'pung' },
  bmja: { limit: 1000, onlyPlacePoints: 0, originalCallAnyPlayer: true, undeclaredFour: 'kong' },
};

/** Options as the rules preset them, overridden by what was sent. */
export const optionsOf = (game: Game, sent: Options): Options => {
  if (game === 'babcock-1923') return { limit: 300, noScoreDespiteDoubles: false, earthIsFloor: true, ...sent };
  const chinese = { limit: 2000, flowers: false, callingShare: '2/5', pureSuitDoubles: 3 };
  if (game === 'chinese') return { ...chinese, ...sent };
  const profile = BRITISH_PROFILES[(sent.profile as string | undefined) ?? 'masters'];
  return { flowers: true, callingShare: '2/5', concealedHand: 'suits-and-honours', ...profile, ...sent };
};

export const FACTS: Readonly<Record<Game, readonly string[]>> = {
  'babcock-1923': ['last-tile', 'first-discard'],
  chinese: ['last-tile', 'first-discard', 'original-call'],
  british: ['last-tile', 'last-discard', 'first-discard', 'original-call', 'kong-on-kong'],
};

/** Most runs a hand may hold to go out. */
export const mostRuns = (position: Pick<Position, 'game' | 'players'>): number => {
  if (position.players === 2) return 0;
  return position.game === 'british' ? 1 : 4;
};

/** Kinds that the table does not play with. */
export const missingKind = (players: number, token: Token): boolean =>
  players === 3 && (token === 'N' || token === '4F' || token === '8F');
