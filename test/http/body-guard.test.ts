import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { guardBodies } from '../../src/http/body-guard.js';
import { errorHandler } from '../../src/http/error-handler.js';

it('answers 408 to a body that does not come, and leaves what comes in time alone', async () => {
  const app = Fastify();
  guardBodies(app, 300);
  app.setErrorHandler(errorHandler);
  app.post('/', async ({ body }) => body);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  const head = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n';
  socket.write(`${head}{}`);
  await once(socket, 'data');
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  answer = '';
  socket.write(`${head}{`);
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('request.timeout');

  const unread = connect(port, '127.0.0.1');
  unread.on('error', () => undefined);
  unread.on('data', () => undefined);
  unread.write('POST /nowhere HTTP/1.1\r\nHost: x\r\nContent-Type: text/none\r\nContent-Length: 2\r\n\r\n{');
  await once(unread, 'close');
  const injected = await app.inject({ method: 'POST', url: '/', payload: {} });
  expect(injected.statusCode).toBe(200);
  await setTimeout(1500);
  expect((await app.inject({ method: 'POST', url: '/', payload: {} })).statusCode).toBe(200);
  await app.close();
});
