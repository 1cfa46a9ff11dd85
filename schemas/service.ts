import Type from 'typebox';
import { answer, component, oneOf, ref, request } from './common.js';

/** Operations of all variants, as batches and lists name them. */
const operation = Type.String({ maxLength: 40, examples: ['score'] });

export const Health = component('Health', answer({ status: oneOf(['ok', 'draining']) }, { description: 'A probe.' }));

export const VariantSummary = component(
  'VariantSummary',
  answer(
    {
      id: Type.String({ examples: ['babcock-1923'] }),
      name: Type.String(),
      edition: Type.String({ description: 'Version of the rules.' }),
      description: Type.String(),
      operations: Type.Array(operation),
      url: Type.String({ description: 'Its rule sheet.' }),
    },
    { description: 'A variant in the list.' },
  ),
);

export const VariantList = component(
  'VariantList',
  answer({ variants: Type.Array(ref(VariantSummary)) }, { description: 'The variants of this service.' }),
);

export const CardSummary = component(
  'CardSummary',
  answer(
    {
      id: Type.String(),
      title: Type.String(),
      sections: Type.Integer(),
      lines: Type.Integer(),
      url: Type.String({ description: 'The whole card.' }),
    },
    { description: 'A card in the list.' },
  ),
);

export const CardList = component(
  'CardList',
  answer({ cards: Type.Array(ref(CardSummary)) }, { description: 'The cards at hand.' }),
);

export const ServiceIndex = component(
  'ServiceIndex',
  answer(
    {
      name: Type.String(),
      version: Type.String(),
      links: answer({
        docs: Type.String(),
        openapi: Type.String(),
        variants: Type.String(),
        tiles: Type.String(),
        cards: Type.String(),
        batch: Type.String(),
        problems: Type.String(),
        live: Type.String(),
        ready: Type.String(),
        metrics: Type.String(),
      }),
      variants: Type.Array(ref(VariantSummary)),
    },
    { description: 'What there is.' },
  ),
);

export const ProblemCode = component(
  'ProblemCode',
  answer(
    {
      code: Type.String({ examples: ['tile.unknown'] }),
      title: Type.String(),
      meaning: Type.String(),
      status: Type.Optional(Type.Integer({ description: 'HTTP status; none for findings inside an answer.' })),
      url: Type.String(),
    },
    { description: 'A problem code.' },
  ),
);

export const ProblemCodeList = component(
  'ProblemCodeList',
  answer({ problems: Type.Array(ref(ProblemCode)) }, { description: 'Every problem code.' }),
);

export const MOST_BATCH_ITEMS = 1000;

export const BatchItem = component(
  'BatchItem',
  request(
    {
      id: Type.Optional(
        Type.Union([Type.String({ maxLength: 200 }), Type.Integer()], {
          description: 'Comes back with the result.',
        }),
      ),
      variant: Type.String({ maxLength: 64, examples: ['babcock-1923'] }),
      operation,
      body: Type.Unsafe<unknown>({ description: 'The body of the operation.' }),
    },
    { description: 'One request of a batch.' },
  ),
);

export const BatchRequest = component(
  'BatchRequest',
  Type.Array(ref(BatchItem), { maxItems: MOST_BATCH_ITEMS, description: 'Requests, answered in order.' }),
);

export const BatchResult = component(
  'BatchResult',
  answer(
    {
      id: Type.Optional(Type.Union([Type.String(), Type.Integer()])),
      status: Type.Integer({ description: 'The status the request would have got alone.' }),
      body: Type.Unsafe<unknown>({ description: 'The answer, or problem details.' }),
    },
    { description: 'The result of one request.' },
  ),
);

export const BatchAnswer = component(
  'BatchAnswer',
  Type.Array(ref(BatchResult), { description: 'One result for each request, in order.' }),
);

export const serviceComponents = [
  Health,
  VariantSummary,
  VariantList,
  CardSummary,
  CardList,
  ServiceIndex,
  ProblemCode,
  ProblemCodeList,
  BatchItem,
  BatchRequest,
  BatchResult,
  BatchAnswer,
] as const;
