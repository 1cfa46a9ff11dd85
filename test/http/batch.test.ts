import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLines } from '../../src/http/lines.js';
import { fakeApp } from './fakes.js';

let app: FastifyInstance;
beforeAll(async () => {
  app = await fakeApp({ BODY_LIMIT: '4096' });
});
afterAll(() => app.close());

const good = (id: string | number) => ({
  id,
  variant: 'babcock-1923',
  operation: 'score',
  body: { hand: { concealed: '1B' } },
});

const batch = (items: unknown) => app.inject({ method: 'POST', url: '/v1/batch', payload: items as object });

const stream = (payload: string) =>
  app.inject({ method: 'POST', url: '/v1/batch', payload, headers: { 'content-type': 'application/x-ndjson' } });

const parsed = (text: string): Record<string, unknown>[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

describe('batch as a JSON array', () => {
  it('answers in order, and lets no item fail the others', async () => {
    const response = await batch([
      good('a'),
      { ...good(2), body: { hand: { concealed: 'BAD' } } },
      { ...good('c'), body: { hand: {} } },
      { ...good('d'), variant: 'babcok-1923' },
      { ...good('e'), operation: 'scores' },
      { id: 'f', variant: 7 },
      null,
      { ...good('h'), body: { hand: { concealed: 'BUG' } } },
      { variant: 'babcock-1923', operation: 'validate', body: { hand: { concealed: '1B' } } },
    ]);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    const results = response.json();
    expect(results.map(({ id, status }: { id?: unknown; status: number }) => [id, status])).toEqual([
      ['a', 200],
      [2, 422],
      ['c', 400],
      ['d', 404],
      ['e', 404],
      ['f', 400],
      [undefined, 400],
      ['h', 500],
      [undefined, 200],
    ]);
    expect(results[1].body.errors[0]).toMatchObject({ code: 'tile.unknown', pointer: '/hand/concealed' });
    expect(results[3].body.errors[0]).toMatchObject({ code: 'variant.unknown', suggestions: ['babcock-1923'] });
    expect(results[4].body.errors[0]).toMatchObject({ code: 'variant.operation', suggestions: ['score'] });
    expect(JSON.stringify(results[7])).not.toContain('secret');
  });

  it('takes an empty list, and refuses anything but a list, or more than 1,000', async () => {
    expect((await batch([])).json()).toEqual([]);
    expect((await batch({})).statusCode).toBe(400);
    const many = await batch(Array.from({ length: 1001 }, () => 0));
    expect(many.statusCode).toBe(400);
    expect(many.json().errors[0]).toMatchObject({ code: 'schema.size', limit: 1000, actual: 1001 });
  });
});

describe('batch as NDJSON', () => {
  it('answers line by line, in order, whatever the lines', async () => {
    const lines = [
      JSON.stringify(good(1)),
      '',
      'not json',
      ' ',
      JSON.stringify({ ...good(2), 'x-pad': 'x'.repeat(5000) }),
    ];
    const response = await stream(`${lines.join('\n')}\r\n${JSON.stringify(good(3))}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/x-ndjson');
    const results = parsed(response.body);
    expect(results.map(({ id, status }) => [id, status])).toEqual([
      [1, 200],
      [undefined, 400],
      [undefined, 413],
      [3, 200],
    ]);
  });

  it('goes on past the body limit: it holds for each line', async () => {
    const count = 3000;
    const response = await stream(Array.from({ length: count }, (_, i) => JSON.stringify(good(i))).join('\n'));
    const results = parsed(response.body);
    expect(results.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, i) => i));
  });
});

describe('lines of a stream', () => {
  const linesOf = async (chunks: readonly string[], limit: number) => {
    const found: unknown[] = [];
    for await (const lines of readLines(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), limit))
      found.push(...lines);
    return found;
  };

  it('are the same however the bytes are cut', async () => {
    const bytes = Buffer.from('première\nпривет\r\n\nx'.repeat(3));
    for (let size = 1; size < 9; size += 1) {
      const chunks: Buffer[] = [];
      for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.subarray(at, at + size));
      const found: string[] = [];
      for await (const lines of readLines(Readable.from(chunks), 100)) {
        for (const line of lines) found.push('text' in line ? line.text : '?');
      }
      expect(found).toEqual(['première', 'привет', 'xpremière', 'привет', 'xpremière', 'привет', 'x']);
    }
  });

  it('too long are passed over and reported, the next is read again', async () => {
    expect(await linesOf(['aaaa', 'aaaa', 'aa\nb', 'b\nccccc'], 4)).toEqual([
      { tooLong: true },
      { text: 'bb' },
      { tooLong: true },
    ]);
    expect(await linesOf(['aaaa\n'], 4)).toEqual([{ text: 'aaaa' }]);
  });
});
