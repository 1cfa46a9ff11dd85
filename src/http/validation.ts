import { Ajv, type AnySchemaObject, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import type { ProblemItem } from '../../schemas/problem.js';
import { HttpProblem, item } from './problems.js';
import { violations } from './violations.js';

/** Gives the violations of a value, or null where it fits. */
export type Check = (value: unknown) => ProblemItem[] | null;

export interface Checks {
  /** For bodies: nothing is coerced, nothing dropped. */
  body(schema: TSchema): Check;
  /** For parameters: texts become numbers and booleans where the schema asks for them. */
  parameters(schema: TSchema): Check;
  /** The same for the routes. */
  readonly forFastify: FastifySchemaCompiler<unknown>;
}

/** More values than this in a body, and only its first fault is looked for. */
const MOST_VALUES_EXPLAINED = 20_000;

const countValues = (root: unknown, most: number): number => {
  const open: unknown[] = [root];
  let count = 0;
  while (open.length > 0 && count <= most) {
    const value = open.pop();
    count += 1;
    if (typeof value === 'object' && value !== null) {
      for (const inner of Object.values(value)) {
        open.push(inner);
        if (open.length > most) return open.length;
      }
    }
  }
  return count;
};

const BASE: Options = { strict: true, strictRequired: false, strictTypes: false, discriminator: true };

/** A named component is compiled through its name: Ajv knows it already. */
const referenceTo = (schema: TSchema): AnySchemaObject =>
  '$id' in schema ? { $ref: String(schema.$id) } : (schema as AnySchemaObject);

/**
 * Builds the validators of the service over its named components. The quick validator decides and stops at the first
 * fault; only then the slow one looks for all of them, so that a good request never pays for explanations.
 */
export const createChecks = (components: readonly TSchema[]): Checks => {
  const make = (options: Options): Ajv => {
    const ajv = new Ajv({ ...BASE, ...options });
    addFormats.default(ajv);
    for (const component of components) ajv.addSchema(component as AnySchemaObject);
    return ajv;
  };
  const quick = make({ verbose: true });
  const thorough = make({ allErrors: true, verbose: true });
  const coercing = make({ allErrors: true, verbose: true, coerceTypes: true });

  const explain = (validate: ValidateFunction, value: unknown): ProblemItem[] =>
    validate(value) ? [item('schema.other', { pointer: '' })] : violations(thorough, validate.errors ?? []);

  const body = (schema: TSchema): Check => {
    const target = referenceTo(schema);
    const decide = quick.compile(target);
    return (value) => {
      if (decide(value)) return null;
      if (value === undefined || value === null) return [item('request.no_body', { pointer: '' })];
      if (countValues(value, MOST_VALUES_EXPLAINED) > MOST_VALUES_EXPLAINED) {
        return violations(quick, decide.errors ?? []);
      }
      return explain(thorough.compile(target), value);
    };
  };
  const parameters = (schema: TSchema): Check => {
    const validate = coercing.compile(schema as AnySchemaObject);
    return (value) => {
      const given = value as Readonly<Record<string, unknown>>;
      const repeated: string[] = [];
      for (const parameter in given) if (Array.isArray(given[parameter])) repeated.push(parameter);
      if (repeated.length > 0) {
        return repeated.map((parameter) =>
          item('schema.duplicate', { parameter, detail: `"${parameter}" is given twice.` }),
        );
      }
      return validate(value) ? null : violations(coercing, validate.errors ?? []).map(byParameter);
    };
  };
  return {
    body,
    parameters,
    forFastify: ({ schema, httpPart }) => {
      const check = httpPart === 'body' ? body(schema as TSchema) : parameters(schema as TSchema);
      return (value: unknown) => {
        const problems = check(value);
        return problems === null ? true : { error: new HttpProblem(400, problems) };
      };
    },
  };
};

/** A violation of a parameter names the parameter instead of pointing into a body. */
const byParameter = ({ pointer, ...rest }: ProblemItem): ProblemItem => {
  const parameter = (pointer ?? '').split('/')[1]?.replaceAll('~1', '/').replaceAll('~0', '~');
  return { ...rest, ...(parameter === undefined ? {} : { parameter }) };
};
