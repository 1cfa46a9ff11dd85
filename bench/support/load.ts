import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A load in a process of its own, pinned to a core of its own: autocannon, as fast as its connections are answered. */
export interface Load {
  readonly url: string;
  readonly body?: string;
  readonly type?: string;
  readonly connections?: number;
  readonly seconds?: number;
  /** Requests a second over all connections; as fast as possible without. */
  readonly rate?: number;
  readonly core?: string;
}

export interface LoadResult {
  /** Requests a second, mean of the run. */
  readonly perSecond: number;
  readonly answered: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  readonly failed: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly bytesPerSecond: number;
}

interface Report {
  readonly duration: number;
  readonly requests: { readonly total: number };
  readonly latency: { readonly p50: number; readonly p99: number; readonly max: number };
  readonly throughput: { readonly average: number };
  readonly errors: number;
  readonly timeouts: number;
  readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
}

const AUTOCANNON = createRequire(import.meta.url).resolve('autocannon/autocannon.js');

export const load = async (options: Load): Promise<LoadResult> => {
  const { url, body, type = 'application/json', connections = 50, seconds = 5, rate, core = '1' } = options;
  if (new URL(url).hostname !== '127.0.0.1') throw new Error('load goes to this machine only');
  const args = [
    '-c',
    core,
    process.execPath,
    AUTOCANNON,
    '--json',
    '--no-progress',
    '-c',
    String(connections),
    '-d',
    String(seconds),
  ];
  if (rate !== undefined) args.push('-R', String(rate));
  // By file: a large body is too long for an argument.
  const folder = mkdtempSync(join(tmpdir(), 'referee-load-'));
  if (body !== undefined) {
    const file = join(folder, 'body');
    writeFileSync(file, body);
    args.push('-m', 'POST', '-H', `content-type=${type}`, '-i', file);
  }
  const child = spawn('taskset', [...args, url], { stdio: ['ignore', 'pipe', 'ignore'] });
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  await once(child, 'close');
  rmSync(folder, { recursive: true });
  const report = JSON.parse(text) as Report;
  return {
    perSecond: report.requests.total / report.duration,
    answered: report.requests.total,
    p50: report.latency.p50,
    p99: report.latency.p99,
    worst: report.latency.max,
    failed: report.errors + report.timeouts,
    statuses: Object.fromEntries(Object.entries(report.statusCodeStats).map(([status, { count }]) => [status, count])),
    bytesPerSecond: report.throughput.average,
  };
};
