/**
 * A million lines of NDJSON in one request: `npm run bench:ndjson` (lines may follow). No line is lost, their order is
 * kept, and the resident memory of the server stays within 50 MB of what it was after the first lines.
 */
import { once } from 'node:events';
import { request } from 'node:http';
import { startService } from '../test/support/processes.js';
import { machineLine, pinSelf, residentMb, verdict, whole } from './support/machine.js';
import { batchItem } from './support/requests.js';

const LINES = Number(process.argv[2] ?? 1_000_000);
/** Enough for the heap to take the size it keeps. */
const WARM_UP = 100_000;
const PIECE = 100;

pinSelf('1');
console.log(machineLine());
const service = await startService({ cores: '0' });

/** Sends lines with ids from 0 and checks what comes back. Memory is read every tenth of a second. */
const stream = async (
  lines: number,
): Promise<{ seconds: number; answered: number; wrong: number; memory: number[] }> => {
  const pid = service.child.pid ?? 0;
  const memory = [residentMb(pid)];
  const watch = setInterval(() => memory.push(residentMb(pid)), 100);
  const began = performance.now();
  const sent = request(`${service.url}/v1/batch`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
  });
  let answered = 0;
  let wrong = 0;
  let rest = '';
  const response = once(sent, 'response').then(async ([incoming]) => {
    incoming.setEncoding('latin1');
    for await (const chunk of incoming as AsyncIterable<string>) {
      const text = rest + chunk;
      let start = 0;
      for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
        if (!text.startsWith(`{"id":${answered},"status":200,`, start)) wrong += 1;
        answered += 1;
        start = end + 1;
      }
      rest = text.slice(start);
    }
  });
  for (let id = 0; id < lines; id += PIECE) {
    let piece = '';
    for (let i = id; i < Math.min(id + PIECE, lines); i += 1) piece += `${JSON.stringify(batchItem(i))}\n`;
    if (!sent.write(piece)) await once(sent, 'drain');
  }
  sent.end();
  await response;
  clearInterval(watch);
  return { seconds: (performance.now() - began) / 1000, answered, wrong, memory };
};

try {
  await stream(WARM_UP);
  const { seconds, answered, wrong, memory } = await stream(LINES);
  const start = memory[0] ?? 0;
  const most = Math.max(...memory);
  console.log(`${whole(LINES)} lines in ${seconds.toFixed(1)} s: ${whole(LINES / seconds)} hands/s`);
  verdict(`${whole(answered)} answers, ${wrong} of them out of order or not 200`, answered === LINES && wrong === 0);
  verdict(`resident memory ${start.toFixed(0)} MB at the start, at most ${most.toFixed(0)} MB`, most - start < 50);
  console.log(machineLine());
} finally {
  await service.stop();
}
