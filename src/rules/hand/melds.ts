import type { MeldInput } from '../../../schemas/hand.js';
import type { Problem } from '../problem.js';
import type { Placed } from '../tiles/copies.js';
import { AMERICAN_FLOWER, FIRST_BONUS, isSuit, JOKER, type Kind, suitOf, tokensOf } from '../tiles/kinds.js';
import { readTile, readTiles, type TilesRead } from '../tiles/notation.js';
import type { TileSet } from '../tiles/sets.js';
import type { HandRules } from './rules.js';
import type { Meld, MeldKind, StagedProblem } from './situation.js';

/** A set laid down, as read. */
export interface MeldRead extends Placed {
  /** `null` where the tiles are unreadable, outside the set, or no set of the variant. */
  readonly meld: Meld | null;
  readonly problems: readonly StagedProblem[];
  readonly warnings: TilesRead['warnings'];
}

/** Kinds of set by their size, of one kind of tile. */
const BY_SIZE: Readonly<Record<number, MeldKind>> = { 3: 'pung', 4: 'kong', 5: 'quint', 6: 'sextet' };

const KIND_NAMES: Readonly<Record<MeldKind, string>> = {
  pung: 'three of a kind',
  kong: 'four of a kind',
  chow: 'run',
  quint: 'five of a kind',
  sextet: 'six of a kind',
};

/**
 * Reads a set laid down, in any form: `"444D"`, `{tiles, kind?, concealed?}`, `{tile, count, jokers?}`. Its kind is
 * inferred; a stated kind that disagrees, tiles that make no set, and sets that the variant does not have are
 * `meld.invalid`.
 */
export const readMeld = (input: MeldInput, pointer: string, rules: HandRules, set: TileSet): MeldRead => {
  if (typeof input !== 'string' && 'tile' in input) return readCounted(input, pointer, rules, set);
  const stated = typeof input === 'string' ? null : input;
  const read =
    stated === null ? readTiles(input as string, pointer, set) : readTiles(stated.tiles, `${pointer}/tiles`, set);
  if (read.problems.length > 0) return { ...read, meld: null, problems: atTiles(read.problems) };
  const meld = judge(read.kinds, stated?.kind, stated?.concealed ?? false, pointer, rules, set);
  return finish(meld, read);
};

/** The compact form: jokers are counted, not written. */
const readCounted = (
  input: Extract<MeldInput, { tile: string }>,
  pointer: string,
  rules: HandRules,
  set: TileSet,
): MeldRead => {
  const { count, jokers = 0 } = input;
  const read = readTile(input.tile, `${pointer}/tile`, set);
  const warnings = [...read.warnings];
  if (read.kind === null) return { kinds: [], pointers: [], meld: null, problems: atTiles(read.problems), warnings };
  const naturals = Math.max(0, count - jokers);
  const kinds = [...new Array<Kind>(naturals).fill(read.kind), ...new Array<Kind>(jokers).fill(JOKER)];
  const pointers = new Array<string>(kinds.length).fill(pointer);
  const placed = { kinds, pointers, problems: [], warnings };
  if (jokers > count) {
    return finish(invalid(pointer, `A set of ${count} tiles cannot hold ${jokers} jokers.`), placed);
  }
  return finish(judge(kinds, undefined, false, pointer, rules, set), placed);
};

const atTiles = (problems: readonly Problem[]): StagedProblem[] =>
  problems.map((problem) => ({ stage: 'tiles', problem }));

const finish = (judged: Meld | Problem | null, read: TilesRead): MeldRead => {
  const { kinds, pointers, warnings } = read;
  if (judged === null) return { kinds, pointers, warnings, meld: null, problems: [] };
  if ('code' in judged) {
    return { kinds, pointers, warnings, meld: null, problems: [{ stage: 'sets', problem: judged }] };
  }
  return { kinds, pointers, warnings, meld: judged, problems: [] };
};

const invalid = (pointer: string, detail: string, more: Partial<Problem> = {}): Problem => ({
  code: 'meld.invalid',
  pointer,
  detail,
  ...more,
});

/** The set that the tiles make, a problem, or `null` where a tile outside the variant's set hinders judgement. */
const judge = (
  kinds: readonly Kind[],
  stated: MeldKind | undefined,
  concealed: boolean,
  pointer: string,
  rules: HandRules,
  set: TileSet,
): Meld | Problem | null => {
  // Tiles outside the set are reported as such (`tile.not_in_set`), not as a bad set.
  if (kinds.some((kind) => set.copies[kind] === 0)) return null;
  const meld = rules.melds.jokers ? withJokers(kinds, concealed) : natural(kinds, concealed);
  if (meld === null) return invalid(pointer, `${describe(kinds)} ${whyNoSet(kinds, rules)}`);
  const { type, count } = meld;
  if (!rules.melds.types.includes(type) || (rules.melds.jokers && !rules.melds.sizes.includes(count))) {
    return invalid(pointer, `This variant has no set of the kind: ${describe(kinds)} is a ${KIND_NAMES[type]}.`);
  }
  if (stated !== undefined && stated !== type) {
    return invalid(pointer, `${describe(kinds)} is a ${type}, not a ${stated}.`, { expected: type, actual: stated });
  }
  if (concealed && !rules.melds.concealable.includes(type)) {
    return invalid(pointer, `A ${KIND_NAMES[type]} may not be laid down concealed in this variant.`);
  }
  return meld;
};

const describe = (kinds: readonly Kind[]): string => (kinds.length === 0 ? 'Nothing' : tokensOf(kinds).join(' '));

/** More tiles than a set has are most often several sets in one text. */
const MOST_IN_A_SET = 4;

const whyNoSet = (kinds: readonly Kind[], rules: HandRules): string => {
  if (rules.melds.jokers && kinds.length > 0 && kinds.every((kind) => kind === JOKER)) {
    return 'is no set: an exposed set holds at least one natural tile.';
  }
  return rules.melds.types.includes('chow')
    ? `is no set: three or four equal tiles, or a run of three in one suit.${kinds.length > MOST_IN_A_SET ? ' Each set is an element of its own.' : ''}`
    : 'is no set: it takes equal tiles, or jokers that stand for them.';
};

/** Three or four equal tiles, or a run of three in one suit. */
const natural = (kinds: readonly Kind[], concealed: boolean): Meld | null => {
  const count = kinds.length;
  if (count < 3 || count > 4) return null;
  const kind = Math.min(...kinds);
  if (kind >= FIRST_BONUS) return null;
  const meld = (type: MeldKind): Meld => ({ type, kind, count, jokers: 0, wildFlowers: 0, concealed });
  if (kinds.every((other) => other === kind)) return meld(count === 3 ? 'pung' : 'kong');
  const run =
    count === 3 &&
    isSuit(kind) &&
    suitOf(kind) === suitOf(kind + 2) &&
    kinds.includes(kind + 1) &&
    kinds.includes(kind + 2);
  return run ? meld('chow') : null;
};

/**
 * Equal tiles, with jokers and, where a group takes them, flowers that stand for the kind (`88B FF J`). A set holds at
 * least one natural; whether a line of the card has such a group is the matcher's question.
 */
const withJokers = (kinds: readonly Kind[], concealed: boolean): Meld | null => {
  let jokers = 0;
  let flowers = 0;
  let kind = -1;
  for (const tile of kinds) {
    if (tile === JOKER) jokers++;
    else if (tile === AMERICAN_FLOWER) flowers++;
    else if (kind === -1 || kind === tile) kind = tile;
    else return null;
  }
  const count = kinds.length;
  const type = BY_SIZE[count];
  if (type === undefined) return null;
  if (kind === -1) {
    return flowers === 0 ? null : { type, kind: AMERICAN_FLOWER, count, jokers, wildFlowers: 0, concealed };
  }
  return { type, kind, count, jokers, wildFlowers: flowers, concealed };
};

/** The tiles of a set in the order in which they are shown: naturals, flowers that stand for them, jokers. */
export const meldKinds = (meld: Meld): Kind[] => {
  const { kind, count, jokers, wildFlowers } = meld;
  if (meld.type === 'chow') return [kind, kind + 1, kind + 2];
  const kinds = new Array<Kind>(count).fill(kind, 0, count - jokers - wildFlowers);
  kinds.fill(AMERICAN_FLOWER, count - jokers - wildFlowers, count - jokers);
  return kinds.fill(JOKER, count - jokers);
};
