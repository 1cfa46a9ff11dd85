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
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined;

/** How each member of a body is written in a URL; what is not listed cannot be. */
const WRITERS: Readonly<Record<string, (value: unknown) => [string, string | undefined][]>> = {
  hand: (value) =>
    Object.entries(value as object).map(([name, part]) => {
      if (name === 'melds') return [name, meldsText(part)];
      return [name === 'concealed' ? 'hand' : name, tilesText(part)];
    }),
  seat: (value) => [['seat', scalar(value)]],
  prevailingWind: (value) => [['prevailingWind', scalar(value)]],
  win: (value) =>
    Object.entries(value as object).map(([name, part]) => {
      if (name === 'facts') return ['facts', (part as string[]).join(',')];
      return [name === 'tile' ? 'win' : name, scalar(part)];
    }),
  facts: (value) => [['facts', (value as string[]).join(',')]],
  table: (value) => Object.entries(value as object).map(([name, part]) => [name, scalar(part)]),
  visible: (value) => [['visible', tilesText(value)]],
  visibleMelds: (value) => [['visibleMelds', meldsText(value)]],
  dead: (value) => [['dead', scalar(value)]],
  card: (value) => [['card', scalar(value)]],
  params: (value) => Object.entries(value as object).map(([name, part]) => [`param.${name}`, scalar(part)]),
  announced: (value) => [['announced', scalar(value)]],
  options: (value) => Object.entries(value as object).map(([name, part]) => [`opt.${name}`, scalar(part)]),
};

/** Most parts need no escape, or none but `+` for a space. */
const PLAIN = /^[A-Za-z0-9._~,()-]*$/;
const WORDS_ONLY = /^[A-Za-z0-9._~,() -]*$/;

const encode = (text: string): string => {
  if (PLAIN.test(text)) return text;
  if (WORDS_ONLY.test(text)) return text.replaceAll(' ', '+');
  return escapeAll(text);
};

const escapeAll = (text: string): string =>
  encodeURIComponent(text).replaceAll('%20', '+').replaceAll('%2C', ',').replaceAll('%28', '(').replaceAll('%29', ')');

/** The query string of a request that passed its schema, or null where a URL cannot say it. */
export const writeParameters = (body: unknown): string | null => {
  if (!isObject(body)) return null;
  const parts: string[] = [];
  for (const [member, value] of Object.entries(body)) {
    if (member === '$schema' || member.startsWith('x-')) continue;
    const write = WRITERS[member];
    if (write === undefined) return null;
    for (const [name, text] of write(value)) {
      if (name.startsWith('x-') || name === '$schema' || text === '') continue;
      if (text === undefined) return null;
      parts.push(`${name}=${encode(text)}`);
    }
  }
  return parts.join('&');
};
