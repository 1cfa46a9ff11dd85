/**
 * Scores over HTTP beside a bare Fastify route with the same schemas and an answer written beforehand, in turns:
 * `npm run bench:http` (seconds a measurement and rounds may follow: `npm run bench:http -- 5 5`).
 *
 * The server has core 0 to itself, the client core 1. Also: the same with a log line a request, hands a second of
 * batches beside a bare route that reads and writes lines and scores nothing, and what single scores have to wait while
 * large batches run.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Service, startService } from '../test/support/processes.js';
import { type Load, type LoadResult, load } from './support/load.js';
import { cpuSeconds, machineLine, median, verdict, whole } from './support/machine.js';
import { batchItem, SCORE_BODY, SCORE_PATH } from './support/requests.js';

const SECONDS = Number(process.argv[2] ?? 3);
const ROUNDS = Number(process.argv[3] ?? 3);
const LINES = 500;
const CORE = '0';
const NDJSON = `NDJSON of ${LINES}`;
const BARE_NDJSON = `bare NDJSON of ${LINES}`;
const ARRAY = `JSON array of ${LINES}`;

const folder = mkdtempSync(join(tmpdir(), 'referee-bench-'));
const services: Service[] = [];
const start = async (options: Parameters<typeof startService>[0]): Promise<Service> => {
  const service = await startService({ ...options, cores: CORE });
  services.push(service);
  return service;
};

/** One run, with the hands for a second of the server's processor time: what else runs on its core is left out. */
interface Measured extends LoadResult {
  readonly perCoreSecond: number;
}

const measure = async (service: Service, what: Omit<Load, 'url'> & { path: string }): Promise<Measured> => {
  const pid = service.child.pid ?? 0;
  const before = cpuSeconds(pid);
  const result = await load({ url: service.url + what.path, ...what });
  return { ...result, perCoreSecond: result.answered / (cpuSeconds(pid) - before) };
};

try {
  console.log(machineLine());
  const body = JSON.stringify(SCORE_BODY);
  const service = await start({});
  const logging = await start({ env: { LOG_LEVEL: 'info' } });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(service.url + SCORE_PATH, { method: 'POST', headers, body });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(text);
  const file = join(folder, 'answer.json');
  writeFileSync(file, text);
  const bare = { script: 'bench/support/bare.ts', nodeArgs: ['--import', 'tsx'] };
  const bareSchema = await start({ ...bare, env: { BARE_ANSWER: file, BARE_SERIALIZER: 'schema' } });
  const bareJson = await start({ ...bare, env: { BARE_ANSWER: file, BARE_SERIALIZER: 'json' } });

  const ndjson = `${Array.from({ length: LINES }, (_, i) => JSON.stringify(batchItem(i))).join('\n')}\n`;
  const array = JSON.stringify(Array.from({ length: LINES }, (_, i) => batchItem(i)));
  const single = { body, seconds: SECONDS };
  const batch = { path: '/v1/batch', connections: 4, seconds: SECONDS };
  const subjects: Record<string, { run: () => Promise<Measured>; hands: number }> = {
    'bare, serialised by schema': { run: () => measure(bareSchema, { path: '/score', ...single }), hands: 1 },
    'bare, JSON.stringify': { run: () => measure(bareJson, { path: '/score', ...single }), hands: 1 },
    score: { run: () => measure(service, { path: SCORE_PATH, ...single }), hands: 1 },
    'score, a log line each': { run: () => measure(logging, { path: SCORE_PATH, ...single }), hands: 1 },
    [BARE_NDJSON]: {
      run: () => measure(bareJson, { ...batch, path: '/batch', body: ndjson, type: 'application/x-ndjson' }),
      hands: LINES,
    },
    [NDJSON]: { run: () => measure(service, { ...batch, body: ndjson, type: 'application/x-ndjson' }), hands: LINES },
    [ARRAY]: { run: () => measure(service, { ...batch, body: array }), hands: LINES },
  };
  const results: Record<string, Measured[]> = {};
  for (const { run } of Object.values(subjects)) await run();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, { run }] of Object.entries(subjects)) results[name] = [...(results[name] ?? []), await run()];
  }

  const rates = (name: string, of: (run: Measured) => number): number[] =>
    results[name]!.map((run) => of(run) * subjects[name]!.hands);
  const perCore = (name: string): number => median(rates(name, ({ perCoreSecond }) => perCoreSecond));
  console.log(`answer of ${text.length} bytes; ${ROUNDS} rounds of ${SECONDS} s; medians`);
  for (const [name, runs] of Object.entries(results)) {
    const seen = rates(name, ({ perSecond }) => perSecond);
    console.log(
      `${name.padEnd(28)} ${whole(perCore(name)).padStart(8)} hands for a second of the core; ${whole(median(seen))} a second (${whole(Math.min(...seen))} to ${whole(Math.max(...seen))}), p50 ${median(runs.map(({ p50 }) => p50))} ms, p99 ${median(runs.map(({ p99 }) => p99))} ms`,
    );
  }
  const share = (name: string): number => (perCore('score') / perCore(name)) * 100;
  const share1 = share('bare, serialised by schema');
  const share2 = share('bare, JSON.stringify');
  const times = perCore(NDJSON) / perCore('score');
  const p99 = median(results.score!.map((run) => run.p99));
  verdict(
    `score is ${share1.toFixed(0)} % of bare by schema, ${share2.toFixed(0)} % of bare by JSON.stringify (70 % asked, 85 % aimed at); p99 ${p99} ms`,
    Math.min(share1, share2) >= 70,
  );
  const ceiling = perCore(BARE_NDJSON) / perCore('score');
  verdict(
    `NDJSON gives ${times.toFixed(1)} times the hands of single requests (5 asked; a bare batch that scores nothing would give ${ceiling.toFixed(1)})`,
    times >= 5,
  );
  const broken = Object.entries(results).flatMap(([name, runs]) =>
    runs.filter(({ failed, statuses }) => failed > 0 || Object.keys(statuses).join() !== '200').map(() => name),
  );
  verdict(
    `every request answered with 200${broken.length > 0 ? `, not: ${broken.join(', ')}` : ''}`,
    broken.length === 0,
  );

  const steady = { url: service.url + SCORE_PATH, body, connections: 4, rate: 200, seconds: SECONDS * 2 };
  const alone = await load(steady);
  const thousand = JSON.stringify(Array.from({ length: 1000 }, (_, i) => batchItem(i)));
  const [beside] = await Promise.all([
    load(steady),
    load({ url: `${service.url}/v1/batch`, body: thousand, connections: 4, seconds: SECONDS * 2 }),
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
