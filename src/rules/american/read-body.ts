import type { Body, JokerRule } from './card.js';
import { type CardProblems, type Json, report, syntax } from './card-problems.js';
import type { Declarations } from './declarations.js';
import { readCases } from './read-cases.js';
import { checkJokers, readBodyGroups } from './read-groups.js';
import { allDifferent, keepVars } from './suits.js';
import { checkDomains, type Used, useBases, useConstraints, useGroups } from './variables.js';

/**
 * Reads one body under the declarations in force. Collects into `used` the variables it needs; answers `null` where
 * a problem was reported.
 */
export const readBody = (
  input: Json,
  pointer: string,
  declared: Declarations,
  params: Readonly<Record<string, number>>,
  rule: JokerRule,
  used: Used,
  problems: CardProblems,
): Body | null => {
  const read = readBodyGroups(input, pointer, problems);
  if (read === null) return null;
  const { groups, at } = read;
  const mine: Used = new Set();
  let good = useGroups(groups, at, declared, mine, problems);
  const families = [...declared.families];
  const inFamilies = new Set(families.flatMap((family) => family.vars));
  const suitsUsed = [...mine].filter((key) => key.startsWith('suits/')).map((key) => key.slice(6));
  const loose = suitsUsed.filter((name) => !inFamilies.has(name));
  for (const kind of Object.values(declared.kinds)) {
    for (const suit of kind.suits ?? []) {
      if (typeof suit !== 'string') continue;
      mine.add(`suits/${suit}`);
      if (!inFamilies.has(suit) && !loose.includes(suit)) loose.push(suit);
    }
  }
  if (loose.length > 0) {
    const family = allDifferent(loose);
    if (family.assignments.length === 0) {
      report(problems, 'card.empty_domain', at, `There are three suits: ${loose.join(', ')} cannot all differ.`);
      good = false;
    }
    families.push(family);
  }
  const suitVars = new Set(families.flatMap((family) => family.vars));
  good = useConstraints(declared, suitVars, mine, problems) && good;
  const cases = readCases(declared, suitVars, params, problems);
  for (const { numbers } of cases ?? []) {
    for (const { near } of Object.values(numbers)) if (near !== null) mine.add(`numbers/${near.base}`);
  }
  good = useBases(declared, mine, at, problems) && good;
  good = checkDomains(declared, mine, at, problems) && good;
  good = checkJokers(groups, at, rule, problems) && good;
  const past = declared.permute.find((i) => i >= groups.length);
  if (past !== undefined) {
    syntax(problems, pointer, `group numbers from 0 to ${groups.length - 1} in permuteSizes`);
    good = false;
  }
  for (const key of mine) used.add(key);
  if (!good || cases === null) return null;
  const keep = <T>(space: string, domains: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(domains).filter(([name]) => mine.has(`${space}/${name}`)));
  return {
    groups,
    numbers: keep('numbers', declared.numbers),
    winds: keep('winds', declared.winds),
    kinds: keep('kinds', declared.kinds),
    families: families.map((family) => keepVars(family, (name) => mine.has(`suits/${name}`))),
    cases,
    constraints: declared.constraints,
    permute: declared.permute,
    pointer,
  };
};
