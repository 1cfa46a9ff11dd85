// A bare Fastify server to compare with: a route with the schemas of a score and an answer written beforehand, and one
// for NDJSON.
// Environment: PORT; BARE_ANSWER, a file with the answer; BARE_SERIALIZER, `schema` (Fastify's own) or `json`.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { components } from '../../schemas/index.js';
import { componentsOf, listEndpoints } from '../../src/http/endpoints.js';
import { OPERATION_SPECS } from '../../src/http/operations.js';
import { babcock1923Variant } from '../../src/rules/variants/babcock-1923/index.js';

const endpoints = listEndpoints([babcock1923Variant], OPERATION_SPECS);
const score = endpoints.find(({ name }) => name === 'score');
if (score === undefined) throw new Error('there is no score');
const answer: unknown = JSON.parse(readFileSync(process.env.BARE_ANSWER ?? '', 'utf8'));

const app = Fastify({
  ajv: { customOptions: { strict: false, discriminator: true, coerceTypes: false, removeAdditional: false } },
});
for (const component of componentsOf(components, endpoints)) app.addSchema(component);
if (process.env.BARE_SERIALIZER === 'json') app.setSerializerCompiler(() => JSON.stringify);
app.get('/health/ready', () => ({ status: 'ok' }));
app.post(
  '/score',
  { schema: { body: { $ref: score.request.$id }, response: { 200: { $ref: score.answer.$id } } } },
  (_request, reply) => reply.send(answer),
);
// The least that a batch can do: read each line, and write the answer that was written beforehand.
app.addContentTypeParser('application/x-ndjson', { parseAs: 'string' }, (_request, body, done) => done(null, body));
app.post('/batch', (request, reply) => {
  const lines = (request.body as string).trimEnd().split('\n');
  const results = lines.map((line) =>
    JSON.stringify({ id: (JSON.parse(line) as { id: number }).id, status: 200, body: answer }),
  );
  return reply.type('application/x-ndjson').send(`${results.join('\n')}\n`);
});
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
