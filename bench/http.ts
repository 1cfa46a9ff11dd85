/**
 * Scores over HTTP beside a bare Fastify route with the same schemas and an answer written beforehand, in turns:
 * `npm run bench:http` (seconds a measurement and rounds may follow: `npm run bench:http -- 5 5`).
 *
 * The server has core 0 to itself, the client core 1. Also: the same with a log line a request, hands a second of
 * batches, and what single scores have to wait while large batches run.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Service, startService } from '../test/support/processes.js';
import { type LoadResult, load } from './support/load.js';
import { machineLine, median, verdict, whole } from './support/machine.js';
import { batchItem, SCORE_BODY, SCORE_PATH } from './support/requests.js';

const SECONDS = Number(process.argv[2] ?? 3);
const ROUNDS = Number(process.argv[3] ?? 3);
const LINES = 500;
const CORE = '0';

const folder = mkdtempSync(join(tmpdir(), 'referee-bench-'));
const services: Service[] = [];
const start = async (options: Parameters<typeof startService>[0]): Promise<string> => {
  const service = await startService({ ...options, cores: CORE });
  services.push(service);
  return service.url;
};

try {
  console.log(machineLine());
  const body = JSON.stringify(SCORE_BODY);
  const service = await start({});
  const logging = await start({ env: { LOG_LEVEL: 'info' } });
  const answer = await fetch(service + SCORE_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(text);
  const file = join(folder, 'answer.json');
  writeFileSync(file, text);
  const bare = { script: 'bench/support/bare.ts', nodeArgs: ['--import', 'tsx'] };
  const bareSchema = await start({ ...bare, env: { BARE_ANSWER: file, BARE_SERIALIZER: 'schema' } });
  const bareJson = await start({ ...bare, env: { BARE_ANSWER: file, BARE_SERIALIZER: 'json' } });

  const ndjson = `${Array.from({ length: LINES }, (_, i) => JSON.stringify(batchItem(i))).join('\n')}\n`;
  const array = JSON.stringify(Array.from({ length: LINES }, (_, i) => batchItem(i)));
  const subjects: Record<string, { run: () => Promise<LoadResult>; hands: number }> = {
    'bare, serialised by schema': { run: () => load({ url: `${bareSchema}/score`, body, seconds: SECONDS }), hands: 1 },
    'bare, JSON.stringify': { run: () => load({ url: `${bareJson}/score`, body, seconds: SECONDS }), hands: 1 },
    score: { run: () => load({ url: service + SCORE_PATH, body, seconds: SECONDS }), hands: 1 },
    'score, a log line each': { run: () => load({ url: logging + SCORE_PATH, body, seconds: SECONDS }), hands: 1 },
    [`NDJSON of ${LINES}`]: {
      run: () =>
        load({
          url: `${service}/v1/batch`,
          body: ndjson,
          type: 'application/x-ndjson',
          connections: 4,
          seconds: SECONDS,
        }),
      hands: LINES,
    },
    [`JSON array of ${LINES}`]: {
      run: () => load({ url: `${service}/v1/batch`, body: array, connections: 4, seconds: SECONDS }),
      hands: LINES,
    },
  };
  const results: Record<string, LoadResult[]> = {};
  for (const { run } of Object.values(subjects).slice(0, 4)) await run();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, { run }] of Object.entries(subjects)) results[name] = [...(results[name] ?? []), await run()];
  }

  const hands = (name: string): number =>
    median(results[name]!.map(({ perSecond }) => perSecond)) * subjects[name]!.hands;
  console.log(`answer of ${text.length} bytes; ${ROUNDS} rounds of ${SECONDS} s; medians`);
  for (const [name, runs] of Object.entries(results)) {
    const rates = runs.map(({ perSecond }) => perSecond * subjects[name]!.hands);
    const p99 = median(runs.map((one) => one.p99));
    const p50 = median(runs.map((one) => one.p50));
    console.log(
      `${name.padEnd(28)} ${whole(hands(name)).padStart(8)} hands/s (${whole(Math.min(...rates))} to ${whole(Math.max(...rates))}), p50 ${p50} ms, p99 ${p99} ms`,
    );
  }
  const share = (name: string): number => (hands('score') / hands(name)) * 100;
  const share1 = share('bare, serialised by schema');
  const share2 = share('bare, JSON.stringify');
  const times = hands(`NDJSON of ${LINES}`) / hands('score');
  verdict(
    `score is ${share1.toFixed(0)} % of bare by schema, ${share2.toFixed(0)} % of bare by JSON.stringify (70 % asked, 85 % aimed at)`,
    Math.min(share1, share2) >= 70,
  );
  verdict(`NDJSON gives ${times.toFixed(1)} times the hands of single requests (5 asked)`, times >= 5);
  const broken = Object.entries(results).flatMap(([name, runs]) =>
    runs.filter(({ failed, statuses }) => failed > 0 || Object.keys(statuses).join() !== '200').map(() => name),
  );
  verdict(
    `every request answered with 200${broken.length > 0 ? `, not: ${broken.join(', ')}` : ''}`,
    broken.length === 0,
  );

  const single = { url: service + SCORE_PATH, body, connections: 4, rate: 200, seconds: SECONDS * 2 };
  const alone = await load(single);
  const batch = JSON.stringify(Array.from({ length: 1000 }, (_, i) => batchItem(i)));
  const [beside] = await Promise.all([
    load(single),
    load({ url: `${service}/v1/batch`, body: batch, connections: 4, seconds: SECONDS * 2 }),
  ]);
  console.log(`200 single scores a second: p50 ${alone.p50} ms, p99 ${alone.p99} ms, worst ${alone.worst} ms`);
  console.log(
    `the same beside four clients with batches of 1,000: p50 ${beside.p50} ms, p99 ${beside.p99} ms, worst ${beside.worst} ms`,
  );
  console.log(machineLine());
} finally {
  for (const service of services) await service.stop();
  rmSync(folder, { recursive: true, force: true });
}
