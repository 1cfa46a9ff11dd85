/**
 * Two workers against one: `npm run bench:workers`. On two cores the client has no core of its own, so the processor
 * time that the servers use is counted and the client's left out: requests for each second of processor time and
 * core. Two workers on two cores give twice one times their efficiency beside each other.
 */
import { startService } from '../test/support/processes.js';
import { load } from './support/load.js';
import { childrenOf, cpuSeconds, machineLine, median, verdict, whole } from './support/machine.js';
import { SCORE_BODY, SCORE_PATH } from './support/requests.js';

const SECONDS = Number(process.argv[2] ?? 5);
const ROUNDS = Number(process.argv[3] ?? 5);

interface Measured {
  readonly perSecond: number;
  /** Requests for a second of one core's time. */
  readonly perCoreSecond: number;
  /** Share of the work of the least busy worker. */
  readonly least: number;
}

const one = await startService();
const two = await startService({ env: { WORKERS: '2' } });
const pidsOf = (pid: number, workers: number): number[] => (workers === 1 ? [pid] : childrenOf(pid));

const measure = async (service: typeof one, workers: number): Promise<Measured> => {
  const pids = pidsOf(service.child.pid ?? 0, workers);
  const before = pids.map(cpuSeconds);
  const { perSecond, answered, statuses } = await load({
    url: service.url + SCORE_PATH,
    body: JSON.stringify(SCORE_BODY),
    seconds: SECONDS,
    connections: 64,
    core: '0,1',
  });
  const others = Object.keys(statuses).filter((status) => status !== '200');
  if (others.length > 0) console.log(`also answered: ${JSON.stringify(statuses)}`);
  const used = pids.map((pid, i) => cpuSeconds(pid) - (before[i] ?? 0));
  const all = used.reduce((sum, value) => sum + value, 0);
  return { perSecond, perCoreSecond: answered / all, least: Math.min(...used) / all };
};

try {
  console.log(machineLine());
  await measure(one, 1);
  await measure(two, 2);
  const ones: Measured[] = [];
  const twos: Measured[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ones.push(await measure(one, 1));
    twos.push(await measure(two, 2));
  }
  const single = median(ones.map(({ perCoreSecond }) => perCoreSecond));
  const double = median(twos.map(({ perCoreSecond }) => perCoreSecond));
  const least = median(twos.map((measured) => measured.least));
  console.log(
    `one worker:  ${whole(single)} requests for a second of a core; ${whole(median(ones.map(({ perSecond }) => perSecond)))} a second with the client beside it`,
  );
  console.log(
    `two workers: ${whole(double)} requests for a second of a core; ${whole(median(twos.map(({ perSecond }) => perSecond)))} a second with the client beside them`,
  );
  console.log(`the less busy worker did ${(least * 100).toFixed(0)} % of the work`);
  // The busier worker is the one that is full first.
  const times = (double / single) * Math.min(2, 1 / (1 - least));
  verdict(`two workers give ${times.toFixed(2)} times one, client left out (1.7 asked)`, times >= 1.7);
  console.log(machineLine());
} finally {
  await one.stop();
  await two.stop();
}
