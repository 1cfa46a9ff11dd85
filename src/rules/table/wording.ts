/** A list as people say it: `A`, `A and B`, `A, B and C`. */
export const joined = (parts: readonly string[], word: 'and' | 'or' = 'and'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;

/** Tokens named in a sentence are at most this many. */
const MOST_NAMED = 12;

/** Tokens for a sentence: the first dozen, and a sign that there are more. */
export const shortList = (tokens: readonly string[]): string =>
  tokens.length > MOST_NAMED ? `${tokens.slice(0, MOST_NAMED).join(' ')} …` : tokens.join(' ');
