import type { Warning } from '../../../schemas/common.js';
import type { Problem } from '../problem.js';
import { AMERICAN_FLOWER, FIRST_FLOWER, FIRST_WIND, type Kind, kindOf, SUIT_SIZE, WHITE } from './kinds.js';
import { isNameWord, kindOfName } from './names.js';
import { suggestTiles } from './suggest.js';
import { kindOfCodePoint } from './unicode.js';
import { bambooOrSeason, mpszHint, NUMBER_FIRST, nameInString, suitHint, unknown, windsOrPairs } from './unreadable.js';

/** Where the scan puts what it finds. */
export interface ScanResult {
  readonly kinds: Kind[];
  readonly problems: Problem[];
  readonly warnings: Warning[];
}

/** What a character is, by its code: `CLASS[code]` below 128. */
const UNREADABLE = 0;
const SEPARATOR = 1;
const DIGIT = 2;
const LETTER = 3;

const CLASS = new Uint8Array(128);
for (const c of ' \t\n\v\f\r,|') CLASS[c.charCodeAt(0)] = SEPARATOR;
for (const c of '0123456789') CLASS[c.charCodeAt(0)] = DIGIT;

/** Kinds that stand as one letter, in either case. */
const LETTER_KIND = new Int8Array(128).fill(-1);
for (const c of 'ESWNRGPFJ') {
  for (const letter of [c, c.toLowerCase()]) {
    CLASS[letter.charCodeAt(0)] = LETTER;
    LETTER_KIND[letter.charCodeAt(0)] = kindOf(c)!;
  }
}

/** First kind of the suit letters that may follow digits. MPSZ letters count in lower case only. */
const SUIT_KIND = new Int8Array(128).fill(-1);
for (const [letters, first] of [
  ['Bbs', 0],
  ['Ccm', SUIT_SIZE],
  ['Ddp', 2 * SUIT_SIZE],
  ['Ff', FIRST_FLOWER],
  ['z', FIRST_WIND],
] as const) {
  for (const c of letters) SUIT_KIND[c.charCodeAt(0)] = first;
}

/** MPSZ honours 1z to 7z: the winds, then white, green, red. */
const MPSZ_HONOURS: readonly Kind[] = ['E', 'S', 'W', 'N', 'P', 'G', 'R'].map((token) => kindOf(token)!);

const HIGH_SURROGATE = 0xd83c;
const isVariationSelector = (code: number): boolean => code >= 0xfe00 && code <= 0xfe0f;
const isSpace = (code: number): boolean => /\s/.test(String.fromCharCode(code));

const classOf = (code: number): number => {
  if (code < 128) return CLASS[code]!;
  return isSpace(code) || isVariationSelector(code) ? SEPARATOR : UNREADABLE;
};

const isAsciiLetter = (code: number): boolean => (code >= 65 && code <= 90) || (code >= 97 && code <= 122);

/** `EW`, `SW`, `NW` in a string: winds by name, or two tiles each? `WW` alone is two Wests. */
const TWO_LETTER_WINDS = /^[\s,|]*[ESWN]W(?:[\s,|]+[ESWN]W)*[\s,|]*$/i;
const NOT_WEST = /[ESN]W/i;

/** The kind of the Unicode tile that starts at `i`, or -1. */
const unicodeAt = (text: string, i: number): Kind => {
  if (text.charCodeAt(i) !== HIGH_SURROGATE || i + 1 >= text.length) return -1;
  const kind = kindOfCodePoint(text.codePointAt(i)!);
  return kind ?? -1;
};

/**
 * Reads a string of tiles: `(digits suit | letter | Unicode tile)*`, blanks, commas and bars ignored. Every character
 * ends up in a tile or in a problem. Offsets are UTF-16 code units, as JavaScript counts characters.
 */
export const scanTiles = (text: string, pointer: string, american: boolean, out: ScanResult): void => {
  if (TWO_LETTER_WINDS.test(text) && NOT_WEST.test(text)) {
    out.problems.push(windsOrPairs(text, pointer));
    return;
  }
  const end = text.length;
  // Start of the blank-separated group, and what had been found before it: a group that spells a name is one problem.
  let groupStart = 0;
  let groupTiles = 0;
  let groupProblems = 0;
  let lookedUp = -1;
  let i = 0;
  while (i < end) {
    const code = text.charCodeAt(i);
    const kind = code < 128 ? LETTER_KIND[code]! : unicodeAt(text, i);
    if (kind >= 0) {
      out.kinds.push(american && kind >= FIRST_FLOWER && kind < AMERICAN_FLOWER ? AMERICAN_FLOWER : kind);
      i += code < 128 ? 1 : 2;
      continue;
    }
    const what = classOf(code);
    if (what === SEPARATOR) {
      i++;
      groupStart = i;
      groupTiles = out.kinds.length;
      groupProblems = out.problems.length;
      continue;
    }
    if (what === DIGIT) {
      i = scanDigits(text, i, pointer, american, out);
      continue;
    }
    if (lookedUp !== groupStart) {
      lookedUp = groupStart;
      const groupEnd = endOf(text, groupStart, isGroupPart);
      const group = text.slice(groupStart, groupEnd);
      if (isNamePiece(group)) {
        out.kinds.length = groupTiles;
        out.problems.length = groupProblems;
        out.problems.push(nameInString(group, groupStart, pointer, american));
        i = groupEnd;
        continue;
      }
    }
    const stop = endOf(text, i, isUnreadablePart);
    const token = text.slice(i, stop);
    out.problems.push(unknown(token, i, pointer, suggestTiles(token, american), suitHint(token)));
    i = stop;
  }
};

const isGroupPart = (text: string, i: number): boolean => classOf(text.charCodeAt(i)) !== SEPARATOR;
const isUnreadablePart = (text: string, i: number): boolean =>
  classOf(text.charCodeAt(i)) === UNREADABLE && unicodeAt(text, i) < 0;

const endOf = (text: string, from: number, holds: (text: string, i: number) => boolean): number => {
  let i = from;
  while (i < text.length && holds(text, i)) i++;
  return i;
};

const isNamePiece = (group: string): boolean =>
  group.length <= 40 && (kindOfName(group, true) !== undefined || isNameWord(group));

/** Reads digits and the suit letter after them, from the first digit on. Returns where it stopped. */
const scanDigits = (text: string, from: number, pointer: string, american: boolean, out: ScanResult): number => {
  let stop = from;
  while (stop < text.length && classOf(text.charCodeAt(stop)) === DIGIT) stop++;
  const letter = stop < text.length ? text.charCodeAt(stop) : 0;
  const first = letter < 128 ? SUIT_KIND[letter]! : -1;
  if (first >= 0) {
    readGroup(text, from, stop, first, pointer, american, out);
    return stop + 1;
  }
  const digits = text.slice(from, stop);
  if (letter === 83 /* S */ && !digits.includes('0')) {
    out.problems.push(bambooOrSeason(digits, from, pointer, american));
    return stop + 1;
  }
  if (isAsciiLetter(letter)) {
    const token = text.slice(from, stop + 1);
    out.problems.push(unknown(token, from, pointer, suggestTiles(token.slice(-2), american), mpszHint(letter)));
    return stop + 1;
  }
  if (american && /^0+$/.test(digits)) {
    for (let i = from; i < stop; i++) out.kinds.push(WHITE);
    return stop;
  }
  out.problems.push(unknown(digits, from, pointer, suggestTiles(digits, american), NUMBER_FIRST));
  return stop;
};

/** The tiles of `123B`, `5z`, `15F`: a tile or a problem for each digit. */
const readGroup = (
  text: string,
  from: number,
  stop: number,
  first: Kind,
  pointer: string,
  american: boolean,
  out: ScanResult,
): void => {
  const honours = first === FIRST_WIND;
  const flowers = first === FIRST_FLOWER;
  const most = honours ? MPSZ_HONOURS.length : flowers ? 8 : SUIT_SIZE;
  let assumed: Kind[] | null = null;
  for (let i = from; i < stop; i++) {
    const digit = text.charCodeAt(i) - 48;
    if (digit < 1 || digit > most) {
      const token = text[i]! + text[stop]!;
      out.problems.push(unknown(token, i, pointer, suggestTiles(token, american)));
      continue;
    }
    const kind = honours ? MPSZ_HONOURS[digit - 1]! : flowers && american ? AMERICAN_FLOWER : first + digit - 1;
    out.kinds.push(kind);
    if ((honours && digit > 4) || (flowers && american)) {
      assumed ??= [];
      assumed.push(kind);
    }
  }
  if (assumed !== null) out.warnings.push(assumedReading(text.slice(from, stop + 1), assumed, pointer));
};

const assumedReading = (token: string, kinds: readonly Kind[], pointer: string): Warning => ({
  code: 'notation.assumed',
  detail:
    kinds[0] === AMERICAN_FLOWER
      ? `“${token}” is read as ${kinds.length === 1 ? 'one flower' : `${kinds.length} flowers`}: a number before F names one flower.`
      : `“${token}” is read in the Japanese order of honours: 5z white, 6z green, 7z red.`,
  pointer,
});
