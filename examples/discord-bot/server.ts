import type { APIInteraction } from 'discord-api-types/v10';
import { verifyKey } from 'discord-interactions';
import Fastify, { type FastifyInstance } from 'fastify';
import { replyTo } from './bot.js';
import type { Referee } from './referee.js';

/** The body Discord takes for a reply with a picture. */
const multipart = (response: object, picture: Uint8Array): FormData => {
  const form = new FormData();
  form.set('payload_json', new Blob([JSON.stringify(response)], { type: 'application/json' }));
  form.set('files[0]', new Blob([picture as Uint8Array<ArrayBuffer>], { type: 'image/png' }), 'hand.png');
  return form;
};

/** As Discord shows it: with another, every request would be refused without a word why. */
const PUBLIC_KEY = /^[0-9a-f]{64}$/i;

/**
 * The interactions endpoint. Every request must carry Discord's Ed25519 signature over its timestamp and raw body;
 * anything else is 401, as Discord itself checks when the endpoint is set up.
 */
export const buildBot = (referee: Referee, publicKey: string): FastifyInstance => {
  if (!PUBLIC_KEY.test(publicKey)) throw new Error('The public key of an application is 64 hexadecimal digits.');
  const app = Fastify({ bodyLimit: 64 * 1024 });
  // The signature covers the bytes as sent: parse only after it was checked.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post('/interactions', async (request, reply) => {
    const signature = request.headers['x-signature-ed25519'];
    const timestamp = request.headers['x-signature-timestamp'];
    const body = request.body as Buffer | undefined;
    if (
      typeof signature !== 'string' ||
      typeof timestamp !== 'string' ||
      body === undefined ||
      !(await verifyKey(body, signature, timestamp, publicKey))
    ) {
      return reply.code(401).send({ error: 'invalid request signature' });
    }
    const { response, picture } = await replyTo(referee, JSON.parse(body.toString('utf8')) as APIInteraction);
    if (picture === undefined) return reply.send(response);
    const encoded = new Response(multipart(response, picture));
    return reply
      .header('content-type', encoded.headers.get('content-type') as string)
      .send(Buffer.from(await encoded.arrayBuffer()));
  });

  app.get('/health', async () => ({ status: 'ok' }));
  return app;
};
