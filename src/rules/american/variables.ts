import type { Body, ConstraintType, GroupSpec, NumberDomain } from './card.js';
import { type CardProblems, report, syntax } from './card-problems.js';
import { type Declarations, NO_DECLARATIONS } from './declarations.js';

/** Variables by name space, as a body uses them. */
export type Used = Set<string>;

/** The name space in which a constraint or a case finds a variable: numbers, winds, kinds, then suits. */
export const spaceOf = (
  declared: Declarations,
  suitVars: ReadonlySet<string>,
  name: string,
  suitsFirst: boolean,
): string => {
  if (suitsFirst && suitVars.has(name)) return 'suits';
  if (Object.hasOwn(declared.numbers, name)) return 'numbers';
  if (Object.hasOwn(declared.winds, name)) return 'winds';
  if (Object.hasOwn(declared.kinds, name)) return 'kinds';
  return suitVars.has(name) ? 'suits' : '';
};

/** Name spaces of the variables of a body's constraints, each constraint's variables before its digits. */
export const constraintSpaces = (
  body: Pick<Body, 'numbers' | 'winds' | 'kinds' | 'families' | 'constraints'>,
): string[][] => {
  const suits = new Set(body.families.flatMap((family) => family.vars));
  const declared = { ...NO_DECLARATIONS, ...body };
  return body.constraints.map(({ type, vars, digits }) => {
    const suitsFirst = type === 'suitEq' || type === 'suitNeq';
    return [...vars, ...digits].map((name) => spaceOf(declared, suits, name, suitsFirst));
  });
};

/** Reports a variable that is not declared. */
export const unknown = (problems: CardProblems, pointer: string, name: string, what: string, offset?: number): void =>
  report(problems, 'card.unknown_variable', pointer, `The ${what} variable "${name}" is not declared.`, {
    token: name,
    ...(offset === undefined ? {} : { offset }),
  });

/** Checks that the variables of the groups are declared, and collects them. */
export const useGroups = (
  groups: readonly GroupSpec[],
  at: string,
  declared: Declarations,
  used: Used,
  problems: CardProblems,
): boolean => {
  let good = true;
  const need = (space: 'numbers' | 'winds' | 'kinds', name: string, what: string, offset: number): void => {
    const key = `${space}/${name}`;
    const first = !used.has(key);
    used.add(key);
    if (Object.hasOwn(declared[space], name)) return;
    good = false;
    if (!first) return;
    unknown(problems, at, name, what, offset);
  };
  for (const { tile, offset } of groups) {
    if (tile.at === 'wind') need('winds', tile.name, 'wind', offset);
    else if (tile.at === 'free') need('kinds', tile.name, 'kind', offset);
    else if (tile.at === 'dragon') used.add(`suits/${tile.suit}`);
    else if (tile.at === 'number') {
      if (typeof tile.number === 'string') need('numbers', tile.number, 'number', offset);
      if (typeof tile.suit === 'string') used.add(`suits/${tile.suit}`);
    }
  }
  return good;
};

/** A `near` domain needs its base variable: collects it, and refuses circles. */
export const useBases = (declared: Declarations, used: Used, at: string, problems: CardProblems): boolean => {
  const { numbers, declaredAt } = declared;
  const pointerOf = (name: string): string => declaredAt.get(`numbers/${name}`) ?? at;
  const followed = new Set<string>();
  let good = true;
  if (Object.values(numbers).every(({ near }) => near === null)) return good;
  for (const name of Object.keys(numbers)) {
    const row = new Set<string>();
    let current = name;
    // A row that runs into one followed before ends as that one did.
    while (!followed.has(current)) {
      const near: NumberDomain['near'] = numbers[current]!.near;
      followed.add(current);
      row.add(current);
      if (near === null) break;
      if (!Object.hasOwn(numbers, near.base)) {
        unknown(problems, pointerOf(current), near.base, 'number');
        good = false;
        break;
      }
      if (row.has(near.base)) {
        syntax(problems, pointerOf(near.base), 'variables that are not near each other in a circle');
        return false;
      }
      current = near.base;
    }
  }
  for (const key of used) {
    // A set is walked to its end with what is added on the way: the bases of bases too.
    if (!key.startsWith('numbers/')) continue;
    const base = numbers[key.slice('numbers/'.length)]?.near?.base;
    if (base !== undefined) used.add(`numbers/${base}`);
  }
  return good;
};

/** Name spaces of the variables that a constraint can compare. */
const COMPARABLE: Readonly<Record<ConstraintType, readonly string[]>> = {
  distinct: ['numbers', 'winds', 'kinds', 'suits'],
  same: ['numbers', 'winds', 'kinds', 'suits'],
  lt: ['numbers', 'kinds'],
  sameParity: ['numbers', 'kinds'],
  suitEq: ['suits', 'kinds'],
  suitNeq: ['suits', 'kinds'],
  sum: ['numbers'],
  product: ['numbers'],
};

/** Checks that constraints compare declared variables that can be compared, and collects these. */
export const useConstraints = (
  declared: Declarations,
  suitVars: ReadonlySet<string>,
  used: Used,
  problems: CardProblems,
): boolean => {
  let good = true;
  for (const constraint of declared.constraints) {
    const suitsFirst = constraint.type === 'suitEq' || constraint.type === 'suitNeq';
    for (const name of [...constraint.vars, ...constraint.digits]) {
      const space = spaceOf(declared, suitVars, name, suitsFirst);
      if (space === '') {
        unknown(problems, constraint.pointer, name, 'constrained');
        good = false;
        continue;
      }
      used.add(`${space}/${name}`);
      if (!COMPARABLE[constraint.type].includes(space)) {
        syntax(problems, constraint.pointer, `variables that ${constraint.type} can compare: "${name}" is none`);
        good = false;
      }
    }
  }
  return good;
};

/** A variable that is used has at least one value. */
export const checkDomains = (declared: Declarations, used: Used, at: string, problems: CardProblems): boolean => {
  let good = true;
  for (const space of ['numbers', 'winds', 'kinds'] as const) {
    for (const [name, domain] of Object.entries(declared[space])) {
      if (!used.has(`${space}/${name}`)) continue;
      const near = 'near' in domain ? domain.near : null;
      const size =
        'kinds' in domain ? domain.kinds.length : near !== null ? near.offsets.length : domain.values!.length;
      if (size > 0) continue;
      const pointer = declared.declaredAt.get(`${space}/${name}`) ?? at;
      report(problems, 'card.empty_domain', pointer, `No value is left for "${name}".`);
      good = false;
    }
  }
  return good;
};
