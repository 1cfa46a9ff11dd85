import type { Env, Envelope, Operation, Query } from '../rules/answer.js';
import type { Outcome } from '../rules/problem.js';
import type { OperationName, Variant } from '../rules/variants/variant.js';
import type { NamedSchema, OperationSpec, OperationSpecs } from './operations.js';
import type { Check, Checks } from './validation.js';

/** One operation of one variant: what the POST form, the URL form and batches all run. */
export interface Endpoint {
  readonly variant: Variant;
  readonly name: OperationName;
  readonly spec: OperationSpec;
  readonly request: NamedSchema;
  readonly answer: NamedSchema;
  /** `babcock1923Score`. */
  readonly operationId: string;
  readonly run: (body: unknown, env: Env, query: Query) => Outcome<Envelope>;
}

/** An endpoint with the check of its body. */
export type CheckedEndpoint = Endpoint & { readonly check: Check };

const pascal = (name: string): string => name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `Babcock1923`, `claim-options` → `babcock1923ClaimOptions`. */
export const operationId = (variant: Variant, name: string): string => {
  const { prefix } = variant.shape;
  return prefix.charAt(0).toLowerCase() + prefix.slice(1) + pascal(name);
};

/** Every operation of every variant, in the order of the registry. */
export const listEndpoints = (variants: readonly Variant[], specs: OperationSpecs): Endpoint[] =>
  variants.flatMap((variant) =>
    (Object.keys(variant.operations) as OperationName[]).flatMap((name): Endpoint[] => {
      const spec = specs[name];
      // The schema check in front of it makes `unknown` the request that the operation asks for.
      const run = variant.operations[name] as Operation<unknown, Envelope> | undefined;
      if (spec === undefined || run === undefined) return [];
      const { shape } = variant;
      return [
        {
          variant,
          name,
          spec,
          request: spec.request(shape),
          answer: spec.answer(shape),
          operationId: operationId(variant, name),
          run,
        },
      ];
    }),
  );

/** The named components of the endpoints, each once. */
export const componentsOf = (shared: readonly NamedSchema[], endpoints: readonly Endpoint[]): NamedSchema[] => {
  const byName = new Map(shared.map((schema) => [schema.$id, schema]));
  for (const { spec, variant, request, answer } of endpoints) {
    for (const schema of [...(spec.parts?.(variant.shape) ?? []), request, answer]) {
      if (!byName.has(schema.$id)) byName.set(schema.$id, schema);
    }
  }
  return [...byName.values()];
};

export const checkEndpoints = (endpoints: readonly Endpoint[], checks: Checks): CheckedEndpoint[] =>
  endpoints.map((endpoint) => ({ ...endpoint, check: checks.body(endpoint.request) }));
