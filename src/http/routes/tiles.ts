import type { FastifyInstance } from 'fastify';
import type { ParseRequest } from '../../../schemas/tiles.js';
import { describeTiles, parseTiles } from '../../rules/tiles/describe.js';
import { defaultTileSet, setUses } from '../../rules/variants/tile-sets.js';
import type { Variant } from '../../rules/variants/variant.js';
import { documented, jsonResponses } from '../openapi.js';
import { HttpProblem, statusOf } from '../problems.js';
import { jsonReference, sendReference } from '../reference.js';

/** `GET /v1/tiles`. */
export const tilesRoute = (app: FastifyInstance, variants: readonly Variant[]): void => {
  const document = jsonReference(describeTiles(setUses(variants)));
  app.get(
    '/v1/tiles',
    {
      schema: {
        ...documented('listTiles', 'Every tile.', 'Names, aliases, Unicode, and counts in each variant.', 'Tiles'),
        response: jsonResponses('TilesAnswer', 'The tiles.'),
      },
    },
    (request, reply) => sendReference(request, reply, document),
  );
};

/** `POST /v1/tiles/parse`. */
export const parseRoute = (app: FastifyInstance, variants: readonly Variant[]): void => {
  const sets = new Map<string, ReturnType<typeof defaultTileSet>>(
    variants.map((variant) => [variant.id, defaultTileSet(variant)]),
  );
  app.post<{ Body: ParseRequest }>(
    '/v1/tiles/parse',
    {
      config: { operation: 'parse' },
      schema: {
        ...documented(
          'parseTiles',
          'Reads tiles in any notation.',
          'Any accepted notation in, canonical tokens, Unicode and names out; unreadable pieces are named with their place.',
          'Tiles',
        ),
        body: { $ref: 'ParseRequest' },
        response: jsonResponses('ParseAnswer', 'The tiles as read.', 400, 408, 413, 415, 422),
      },
    },
    ({ body }, reply) => {
      const outcome = parseTiles(body, body.variant === undefined ? null : (sets.get(body.variant) ?? null));
      if (!outcome.ok) throw new HttpProblem(statusOf(outcome.problems), outcome.problems);
      return reply.header('cache-control', 'no-store').send(outcome.value);
    },
  );
};
