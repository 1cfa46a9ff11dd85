import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { arbitraryOf, breakSomething, junk, type Schema, tileText } from './arbitraries.js';

/** Requests derived from the OpenAPI document, and what the document promises about their answers. */

interface MediaType {
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

export interface ContractOperation {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body: MediaType | undefined;
  readonly parameters: readonly Parameter[];
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, MediaType>> }>>;
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Record<string, unknown>>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export interface Contract {
  readonly operations: readonly ContractOperation[];
  /** What is wrong with an answer, or null. */
  readonly faultOf: (operation: ContractOperation, response: LightMyRequestResponse) => string | null;
  /** Requests of an operation: three that fit, two with one field broken, one of junk. */
  readonly requestsOf: (operation: ContractOperation, seeds?: readonly unknown[]) => fc.Arbitrary<InjectOptions>;
}

const listOperations = (document: OpenApi): ContractOperation[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const body = operation.requestBody as { content: Record<string, MediaType> } | undefined;
      return {
        id: String(operation.operationId),
        method: method.toUpperCase() as 'GET' | 'POST',
        path,
        body: body?.content['application/json'],
        parameters: (operation.parameters ?? []) as Parameter[],
        responses: operation.responses as ContractOperation['responses'],
      };
    }),
  );

const escapeToken = (name: string): string => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));

const answerChecker = (document: OpenApi): Contract['faultOf'] => {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats.default(ajv);
  ajv.addSchema(document, 'api');
  const compiled = new Map<string, ValidateFunction>();
  return ({ path, method, responses, id }, response) => {
    const status = String(response.statusCode);
    const documented = responses[status];
    if (documented === undefined) return `${id}: status ${status} is not documented: ${response.body.slice(0, 300)}`;
    const type = String(response.headers['content-type'] ?? '').split(';')[0] ?? '';
    if (documented.content?.[type] === undefined) return `${id}: ${status} with "${type}" is not documented`;
    if (!type.endsWith('json')) return null;
    const steps = ['paths', path, method.toLowerCase(), 'responses', status, 'content', type, 'schema'];
    const reference = `api#/${steps.map(escapeToken).join('/')}`;
    const validate = compiled.get(reference) ?? ajv.compile({ $ref: reference });
    compiled.set(reference, validate);
    if (validate(response.json())) return null;
    return `${id}: ${status} does not fit its schema: ${ajv.errorsText(validate.errors)}: ${response.body.slice(0, 2000)}`;
  };
};

const queryOf = (operation: ContractOperation, document: OpenApi): fc.Arbitrary<string> => {
  const value = ({ name, schema, example }: Parameter): fc.Arbitrary<string> => {
    const fitting = arbitraryOf(schema, document).map(String);
    const sensible = ['hand', 'melds', 'win', 'visible', 'bonus'].includes(name) ? tileText : fitting;
    return fc.oneof(
      { weight: 6, arbitrary: example === undefined ? sensible : fc.constant(String(example)) },
      { weight: 3, arbitrary: sensible },
      { weight: 1, arbitrary: fc.string({ maxLength: 20, unit: 'binary' }) },
    );
  };
  const parts = operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .map((parameter) => {
      const part = value(parameter).map((text) => `${encodeURIComponent(parameter.name)}=${encodeURIComponent(text)}`);
      const likely = parameter.required === true || parameter.example !== undefined;
      return fc.option(part, { nil: '', freq: likely ? 12 : 1 }).map((text) => text);
    });
  const noise = fc.oneof(
    { weight: 12, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.string({ maxLength: 12 }).map((text) => `${encodeURIComponent(text)}=1`) },
  );
  return fc.tuple(...parts, noise).map((all) => {
    const query = all.filter((part) => part !== '').join('&');
    return query === '' ? '' : `?${query}`;
  });
};

const pathOf = (operation: ContractOperation): fc.Arbitrary<string> => {
  const names = operation.parameters.filter((parameter) => parameter.in === 'path');
  const values = names.map(({ schema }) =>
    fc.oneof(
      fc.constantFrom('practice', 'tile.unknown', ...((schema.examples as string[]) ?? [])),
      // A segment of dots alone would be taken out of the path before it is sent.
      fc.string({ maxLength: 90 }).filter((text) => !/^\.*$/.test(text)),
    ),
  );
  return fc
    .tuple(...values)
    .map((chosen) =>
      names.reduce(
        (path, { name }, i) => path.replace(`{${name}}`, encodeURIComponent(String(chosen[i])) || '-'),
        operation.path,
      ),
    );
};

const bodyOf = (operation: ContractOperation, document: OpenApi, seeds: readonly unknown[]): fc.Arbitrary<string> => {
  const schema = operation.body?.schema ?? {};
  const examples = Object.values(operation.body?.examples ?? {}).map(({ value }) => value);
  const known = [...examples, ...seeds];
  const derived = arbitraryOf(schema, document);
  const fitting =
    known.length === 0
      ? derived
      : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, { weight: 2, arbitrary: derived });
  const broken = fitting.chain((value) => breakSomething(value));
  return fc.oneof(
    { weight: 3, arbitrary: fitting.map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: broken.map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: junk },
  );
};

/** Reads the contract out of the document that the application serves. */
export const contractOf = (app: FastifyInstance): Contract => {
  const document = JSON.parse(JSON.stringify(app.swagger())) as OpenApi;
  return {
    operations: listOperations(document),
    faultOf: answerChecker(document),
    requestsOf: (operation, seeds = []) => {
      const url = fc.tuple(pathOf(operation), queryOf(operation, document)).map((parts) => parts.join(''));
      if (operation.method === 'GET') return url.map((to) => ({ method: 'GET', url: to }));
      return fc.tuple(url, bodyOf(operation, document, seeds)).map(([to, payload]) => ({
        method: 'POST',
        url: to,
        payload,
        headers: { 'content-type': 'application/json' },
      }));
    },
  };
};
