import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../src/http/app.js';
import { readConfig } from '../src/http/config.js';
import { variants } from '../src/rules/index.js';
import { OPERATIONS } from '../src/rules/variants/variant.js';
import { type Block, blocksOf, differences, parseAbridged, pathOf, read, readCurl } from './support/document.js';

const README = read('README.md');
const blocks = blocksOf(README);
const SERVICE = 'http://localhost:3000';

let app: FastifyInstance;
let url: string;
beforeAll(async () => {
  app = await buildApp(readConfig({ LOG_LEVEL: 'silent' }));
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Commands of a block: those that curl is not asked to run are npm's. */
const isCurl = ({ language, text }: Block): boolean => language === 'sh' && text.startsWith('curl');
const shown = blocks.flatMap((block, i) => (isCurl(block) ? [{ block, answer: blocks[i + 1] }] : []));

const ask = async ({ text }: Block): Promise<Response> => {
  const { url: address, init } = readCurl(text);
  expect(address.startsWith(SERVICE)).toBe(true);
  return fetch(address.replace(SERVICE, url), init);
};

describe('the README', () => {
  it.each(shown.map(({ block, answer }) => [block.line, block, answer] as const))(
    'shows what the command on line %i answers',
    async (_line, block, answer) => {
      const response = await ask(block);
      if (answer?.language === 'json') {
        const body = (await response.json()) as unknown;
        expect(differences(body, parseAbridged(answer.text))).toEqual([]);
      } else if (answer?.language === 'text') {
        expect((await response.text()).trim()).toBe(answer.text.trim());
      } else expect(response.status).toBe(200);
    },
  );

  it.each(blocks.filter(({ language }) => language === 'ts').map((block) => [block.line, block] as const))(
    'shows what the example on line %i prints',
    async (line, { text }) => {
      const folder = pathOf('.cache/readme');
      mkdirSync(folder, { recursive: true });
      const source = `${folder}/line-${line}.ts`;
      const bundle = `${folder}/line-${line}.mjs`;
      writeFileSync(source, text.replaceAll(SERVICE, url));
      await build({
        entryPoints: [source],
        outfile: bundle,
        bundle: true,
        format: 'esm',
        platform: 'node',
        logLevel: 'silent',
        alias: {
          'mahjong-referee/rules': pathOf('src/rules/index.ts'),
          'mahjong-referee/client': pathOf('src/client/index.ts'),
        },
      });
      const printed: string[] = [];
      const log = vi.spyOn(console, 'log').mockImplementation((...values: unknown[]) => {
        printed.push(values.join(' '));
      });
      try {
        await import(/* @vite-ignore */ bundle);
      } finally {
        log.mockRestore();
        rmSync(source);
        rmSync(bundle);
      }
      expect(printed).toEqual(Array.from(text.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm), ([, said]) => said));
      expect(printed.length).toBeGreaterThan(0);
    },
  );

  it('shows a command for every operation', () => {
    const commands = shown.map(({ block }) => block.text).join('\n');
    const operations = OPERATIONS.filter((name) => variants.some((variant) => variant.operations[name] !== undefined));
    expect(operations.filter((name) => !new RegExp(`/v1/[a-z0-9-]+/${name}[\\s?"']`).test(commands))).toEqual([]);
    for (const path of ['/v1/tiles/parse', '/v1/batch', '/v1/render.png', '/v1/variants'])
      expect(commands).toContain(path);
  });

  it('lists every variant by its name', () => {
    for (const { id, name } of variants) expect(README).toContain(`| [\`${id}\`](docs/rules/${id}.md) | ${name} |`);
  });

  it('lists every variable of the environment with its default', () => {
    const variables = Array.from(
      read('src/http/config.ts').matchAll(
        /^ {2}([A-Z][A-Z_]+): Type\.\w+\(.*default: '?([^' ]*)'? .*\),$|^ {2}([A-Z_]+): oneOf\(.*default: '(\w+)' .*\),$/gm,
      ),
      (found) => ({ name: found[1] ?? found[3]!, usual: (found[2] ?? found[4]!).replaceAll('_', '') }),
    );
    expect(variables.length).toBeGreaterThan(10);
    for (const { name, usual } of variables)
      expect(README).toContain(`| \`${name}\` | ${usual === '' ? '' : `\`${usual}\` `}|`);
  });

  it('says how the rate limit answers', async () => {
    const limited = await buildApp(readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT_MAX: '1' }));
    const first = await limited.inject('/v1/variants');
    const second = await limited.inject('/v1/variants');
    await limited.close();
    for (const name of README.match(/`RateLimit-\w+`/g) ?? [])
      expect(first.headers[name.slice(1, -1).toLowerCase()], name).toBeDefined();
    expect(first.headers['ratelimit-limit']).toBeDefined();
    expect(second.statusCode).toBe(429);
    expect(second.headers['retry-after']).toMatch(/^\d+$/);
  });

  it('names npm scripts that exist', () => {
    const { scripts, version } = JSON.parse(read('package.json')) as {
      scripts: Record<string, string>;
      version: string;
    };
    expect(README).toContain(`./mahjong-referee-${version}.tgz`);
    const named = Array.from(README.matchAll(/npm (?:run )?([a-z:]+)/g), ([, name]) => name!);
    const ownOfNpm = new Set(['ci', 'install', 'pack']);
    expect(named.filter((name) => !(name in scripts) && !ownOfNpm.has(name))).toEqual([]);
  });

  it('links to files that exist, with pictures of a size to load', () => {
    const targets = Array.from(README.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g), ([, target]) => target!);
    expect(targets.filter((target) => !existsSync(pathOf(target)))).toEqual([]);
    const pictures = Array.from(
      README.matchAll(/(?:src=|srcset=|!\[[^\]]*\]\()"?([^")\s]+\.png)/g),
      ([, file]) => file!,
    );
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) expect(statSync(pathOf(picture)).size).toBeLessThan(300_000);
  });
});
