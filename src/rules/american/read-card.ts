import {
  type Body,
  type Card,
  type JokerRule,
  type Line,
  MOST_LINES,
  MOST_READING_OF_CARD,
  type Mode,
  type Section,
  type Value,
} from './card.js';
import {
  type CardProblems,
  escapePointer,
  isFull,
  isInteger,
  isObject,
  type Json,
  member,
  members,
  report,
  syntax,
  warn,
} from './card-problems.js';
import { BODY_MEMBERS, type Declarations, NO_DECLARATIONS, readDeclarations } from './declarations.js';
import { readBody } from './read-body.js';

const LINE_MEMBERS = ['id', 'value', 'mode', 'jokerlessBonus', 'or', 'note', 'print', ...BODY_MEMBERS];
const SECTION_MEMBERS = ['id', 'name', 'jokerlessBonus', 'lines', 'note', 'print'];
const CARD_MEMBERS = ['schema', 'id', 'title', 'jokers', 'params', 'sections', 'note', 'print'];
const MOST_SECTIONS = 60;
const MOST_BODIES = 40;
const MOST_VALUE = 1_000_000;

interface Context {
  readonly rule: JokerRule;
  readonly params: Readonly<Record<string, number>>;
  readonly problems: CardProblems;
  readonly sectionIds: Set<string>;
  readonly lineIds: Set<string>;
  /** Units of work that reading may still cost; below zero it has stopped. */
  work: number;
}

/** Units of work of a body, and for it of a variable, a place in a constraint, a narrowing, a suit of a partition. */
const BODY = 1000;
const VARIABLE = 40;
const COMPARED = 20;
const NARROWING = 60;
const ASSIGNED = 10;

/** What reading a body under these declarations costs, told before it is done. */
const costOfBody = ({ declaredAt, constraints, cases, families }: Declarations): number => {
  let cost = BODY + VARIABLE * declaredAt.size;
  for (const { vars, digits } of constraints) cost += COMPARED * (vars.length + digits.length);
  for (const item of cases) cost += NARROWING * (1 + (isObject(item) ? members(item).length : 0));
  for (const { vars, assignments } of families) cost += ASSIGNED * vars.length * assignments.length;
  return cost;
};

const refuseUnknown = (input: Json, known: readonly string[], pointer: string, problems: CardProblems): void => {
  for (const key of members(input)) {
    if (!known.includes(key)) syntax(problems, `${pointer}/${escapePointer(key)}`, `only ${known.join(', ')} here`);
  }
};

const readId = (input: Json, pointer: string, seen: Set<string>, what: string, problems: CardProblems): string => {
  const id = member(input, 'id');
  if (typeof id !== 'string' || id === '' || id.length > 64) {
    syntax(problems, `${pointer}/id`, 'an id of 1 to 64 characters');
    return '';
  }
  if (seen.has(id)) report(problems, 'card.duplicate_id', `${pointer}/id`, `Another ${what} is called "${id}".`);
  seen.add(id);
  return id;
};

/** A price, or two: one number, or `{exposed, concealed}`. */
const readValue = (input: unknown, pointer: string, problems: CardProblems): Value => {
  const prices: unknown[] = isObject(input) ? [member(input, 'exposed'), member(input, 'concealed')] : [input, input];
  const good = prices.every((price) => isInteger(price) && price > 0 && price <= MOST_VALUE);
  const known = !isObject(input) || members(input).every((key) => key === 'exposed' || key === 'concealed');
  if (!good || !known) {
    report(problems, 'card.value', pointer, 'A value is a positive whole number, or two: exposed and concealed.');
    return { exposed: 0, concealed: 0 };
  }
  const [exposed, concealed] = prices as number[];
  return { exposed: exposed!, concealed: concealed! };
};

const readFlag = (input: Json, key: string, pointer: string, preset: boolean, problems: CardProblems): boolean => {
  const flag = member(input, key);
  if (flag === undefined) return preset;
  if (typeof flag === 'boolean') return flag;
  syntax(problems, `${pointer}/${key}`, 'true or false');
  return preset;
};

/** The bodies of a line: its own, or those of `or`. Empty where any of them has a problem. */
const readBodies = (input: Json, pointer: string, context: Context): Body[] => {
  const { rule, params, problems } = context;
  const declared = readDeclarations(input, pointer, params, NO_DECLARATIONS, problems);
  const alternatives = member(input, 'or');
  const used = new Set<string>();
  const bodies: Body[] = [];
  let good = declared !== null;
  const declaredAt = new Map(declared?.declaredAt);
  const read = (body: Json, at: string, declarations: Declarations): void => {
    context.work -= costOfBody(declarations);
    if (context.work < 0) {
      good = false;
      return;
    }
    const result = readBody(body, at, declarations, params, rule, used, problems);
    if (result === null) good = false;
    else bodies.push(result);
  };
  if (alternatives === undefined) {
    if (declared !== null) read(input, pointer, declared);
  } else if (!Array.isArray(alternatives) || alternatives.length === 0 || alternatives.length > MOST_BODIES) {
    syntax(problems, `${pointer}/or`, `a list of 1 to ${MOST_BODIES} bodies`);
    good = false;
  } else if (member(input, 'pattern') !== undefined || member(input, 'groups') !== undefined) {
    syntax(problems, pointer, 'either "or" or one body');
    good = false;
  } else if (declared !== null) {
    for (const [i, body] of alternatives.entries()) {
      context.work -= VARIABLE * declared.declaredAt.size;
      if (context.work < 0 || isFull(problems)) return [];
      const at = `${pointer}/or/${i}`;
      if (!isObject(body)) {
        syntax(problems, at, 'a body, as in {"pattern":"F*2 …"}');
        good = false;
        continue;
      }
      refuseUnknown(body, [...BODY_MEMBERS, 'note', 'print'], at, problems);
      const own = readDeclarations(body, at, params, declared, problems);
      if (own === null) {
        good = false;
        continue;
      }
      for (const [key, where] of own.declaredAt) declaredAt.set(key, where);
      read(body, at, own);
    }
  }
  if (!good) return [];
  for (const [key, where] of declaredAt) {
    if (!used.has(key))
      warn(problems, 'card.unused_variable', where, `The variable "${key.split('/')[1]}" is not used.`);
  }
  return bodies;
};

const readLine = (input: unknown, pointer: string, bonus: boolean, context: Context): Line | null => {
  const { problems } = context;
  if (!isObject(input)) {
    syntax(problems, pointer, 'a line');
    return null;
  }
  refuseUnknown(input, LINE_MEMBERS, pointer, problems);
  const mode = member(input, 'mode') ?? 'exposed';
  if (mode !== 'exposed' && mode !== 'concealed') syntax(problems, `${pointer}/mode`, '"exposed" or "concealed"');
  const note = member(input, 'note');
  return {
    id: readId(input, pointer, context.lineIds, 'line', problems),
    value: readValue(member(input, 'value'), `${pointer}/value`, problems),
    mode: mode as Mode,
    jokerlessBonus: readFlag(input, 'jokerlessBonus', pointer, bonus, problems),
    bodies: readBodies(input, pointer, context),
    note: typeof note === 'string' ? note : null,
    pointer,
  };
};

const readJokers = (input: unknown, pointer: string, problems: CardProblems): JokerRule => {
  if (input === undefined) return { minGroup: 3, minNaturals: 0 };
  const given = isObject(input) ? input : {};
  const minGroup = member(given, 'minGroup') ?? 3;
  const minNaturals = member(given, 'minNaturals') ?? 0;
  const known = members(given).every((key) => key === 'minGroup' || key === 'minNaturals');
  const sizes = isInteger(minGroup) && minGroup >= 1 && minGroup <= 14;
  const naturals = isInteger(minNaturals) && minNaturals >= 0 && minNaturals <= 14;
  if (!isObject(input) || !known || !sizes || !naturals) {
    syntax(problems, pointer, 'the joker rule, as in {"minGroup":3,"minNaturals":0}');
    return { minGroup: 3, minNaturals: 0 };
  }
  return { minGroup, minNaturals };
};

/** Parameters of the card, overridden by those of the request. */
const readParams = (
  input: unknown,
  given: Readonly<Record<string, number>>,
  pointer: string,
  problems: CardProblems,
): Record<string, number> => {
  const params: Record<string, number> = {};
  if (input !== undefined && !isObject(input)) syntax(problems, pointer, 'whole numbers by name');
  for (const [name, value] of [...Object.entries(isObject(input) ? input : {}), ...Object.entries(given)]) {
    if (name.startsWith('x-') || name === '$schema') continue;
    if (!isInteger(value) || value < 0)
      syntax(problems, `${pointer}/${escapePointer(name)}`, 'a whole number, 0 or more');
    else Object.defineProperty(params, name, { value, enumerable: true, writable: true, configurable: true });
  }
  return params;
};

/**
 * Reads a card from JSON of any shape into its typed form. Every problem is collected with its pointer below
 * `pointer`; a line with one keeps no bodies, the others stay usable for their own checks. Nothing is expanded here.
 */
export const readCard = (
  input: unknown,
  given: Readonly<Record<string, number>>,
  pointer: string,
  problems: CardProblems,
): Card | null => {
  if (!isObject(input)) {
    syntax(problems, pointer, 'a card');
    return null;
  }
  refuseUnknown(input, CARD_MEMBERS, pointer, problems);
  const schema = member(input, 'schema');
  if (schema !== undefined && schema !== 1) syntax(problems, `${pointer}/schema`, '1, the version of the language');
  const title = member(input, 'title');
  const rule = readJokers(member(input, 'jokers'), `${pointer}/jokers`, problems);
  const params = readParams(member(input, 'params'), given, `${pointer}/params`, problems);
  const context: Context = {
    rule,
    params,
    problems,
    sectionIds: new Set(),
    lineIds: new Set(),
    work: MOST_READING_OF_CARD,
  };
  const listed = member(input, 'sections');
  if (!Array.isArray(listed) || listed.length === 0 || listed.length > MOST_SECTIONS) {
    syntax(problems, `${pointer}/sections`, `a list of 1 to ${MOST_SECTIONS} sections`);
    return null;
  }
  const sections: Section[] = [];
  let lines = 0;
  for (const [i, item] of listed.entries()) {
    const at = `${pointer}/sections/${i}`;
    const inside = isObject(item) ? member(item, 'lines') : undefined;
    if (!isObject(item) || !Array.isArray(inside) || inside.length === 0) {
      syntax(problems, at, 'a section with its lines');
      continue;
    }
    refuseUnknown(item, SECTION_MEMBERS, at, problems);
    lines += inside.length;
    if (lines > MOST_LINES) {
      report(problems, 'card.too_many_variants', `${at}/lines`, `A card has at most ${MOST_LINES} lines.`, {
        limit: MOST_LINES,
      });
      break;
    }
    const bonus = readFlag(item, 'jokerlessBonus', at, true, problems);
    const id = readId(item, at, context.sectionIds, 'section', problems);
    const name = member(item, 'name');
    sections.push({
      id,
      name: typeof name === 'string' ? name : id,
      lines: inside.flatMap((line, n) => {
        if (context.work < 0 || isFull(problems)) return [];
        return readLine(line, `${at}/lines/${n}`, bonus, context) ?? [];
      }),
    });
    if (context.work < 0) {
      const detail = 'The lines declare too much for too many bodies: cases, constraints, partitions, variables.';
      report(problems, 'card.too_many_variants', `${at}/lines`, detail);
      break;
    }
  }
  const id = member(input, 'id');
  return {
    id: typeof id === 'string' ? id : '',
    title: typeof title === 'string' ? title : typeof id === 'string' ? id : '',
    jokers: rule,
    params,
    sections,
  };
};
