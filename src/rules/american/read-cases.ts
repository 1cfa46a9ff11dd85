import type { Case, KindDomain, NumberDomain } from './card.js';
import { type CardProblems, escapePointer, isObject, members, report, syntax } from './card-problems.js';
import type { Declarations } from './declarations.js';
import { readKindDomain, readNumberDomain, readSuitList } from './domains.js';
import { spaceOf, unknown } from './variables.js';

/** Reads the cases of a body: joint narrowings of its variables. `null`: a problem was reported. */
export const readCases = (
  declared: Declarations,
  suitVars: ReadonlySet<string>,
  params: Readonly<Record<string, number>>,
  problems: CardProblems,
): Case[] | null => {
  const cases: Case[] = [];
  let good = true;
  for (const [i, item] of declared.cases.entries()) {
    const pointer = `${declared.casesPointer}/${i}`;
    if (!isObject(item)) {
      syntax(problems, pointer, 'narrowings by variable, as in {"x":"1-9 odd"}');
      good = false;
      continue;
    }
    const numbers: Record<string, NumberDomain> = {};
    const kinds: Record<string, KindDomain> = {};
    const suits: Record<string, number[]> = {};
    for (const name of members(item)) {
      const at = `${pointer}/${escapePointer(name)}`;
      const space = spaceOf(declared, suitVars, name, false);
      let left: number | null = null;
      if (space === 'numbers') {
        const domain = readNumberDomain(item[name], at, params, problems);
        if (domain === null) good = false;
        else {
          numbers[name] = domain;
          const whole = declared.numbers[name]!.values;
          if (whole !== null && domain.values !== null) left = whole.filter((n) => domain.values!.includes(n)).length;
          if (domain.near !== null && !Object.hasOwn(declared.numbers, domain.near.base)) {
            unknown(problems, at, domain.near.base, 'number');
            good = false;
          }
        }
      } else if (space === 'winds' || space === 'kinds') {
        const domain = readKindDomain(item[name], at, space === 'winds', problems);
        if (domain === null) good = false;
        else {
          kinds[name] = domain;
          left = declared[space][name]!.kinds.filter((kind) => domain.kinds.includes(kind)).length;
        }
      } else if (space === 'suits') {
        const list = readSuitList(item[name], at, problems);
        if (list === null) good = false;
        else {
          suits[name] = list;
          left = list.length;
        }
      } else {
        unknown(problems, at, name, 'narrowed');
        good = false;
      }
      if (left === 0) {
        report(problems, 'card.empty_domain', at, `No value is left for "${name}".`);
        good = false;
      }
    }
    cases.push({ numbers, kinds, suits, pointer });
  }
  return good ? cases : null;
};
