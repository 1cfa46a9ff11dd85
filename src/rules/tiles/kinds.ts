/**
 * Tile kinds as small integers, in the tile order used everywhere:
 * bamboo, characters, dots by number; winds E S W N; dragons R G P; flowers; seasons; American flower; joker.
 *
 * Counts of a hand are arrays indexed by kind. `KIND_COUNT` is their length.
 */
export type Kind = number;

export const SUITS = ['B', 'C', 'D'] as const;
export type Suit = (typeof SUITS)[number];

export const WINDS = ['E', 'S', 'W', 'N'] as const;
export type Wind = (typeof WINDS)[number];

export const DRAGONS = ['R', 'G', 'P'] as const;

/** First kinds of each group. Suit kinds are `SUIT_SIZE * suit + number - 1`. */
export const SUIT_SIZE = 9;
export const FIRST_WIND = 27;
export const FIRST_DRAGON = 31;
/** One past the last kind a set can be made of in the classical games. */
export const FIRST_BONUS = 34;
export const FIRST_FLOWER = 34;
export const FIRST_SEASON = 38;
/** The one interchangeable flower of the American sets. */
export const AMERICAN_FLOWER = 42;
export const JOKER = 43;
export const KIND_COUNT = 44;

export const EAST = 27;
export const SOUTH = 28;
export const WEST = 29;
export const NORTH = 30;
export const RED = 31;
export const GREEN = 32;
export const WHITE = 33;

const tokens: string[] = [];
for (const suit of SUITS) for (let n = 1; n <= SUIT_SIZE; n++) tokens.push(`${n}${suit}`);
tokens.push(...WINDS, ...DRAGONS);
for (let n = 1; n <= 8; n++) tokens.push(`${n}F`);
tokens.push('F', 'J');

/** Canonical token of each kind: `TOKENS[kind]`. */
export const TOKENS: readonly string[] = tokens;

const kindByToken = new Map(TOKENS.map((token, kind) => [token, kind]));

/** The kind of a canonical token, or `undefined`. Any other notation goes through `readTiles`. */
export const kindOf = (token: string): Kind | undefined => kindByToken.get(token);

/** Canonical token of a kind. */
export const tokenOf = (kind: Kind): string => TOKENS[kind]!;

/** Canonical tokens of a list of kinds, in the order given. */
export const tokensOf = (kinds: Iterable<Kind>): string[] => {
  const tokens: string[] = [];
  for (const kind of kinds) tokens.push(TOKENS[kind]!);
  return tokens;
};

export const isSuit = (kind: Kind): boolean => kind < FIRST_WIND;
export const isWind = (kind: Kind): boolean => kind >= FIRST_WIND && kind < FIRST_DRAGON;
export const isDragon = (kind: Kind): boolean => kind >= FIRST_DRAGON && kind < FIRST_BONUS;
export const isHonour = (kind: Kind): boolean => kind >= FIRST_WIND && kind < FIRST_BONUS;
export const isBonus = (kind: Kind): boolean => kind >= FIRST_FLOWER && kind < AMERICAN_FLOWER;
/** 0 bamboo, 1 characters, 2 dots. Meaningful for suit kinds only. */
export const suitOf = (kind: Kind): number => (kind / SUIT_SIZE) | 0;
/** 1-9. Meaningful for suit kinds only. */
export const numberOf = (kind: Kind): number => (kind % SUIT_SIZE) + 1;
/** Minor: suit tiles 2 to 8. */
export const isMinor = (kind: Kind): boolean => isSuit(kind) && numberOf(kind) > 1 && numberOf(kind) < 9;
/** Major: suit tiles 1 and 9. */
export const isMajor = (kind: Kind): boolean => isSuit(kind) && !isMinor(kind);

/** The kind of a wind by its seat. */
export const windKind = (wind: Wind): Kind => FIRST_WIND + WINDS.indexOf(wind);
