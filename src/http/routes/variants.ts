import type { FastifyInstance } from 'fastify';
import type { Variant } from '../../rules/variants/variant.js';
import { operationId } from '../endpoints.js';
import { documented, jsonResponses } from '../openapi.js';
import { jsonReference, sendReference } from '../reference.js';
import { variantSummary } from '../service-index.js';

/** `GET /v1/variants`. */
export const variantsRoute = (app: FastifyInstance, variants: readonly Variant[]): void => {
  const document = jsonReference({
    variants: variants.map(variantSummary),
  });
  app.get(
    '/v1/variants',
    {
      schema: {
        ...documented(
          'listVariants',
          'The variants.',
          'Every game the service knows, with its operations.',
          'Reference',
        ),
        response: jsonResponses('VariantList', 'The variants.'),
      },
    },
    (request, reply) => sendReference(request, reply, document),
  );
};

/** `GET /v1/{variant}`: the whole rule sheet. */
export const sheetRoute = (app: FastifyInstance, variant: Variant, component: string): void => {
  const { shape, hand, operations, examples } = variant;
  const document = jsonReference({
    ...variant.sheet,
    uses: { card: shape.american, prevailingWind: hand.prevailingWind, bonusTiles: hand.bonusTiles },
    operations: Object.keys(operations),
    examples,
  });
  app.get(
    `/v1/${variant.id}`,
    {
      config: { variant: variant.id, operation: 'sheet' },
      schema: {
        ...documented(
          operationId(variant, 'sheet'),
          'The rule sheet as data.',
          'Tiles, points, doubles, special hands, claim order, payments, options and sources of the variant.',
          variant.name,
        ),
        response: jsonResponses(component, 'The rule sheet.'),
      },
    },
    (request, reply) => sendReference(request, reply, document),
  );
};
