import type { Problem } from '../problem.js';
import { tokenOf } from './kinds.js';
import { isBlank, kindOfName } from './names.js';
import { suggestTiles } from './suggest.js';

/** The problems of reading tiles: `tile.unknown` and `tile.ambiguous`, each with its piece, offset and way out. */

/** A piece that is no tile. */
export const unknown = (
  token: string,
  offset: number,
  pointer: string,
  suggestions: string[],
  hint?: string,
): Problem => ({
  code: 'tile.unknown',
  pointer,
  detail: `“${token.slice(0, 40)}” is no tile.${suggestions.length > 0 ? ` Nearest: ${suggestions.join(', ')}.` : ''}`,
  offset,
  token,
  suggestions,
  ...(hint !== undefined && { hint }),
});

/** MPSZ letters in upper case are mistaken for suits. */
export const mpszHint = (letter: number): string | undefined =>
  'MPZ'.includes(String.fromCharCode(letter))
    ? 'The letters m p s z after digits count in lower case only.'
    : undefined;

/** A number and its suit belong together: for `B3`, `3 4B`, `88`. */
export const NUMBER_FIRST = 'The suit comes after its numbers: 3B, 345B.';

/** For the letter of a suit without a number before it. */
export const suitHint = (token: string): string | undefined => (/^[BCD]$/i.test(token) ? NUMBER_FIRST : undefined);

/** A name where only the notation of strings is read. */
export const nameInString = (group: string, offset: number, pointer: string, american: boolean): Problem => {
  if (isBlank(group)) return blankCard(group, offset, pointer);
  const kind = kindOfName(group, american);
  const suggestions = kind === undefined ? suggestTiles(group, american) : [tokenOf(kind)];
  return unknown(group, offset, pointer, suggestions, 'Names are read in a list of single tiles, not in a string.');
};

/** A blank card is not a white dragon. */
export const blankCard = (token: string, offset: number, pointer: string): Problem => ({
  code: 'tile.unknown',
  pointer,
  detail: 'A blank card is no tile, and not a white dragon: write P if a white dragon is meant.',
  offset,
  token,
  suggestions: ['P'],
});

/** `567S`: bamboo in MPSZ, seasons elsewhere. */
export const bambooOrSeason = (digits: string, offset: number, pointer: string, american: boolean): Problem => {
  const candidates = [`${digits}B`];
  // Seasons are numbered 1 to 4 by some and 5 to 8 by others; mixed numbers are no seasons.
  const seasons = [...digits].map((digit) => (Number(digit) <= 4 ? Number(digit) + 4 : Number(digit)));
  if (seasons.every((season) => season <= 8)) {
    candidates.push(american ? 'F'.repeat(digits.length) : `${seasons.join('')}F`);
  }
  return {
    code: 'tile.ambiguous',
    pointer,
    detail: `“${digits}S” may be bamboo or seasons: write ${candidates.join(' or ')}.`,
    offset,
    token: `${digits}S`,
    candidates,
  };
};

/** `EW SW`: winds by name, or two tiles each. */
export const windsOrPairs = (text: string, pointer: string): Problem => {
  const groups = text.toUpperCase().match(/[ESWN]W/g) ?? [];
  const candidates = [groups.map((group) => group[0]).join(' '), groups.map((group) => `${group[0]} W`).join(' ')];
  const offset = text.search(/[ESWN]/i);
  // The string holds nothing but such groups, so the last W ends it.
  const token = text.slice(offset, Math.max(text.lastIndexOf('W'), text.lastIndexOf('w')) + 1);
  return {
    code: 'tile.ambiguous',
    pointer,
    detail: `“${token.slice(0, 40)}” may be winds by name, or two tiles each: write ${candidates.map((candidate) => candidate.slice(0, 40)).join(' or ')}.`,
    offset,
    token,
    candidates,
  };
};
