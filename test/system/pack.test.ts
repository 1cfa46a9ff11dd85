import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocksOf, read } from '../support/document.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MODULES = join(ROOT, 'node_modules');
const CONSUMER = fileURLToPath(new URL('consumer/', import.meta.url));

/** All that the rules and the client need at run time, and the package that their types come from. */
const LIBRARY_NEEDS = ['@noble/hashes', 'fastest-levenshtein', 'lru-cache', 'openapi-fetch', 'pure-rand', 'typebox'];

let folder: string;
let tarball: string;

const run = (command: string, args: readonly string[], cwd: string): string => {
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`);
  }
};

/** A project that has the packed package installed, beside it only the packages named. Nothing is downloaded. */
const project = (name: string, needs: readonly string[]): string => {
  const home = join(folder, name);
  const modules = join(home, 'node_modules');
  mkdirSync(join(modules, 'mahjong-referee'), { recursive: true });
  run('tar', ['-xzf', tarball, '-C', join(modules, 'mahjong-referee'), '--strip-components=1'], home);
  for (const need of needs) {
    mkdirSync(dirname(join(modules, need)), { recursive: true });
    symlinkSync(join(MODULES, need), join(modules, need));
  }
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name, private: true, type: 'module' }));
  return home;
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mahjong-referee-pack-'));
  const packed = JSON.parse(
    run('npm', ['pack', '--json', '--silent', '--pack-destination', folder], ROOT).replace(/^[^[]*/s, ''),
  ) as [{ filename: string }];
  tarball = join(folder, packed[0].filename);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the packed package', () => {
  it('passes publint', () => {
    const report = run(join(MODULES, '.bin/publint'), ['run', tarball, '--strict'], ROOT);
    expect(report).toContain('All good!');
  });

  it('holds what runs and no more', () => {
    const files = run('tar', ['-tzf', tarball], ROOT).trim().split('\n');
    for (const file of ['README.md', 'LICENSE', 'CHANGELOG.md', 'openapi.yaml', 'public/index.html'])
      expect(files).toContain(`package/${file}`);
    expect(files.filter((file) => /\.map$|\/(test|scripts|bench|examples)\//.test(file))).toEqual([]);
  });

  it.each(['nodenext', 'bundler'])('resolves its types for a consumer (%s)', (resolution) => {
    const home = project(`types-${resolution}`, LIBRARY_NEEDS);
    cpSync(CONSUMER, home, { recursive: true });
    const examples = blocksOf(read('README.md')).filter(({ language }) => language === 'ts');
    for (const [i, { text }] of examples.entries()) writeFileSync(join(home, `readme-${i}.ts`), text);
    const module = resolution === 'bundler' ? 'esnext' : 'nodenext';
    run(
      join(MODULES, '.bin/tsc'),
      [
        ...['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2023', '--lib', 'es2023,dom'],
        ...['--module', module, '--moduleResolution', resolution],
        ...['consumer.ts', ...examples.map((_, i) => `readme-${i}.ts`)],
      ],
      home,
    );
  });

  it('loads the rules and the client where neither Fastify nor pino is installed', () => {
    const home = project('runs', LIBRARY_NEEDS);
    writeFileSync(
      join(home, 'run.js'),
      `import { score } from 'mahjong-referee/rules';
       import { createClient } from 'mahjong-referee/client';
       const outcome = score('babcock-1923', {
         hand: { concealed: 'EEE 345B GG PP', melds: ['8888D'] }, seat: 'E', win: { tile: 'G', by: 'discard' },
       });
       console.log(outcome.value.score.total, typeof createClient({ baseUrl: 'http://localhost' }).POST);`,
    );
    expect(run('node', ['run.js'], home)).toBe('168 function\n');
  });

  it('starts the service by its command', async () => {
    const { dependencies, bin } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
      bin: string;
    };
    const home = project('serves', Object.keys(dependencies));
    const command = join(home, 'node_modules/mahjong-referee', bin);
    expect(existsSync(command)).toBe(true);
    expect(readFileSync(command, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
    const server = spawn(process.execPath, [command], {
      env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const address = await new Promise<string>((resolve) => {
      let log = '';
      server.stdout.on('data', (chunk: Buffer) => {
        log += chunk.toString();
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(log);
        if (found !== null) resolve(found[0]);
      });
    });
    const page = await fetch(address, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('<html');
    server.kill('SIGTERM');
    expect((await once(server, 'exit'))[0]).toBe(0);
  });
});
