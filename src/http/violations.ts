import type { Ajv, AnySchemaObject, ErrorObject } from 'ajv';
import { closest, distance } from 'fastest-levenshtein';
import type { ProblemItem } from '../../schemas/problem.js';
import { SEAT_NAMES } from '../rules/hand/seats.js';
import { item } from './problems.js';

/** Most violations that an answer lists. */
export const MOST_VIOLATIONS = 20;

const escapeToken = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

const fitsType = (type: unknown, value: unknown): boolean =>
  [type].flat().some((name) => name === typeOf(value) || (name === 'number' && typeof value === 'number'));

/** A seat may be sent by its name: its letter is then the nearest. */
const NAMES_OF_SEATS: Readonly<Record<string, string>> = SEAT_NAMES;

/** Most names that a sentence lists. */
const MOST_NAMES = 24;

/** A place in the request as people write it: `"hand.melds[2]"`. */
const placeOf = (pointer: string): string => {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~').slice(0, 80));
  if (steps.length === 0) return 'The body';
  return `"${steps.map((step, i) => (/^\d+$/.test(step) ? `[${step}]` : i === 0 ? step : `.${step}`)).join('')}"`;
};

const quoted = (names: readonly unknown[]): string => names.map((name) => JSON.stringify(name)).join(', ');

/** A JSON type, or several, in a sentence: `an object or a string`. */
const aType = (types: unknown): string =>
  [types]
    .flat()
    .map((name) => (name === 'null' ? 'null' : `${/^[aeiou]/.test(String(name)) ? 'an' : 'a'} ${name}`))
    .join(' or ');

/** Whether a name is the beginning or the end of a longer one: `op` of `operation`, `wind` of `prevailingWind`. */
const isPart = (name: string, known: string): boolean =>
  (name.length >= 2 && known.startsWith(name)) ||
  (name.length >= 4 && known.toLowerCase().endsWith(name.toLowerCase()));

/** The known name a person most probably meant, or none when nothing is near. */
export const nearestName = (name: string, known: readonly string[]): string | undefined => {
  if (known.length === 0) return undefined;
  const sent = name.toLowerCase();
  const best = closest(
    sent,
    [...known].map((candidate) => candidate.toLowerCase()),
  );
  const away = distance(sent, best);
  const part = away === 0 ? undefined : known.find((candidate) => isPart(name, candidate));
  if (part !== undefined) return part;
  // Of a name of one or two letters nothing would be left.
  if (away < best.length && away <= Math.max(2, Math.floor(name.length / 3))) {
    return known.find((candidate) => candidate.toLowerCase() === best);
  }
  // A seat by its name.
  return known.find((candidate) => NAMES_OF_SEATS[candidate]?.toLowerCase() === sent);
};

/** Member names an object schema lists. */
const memberNames = (schema: AnySchemaObject | undefined): string[] =>
  Object.keys((schema?.properties as Record<string, unknown> | undefined) ?? {});

const unknownMember = (error: ErrorObject, pointer: string): ProblemItem => {
  const name = String(error.params.additionalProperty);
  const allowed = memberNames(error.parentSchema as AnySchemaObject);
  const nearest = nearestName(name, allowed);
  const known = allowed.length === 0 || allowed.length > MOST_NAMES ? '' : ` Known are ${quoted(allowed)}.`;
  const hint = nearest === undefined ? known : ` Did you mean "${nearest}"?`;
  const where = pointer === '' ? 'here' : `in ${placeOf(pointer)}`;
  return item('schema.unknown_member', {
    pointer: `${pointer}/${escapeToken(name)}`,
    detail: `There is no member "${name.slice(0, 80)}" ${where}.${hint}`,
    allowed,
    ...(nearest === undefined ? {} : { suggestions: [nearest] }),
  });
};

const sizeOf = (value: unknown): number =>
  typeof value === 'string' || Array.isArray(value) ? value.length : Object.keys(value as object).length;

/** Short values are echoed, long ones would only repeat the request. */
const echo = (value: unknown): { actual?: unknown } =>
  typeof value === 'object' ? {} : typeof value === 'string' && value.length > 80 ? {} : { actual: value };

const notAllowed = (pointer: string, value: unknown, allowed: unknown[]): ProblemItem => {
  const nearest =
    typeof value === 'string'
      ? nearestName(
          value,
          allowed.filter((v) => typeof v === 'string'),
        )
      : undefined;
  const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  return item('schema.value', {
    pointer,
    detail: `${placeOf(pointer)} must be ${allowed.length > 1 ? 'one of ' : ''}${quoted(allowed)}.${hint}`,
    allowed,
    ...echo(value),
    ...(nearest === undefined ? {} : { suggestions: [nearest] }),
  });
};

/** What a text must look like: by an example where the schema has one, which tells people more than a pattern. */
const formOf = ({ keyword, message, parentSchema }: ErrorObject): string => {
  const example: unknown = parentSchema?.examples?.[0] ?? parentSchema?.default;
  return keyword === 'pattern' && typeof example === 'string'
    ? `must have the form of ${JSON.stringify(example)}`
    : String(message);
};

const UNITS: Readonly<Record<string, string>> = { Length: 'character', Items: 'element', Properties: 'member' };

/** How far a size is off: `"players" has 3 elements; it takes at least 4.` */
const sizeDetail = (pointer: string, keyword: string, limit: number, size: number): string => {
  const unit = UNITS[keyword.slice(3)];
  const most = keyword.startsWith('max') ? 'at most' : 'at least';
  return `${placeOf(pointer)} has ${size} ${unit}${size === 1 ? '' : 's'}; it takes ${most} ${limit}.`;
};

/** One Ajv error as a violation. */
const violation = (error: ErrorObject, prefix: string): ProblemItem => {
  const pointer = prefix + error.instancePath;
  const { params, data } = error;
  switch (error.keyword) {
    case 'type': {
      const members = params.type === 'object' ? memberNames(error.parentSchema as AnySchemaObject) : [];
      const hint = members.length === 0 || members.length > MOST_NAMES ? '' : ` Its members are ${quoted(members)}.`;
      return item('schema.type', {
        pointer,
        detail: `${placeOf(pointer)} must be ${aType(params.type)}, not ${aType(typeOf(data))}.${hint}`,
        expected: [params.type].flat().join(' or '),
        actual: typeOf(data),
      });
    }
    case 'required': {
      const { missingProperty: name } = params;
      const allowed = (error.parentSchema as AnySchemaObject).properties?.[name]?.enum as unknown[] | undefined;
      const hint = allowed === undefined ? '' : ` It is one of ${quoted(allowed)}.`;
      return item('schema.required', {
        pointer: `${pointer}/${escapeToken(name)}`,
        detail: `The member "${name}" is missing${pointer === '' ? '' : ` in ${placeOf(pointer)}`}.${hint}`,
      });
    }
    case 'additionalProperties':
      return unknownMember(error, pointer);
    case 'enum':
      return notAllowed(pointer, data, params.allowedValues);
    case 'const':
      return notAllowed(pointer, data, [params.allowedValue]);
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return item('schema.range', {
        pointer,
        detail: `${placeOf(pointer)} ${error.message}.`,
        expected: params.limit,
        ...echo(data),
      });
    case 'minLength':
    case 'maxLength':
    case 'minItems':
    case 'maxItems':
    case 'minProperties':
    case 'maxProperties':
      return item('schema.size', {
        pointer,
        detail: sizeDetail(pointer, error.keyword, params.limit, sizeOf(data)),
        limit: params.limit,
        actual: sizeOf(data),
      });
    case 'pattern':
    case 'format':
      return item('schema.format', {
        pointer,
        detail: `${placeOf(pointer)} ${formOf(error)}.`,
        expected: params.pattern ?? params.format,
      });
    case 'multipleOf':
      return item('schema.range', {
        pointer,
        detail: `${placeOf(pointer)} must be a multiple of ${params.multipleOf}.`,
        expected: params.multipleOf,
        ...echo(data),
      });
    case 'uniqueItems':
      return item('schema.duplicate', {
        pointer,
        detail: `The elements ${params.i} and ${params.j} of ${placeOf(pointer)} are equal.`,
      });
    case 'propertyNames': {
      const name = String(params.propertyName);
      const { pattern } = error.schema as AnySchemaObject;
      return item('schema.unknown_member', {
        pointer: `${pointer}/${escapeToken(name)}`,
        detail: `No member here can have the name "${name.slice(0, 80)}".`,
        ...(typeof pattern === 'string' ? { expected: pattern } : {}),
      });
    }
    case 'discriminator': {
      const branches = (error.parentSchema as AnySchemaObject).oneOf as AnySchemaObject[];
      const tags = branches.map((branch) => branch.properties?.[params.tag]?.const).filter((tag) => tag !== undefined);
      return notAllowed(`${pointer}/${escapeToken(params.tag)}`, params.tagValue, tags);
    }
    default:
      return item('schema.other', {
        pointer,
        detail: `${placeOf(pointer)} ${error.message ?? 'does not fit the schema'}.`,
      });
  }
};

/** The plain branches of a union: references followed, unions inside unions opened. */
const branchesOf = (ajv: Ajv, schemas: readonly AnySchemaObject[]): AnySchemaObject[] =>
  schemas.flatMap((schema) => {
    const named = typeof schema.$ref === 'string' ? ajv.getSchema(schema.$ref)?.schema : schema;
    const branch = typeof named === 'object' ? named : schema;
    return Array.isArray(branch.anyOf) ? branchesOf(ajv, branch.anyOf) : [branch];
  });

/** The member names of a union that only asks for one of several members, else none. */
const choices = (error: ErrorObject): string[] => {
  const branches = error.schema as AnySchemaObject[];
  const plain = branches.every((branch) => Object.keys(branch).join() === 'required');
  return plain ? branches.flatMap((branch) => branch.required as string[]) : [];
};

/** The faults of a value that fits no branch of a union: those of the branch it comes nearest to. */
const unionViolations = (ajv: Ajv, error: ErrorObject, prefix: string): ProblemItem[] => {
  const pointer = prefix + error.instancePath;
  const names = choices(error);
  if (names.length > 0) {
    const detail = `Exactly one of ${names.map((name) => `"${name}"`).join(', ')} must be given.`;
    return [item('schema.required', { pointer, detail, allowed: names })];
  }
  const branches = branchesOf(ajv, error.schema as AnySchemaObject[]);
  const fitting = branches.filter((branch) => branch.type === undefined || fitsType(branch.type, error.data));
  if (fitting.length === 0) {
    const types = [...new Set(branches.flatMap((branch) => [branch.type].flat()))].join(' or ');
    const detail = `${placeOf(pointer)} must be ${aType(types.split(' or '))}, not ${aType(typeOf(error.data))}.`;
    return [item('schema.type', { pointer, detail, expected: types, actual: typeOf(error.data) })];
  }
  let best: ProblemItem[] | undefined;
  for (const branch of fitting) {
    const validate = ajv.compile(branch);
    if (validate(error.data)) continue;
    const found = violations(ajv, validate.errors ?? [], pointer);
    if (best === undefined || found.length < best.length) best = found;
  }
  return best ?? [item('schema.other', { pointer, detail: `${placeOf(pointer)} fits no form that is allowed here.` })];
};

/**
 * Ajv's errors (`allErrors`, `verbose`) as violations with a pointer each. Of a union that nothing fits, Ajv reports
 * every branch; here only the branch that comes nearest is left.
 */
export const violations = (ajv: Ajv, errors: readonly ErrorObject[], prefix = ''): ProblemItem[] => {
  const isUnion = (error: ErrorObject): boolean => error.keyword === 'anyOf' || error.keyword === 'oneOf';
  const unions = errors.filter(isUnion);
  const under = (error: ErrorObject, union: ErrorObject): boolean =>
    error !== union &&
    (error.schemaPath.startsWith(`${union.schemaPath}/`) ||
      (choices(union).length === 0 &&
        (error.instancePath === union.instancePath || error.instancePath.startsWith(`${union.instancePath}/`))));
  // An outer union comes after the inner ones in Ajv's list.
  const outer = unions.filter((union, i) => !unions.some((other, j) => under(union, other) && j > i));
  const found: ProblemItem[] = [];
  for (const error of errors) {
    if (found.length >= MOST_VIOLATIONS) break;
    // What is wrong with a name comes again as `propertyNames`.
    if (error.propertyName !== undefined) continue;
    if (outer.includes(error)) found.push(...unionViolations(ajv, error, prefix));
    else if (!outer.some((union) => under(error, union))) found.push(violation(error, prefix));
  }
  return found.slice(0, MOST_VIOLATIONS);
};
