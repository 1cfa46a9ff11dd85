import type { Variant } from '../rules/variants/variant.js';
import { VERSION } from './files.js';

/** A variant as lists show it. */
export const variantSummary = ({ id, name, edition, description, operations }: Variant) => ({
  id,
  name,
  edition,
  description,
  operations: Object.keys(operations),
  url: `/v1/${id}`,
});

/** The JSON index at `/`. */
export const serviceIndex = (variants: readonly Variant[]) => ({
  name: 'mahjong-referee',
  version: VERSION,
  links: {
    docs: '/docs',
    openapi: '/openapi.json',
    variants: '/v1/variants',
    tiles: '/v1/tiles',
    cards: '/v1/cards',
    batch: '/v1/batch',
    problems: '/docs/problems',
    live: '/health/live',
    ready: '/health/ready',
    metrics: '/metrics',
  },
  variants: variants.map(variantSummary),
});
