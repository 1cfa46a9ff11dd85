import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardAnswer } from '../../schemas/card.js';
import type { Env } from '../rules/answer.js';
import { ConfigError } from './config.js';
import type { CheckedEndpoint } from './endpoints.js';

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

/** What does not keep a card from being played by; it may leave the year to its requests. */
const isHarmless = ({ code, severity }: CardAnswer['problems'][number]): boolean =>
  severity === 'warning' || code === 'card.param_missing';

/**
 * Checks the cards of an operator as the operation `card` does, so that a card nobody can play by is noticed at the
 * start, not at somebody's table.
 * @throws ConfigError with the first problem of the first card at fault.
 */
export const checkCards = (cards: ReadonlyMap<string, Card>, endpoint: CheckedEndpoint, env: Env): void => {
  for (const [id, card] of cards) {
    const body = { card };
    const misfit = endpoint.check(body)?.[0];
    const outcome = misfit === undefined ? endpoint.run(body, env, {}) : null;
    const failure = outcome === null || outcome.ok ? misfit : outcome.problems[0];
    const answer = outcome?.ok ? (outcome.value as CardAnswer) : null;
    if (failure === undefined && answer?.problems.every(isHarmless)) continue;
    const reason = failure === undefined ? answer?.summary : `${failure.pointer}: ${failure.detail}`;
    throw new ConfigError(`CARDS_DIR: ${id}.json cannot be played by. ${reason}`);
  }
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
