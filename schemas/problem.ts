import Type, { type Static } from 'typebox';
import { answer, component } from './common.js';

const tokens = Type.Array(Type.String());

export const ProblemItem = component(
  'ProblemItem',
  Type.Object(
    {
      code: Type.String({
        description: 'Stable code, `area.snake_case`; see /docs/problems/{code}.',
        examples: ['tile.unknown'],
      }),
      pointer: Type.Optional(
        Type.String({ description: 'JSON pointer into the request body.', examples: ['/hand/melds/0'] }),
      ),
      parameter: Type.Optional(
        Type.String({ description: 'Name of the URL parameter, where the request came by URL.' }),
      ),
      detail: Type.String(),
      offset: Type.Optional(Type.Integer({ description: 'Character offset in the string pointed at, from 0.' })),
      token: Type.Optional(Type.String()),
      tile: Type.Optional(Type.String()),
      suggestions: Type.Optional(tokens),
      candidates: Type.Optional(tokens),
      count: Type.Optional(Type.Integer()),
      limit: Type.Optional(Type.Integer()),
      pointers: Type.Optional(Type.Array(Type.String(), { description: 'Every occurrence.' })),
      expected: Type.Optional(Type.Unknown()),
      actual: Type.Optional(Type.Unknown()),
      allowed: Type.Optional(Type.Array(Type.Unknown())),
      facts: Type.Optional(Type.Array(Type.String(), { description: 'The things that contradict each other.' })),
      distance: Type.Optional(Type.Integer()),
      missing: Type.Optional(tokens),
      waits: Type.Optional(tokens),
      line: Type.Optional(Type.String()),
      seat: Type.Optional(Type.String()),
      severity: Type.Optional(Type.String({ description: '`warning` where the finding does not stop anything.' })),
      hint: Type.Optional(Type.String()),
    },
    { additionalProperties: false, description: 'One thing wrong with a request.' },
  ),
);
export type ProblemItem = Static<typeof ProblemItem>;

export const Problem = component(
  'Problem',
  answer(
    {
      type: Type.String({ format: 'uri-reference', examples: ['/docs/problems/tile.unknown'] }),
      title: Type.String(),
      status: Type.Integer({ minimum: 400, maximum: 599 }),
      detail: Type.String(),
      instance: Type.String({ description: 'The request id.' }),
      errors: Type.Array(Type.Unsafe<ProblemItem>(Type.Ref('ProblemItem'))),
    },
    { description: 'RFC 9457 problem details.' },
  ),
);
export type Problem = Static<typeof Problem>;
