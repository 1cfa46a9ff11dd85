import { COMMAND } from './commands.js';

const { DISCORD_APPLICATION_ID, DISCORD_TOKEN, DISCORD_GUILD_ID } = process.env;
if (DISCORD_APPLICATION_ID === undefined || DISCORD_TOKEN === undefined) {
  console.error('Set DISCORD_APPLICATION_ID and DISCORD_TOKEN (and DISCORD_GUILD_ID to register in one server only).');
  process.exit(1);
}

// In one server a command is there at once; everywhere, after up to an hour.
const where = DISCORD_GUILD_ID === undefined ? '' : `/guilds/${DISCORD_GUILD_ID}`;
const response = await fetch(`https://discord.com/api/v10/applications/${DISCORD_APPLICATION_ID}${where}/commands`, {
  method: 'PUT',
  headers: { authorization: `Bot ${DISCORD_TOKEN}`, 'content-type': 'application/json' },
  body: JSON.stringify([COMMAND]),
});
console.log(response.ok ? 'Registered /mahjong.' : `Discord answered ${response.status}: ${await response.text()}`);
process.exit(response.ok ? 0 : 1);
