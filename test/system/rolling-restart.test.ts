import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startNginx, startService } from '../support/processes.js';

const CLIENTS = 8;
/** Milliseconds between two requests of a client. */
const PAUSE = 20;
const BODY = JSON.stringify({ hand: { concealed: 'RRRR 14C 789D 222B E' } });

const post = (url: string, agent: Agent): Promise<number | string> =>
  new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(BODY) };
    const sent = request(`${url}/v1/babcock-1923/score`, { method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
    sent.end(BODY);
  });

describe('two replicas behind nginx', () => {
  it('are restarted one after the other under load without a failed request', async () => {
    // The source, run by a loader: this test must not need a build. Starting takes a moment longer.
    const source = { script: 'src/http/server.ts', nodeArgs: ['--import', 'tsx'] };
    const replicas = await Promise.all([startService(source), startService(source)]);
    const nginx = await startNginx(replicas.map(({ port }) => port));
    const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
    const answers = new Map<number | string, number>();
    let going = true;
    const clients = Array.from({ length: CLIENTS }, async () => {
      while (going) {
        const answer = await post(nginx.url, agent);
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
        await setTimeout(PAUSE);
      }
    });
    for (const [i, replica] of replicas.entries()) {
      await setTimeout(1000);
      expect(await replica.stop()).toBe(0);
      replicas[i] = await startService({ ...source, port: replica.port });
    }
    await setTimeout(1000);
    going = false;
    await Promise.all(clients);
    agent.destroy();
    await nginx.stop();
    for (const replica of replicas) expect(await replica.stop()).toBe(0);
    expect([...answers.keys()]).toEqual([200]);
    expect(answers.get(200)).toBeGreaterThan(200);
  });
});
