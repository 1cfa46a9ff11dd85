/** What @fastify/swagger cannot say is added to its document here: named examples and discriminator mappings. */

import type { NamedSchema } from './operations.js';

type Json = Record<string, unknown>;

export interface NamedExample {
  readonly summary: string;
  readonly value: unknown;
}

/** Examples by operation id: of the request body, and of parameters by their name. */
export interface DocumentExamples {
  readonly bodies: ReadonlyMap<string, Readonly<Record<string, NamedExample>>>;
  readonly parameters: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

interface OperationObject {
  operationId?: string;
  requestBody?: { content?: Record<string, { examples?: unknown }>; required?: boolean };
  parameters?: { name: string; example?: unknown }[];
}

const addExamples = (operation: OperationObject, examples: DocumentExamples): void => {
  const id = operation.operationId ?? '';
  const bodies = examples.bodies.get(id);
  const media = operation.requestBody?.content?.['application/json'];
  if (bodies !== undefined && media !== undefined) media.examples = bodies;
  const values = examples.parameters.get(id);
  for (const parameter of operation.parameters ?? []) {
    const value = values?.[parameter.name];
    if (value !== undefined) parameter.example = value;
  }
};

/** Without a mapping OpenAPI takes the tag for a component name; Ajv refuses one, so it is added here. */
const addMappings = (node: unknown, schemas: Json): void => {
  if (!isObject(node)) return;
  if (isObject(node.discriminator) && Array.isArray(node.oneOf)) {
    const tag = String(node.discriminator.propertyName);
    const mapping: Record<string, string> = {};
    for (const branch of node.oneOf as Json[]) {
      const target = schemas[String(branch.$ref).replace('#/components/schemas/', '')] as Json | undefined;
      const property = (target?.properties as Record<string, Json> | undefined)?.[tag];
      if (typeof property?.const === 'string') mapping[property.const] = String(branch.$ref);
    }
    node.discriminator.mapping = mapping;
  }
  for (const inner of Object.values(node)) addMappings(inner, schemas);
};

/** Names of the components that a part of the document refers to, over any number of steps. */
const collectReferences = (node: unknown, schemas: Json, found: Set<string>): void => {
  if (!isObject(node)) return;
  for (const [key, inner] of Object.entries(node)) {
    if (key !== '$ref' || typeof inner !== 'string') {
      collectReferences(inner, schemas, found);
      continue;
    }
    const name = inner.replace('#/components/schemas/', '');
    if (found.has(name)) continue;
    found.add(name);
    collectReferences(schemas[name], schemas, found);
  }
};

const ANY_NAME = '^.*$';

/** A schema as the document writes it: references by their full path, maps by `additionalProperties`. */
const documentForm = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(documentForm);
  if (!isObject(node)) return node;
  const form: Json = {};
  for (const [key, inner] of Object.entries(node)) {
    if (key === '$id') continue;
    if (key === '$ref' && typeof inner === 'string') form.$ref = `#/components/schemas/${inner}`;
    else if (key === 'patternProperties' && isObject(inner) && ANY_NAME in inner) {
      form.additionalProperties = documentForm(inner[ANY_NAME]);
    } else form[key] = documentForm(inner);
  }
  return form;
};

/** The finished document; components that nothing refers to are left out. */
export const finishDocument = <T extends object>(
  document: T,
  components: readonly NamedSchema[],
  examples: DocumentExamples,
): T => {
  const copy = structuredClone(document) as T & { paths?: Record<string, Json>; components?: { schemas?: Json } };
  for (const path of Object.values(copy.paths ?? {})) {
    for (const operation of Object.values(path)) addExamples(operation as OperationObject, examples);
  }
  const schemas = copy.components?.schemas ?? {};
  // The plugin turns `patternProperties` into `additionalProperties`, so the components are taken as they are.
  for (const schema of components) schemas[schema.$id] = documentForm(schema);
  addMappings(schemas, schemas);
  const used = new Set<string>();
  collectReferences(copy.paths, schemas, used);
  for (const name of Object.keys(schemas)) if (!used.has(name)) delete schemas[name];
  return copy;
};
