/**
 * nginx with two replicas under load, one of them ended by SIGTERM every ten seconds and started again:
 * `npm run bench:sigterm` (seconds may follow, 120 without). No request may fail. The configuration of nginx is
 * that of `deploy/`.
 */
import { setTimeout } from 'node:timers/promises';
import { startNginx, startService } from '../test/support/processes.js';
import { load } from './support/load.js';
import { machineLine, verdict, whole } from './support/machine.js';
import { SCORE_BODY, SCORE_PATH } from './support/requests.js';

const SECONDS = Number(process.argv[2] ?? 120);
const EVERY = 10_000;
const RATE = 300;

console.log(machineLine());
const replicas = [await startService(), await startService()];
const nginx = await startNginx(replicas.map(({ port }) => port));
try {
  const body = JSON.stringify(SCORE_BODY);
  const running = load({
    url: nginx.url + SCORE_PATH,
    body,
    seconds: SECONDS,
    connections: 32,
    rate: RATE,
    core: '0,1',
  });
  const until = Date.now() + SECONDS * 1000;
  const codes: (number | null)[] = [];
  const took: number[] = [];
  for (let i = 0; Date.now() < until - EVERY; i = 1 - i) {
    const began = Date.now();
    const replica = replicas[i]!;
    codes.push(await replica.stop());
    took.push(Date.now() - began);
    replicas[i] = await startService({ port: replica.port });
    await setTimeout(Math.max(0, EVERY - (Date.now() - began)));
  }
  const { answered, p50, p99, worst, failed, statuses } = await running;
  console.log(
    `${whole(answered)} requests in ${SECONDS} s (${RATE} a second) through nginx, p50 ${p50} ms, p99 ${p99} ms, worst ${worst} ms`,
  );
  console.log(`${codes.length} ends by SIGTERM, each within ${Math.max(...took)} ms`);
  verdict(
    `exit codes ${[...new Set(codes)].join(', ')}`,
    codes.every((code) => code === 0),
  );
  verdict(
    `statuses ${JSON.stringify(statuses)}, ${failed} failed`,
    failed === 0 && Object.keys(statuses).join() === '200',
  );
  // A refused connection is what nginx retries; anything else in its log explains a failure.
  const log = nginx
    .output()
    .split('\n')
    .filter((line) => line.includes('upstream') && !line.includes('refused'));
  for (const line of log.slice(0, 10)) console.log(`nginx: ${line.slice(0, 160)}`);
  console.log(machineLine());
} finally {
  await nginx.stop();
  for (const replica of replicas) await replica.stop();
}
