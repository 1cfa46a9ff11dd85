import { AMERICAN_FLOWER, KIND_COUNT, type Kind, kindOf } from './kinds.js';

/** U+1F000, the first of the Unicode mahjong tiles; all of them share the high surrogate. */
export const FIRST_CODE_POINT = 0x1f000;

/** The tiles from U+1F000 on. Unicode has characters before bamboo, and the bamboo plant before the chrysanthemum. */
const BY_CODE_POINT: readonly Kind[] = [
  ...['E', 'S', 'W', 'N', 'R', 'G', 'P'],
  ...['1C', '2C', '3C', '4C', '5C', '6C', '7C', '8C', '9C'],
  ...['1B', '2B', '3B', '4B', '5B', '6B', '7B', '8B', '9B'],
  ...['1D', '2D', '3D', '4D', '5D', '6D', '7D', '8D', '9D'],
  ...['1F', '2F', '4F', '3F', '5F', '6F', '7F', '8F', 'J'],
].map((token) => kindOf(token)!);

const UNICODE: readonly string[] = Array.from({ length: KIND_COUNT }, (_, kind) =>
  // The American flower has no character of its own: it prints as the plum, U+1F022.
  String.fromCodePoint(FIRST_CODE_POINT + BY_CODE_POINT.indexOf(kind === AMERICAN_FLOWER ? kindOf('1F')! : kind)),
);

/** The Unicode mahjong tile of a kind, without a variation selector. */
export const unicodeOf = (kind: Kind): string => UNICODE[kind]!;

/** A list of kinds as Unicode tiles, without blanks. */
export const unicodeText = (kinds: readonly Kind[]): string => {
  let text = '';
  for (const kind of kinds) text += UNICODE[kind]!;
  return text;
};

/** The kind of a Unicode mahjong tile by its code point, or `undefined` (the back of a tile has none). */
export const kindOfCodePoint = (codePoint: number): Kind | undefined => BY_CODE_POINT[codePoint - FIRST_CODE_POINT];
