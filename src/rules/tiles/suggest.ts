import { distance } from 'fastest-levenshtein';
import { AMERICAN_FLOWER, FIRST_FLOWER, type Kind, TOKENS, tokenOf } from './kinds.js';
import { namesFor, normalName } from './names.js';

const MOST_SUGGESTIONS = 5;
/** Longer pieces are compared by their beginning, so that the work is bounded whatever comes in. */
const COMPARED = 24;

const tokensFor = (american: boolean): readonly (readonly [token: string, kind: Kind])[] =>
  american ? AMERICAN_TOKENS : CLASSICAL_TOKENS;
const withKinds = TOKENS.map((token, kind): [string, Kind] => [token, kind]);
const CLASSICAL_TOKENS = withKinds.filter(([, kind]) => kind < AMERICAN_FLOWER);
const AMERICAN_TOKENS = withKinds.filter(([, kind]) => kind < FIRST_FLOWER || kind >= AMERICAN_FLOWER);

/**
 * The canonical tokens nearest to a piece that is no tile, by edit distance to tokens and, for words, to names:
 * at most five, all equally near, in tile order.
 */
export const suggestTiles = (piece: string, american: boolean): string[] => {
  const text = piece.slice(0, COMPARED);
  const upper = text.toUpperCase();
  const name = normalName(text);
  let best = Number.POSITIVE_INFINITY;
  let kinds: Kind[] = [];
  const compare = (candidate: string, kind: Kind, against: string): void => {
    const steps = distance(candidate, against);
    if (steps > best) return;
    if (steps < best) kinds = [];
    best = steps;
    if (!kinds.includes(kind)) kinds.push(kind);
  };
  for (const [token, kind] of tokensFor(american)) compare(token, kind, upper);
  if (name.length > 2) for (const [candidate, kind] of namesFor(american)) compare(candidate, kind, name);
  return kinds
    .sort((a, b) => a - b)
    .slice(0, MOST_SUGGESTIONS)
    .map(tokenOf);
};
