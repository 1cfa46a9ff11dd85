// Contract fuzz at volume: npx tsx bench/fuzz.ts [requests] [seed]. Every request goes through the whole application;
// a status, a media type or a body that the OpenAPI document does not promise ends the run.
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { buildApp } from '../src/http/app.js';
import { readConfig } from '../src/http/config.js';
import { type ContractOperation, contractOf } from '../test/support/contract.js';
import { seedsOf } from '../test/support/seeds.js';

const total = Number(process.argv[2] ?? 50_000);
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31);

const app = await buildApp(readConfig({ LOG_LEVEL: 'silent' }));
await app.ready();
const contract = contractOf(app);
/** An operation that takes nothing has one request only, and some have large answers. */
const takesNothing = ({ body, parameters }: ContractOperation): boolean =>
  body === undefined && parameters.length === 0;
const varied = contract.operations.filter((operation) => !takesNothing(operation));
const each = Math.ceil(total / varied.length);
const statuses = new Map<number, number>();
const began = performance.now();
let sent = 0;
let faults = 0;
for (const operation of contract.operations) {
  const requests = contract.requestsOf(operation, seedsOf(operation.path));
  for (const request of fc.sample(requests, { numRuns: takesNothing(operation) ? 10 : each, seed })) {
    // Lets timers run, as they would between requests of a network.
    if (sent % 100 === 0) await setImmediate();
    const response = await app.inject(request);
    sent += 1;
    statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
    const fault = contract.faultOf(operation, response);
    if (fault !== null) {
      faults += 1;
      console.error(fault, '\n', JSON.stringify(request));
    }
  }
}
await app.close();
const seconds = (performance.now() - began) / 1000;
const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
console.log(`${sent} requests over ${contract.operations.length} operations in ${seconds.toFixed(1)} s, seed ${seed}`);
console.log(counts.join(', '));
console.log(`${faults} faults`);
process.exit(faults === 0 ? 0 : 1);
