import { type GroupSpec, type JokerRule, TILES_OF_HAND } from './card.js';
import { type CardProblems, isInteger, isObject, type Json, member, members, report, syntax } from './card-problems.js';
import { isFault, readPattern, readWholeTile } from './pattern.js';

/** Reads `groups`, the JSON form of a pattern. */
const readGroups = (input: unknown, pointer: string, problems: CardProblems): GroupSpec[] | null => {
  if (!Array.isArray(input) || input.length === 0 || input.length > TILES_OF_HAND) {
    syntax(problems, pointer, `a list of 1 to ${TILES_OF_HAND} groups`);
    return null;
  }
  const groups: GroupSpec[] = [];
  for (const [i, item] of input.entries()) {
    const at = `${pointer}/${i}`;
    const known = isObject(item) && members(item).every((key) => ['count', 'tile', 'jokers', 'wild'].includes(key));
    const count = known ? member(item, 'count') : undefined;
    const text = known ? member(item, 'tile') : undefined;
    const jokers = known ? member(item, 'jokers') : undefined;
    const wild = known ? member(item, 'wild') : undefined;
    const jokersGood = jokers === undefined || (isInteger(jokers) && jokers >= 0);
    if (!isInteger(count) || count < 1 || count > TILES_OF_HAND || typeof text !== 'string' || !jokersGood) {
      syntax(problems, at, 'a group, as in {"tile":"xa","count":3,"jokers":1}');
      return null;
    }
    if (wild !== undefined && typeof wild !== 'boolean') {
      syntax(problems, `${at}/wild`, 'true or false');
      return null;
    }
    const tile = readWholeTile(text);
    if (isFault(tile)) {
      syntax(problems, `${at}/tile`, tile.expected, tile.offset);
      return null;
    }
    groups.push({ tile, count, jokers: jokers ?? null, wild: wild ?? false, offset: 0 });
  }
  return groups;
};

/** Groups of a body and the pointer to them. `null`: a problem was reported. */
export const readBodyGroups = (
  input: Json,
  pointer: string,
  problems: CardProblems,
): { groups: GroupSpec[]; at: string } | null => {
  const pattern = member(input, 'pattern');
  const listed = member(input, 'groups');
  if ((pattern === undefined) === (listed === undefined)) {
    syntax(problems, pointer, pattern === undefined ? 'a pattern or groups' : 'either a pattern or groups');
    return null;
  }
  const at = `${pointer}/${pattern === undefined ? 'groups' : 'pattern'}`;
  let groups: GroupSpec[] | null;
  if (pattern === undefined) {
    groups = readGroups(listed, at, problems);
  } else if (typeof pattern !== 'string' || pattern.length > 400) {
    syntax(problems, at, 'a text of at most 400 characters');
    groups = null;
  } else {
    const read = readPattern(pattern);
    if (isFault(read)) syntax(problems, at, read.expected, read.offset);
    groups = isFault(read) ? null : read;
  }
  if (groups === null) return null;
  const total = groups.reduce((sum, group) => sum + group.count, 0);
  if (total !== TILES_OF_HAND) {
    report(problems, 'card.total_not_14', at, `The groups add up to ${total} tiles.`, {
      expected: TILES_OF_HAND,
      actual: total,
    });
    return null;
  }
  return { groups, at };
};

/** Jokers are stated only where the card lets groups of that size have any. */
export const checkJokers = (
  groups: readonly GroupSpec[],
  at: string,
  rule: JokerRule,
  problems: CardProblems,
): boolean => {
  let good = true;
  for (const [i, group] of groups.entries()) {
    if (group.jokers === null || group.jokers === 0 || group.count >= rule.minGroup) continue;
    const inPattern = at.endsWith('/pattern');
    const detail = `A group of ${group.count} takes no jokers on this card: its smallest group with jokers has ${rule.minGroup}.`;
    report(
      problems,
      'card.joker_in_small_group',
      inPattern ? at : `${at}/${i}`,
      detail,
      inPattern ? { offset: group.offset } : {},
    );
    good = false;
  }
  return good;
};
