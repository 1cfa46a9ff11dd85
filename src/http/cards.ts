import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config.js';

export type Card = Readonly<Record<string, unknown>>;

const ID = /^[a-z0-9-]{1,64}$/;

const readCard = (folder: string, file: string): Card => {
  let card: unknown;
  try {
    card = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  } catch (error) {
    throw new ConfigError(`CARDS_DIR: ${file} is not valid JSON: ${(error as Error).message}.`);
  }
  if (typeof card !== 'object' || card === null || Array.isArray(card)) {
    throw new ConfigError(`CARDS_DIR: ${file} is not a JSON object.`);
  }
  return card as Card;
};

/**
 * The cards at hand by id: those that come with the games, and those an operator put into a folder, by their file
 * names: `spring.json` is the card `spring`.
 * @throws ConfigError naming the file at fault.
 */
export const readCards = (
  builtIn: Readonly<Record<string, object>>,
  folder: string | null,
): ReadonlyMap<string, Card> => {
  const cards = new Map<string, Card>(Object.entries(builtIn) as [string, Card][]);
  if (folder === null) return cards;
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  for (const file of files.sort()) {
    const id = file.slice(0, -'.json'.length);
    if (!ID.test(id)) throw new ConfigError(`CARDS_DIR: ${file} is no card id (small letters, digits and hyphens).`);
    if (Object.hasOwn(builtIn, id))
      throw new ConfigError(`CARDS_DIR: ${file} has the name of a card that is built in.`);
    cards.set(id, readCard(folder, file));
  }
  return cards;
};
