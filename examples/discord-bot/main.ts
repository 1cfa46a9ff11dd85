import { buildApp } from '../../src/http/app.js';
import { readConfig } from '../../src/http/config.js';
import { refereeByUrl, refereeEmbedded } from './referee.js';
import { buildBot } from './server.js';

const { DISCORD_PUBLIC_KEY, REFEREE_URL, REFEREE_API_KEY, PORT = '3001' } = process.env;
if (DISCORD_PUBLIC_KEY === undefined) {
  console.error('Set DISCORD_PUBLIC_KEY: the "Public Key" on the page of your application at discord.com/developers.');
  process.exit(1);
}

/** With `REFEREE_URL` the bot asks a running service; without, it brings the referee along. */
const referee =
  REFEREE_URL === undefined
    ? refereeEmbedded(await buildApp(readConfig({ LOG_LEVEL: 'warn' })))
    : refereeByUrl(REFEREE_URL, REFEREE_API_KEY);

const bot = buildBot(referee, DISCORD_PUBLIC_KEY.trim());
await bot.listen({ port: Number(PORT), host: '0.0.0.0' });
console.log(`Listening for Discord on port ${PORT}, path /interactions`);
