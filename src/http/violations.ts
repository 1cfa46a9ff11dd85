import type { Ajv, AnySchemaObject, ErrorObject } from 'ajv';
import { closest, distance } from 'fastest-levenshtein';
import type { ProblemItem } from '../../schemas/problem.js';
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

/** The known name a person most probably meant, or none when nothing is near. */
export const nearestName = (name: string, known: readonly string[]): string | undefined => {
  if (known.length === 0) return undefined;
  const best = closest(
    name.toLowerCase(),
    [...known].map((candidate) => candidate.toLowerCase()),
  );
  const found = known.find((candidate) => candidate.toLowerCase() === best);
  return distance(name.toLowerCase(), best) <= Math.max(2, Math.floor(name.length / 3)) ? found : undefined;
};

/** Member names an object schema lists. */
const memberNames = (schema: AnySchemaObject | undefined): string[] =>
  Object.keys((schema?.properties as Record<string, unknown> | undefined) ?? {});

const unknownMember = (error: ErrorObject, pointer: string): ProblemItem => {
  const name = String(error.params.additionalProperty);
  const allowed = memberNames(error.parentSchema as AnySchemaObject);
  const nearest = nearestName(name, allowed);
  const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  return item('schema.unknown_member', {
    pointer: `${pointer}/${escapeToken(name)}`,
    detail: `There is no member "${name.slice(0, 80)}" here.${hint}`,
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
  return item('schema.value', {
    pointer,
    detail: `Must be ${allowed.length > 1 ? 'one of ' : ''}${allowed.map((choice) => JSON.stringify(choice)).join(', ')}.`,
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

/** One Ajv error as a violation. */
const violation = (error: ErrorObject, prefix: string): ProblemItem => {
  const pointer = prefix + error.instancePath;
  const { params, data } = error;
  switch (error.keyword) {
    case 'type':
      return item('schema.type', {
        pointer,
        detail: `Must be ${[params.type].flat().join(' or ')}, not ${typeOf(data)}.`,
        expected: [params.type].flat().join(' or '),
        actual: typeOf(data),
      });
    case 'required':
      return item('schema.required', {
        pointer: `${pointer}/${escapeToken(params.missingProperty)}`,
        detail: `The member "${params.missingProperty}" is missing.`,
      });
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
        detail: `The number ${error.message}.`,
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
        detail: `This ${error.message}, not ${sizeOf(data)}.`,
        limit: params.limit,
        actual: sizeOf(data),
      });
    case 'pattern':
    case 'format':
      return item('schema.format', {
        pointer,
        detail: `The text ${formOf(error)}.`,
        expected: params.pattern ?? params.format,
      });
    case 'multipleOf':
      return item('schema.range', {
        pointer,
        detail: `The number must be a multiple of ${params.multipleOf}.`,
        expected: params.multipleOf,
        ...echo(data),
      });
    case 'uniqueItems':
      return item('schema.duplicate', { pointer, detail: `The elements ${params.i} and ${params.j} are equal.` });
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
      return item('schema.other', { pointer, detail: `This ${error.message ?? 'does not fit the schema'}.` });
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
    const detail = `Must be ${types}, not ${typeOf(error.data)}.`;
    return [item('schema.type', { pointer, detail, expected: types, actual: typeOf(error.data) })];
  }
  let best: ProblemItem[] | undefined;
  for (const branch of fitting) {
    const validate = ajv.compile(branch);
    if (validate(error.data)) continue;
    const found = violations(ajv, validate.errors ?? [], pointer);
    if (best === undefined || found.length < best.length) best = found;
  }
  return best ?? [item('schema.other', { pointer, detail: 'This fits no form that is allowed here.' })];
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
