import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** The service as a process of its own, as an operator runs it. */
export interface ServiceProcess {
  readonly child: ChildProcess;
  readonly url: string;
  readonly log: () => string;
  /** Ends it by SIGTERM; gives its exit code and how many milliseconds it took. */
  readonly stop: () => Promise<{ code: number | null; took: number }>;
}

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** Waits until something is true. */
export const until = async (what: string, check: () => Promise<boolean> | boolean, within = 20_000): Promise<void> => {
  const end = Date.now() + within;
  while (Date.now() < end) {
    if (await check()) return;
    await setTimeout(50);
  }
  throw new Error(`Waited in vain: ${what}`);
};

/** Starts a command and collects what it prints. */
export const run = (command: string, args: readonly string[], env: Record<string, string> = {}) => {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      log += chunk;
    });
  }
  return { child, log: () => log };
};

export const runServer = (env: Record<string, string>) => run('node', ['--import', 'tsx', 'src/http/server.ts'], env);

/** Starts the service and waits until it is ready. */
export const startService = async (env: Record<string, string> = {}): Promise<ServiceProcess> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { child, log } = runServer({ HOST: '127.0.0.1', PORT: String(port), ...env });
  const ready = async (): Promise<boolean> => {
    if (child.exitCode !== null) throw new Error(log());
    return fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  await until('the service to be ready', ready, 40_000);
  return {
    child,
    url,
    log,
    stop: async () => {
      const began = Date.now();
      const ended = child.exitCode === null ? once(child, 'exit') : Promise.resolve();
      child.kill('SIGTERM');
      await ended;
      return { code: child.exitCode, took: Date.now() - began };
    },
  };
};
