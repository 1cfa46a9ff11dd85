import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { answerTogether } from '../../src/http/together.js';

/** An application whose answers say in which order the stages ran. */
const appThatNotes = (admit?: () => boolean) => {
  const order: string[] = [];
  const together = answerTogether(admit);
  const app = Fastify();
  app.get<{ Params: { name: string } }>('/:name', ({ params: { name } }, reply) => {
    const judge = (): object => {
      order.push(`judge ${name}`);
      if (name === 'bad') throw new Error('a fault');
      return { name };
    };
    together(reply, judge, (answer) => {
      order.push(`write ${name}`);
      if (name === 'unwritable') throw new Error('a fault');
      return JSON.stringify(answer);
    });
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    order.push(`send ${request.url.slice(1)}`);
    done(null, payload);
  });
  const ask = (...names: string[]) => Promise.all(names.map((name) => app.inject({ url: `/${name}` })));
  return { app, order, ask };
};

describe('requests of one turn of the event loop', () => {
  it('are all judged, then all written, then all sent, each with its own answer', async () => {
    const { order, ask } = appThatNotes();
    const answers = await ask('a', 'b', 'c');
    expect(answers.map(({ body }) => body)).toEqual(['{"name":"a"}', '{"name":"b"}', '{"name":"c"}']);
    const stages = ['judge', 'write', 'send'].flatMap((step) => ['a', 'b', 'c'].map((name) => `${step} ${name}`));
    expect(order).toEqual(stages);
  });

  it('fail one by one: an error answers the request that caused it, whichever stage it is in', async () => {
    const { ask } = appThatNotes();
    const answers = await ask('a', 'bad', 'unwritable', 'b');
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 500, 500, 200]);
    expect([answers[0]?.body, answers[3]?.body]).toEqual(['{"name":"a"}', '{"name":"b"}']);
  });

  it('are refused as overload where they are not admitted, before anything is judged', async () => {
    let asked = 0;
    const { order, ask } = appThatNotes(() => {
      asked += 1;
      return asked !== 2;
    });
    const answers = await ask('a', 'b', 'c');
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 503, 200]);
    expect(answers[1]?.headers['retry-after']).toBe('2');
    expect(order).not.toContain('judge b');
  });

  it('wait for nothing that has not arrived', async () => {
    const { ask } = appThatNotes();
    expect((await ask('a'))[0]?.body).toBe('{"name":"a"}');
    expect((await ask('b'))[0]?.body).toBe('{"name":"b"}');
  });
});
