import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Starts the built service, Redis and nginx as processes of their own, on free ports of 127.0.0.1. */

export const SERVER = 'dist/src/http/server.js';
/** As `npm start` runs it. */
const NODE_ARGS = ['--max-semi-space-size=32'];

export interface RunningProcess {
  readonly child: ChildProcess;
  readonly port: number;
  /** All it wrote so far. */
  readonly output: () => string;
  /** Sends the signal, and waits for the end. Null where a signal ended it. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export interface Service extends RunningProcess {
  readonly url: string;
}

/** A port that nobody listens on at the moment. */
export const freePort = async (): Promise<number> => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

const MOST_OUTPUT = 200_000;

const run = (
  command: string,
  args: readonly string[],
  env: Record<string, string>,
  port: number,
  cwd = '.',
): RunningProcess => {
  const child = spawn(command, args, {
    cwd,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const take = (chunk: Buffer): void => {
    text = (text + chunk.toString('utf8')).slice(-MOST_OUTPUT);
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const ended = once(child, 'exit') as Promise<[number | null]>;
  // Nothing that was started here outlives the run that started it.
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  ended.then(() => process.off('exit', kill)).catch(() => undefined);
  return {
    child,
    port,
    output: () => text,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      return (await ended)[0];
    },
  };
};

/** Waits until something holds; fails with what the processes wrote where it does not in time. */
export const waitFor = async (
  what: string,
  holds: () => boolean | Promise<boolean>,
  { within = 15_000, output = () => '' }: { within?: number; output?: () => string } = {},
): Promise<void> => {
  const until = Date.now() + within;
  while (!(await holds())) {
    if (Date.now() > until) throw new Error(`${what}: not within ${within} ms\n${output().slice(-2000)}`);
    await setTimeout(25);
  }
};

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const settle = (answer: boolean) => (): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', settle(true)).once('error', settle(false));
  });

/** Is it ready? False also where it does not answer. */
export const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/health/ready`)).ok;
  } catch {
    return false;
  }
};

export interface ServiceOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly port?: number;
  /** Pins it to these cores, as `taskset` writes them: `0` or `0,1`. */
  readonly cores?: string;
  readonly nodeArgs?: readonly string[];
  /** What to start instead of the built service. */
  readonly script?: string;
  /** The folder to start it in. */
  readonly cwd?: string;
}

/** Starts the built service and waits until it is ready. */
export const startService = async (options: ServiceOptions = {}): Promise<Service> => {
  const { env = {}, cores, nodeArgs = [], script = SERVER, cwd = '.' } = options;
  if (!existsSync(join(cwd, script))) throw new Error(`${script} is missing: run \`npm run build\` first`);
  const port = options.port ?? (await freePort());
  const node = [...NODE_ARGS, ...nodeArgs, script];
  const all = { HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn', ...env };
  const started =
    cores === undefined
      ? run(process.execPath, node, all, port, cwd)
      : run('taskset', ['-c', cores, process.execPath, ...node], all, port, cwd);
  const url = `http://127.0.0.1:${port}`;
  await waitFor('the service', () => isReady(url), { within: 60_000, output: started.output });
  return { ...started, url };
};

/** Starts a Redis that keeps nothing. */
export const startRedis = async (port?: number): Promise<RunningProcess> => {
  const on = port ?? (await freePort());
  const args = ['--port', String(on), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--daemonize', 'no'];
  const started = run('redis-server', args, {}, on);
  await waitFor('Redis', () => listens(on), { output: started.output });
  return started;
};

/**
 * The nginx configuration of `deploy/`, with other addresses: each replica by name of its own, since the resolver of
 * Docker is missing, and all files below `folder`.
 */
export const nginxConfig = (listen: number, replicas: readonly number[], folder: string): string => {
  const deployed = readFileSync('deploy/nginx.conf', 'utf8');
  const swap = (text: string, from: RegExp, to: string): string => {
    if (!from.test(text)) throw new Error(`deploy/nginx.conf has nothing like ${from}`);
    return text.replace(from, to);
  };
  let text = swap(deployed, /^ *resolver [^;]+;\n/m, '');
  text = swap(
    text,
    /^( *)server referee:3000 resolve ([^;]+);/m,
    replicas.map((port) => `$1server 127.0.0.1:${port} $2;`).join('\n'),
  );
  text = swap(text, /listen 8080;/, `listen 127.0.0.1:${listen};`);
  text = swap(text, /^pid [^;]+;/m, `pid ${folder}/nginx.pid;\ndaemon off;\nerror_log stderr warn;`);
  text = swap(text, /worker_processes auto;/, 'worker_processes 1;');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  );
  return swap(text, /^http \{$/m, ['http {', ...paths].join('\n'));
};

/** Starts nginx with the deployed configuration in front of replicas on these ports. */
export const startNginx = async (replicas: readonly number[]): Promise<Service> => {
  const folder = mkdtempSync(join(tmpdir(), 'referee-nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, nginxConfig(port, replicas, folder));
  const started = run('nginx', ['-c', file, '-p', folder, '-e', 'stderr'], {}, port);
  await waitFor('nginx', () => listens(port), { output: started.output });
  return {
    ...started,
    url: `http://127.0.0.1:${port}`,
    stop: async (signal = 'SIGTERM') => {
      const code = await started.stop(signal);
      rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
};
