import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { InteractionResponseType, InteractionType, MessageFlags } from 'discord-api-types/v10';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMAND } from '../../examples/discord-bot/commands.js';
import { type Referee, refereeByUrl, refereeEmbedded } from '../../examples/discord-bot/referee.js';
import { claimRequest, handRequest, tallyRequest } from '../../examples/discord-bot/requests.js';
import { buildBot } from '../../examples/discord-bot/server.js';
import { buildApp } from '../../src/http/app.js';
import { readConfig } from '../../src/http/config.js';

const TIMESTAMP = '1798000000';

const rawPublicKey = (key: KeyObject): string =>
  Buffer.from((key.export({ format: 'jwk' }) as { x: string }).x, 'base64url').toString('hex');

const signatureOf = (body: string, key: KeyObject): string =>
  sign(null, Buffer.from(TIMESTAMP + body), key).toString('hex');

const command = (name: string, options: Record<string, string>) => ({
  type: InteractionType.ApplicationCommand,
  data: {
    name: 'mahjong',
    options: [
      { type: 1, name, options: Object.entries(options).map(([key, value]) => ({ type: 3, name: key, value })) },
    ],
  },
});

const typing = (name: string, options: Record<string, string>, focused: string) => ({
  type: InteractionType.ApplicationCommandAutocomplete,
  data: {
    name: 'mahjong',
    options: [
      {
        type: 1,
        name,
        options: Object.entries(options).map(([key, value]) => ({
          type: 3,
          name: key,
          value,
          ...(key === focused && { focused: true }),
        })),
      },
    ],
  },
});

const EAST_168 = {
  variant: 'babcock-1923',
  hand: 'EEE 345B GG PP',
  melds: '8888D',
  win: 'G',
  by: 'discard',
  seat: 'E',
};

describe.each(['embedded', 'by URL'])('discord bot, referee %s', (how) => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  let app: FastifyInstance;
  let bot: FastifyInstance;

  beforeAll(async () => {
    app = await buildApp(readConfig({ LOG_LEVEL: 'silent' }));
    const referee: Referee =
      how === 'embedded' ? refereeEmbedded(app) : refereeByUrl(await app.listen({ port: 0, host: '127.0.0.1' }));
    bot = buildBot(referee, rawPublicKey(publicKey));
  });
  afterAll(async () => {
    await bot.close();
    await app.close();
  });

  const post = (interaction: object, key = privateKey) => {
    const payload = JSON.stringify(interaction);
    return bot.inject({
      method: 'POST',
      url: '/interactions',
      payload,
      headers: {
        'content-type': 'application/json',
        'x-signature-timestamp': TIMESTAMP,
        'x-signature-ed25519': signatureOf(payload, key),
      },
    });
  };

  it('answers the signed ping of the set-up', async () => {
    expect((await post({ type: InteractionType.Ping })).json()).toEqual({ type: InteractionResponseType.Pong });
  });

  it('refuses a wrong key, a changed body and a missing signature', async () => {
    const other = generateKeyPairSync('ed25519').privateKey;
    expect((await post({ type: InteractionType.Ping }, other)).statusCode).toBe(401);
    const headers = { 'content-type': 'application/json', 'x-signature-timestamp': TIMESTAMP };
    const signed = signatureOf('{"type":1}', privateKey);
    const changed = { ...headers, 'x-signature-ed25519': signed };
    expect(
      (await bot.inject({ method: 'POST', url: '/interactions', payload: '{"type":2}', headers: changed })).statusCode,
    ).toBe(401);
    expect(
      (await bot.inject({ method: 'POST', url: '/interactions', payload: '{"type":1}', headers })).statusCode,
    ).toBe(401);
    const junk = { ...headers, 'x-signature-ed25519': 'zz' };
    expect(
      (await bot.inject({ method: 'POST', url: '/interactions', payload: '{"type":1}', headers: junk })).statusCode,
    ).toBe(401);
  });

  it('scores a hand: summary, items and picture', async () => {
    const answer = await post(command('score', EAST_168));
    expect(answer.headers['content-type']).toContain('multipart/form-data');
    const form = await new Response(new Uint8Array(answer.rawPayload), {
      headers: { 'content-type': String(answer.headers['content-type']) },
    }).formData();
    const payload = form.get('payload_json');
    const message = JSON.parse(typeof payload === 'string' ? payload : await (payload as File).text());
    expect(message.data.content).toContain('East goes out with 168');
    expect(message.data.embeds[0].image).toEqual({ url: 'attachment://hand.png' });
    expect(JSON.stringify(message.data.embeds[0].fields)).toContain('Three green dragons, exposed');
    const picture = new Uint8Array(await (form.get('files[0]') as File).arrayBuffer());
    expect(Buffer.from(picture.subarray(1, 4)).toString()).toBe('PNG');
  });

  it('a mistake is told to the person alone, with the tile and what may have been meant', async () => {
    const { data } = (await post(command('score', { ...EAST_168, hand: 'EEE 345B GX PP' }))).json();
    expect(data.flags).toBe(MessageFlags.Ephemeral);
    expect(data.content).toMatch(/X.*\(/s);
  });

  it('rules on claims', async () => {
    const { data } = (
      await post(command('claim', { variant: 'babcock-1923', tile: '5D', seat: 'E', claims: 'S chow 46D, N pung' }))
    ).json();
    expect(JSON.stringify(data.embeds)).toContain('gets the tile');
  });

  it('keeps a score sheet', async () => {
    const { data } = (
      await post(
        command('tally', {
          variant: 'chinese',
          players: 'Ana, Ben, Cy, Dee',
          hands: 'Ana 180 -60 -60 -60; draw',
        }),
      )
    ).json();
    expect(JSON.stringify(data.embeds)).toMatch(/Ana.*180/);
  });

  it('shows a special hand', async () => {
    const answer = await post(command('special', { variant: 'chinese', name: 'wriggling-snake' }));
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(/Wriggling Snake/i);
  });

  it('completes variants, special hands and cards', async () => {
    const choices = async (interaction: object): Promise<string[]> =>
      (await post(interaction)).json().data.choices.map(({ value }: { value: string }) => value);
    expect(await choices(typing('score', { variant: 'bab' }, 'variant'))).toEqual(['babcock-1923']);
    expect(await choices(typing('special', { variant: 'chinese', name: 'snake' }, 'name'))).toEqual([
      'wriggling-snake',
    ]);
    expect(await choices(typing('score', { variant: 'american-league', card: '' }, 'card'))).toContain('practice');
    expect((await choices(typing('special', { variant: 'british', name: '' }, 'name'))).length).toBeLessThanOrEqual(25);
    expect(await choices(typing('special', { variant: 'nonsense', name: '' }, 'name'))).toEqual([]);
  });
});

describe('discord bot', () => {
  it('a referee out of reach is told, not thrown', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const bot = buildBot(refereeByUrl('http://127.0.0.1:9'), rawPublicKey(publicKey));
    const payload = JSON.stringify(command('score', EAST_168));
    const answer = await bot.inject({
      method: 'POST',
      url: '/interactions',
      payload,
      headers: {
        'content-type': 'application/json',
        'x-signature-timestamp': TIMESTAMP,
        'x-signature-ed25519': signatureOf(payload, privateKey),
      },
    });
    expect(answer.json().data.content).toContain('does not answer');
    await bot.close();
  });

  it('a public key that is none stops the start, as no request could ever be verified', () => {
    for (const key of ['', 'zz', 'ab'.repeat(31), 'x'.repeat(64)]) {
      expect(() => buildBot(refereeByUrl('http://127.0.0.1:9'), key)).toThrowError(/64 hexadecimal digits/);
    }
  });

  it('the command keeps inside what Discord accepts', () => {
    const subcommands = COMMAND.options as {
      name: string;
      description: string;
      options: { name: string; description: string; required?: boolean }[];
    }[];
    for (const { name, description, options } of subcommands) {
      expect(name).toMatch(/^[a-z-]{1,32}$/);
      expect(description.length).toBeLessThanOrEqual(100);
      expect(options.length).toBeLessThanOrEqual(25);
      for (const option of options) expect(option.description.length).toBeLessThanOrEqual(100);
      // Required options come first.
      const required = options.map((option) => option.required === true);
      expect(required).toEqual([...required].sort((a, b) => Number(b) - Number(a)));
    }
  });

  it('options become requests, and nothing of them is dropped', () => {
    expect(handRequest(new Map(Object.entries({ ...EAST_168, melds: '8888D,(EEEE)', facts: 'last-tile, x' })))).toEqual(
      {
        hand: { concealed: 'EEE 345B GG PP', melds: ['8888D', { tiles: 'EEEE', concealed: true }] },
        seat: 'E',
        win: { tile: 'G', by: 'discard', facts: ['last-tile', 'x'] },
      },
    );
    expect(claimRequest(new Map([['claims', 'S chow 46D, nonsense']]))).toEqual({ wrong: 'nonsense' });
    expect(
      tallyRequest(
        new Map([
          ['players', 'Ana, Ben'],
          ['hands', 'Ana 1'],
        ]),
      ),
    ).toEqual({ wrong: 'Ana 1' });
  });
});
