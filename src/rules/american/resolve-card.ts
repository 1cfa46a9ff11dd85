import type { ResolvedOptions } from '../../../schemas/common.js';
import type { Env } from '../answer.js';
import { failed, type Outcome, ok, type Problem } from '../problem.js';
import { contentHash } from './canonical-json.js';
import { type CardProblems, isObject, isWarning } from './card-problems.js';
import { compileCard } from './compile.js';
import type { CompiledCard } from './compiled.js';
import { readCard } from './read-card.js';

/** Where the card of a game comes from: data on the sheet of the variant. */
export interface CardRules {
  /** The card of a game that has its own, as its options make it; `null` where the request names the card. */
  readonly own: ((options: ResolvedOptions) => object) | null;
  /** Id of the card that is meant where the request names none. */
  readonly preset: string;
  /** Cards that come with the service, by id. */
  readonly builtIn: Readonly<Record<string, object>>;
}

/** A card read and compiled as far as it goes, with everything wrong with it. */
export interface CheckedCard {
  /** `null` where it is no card at all. */
  readonly compiled: CompiledCard | null;
  readonly problems: readonly Problem[];
}

type Params = Readonly<Record<string, number>>;

/** Hashes of cards that stay in memory: the same object is not hashed again. */
const hashes = new WeakMap<object, string>();
const hashOf = (card: object, stays: boolean): string => {
  const known = stays ? hashes.get(card) : undefined;
  if (known !== undefined) return known;
  const hash = contentHash(card);
  if (stays) hashes.set(card, hash);
  return hash;
};

const paramsKey = (params: Params): string =>
  Object.keys(params)
    .sort()
    .map((name) => `/${JSON.stringify(name)}=${params[name]}`)
    .join('');

/** Reads and compiles a card, or finds it in the cache. Cards with problems are cached too. */
export const checkCard = (card: object, params: Params, stays: boolean, env: Env): CheckedCard => {
  const hash = hashOf(card, stays);
  const key = `card:${hash}${paramsKey(params)}`;
  const cached = env.cardCache.get(key) as CheckedCard | undefined;
  if (cached !== undefined) return cached;
  const problems: CardProblems = { list: [] };
  const read = readCard(card, params, '/card', problems);
  const checked: CheckedCard = {
    compiled: read === null ? null : compileCard(read, hash, problems),
    problems: problems.list,
  };
  env.cardCache.set(key, checked);
  return checked;
};

/** The JSON of the card that a request means, by its id, inline, or by default. */
const findCard = (given: unknown, env: Env, rules: CardRules): Outcome<{ card: object; stays: boolean }> => {
  if (isObject(given)) return ok({ card: given, stays: false });
  const id = given === undefined ? rules.preset : String(given);
  const found = Object.hasOwn(rules.builtIn, id) ? rules.builtIn[id] : env.findCard(id);
  if (isObject(found)) return ok({ card: found, stays: true });
  return failed({
    code: 'card.not_found',
    pointer: '/card',
    detail: `No card "${id}" is at hand. Send the card itself, or the id of a known one, such as "${rules.preset}".`,
    allowed: Object.keys(rules.builtIn),
    actual: id,
  });
};

/**
 * The card of a request, checked: the game's own, as its options make it, or the one that the request names (inline,
 * by id, or the default). Fails with `card.not_found` only; problems of the card itself are in the value.
 */
export const findAndCheck = (
  given: unknown,
  params: Params | undefined,
  env: Env,
  rules: CardRules,
  options: ResolvedOptions,
): Outcome<CheckedCard> => {
  if (rules.own !== null) {
    const key = `own:${rules.preset}:${JSON.stringify(options)}`;
    const cached = env.cardCache.get(key) as CheckedCard | undefined;
    if (cached !== undefined) return ok(cached);
    const checked = checkCard(rules.own(options), {}, false, env);
    env.cardCache.set(key, checked);
    return ok(checked);
  }
  const found = findCard(given, env, rules);
  return found.ok ? ok(checkCard(found.value.card, params ?? {}, found.value.stays, env)) : found;
};

/**
 * The compiled card of a request: of a league game the one named, of a deck game the one that its options make.
 * Fails with `card.not_found`, or with every problem of the card.
 */
export const resolveCard = (
  given: unknown,
  params: Params | undefined,
  env: Env,
  rules: CardRules,
  options: ResolvedOptions = {},
): Outcome<CompiledCard> => {
  const checked = findAndCheck(given, params, env, rules, options);
  if (!checked.ok) return checked;
  const { compiled, problems } = checked.value;
  const errors = problems.filter((problem) => !isWarning(problem));
  return compiled === null || errors.length > 0 ? failed(...errors) : ok(compiled);
};
