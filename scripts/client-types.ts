import { readFileSync } from 'node:fs';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { parse } from 'yaml';

/**
 * Leaves out the `x-…` members that requests may carry: as TypeScript they would be an index signature, under which
 * every misspelt member passes.
 */
const withoutPatterns = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('patternProperties' in value)) return value;
  const { patternProperties: _, ...rest } = value;
  return rest;
};

/** The text of src/client/api.ts: every path and component of openapi.yaml as TypeScript types. */
export const clientTypes = async (): Promise<string> => {
  const document = parse(readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8')) as OpenAPI3;
  const strict = JSON.parse(JSON.stringify(document, withoutPatterns)) as OpenAPI3;
  const nodes = await openapiTS(strict, { defaultNonNullable: false });
  return `/** The types of the service, generated from openapi.yaml by \`npm run client\`. Not edited by hand. */\n\n${astToString(nodes)}`;
};
