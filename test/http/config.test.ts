import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../../src/http/app.js';
import { readCards } from '../../src/http/cards.js';
import { ConfigError, readConfig } from '../../src/http/config.js';
import { fakeApp } from './fakes.js';

describe('configuration', () => {
  it('has a default for everything, and takes an empty variable as unset', () => {
    expect(readConfig({ PORT: '', HOME: '/x' })).toEqual({
      host: '0.0.0.0',
      port: 3000,
      logLevel: 'info',
      bodyLimit: 1_048_576,
      rateLimit: { max: 0, windowMs: 60_000, redisUrl: null },
      corsOrigins: '*',
      apiKeys: [],
      cardsDir: null,
      publicUrl: null,
      trustProxy: false,
      workers: 1,
    });
  });

  it('reads every variable', () => {
    const config = readConfig({
      HOST: '127.0.0.1',
      PORT: '8080',
      LOG_LEVEL: 'warn',
      BODY_LIMIT: '65536',
      RATE_LIMIT_MAX: '100',
      RATE_LIMIT_WINDOW: '1000',
      RATE_LIMIT_REDIS_URL: 'redis://cache:6379',
      CORS_ORIGINS: 'https://a.example, http://localhost:5173',
      API_KEYS: 'first-key-0123456789,second-key-0123456789',
      CARDS_DIR: tmpdir(),
      PUBLIC_URL: 'https://referee.example/api/',
      TRUST_PROXY: '2',
      WORKERS: '4',
    });
    expect(config).toEqual({
      host: '127.0.0.1',
      port: 8080,
      logLevel: 'warn',
      bodyLimit: 65_536,
      rateLimit: { max: 100, windowMs: 1000, redisUrl: 'redis://cache:6379' },
      corsOrigins: ['https://a.example', 'http://localhost:5173'],
      apiKeys: ['first-key-0123456789', 'second-key-0123456789'],
      cardsDir: tmpdir(),
      publicUrl: 'https://referee.example/api',
      trustProxy: 2,
      workers: 4,
    });
    expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(true);
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
  });

  it.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ BODY_LIMIT: '1' }, 'BODY_LIMIT'],
    [{ RATE_LIMIT_REDIS_URL: 'http://x' }, 'RATE_LIMIT_REDIS_URL'],
    [{ CORS_ORIGINS: 'example.org' }, 'CORS_ORIGINS'],
    [{ API_KEYS: 'short' }, 'API_KEYS'],
    [{ CARDS_DIR: '/no/such/folder' }, 'CARDS_DIR'],
    [{ PUBLIC_URL: 'referee.example' }, 'PUBLIC_URL'],
    [{ WORKERS: '0' }, 'WORKERS'],
  ])('refuses %j by its name', (env, name) => {
    expect(() => readConfig(env)).toThrowError(ConfigError);
    expect(() => readConfig(env)).toThrowError(name);
  });

  it('names every variable at fault in one message', () => {
    expect(() => readConfig({ PORT: 'x', WORKERS: 'y' })).toThrowError(/^Configuration: .*PORT.*WORKERS.*\.$/);
  });
});

describe('cards of the operator', () => {
  const withFolder = (files: Record<string, string>, use: (folder: string) => Promise<void> | void) => async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cards-'));
    try {
      for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
      await use(folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
  const CARD = JSON.stringify({ schema: 1, id: 'club', title: 'Club card', sections: [{ id: 'a', lines: [{}, {}] }] });

  it(
    'are listed and served',
    withFolder({ 'club.json': CARD, 'notes.txt': 'x' }, async (folder) => {
      const app = await fakeApp({ CARDS_DIR: folder });
      const list = await app.inject({ url: '/v1/cards' });
      expect(list.json().cards).toContainEqual({
        id: 'club',
        title: 'Club card',
        sections: 1,
        lines: 2,
        url: '/v1/cards/club',
      });
      expect((await app.inject({ url: '/v1/cards/club' })).json()).toEqual(JSON.parse(CARD));
      await app.close();
    }),
  );
  it(
    'must be JSON',
    withFolder({ 'bad.json': '{' }, (folder) => expect(() => readCards({}, folder)).toThrowError(/bad\.json/)),
  );
  it(
    'must be objects',
    withFolder({ 'list.json': '[]' }, (folder) => expect(() => readCards({}, folder)).toThrowError(/list\.json/)),
  );
  it(
    'must have a name that is an id',
    withFolder({ 'My Card.json': '{}' }, (folder) => expect(() => readCards({}, folder)).toThrowError(/My Card/)),
  );
  it(
    'must not have the name of a card that is built in',
    withFolder({ 'practice.json': CARD }, (folder) =>
      expect(() => readCards({ practice: {} }, folder)).toThrowError(/practice\.json/),
    ),
  );

  const playable = (more: object) =>
    JSON.stringify({
      schema: 1,
      id: 'club',
      title: 'Club card',
      sections: [{ id: 'a', name: 'A', lines: [{ id: 'a1', value: 25, mode: 'exposed', ...more }] }],
    });
  const start = (folder: string) => buildApp(readConfig({ LOG_LEVEL: 'silent', CARDS_DIR: folder }));

  it(
    'must be cards that one can play by: a fault is told at the start, with its place',
    withFolder({ 'club.json': playable({ pattern: 'xa*3 x+1a*4 xb*4' }) }, async (folder) => {
      await expect(start(folder)).rejects.toThrowError(/CARDS_DIR: club\.json cannot be played by\. .*11/);
    }),
  );
  it(
    'must have the shape of a card',
    withFolder({ 'club.json': '{"schema":1,"id":"club"}' }, async (folder) => {
      await expect(start(folder)).rejects.toThrowError(/CARDS_DIR: club\.json cannot be played by\. \//);
    }),
  );
  it(
    'may leave a parameter to the requests',
    withFolder(
      { 'club.json': playable({ numbers: { y: { param: 'year', digit: 0 } }, pattern: 'ya*4 yb*4 yc*4 F*2' }) },
      async (folder) => {
        const app = await start(folder);
        const ask = (params?: object) =>
          app.inject({ method: 'POST', url: '/v1/american-league/card', payload: { card: 'club', params } });
        expect((await ask()).json().problems[0].code).toBe('card.param_missing');
        expect((await ask({ year: 2222 })).json().usable).toBe(true);
        await app.close();
      },
    ),
  );
});
