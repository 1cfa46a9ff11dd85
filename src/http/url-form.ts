import type { ProblemItem } from '../../schemas/problem.js';

/**
 * A request about a hand as URL parameters: `?hand=123B+2D&melds=444D,(EEEE)&seat=S&win=2D&by=discard`.
 * Brackets mark a concealed set. Commas separate melds and facts only.
 */
export type Parameters = Readonly<Record<string, string | number | boolean | undefined>>;

const splitList = (text: string): string[] => text.split(',').map((part) => part.trim());

const readMeld = (text: string): unknown =>
  text.startsWith('(') && text.endsWith(')') ? { tiles: text.slice(1, -1), concealed: true } : text;

/** Leaves out what was not sent. */
const defined = (members: Record<string, unknown>): Record<string, unknown> | undefined => {
  const sent = Object.entries(members).filter(([, value]) => value !== undefined);
  return sent.length === 0 ? undefined : Object.fromEntries(sent);
};

const WORDS: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** An option by URL is text: integers, truth values and null are read as such. */
const literal = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (/^-?\d{1,15}$/.test(value)) return Number(value);
  const word = WORDS.get(value);
  return word === undefined ? value : word;
};

const prefixed = (parameters: Parameters, prefix: string): Record<string, unknown> | undefined => {
  const found = Object.entries(parameters).filter(([name, value]) => name.startsWith(prefix) && value !== undefined);
  return defined(Object.fromEntries(found.map(([name, value]) => [name.slice(prefix.length), literal(value)])));
};

/** The body that the parameters stand for. It goes through the same schema as a body that was posted. */
export const readParameters = (parameters: Parameters): Record<string, unknown> => {
  const text = (name: string): string | undefined =>
    parameters[name] === undefined ? undefined : String(parameters[name]);
  const list = (name: string): string[] | undefined => {
    const value = text(name);
    return value === undefined || value === '' ? undefined : splitList(value);
  };
  const facts = list('facts');
  const isWin = ['win', 'by', 'jokerlessDeclared'].some((name) => parameters[name] !== undefined);
  return (
    defined({
      hand: defined({ concealed: text('hand') ?? '', melds: list('melds')?.map(readMeld), bonus: text('bonus') }),
      seat: parameters.seat,
      prevailingWind: parameters.prevailingWind,
      win: isWin
        ? defined({ tile: text('win'), by: parameters.by, facts, jokerlessDeclared: parameters.jokerlessDeclared })
        : undefined,
      facts: isWin ? undefined : facts,
      table: defined({ players: parameters.players }),
      visible: text('visible'),
      visibleMelds: list('visibleMelds')?.map(readMeld),
      dead: parameters.dead,
      card: parameters.card,
      params: prefixed(parameters, 'param.'),
      announced: text('announced'),
      options: prefixed(parameters, 'opt.'),
    }) ?? {}
  );
};

/** Which parameter a place in the body came from. */
export const parameterOf = (pointer: string): string => {
  const [first = '', second] = pointer.split('/').slice(1);
  if (first === 'hand') return second === 'melds' || second === 'bonus' ? second : 'hand';
  if (first === 'win') return second === undefined || second === 'tile' ? 'win' : second;
  if (first === 'table') return second ?? 'players';
  if (first === 'options') return second === undefined ? 'opt' : `opt.${second}`;
  if (first === 'params') return second === undefined ? 'param' : `param.${second}`;
  return first === '' ? 'hand' : first;
};

/** Problems found in the body, told by the names of the parameters. */
export const byParameter = (problems: readonly ProblemItem[]): ProblemItem[] =>
  problems.map(({ pointer, pointers, ...rest }) => ({
    ...rest,
    ...(pointer === undefined ? {} : { parameter: parameterOf(pointer) }),
    ...(pointers === undefined ? {} : { pointers: pointers.map(parameterOf) }),
  }));

const TOKEN = /^(?:[1-9][BCDF]|[ESWNRGPFJ])$/;

/** Canonical tokens as one short string: `1B 2B 3B E E` → `123B EE`. */
export const compactTiles = (tokens: readonly string[]): string => {
  let text = '';
  let digits = '';
  let suit = '';
  const flush = (): void => {
    if (digits !== '') text += `${text === '' ? '' : ' '}${digits}${suit}`;
    digits = '';
  };
  let letters = false;
  for (const token of tokens) {
    if (token.length === 1) {
      flush();
      text += letters || text === '' ? token : ` ${token}`;
      letters = true;
      continue;
    }
    const next = token.charAt(1);
    if (next !== suit || letters) flush();
    suit = next;
    letters = false;
    digits += token.charAt(0);
  }
  flush();
  return text;
};

/** Tiles as sent, as one string; undefined where only an array can say it. */
const tilesText = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  return Array.isArray(value) && value.every((token) => TOKEN.test(token)) ? compactTiles(value) : undefined;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Commas part sets in a URL; between tiles a blank says the same. */
const withoutCommas = (text: string): string => text.replaceAll(',', ' ');

/** A set as sent; undefined where the URL grammar cannot say it. A stated kind agrees with the tiles and is left out. */
const meldText = (value: unknown): string | undefined => {
  if (typeof value === 'string') return withoutCommas(value);
  if (!isObject(value)) return undefined;
  const tiles = tilesText(value.tiles);
  if (tiles === undefined) return undefined;
  return value.concealed === true ? `(${withoutCommas(tiles)})` : withoutCommas(tiles);
};

const meldsText = (value: unknown): string | undefined => {
  const texts = (value as unknown[]).map(meldText);
  return texts.every((text) => text !== undefined) ? texts.join(',') : undefined;
};

const scalar = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;

const list = (value: unknown): string => (value as readonly string[]).join(',');

/** Most parts need no escape but `+` for a space. */
const WORDS_ONLY = /^[A-Za-z0-9._~,() -]*$/;

const escapeAll = (text: string): string =>
  encodeURIComponent(text).replaceAll('%20', '+').replaceAll('%2C', ',').replaceAll('%28', '(').replaceAll('%29', ')');

const encode = (text: string): string => {
  if (!WORDS_ONLY.test(text)) return escapeAll(text);
  return text.includes(' ') ? text.replaceAll(' ', '+') : text;
};

const passes = (name: string): boolean => name === '$schema' || name.startsWith('x-');

/** Adds one parameter to a query; null where its value cannot be written. Written for every answer, so without lists. */
const add = (query: string, name: string, text: string | undefined): string | null => {
  if (text === undefined) return null;
  if (text === '') return query;
  const part = `${name}=${encode(text)}`;
  return query === '' ? part : `${query}&${part}`;
};

/** Adds a parameter for each member of an object. */
const addMembers = (
  query: string,
  value: unknown,
  nameOf: (name: string) => string,
  textOf: (name: string, part: unknown) => string | undefined,
): string | null => {
  let longer: string | null = query;
  const members = value as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(members)) {
    if (passes(name)) continue;
    longer = add(longer, nameOf(name), textOf(name, members[name]));
    if (longer === null) return null;
  }
  return longer;
};

const same = (name: string): string => name;
const handName = (name: string): string => (name === 'concealed' ? 'hand' : name);
const handText = (name: string, part: unknown): string | undefined =>
  name === 'melds' ? meldsText(part) : tilesText(part);
const winName = (name: string): string => (name === 'tile' ? 'win' : name);
const winText = (name: string, part: unknown): string | undefined => (name === 'facts' ? list(part) : scalar(part));
const scalarText = (_name: string, part: unknown): string | undefined => scalar(part);
const paramName = (name: string): string => `param.${name}`;
const optionName = (name: string): string => `opt.${name}`;

type Writer = (query: string, value: unknown) => string | null;

const ofScalar =
  (name: string): Writer =>
  (query, value) =>
    add(query, name, scalar(value));

/** How each member of a body is written in a URL; what is not listed cannot be. */
const WRITERS: Readonly<Record<string, Writer>> = {
  hand: (query, value) => addMembers(query, value, handName, handText),
  seat: ofScalar('seat'),
  prevailingWind: ofScalar('prevailingWind'),
  win: (query, value) => addMembers(query, value, winName, winText),
  facts: (query, value) => add(query, 'facts', list(value)),
  table: (query, value) => addMembers(query, value, same, scalarText),
  visible: (query, value) => add(query, 'visible', tilesText(value)),
  visibleMelds: (query, value) => add(query, 'visibleMelds', meldsText(value)),
  dead: ofScalar('dead'),
  card: ofScalar('card'),
  params: (query, value) => addMembers(query, value, paramName, scalarText),
  announced: ofScalar('announced'),
  options: (query, value) => addMembers(query, value, optionName, scalarText),
};

/** The query string of a request that passed its schema, or null where a URL cannot say it. */
export const writeParameters = (body: unknown): string | null => {
  if (!isObject(body)) return null;
  let query: string | null = '';
  for (const member of Object.keys(body)) {
    if (passes(member)) continue;
    const write = WRITERS[member];
    query = write === undefined ? null : write(query, body[member]);
    if (query === null) return null;
  }
  return query;
};
