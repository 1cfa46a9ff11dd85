import {
  type Body,
  type Case,
  CONSTRAINTS,
  type Constraint,
  type GroupSpec,
  type JokerRule,
  type KindDomain,
  type NumberDomain,
  type SuitFamily,
  TILES_OF_HAND,
} from './card.js';
import {
  type CardProblems,
  escapePointer,
  isInteger,
  isObject,
  type Json,
  member,
  members,
  report,
  syntax,
} from './card-problems.js';
import { readKindDomain, readNumberDomain, readSuitList } from './domains.js';
import { isFault, readPattern, readWholeTile } from './pattern.js';
import { allDifferent, keepVars, readFamilies } from './suits.js';

/** What a body or the line around it declares. */
export interface Declarations {
  readonly numbers: Readonly<Record<string, NumberDomain>>;
  readonly winds: Readonly<Record<string, KindDomain>>;
  readonly kinds: Readonly<Record<string, KindDomain>>;
  readonly families: readonly SuitFamily[];
  readonly cases: readonly unknown[];
  readonly casesPointer: string;
  readonly constraints: readonly Constraint[];
  readonly permute: readonly number[];
  /** Pointer of each declared variable, by `numbers/x`, for the finding that it is not used. */
  readonly declaredAt: ReadonlyMap<string, string>;
}

export const NO_DECLARATIONS: Declarations = {
  numbers: {},
  winds: {},
  kinds: {},
  families: [],
  cases: [],
  casesPointer: '',
  constraints: [],
  permute: [],
  declaredAt: new Map(),
};

export const BODY_MEMBERS = [
  'pattern',
  'groups',
  'suits',
  'numbers',
  'winds',
  'kinds',
  'cases',
  'constraints',
  'permuteSizes',
];

const MOST_CASES = 60;
const MOST_CONSTRAINTS = 40;

/** Reads an object of domains by variable. */
const readDomains = <T>(
  input: unknown,
  pointer: string,
  problems: CardProblems,
  read: (domain: unknown, pointer: string) => T | null,
): Record<string, T> | null => {
  if (input === undefined) return {};
  if (!isObject(input)) {
    syntax(problems, pointer, 'domains by variable, as in {"x":"1-9"}');
    return null;
  }
  const domains: Record<string, T> = {};
  let good = true;
  for (const name of members(input)) {
    const at = `${pointer}/${escapePointer(name)}`;
    if (!/^[a-z]$/.test(name)) {
      syntax(problems, at, 'a variable: one small letter');
      good = false;
      continue;
    }
    const domain = read(input[name], at);
    if (domain === null) good = false;
    else domains[name] = domain;
  }
  return good ? domains : null;
};

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string' && /^[a-z]$/.test(name));

const readConstraints = (input: unknown, pointer: string, problems: CardProblems): Constraint[] | null => {
  if (input === undefined) return [];
  if (!Array.isArray(input) || input.length > MOST_CONSTRAINTS) {
    syntax(problems, pointer, `a list of at most ${MOST_CONSTRAINTS} constraints`);
    return null;
  }
  const constraints: Constraint[] = [];
  for (const [i, item] of input.entries()) {
    const at = `${pointer}/${i}`;
    const keys = isObject(item) ? members(item) : [];
    const type = CONSTRAINTS.find((name) => keys.includes(name));
    const vars = type === undefined ? undefined : member(item, type);
    const arithmetic = type === 'sum' || type === 'product';
    const digits = arithmetic ? member(item, 'digits') : [];
    const known = keys.every((key) => key === type || (arithmetic && key === 'digits'));
    const digitsGood = isNames(digits) && (!arithmetic || digits.length === 1 || digits.length === 2);
    if (type === undefined || !known || !isNames(vars) || vars.length < 2 || vars.length > 14 || !digitsGood) {
      syntax(problems, at, 'a constraint, as in {"lt":["x","y"]} or {"sum":["p","q"],"digits":["t","u"]}');
      return null;
    }
    constraints.push({ type, vars, digits, pointer: at });
  }
  return constraints;
};

/** Reads what a line or a body declares, laid over what stands around it. `null`: a problem was reported. */
export const readDeclarations = (
  input: Json,
  pointer: string,
  params: Readonly<Record<string, number>>,
  around: Declarations,
  problems: CardProblems,
): Declarations | null => {
  const numbers = readDomains(member(input, 'numbers'), `${pointer}/numbers`, problems, (domain, at) =>
    readNumberDomain(domain, at, params, problems),
  );
  const winds = readDomains(member(input, 'winds'), `${pointer}/winds`, problems, (domain, at) =>
    readKindDomain(domain, at, true, problems),
  );
  const kinds = readDomains(member(input, 'kinds'), `${pointer}/kinds`, problems, (domain, at) =>
    readKindDomain(domain, at, false, problems),
  );
  const suits = member(input, 'suits');
  const families = suits === undefined ? around.families : readFamilies(suits, `${pointer}/suits`, problems);
  const constraints = readConstraints(member(input, 'constraints'), `${pointer}/constraints`, problems);
  const cases = member(input, 'cases');
  const casesGood = cases === undefined || (Array.isArray(cases) && cases.length <= MOST_CASES);
  if (!casesGood) syntax(problems, `${pointer}/cases`, `a list of at most ${MOST_CASES} cases`);
  const permute = member(input, 'permuteSizes');
  const permuteGood =
    permute === undefined ||
    (Array.isArray(permute) &&
      permute.every((n) => isInteger(n) && n >= 0) &&
      new Set(permute).size === permute.length);
  if (!permuteGood) syntax(problems, `${pointer}/permuteSizes`, 'a list of different group numbers, from 0');
  if (!numbers || !winds || !kinds || !families || !constraints || !casesGood || !permuteGood) return null;

  const declaredAt = new Map(around.declaredAt);
  for (const [space, domains] of Object.entries({ numbers, winds, kinds })) {
    for (const name of Object.keys(domains)) declaredAt.set(`${space}/${name}`, `${pointer}/${space}/${name}`);
  }
  if (suits !== undefined) {
    for (const [i, family] of families.entries()) {
      for (const name of family.vars) declaredAt.set(`suits/${name}`, `${pointer}/suits/${i}`);
    }
  }
  return {
    numbers: { ...around.numbers, ...numbers },
    winds: { ...around.winds, ...winds },
    kinds: { ...around.kinds, ...kinds },
    families,
    cases: Array.isArray(cases) ? cases : around.cases,
    casesPointer: Array.isArray(cases) ? `${pointer}/cases` : around.casesPointer,
    constraints: [...around.constraints, ...constraints],
    permute: Array.isArray(permute) ? (permute as number[]) : around.permute,
    declaredAt,
  };
};

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
const readBodyGroups = (
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

/** Variables by name space, as a body uses them. */
type Used = Set<string>;

/** The name space in which a constraint or a case finds a variable: numbers, winds, kinds, then suits. */
const spaceOf = (declared: Declarations, suitVars: ReadonlySet<string>, name: string, suitsFirst: boolean): string => {
  if (suitsFirst && suitVars.has(name)) return 'suits';
  if (Object.hasOwn(declared.numbers, name)) return 'numbers';
  if (Object.hasOwn(declared.winds, name)) return 'winds';
  if (Object.hasOwn(declared.kinds, name)) return 'kinds';
  return suitVars.has(name) ? 'suits' : '';
};

/** Name space of a variable of a constraint. */
export const constraintSpace = (
  constraint: Constraint,
  body: Pick<Body, 'numbers' | 'winds' | 'kinds' | 'families'>,
  name: string,
): string => {
  const suits = new Set(body.families.flatMap((family) => family.vars));
  const declared = { ...NO_DECLARATIONS, ...body };
  return spaceOf(declared, suits, name, constraint.type === 'suitEq' || constraint.type === 'suitNeq');
};

const unknown = (problems: CardProblems, pointer: string, name: string, what: string, offset?: number): void =>
  report(problems, 'card.unknown_variable', pointer, `The ${what} variable "${name}" is not declared.`, {
    token: name,
    ...(offset === undefined ? {} : { offset }),
  });

/** Checks that the variables of the groups are declared, and collects them. */
const useGroups = (
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
const useBases = (declared: Declarations, used: Used, at: string, problems: CardProblems): boolean => {
  let good = true;
  for (const name of Object.keys(declared.numbers)) {
    const seen = new Set<string>();
    let current = name;
    for (;;) {
      const domain: NumberDomain = declared.numbers[current]!;
      if (domain.near === null) break;
      const base = domain.near.base;
      const pointer = declared.declaredAt.get(`numbers/${current}`) ?? at;
      if (!Object.hasOwn(declared.numbers, base)) {
        if (current === name) unknown(problems, pointer, base, 'number');
        good = false;
        break;
      }
      if (used.has(`numbers/${current}`)) used.add(`numbers/${base}`);
      if (seen.has(current)) {
        syntax(problems, pointer, 'variables that are not near each other in a circle');
        return false;
      }
      seen.add(current);
      current = base;
    }
  }
  return good;
};

const readCases = (
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

const useConstraints = (
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
      const arithmetic = constraint.type === 'sum' || constraint.type === 'product';
      const suited = space === 'suits' || space === 'kinds';
      const numbered = space === 'numbers' || space === 'kinds';
      if (
        suitsFirst
          ? !suited
          : arithmetic
            ? space !== 'numbers'
            : constraint.type !== 'distinct' && constraint.type !== 'same' && !numbered
      ) {
        syntax(problems, constraint.pointer, `variables that ${constraint.type} can compare: "${name}" is none`);
        good = false;
      }
    }
  }
  return good;
};

const checkDomains = (declared: Declarations, used: Used, at: string, problems: CardProblems): boolean => {
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

const checkJokers = (groups: readonly GroupSpec[], at: string, rule: JokerRule, problems: CardProblems): boolean => {
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
