import { CONSTRAINTS, type Constraint, type KindDomain, type NumberDomain, type SuitFamily } from './card.js';
import {
  type CardProblems,
  escapePointer,
  isInteger,
  isObject,
  type Json,
  member,
  members,
  syntax,
} from './card-problems.js';
import { readKindDomain, readNumberDomain } from './domains.js';
import { readFamilies } from './suits.js';

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

/** Members of a body. */
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
