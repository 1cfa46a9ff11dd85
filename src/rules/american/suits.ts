import { SUITS } from '../tiles/kinds.js';
import type { SuitFamily } from './card.js';
import { type CardProblems, isObject, member, members, report, syntax } from './card-problems.js';

/** Every way to give different suits to `count` blocks, in order: 3, 6, 6; none beyond three. */
const injections = (count: number): number[][] => {
  let ways: number[][] = [[]];
  for (let block = 0; block < count; block++) {
    ways = ways.flatMap((way) => SUITS.flatMap((_, suit) => (way.includes(suit) ? [] : [[...way, suit]])));
  }
  return ways;
};

/** Assignments of suits to variables under one partition: equal letters are one suit, different ones are not. */
const assignmentsOf = (partition: string): number[][] => {
  const blocks = [...new Set(partition)];
  if (blocks.length > SUITS.length) return [];
  return injections(blocks.length).map((way) => Array.from(partition, (letter) => way[blocks.indexOf(letter)]!));
};

const distinctRows = (rows: readonly (readonly number[])[]): number[][] => [
  ...new Map(rows.map((row) => [row.join(), [...row]])).values(),
];

/** The family of variables that are all different. */
export const allDifferent = (vars: readonly string[]): SuitFamily => ({
  vars,
  assignments: assignmentsOf(vars.map((_, i) => String.fromCharCode(97 + i)).join('')),
});

/** The family with only some of its variables left: those that something uses. */
export const keepVars = (family: SuitFamily, used: (name: string) => boolean): SuitFamily => {
  const kept = family.vars.flatMap((name, i) => (used(name) ? [i] : []));
  if (kept.length === family.vars.length) return family;
  return {
    vars: kept.map((i) => family.vars[i]!),
    assignments: distinctRows(family.assignments.map((row) => kept.map((i) => row[i]!))),
  };
};

const MOST_VARS = 14;
const MOST_PARTITIONS = 60;

/** Reads `suits`: families of suit variables with the partitions that they allow. */
export const readFamilies = (input: unknown, pointer: string, problems: CardProblems): SuitFamily[] | null => {
  if (!Array.isArray(input)) {
    syntax(problems, pointer, 'a list of suit families, as in [{"vars":["a","b"]}]');
    return null;
  }
  const families: SuitFamily[] = [];
  const seen = new Set<string>();
  for (const [i, item] of input.entries()) {
    const at = `${pointer}/${i}`;
    const given: unknown = isObject(item) ? member(item, 'vars') : undefined;
    const known = isObject(item) && members(item).every((key) => key === 'vars' || key === 'partitions');
    if (!known || !Array.isArray(given) || given.length === 0 || given.length > MOST_VARS) {
      syntax(problems, at, 'a family, as in {"vars":["a","b"],"partitions":["aa","ab"]}');
      return null;
    }
    const vars: string[] = [];
    for (const name of given as unknown[]) {
      if (typeof name !== 'string' || !/^[a-z]$/.test(name) || seen.has(name)) {
        syntax(problems, `${at}/vars`, 'small letters, each in one family only');
        return null;
      }
      seen.add(name);
      vars.push(name);
    }
    const partitions = member(item, 'partitions');
    if (partitions === undefined) {
      families.push(allDifferent(vars));
    } else {
      const texts: unknown[] = Array.isArray(partitions) ? partitions : [];
      const good = texts.filter(
        (text): text is string => typeof text === 'string' && text.length === vars.length && /^[a-z]+$/.test(text),
      );
      if (!Array.isArray(partitions) || good.length !== texts.length || texts.length > MOST_PARTITIONS) {
        syntax(problems, `${at}/partitions`, `texts of ${vars.length} small letters`);
        return null;
      }
      families.push({ vars, assignments: distinctRows(good.flatMap(assignmentsOf)) });
    }
    if (families.at(-1)!.assignments.length === 0) {
      const detail = 'There are three suits: no assignment is left for these variables.';
      report(problems, 'card.empty_domain', at, detail);
      return null;
    }
  }
  return families;
};
