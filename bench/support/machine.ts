import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

/** What a process uses, read from /proc (Linux). */

const CLOCK_TICKS = 100;

/** Resident memory in MB. */
export const residentMb = (pid: number): number => {
  const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) / 1024;
};

/** Processor time in seconds that a process has used, user and system. */
export const cpuSeconds = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS;
};

/** The children of a process. */
export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

/** Keeps this process to some cores: the client must not compete with what it measures. */
export const pinSelf = (cores: string): void => {
  execFileSync('taskset', ['-a', '-c', '-p', cores, String(process.pid)], { stdio: 'ignore' });
};

/** One line that says where and when, for the head of a result. */
export const machineLine = (): string =>
  `${new Date().toISOString().slice(0, 16)}Z · ${cpus()[0]?.model.trim()} · ${cpus().length} cores · Node ${process.version} · load ${loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')}`;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
};

/** The value below which a share of all values lies. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

export const whole = (value: number): string => Math.round(value).toLocaleString('en');

/** Prints whether what must hold does, and makes the run fail where it does not. */
export const verdict = (what: string, holds: boolean): void => {
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${what}`);
  if (!holds) process.exitCode = 1;
};
