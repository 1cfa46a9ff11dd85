import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Card } from '../cards.js';
import { documented, jsonResponses, problemResponses } from '../openapi.js';
import { HttpProblem } from '../problems.js';
import { jsonReference, sendReference } from '../reference.js';

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

const summarise = (id: string, card: Card): Record<string, unknown> => {
  const sections = Array.isArray(card.sections) ? (card.sections as { lines?: unknown }[]) : [];
  return {
    id,
    title: typeof card.title === 'string' ? card.title : id,
    sections: sections.length,
    lines: sections.reduce((sum, section) => sum + lengthOf(section?.lines), 0),
    url: `/v1/cards/${id}`,
  };
};

/** `GET /v1/cards` and `/v1/cards/{id}`. */
export const cardRoutes = (app: FastifyInstance, cards: ReadonlyMap<string, Card>): void => {
  const list = jsonReference({ cards: [...cards].map(([id, card]) => summarise(id, card)) });
  const documents = new Map([...cards].map(([id, card]) => [id, jsonReference(card)]));
  app.get(
    '/v1/cards',
    {
      schema: {
        ...documented('listCards', 'The cards at hand.', 'Built-in cards, and those of the operator.', 'Reference'),
        response: jsonResponses('CardList', 'The cards.'),
      },
    },
    (request, reply) => sendReference(request, reply, list),
  );
  app.get<{ Params: { id: string } }>(
    '/v1/cards/:id',
    {
      schema: {
        ...documented('card', 'One card.', 'The whole card as data, as it can be sent inline.', 'Reference'),
        params: Type.Object({ id: Type.String({ maxLength: 64, examples: ['practice'] }) }),
        response: {
          ...problemResponses(404),
          200: {
            description: 'The card.',
            content: { 'application/json': { schema: { type: 'object', additionalProperties: true } } },
          },
        },
      },
    },
    (request, reply) => {
      const document = documents.get(request.params.id);
      if (document !== undefined) return sendReference(request, reply, document);
      const allowed = [...cards.keys()];
      const detail = `No card "${request.params.id}" is at hand. Known are ${allowed.join(', ')}.`;
      throw new HttpProblem(404, [{ code: 'card.not_found', parameter: 'id', detail, allowed }]);
    },
  );
};
