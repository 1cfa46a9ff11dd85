import type { FastifyInstance } from 'fastify';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../src/http/app.js';
import { configOf } from './fakes.js';

/** The main paths once over a real socket. */

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildApp(configOf());
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const http = () => supertest(app.server);
const FIGURE_18 = {
  hand: { concealed: 'EEE 345B GG PP', melds: ['8888D'] },
  seat: 'E',
  win: { tile: 'G', by: 'discard' },
};

it('scores the hand of the book worth 84, held by East 168, and the same by URL', async () => {
  const posted = await http().post('/v1/babcock-1923/score').send(FIGURE_18).expect(200);
  expect(posted.body.score.total).toBe(168);
  expect(posted.headers['content-type']).toContain('application/json');
  const got = await http().get(posted.body.links.self).expect(200);
  expect(got.body.score).toEqual(posted.body.score);
  expect(got.body.items).toEqual(posted.body.items);
  const south = await http()
    .post('/v1/babcock-1923/score')
    .send({ ...FIGURE_18, seat: 'S' })
    .expect(200);
  expect(south.body.score.total).toBe(84);
});

it('writes sets with a stated kind, commas or tokens as a URL', async () => {
  const melds = [{ tiles: ['8D', '8D', '8D', '8D'], kind: 'kong', concealed: true }, 'E,E,E'];
  const posted = await http()
    .post('/v1/babcock-1923/score')
    .send({ hand: { concealed: '345B GG PP', melds }, seat: 'E', win: { tile: 'G', by: 'discard' } })
    .expect(200);
  expect(posted.body.links.self).toContain('melds=(8888D),E+E+E');
  const got = await http().get(posted.body.links.self).expect(200);
  expect(got.body.hand).toEqual(posted.body.hand);
});

it('names an example where a text has not the form asked for', async () => {
  const refused = await http()
    .post('/v1/chinese/score')
    .send({ ...FIGURE_18, options: { callingShare: '3/7' } })
    .expect(400);
  expect(refused.body.errors[0].detail).toBe('"options.callingShare" must have the form of "2/5".');
});

it('tells where a bad tile stands, and what was meant', async () => {
  const refused = await http()
    .post('/v1/babcock-1923/score')
    .send({ ...FIGURE_18, hand: { concealed: 'EEE 345Q GG PP', melds: ['8888D'] } })
    .expect(422)
    .expect('content-type', 'application/problem+json');
  expect(refused.body.errors[0]).toMatchObject({ code: 'tile.unknown', pointer: '/hand/concealed', offset: 4 });
  expect(refused.body.errors[0].suggestions.length).toBeGreaterThan(0);
});

it('names every occurrence of five of a kind', async () => {
  const refused = await http()
    .post('/v1/babcock-1923/score')
    .send({ ...FIGURE_18, hand: { concealed: 'EEE 345B GG E', melds: ['8888D', 'EEE'] } })
    .expect(422);
  const copies = refused.body.errors.find(({ code }: { code: string }) => code === 'tile.copies');
  expect(copies).toMatchObject({ tile: 'E', limit: 4 });
  expect(copies.pointers).toContain('/hand/melds/1');
});

it('reads tiles, lists variants and sheets, and serves its document', async () => {
  await http().post('/v1/tiles/parse').send({ tiles: '🀐🀑🀒' }).expect(200);
  const list = await http().get('/v1/variants').expect(200);
  for (const { id } of list.body.variants) {
    const sheet = await http().get(`/v1/${id}`).expect(200);
    expect(sheet.body.variant).toBe(id);
    await http().get(`/v1/${id}`).set('if-none-match', String(sheet.headers.etag)).expect(304);
  }
  await http().get('/openapi.json').expect(200);
  await http().get('/v1/cards/practice').expect(200);
  await http().get('/health/ready').expect(200, { status: 'ok' });
});

it('streams NDJSON', async () => {
  const line = JSON.stringify({ id: 1, variant: 'babcock-1923', operation: 'score', body: FIGURE_18 });
  const response = await http()
    .post('/v1/batch')
    .set('content-type', 'application/x-ndjson')
    .send(`${line}\n${line}\n`)
    .buffer(true)
    .parse((stream, done) => {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => done(null, text));
    })
    .expect(200);
  const results = String(response.body).trim().split('\n');
  expect(results).toHaveLength(2);
  expect(JSON.parse(results[0] ?? '').body.score.total).toBe(168);
});
