import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Variant } from '../rules/variants/variant.js';
import { type HttpProblem, httpProblem } from './problems.js';
import { nearestName } from './violations.js';

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

const suggestion = (name: string, known: readonly string[]): { suggestions?: string[] } => {
  const nearest = nearestName(name, known);
  return nearest === undefined ? {} : { suggestions: [nearest] };
};

/** The first path segment under `/v1` that is not the name of a variant, or of another resource. */
const unknownVariant = (
  path: string,
  variants: readonly Variant[],
  resources: readonly string[],
): HttpProblem | null => {
  const [root, name, operation] = path.split('/').filter((part) => part !== '');
  if (root !== 'v1' || name === undefined || resources.includes(name)) return null;
  const variant = variants.find(({ id }) => id === name);
  const ids = variants.map(({ id }) => id);
  if (variant === undefined) {
    const detail = `There is no variant "${name.slice(0, 80)}". Known are ${ids.join(', ')}.`;
    return httpProblem('variant.unknown', { detail, allowed: ids, ...suggestion(name, ids) });
  }
  if (operation === undefined) return null;
  const operations = Object.keys(variant.operations);
  const detail = `${variant.name} has no operation "${operation.slice(0, 80)}". It has ${operations.join(', ')}.`;
  return httpProblem('variant.operation', { detail, allowed: operations, ...suggestion(operation, operations) });
};

/** Paths that nothing answers: 405 with `Allow` where another method does, else 404 with what there is. */
export const notFoundHandler =
  (app: FastifyInstance, variants: readonly Variant[], resources: readonly string[]) =>
  (request: FastifyRequest, _reply: FastifyReply): never => {
    const path = request.url.split('?')[0] ?? '/';
    const allowed = METHODS.filter((method) => app.findRoute({ url: path, method }) !== null);
    if (allowed.length > 0) {
      const allow = allowed.join(', ');
      throw httpProblem(
        'route.method',
        { detail: `${request.method} is not allowed here. Allowed: ${allow}.`, allowed: [...allowed] },
        { allow },
      );
    }
    const unknown = unknownVariant(path, variants, resources);
    if (unknown !== null) throw unknown;
    throw httpProblem('route.unknown', {
      detail: `There is nothing at ${path.slice(0, 200)}. GET / lists what there is.`,
    });
  };
