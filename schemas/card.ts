import Type, { type Static } from 'typebox';
import { component, request } from './common.js';

export const CardInput = component(
  'CardInput',
  Type.Union(
    [
      Type.String({ maxLength: 64, pattern: '^[a-z0-9-]{1,64}$', description: 'The id of a card.' }),
      Type.Object({}, { additionalProperties: true, description: 'A card inline.' }),
    ],
    { description: 'A card, or the id of one.', examples: ['practice'] },
  ),
);
export type CardInput = Static<typeof CardInput>;

export const CardParams = component(
  'CardParams',
  Type.Unsafe<Record<string, number>>({
    type: 'object',
    maxProperties: 20,
    propertyNames: { maxLength: 40 },
    additionalProperties: { type: 'integer', minimum: 0, maximum: 999_999 },
    description: "Values that override the card's own, such as the year.",
    examples: [{ year: 2027 }],
  }),
);
export type CardParams = Static<typeof CardParams>;

export const TableEvent = component(
  'TableEvent',
  request(
    {
      kind: Type.String({ maxLength: 40, description: 'What happened.' }),
      set: Type.Optional(Type.Integer({ minimum: 0, maximum: 14, description: 'Index of the set it concerns.' })),
      kept: Type.Optional(Type.Boolean({ description: 'The caller kept the wrong set.' })),
    },
    { description: 'Something that happened at the table.' },
  ),
);
export type TableEvent = Static<typeof TableEvent>;
