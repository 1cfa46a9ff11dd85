import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A fenced block of a Markdown page. */
export interface Block {
  readonly language: string;
  readonly text: string;
  /** Line of the page on which its text begins, counted from 1. */
  readonly line: number;
}

export const pathOf = (file: string): string => fileURLToPath(new URL(`../../${file}`, import.meta.url));
export const read = (file: string): string => readFileSync(pathOf(file), 'utf8');

/** The fenced blocks of a page, in order. */
export const blocksOf = (markdown: string): Block[] =>
  Array.from(markdown.matchAll(/^ *```(\w*)\n([\s\S]*?)^ *```$/gm), ({ 1: language, 2: text, index }) => ({
    language: language!,
    text: text!,
    line: markdown.slice(0, index).split('\n').length + 1,
  }));

const ELLIPSIS = '…';

/**
 * JSON in which `…` stands for what was left out: members of an object, elements of an array, the rest of a string.
 * Outside strings it becomes the member or element `"…"`, which `differences` knows.
 */
export const parseAbridged = (text: string): unknown => {
  const nesting: string[] = [];
  const json = text.replace(/"(?:[^"\\]|\\.)*"|[{}[\]…]/g, (part) => {
    if (part === '{' || part === '[') nesting.push(part);
    else if (part === '}' || part === ']') nesting.pop();
    else if (part === ELLIPSIS) return nesting.at(-1) === '{' ? `"${ELLIPSIS}": 0` : `"${ELLIPSIS}"`;
    return part;
  });
  return JSON.parse(json);
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** Elements in order; `…` skips any number of them. */
const arrayDifferences = (actual: readonly unknown[], expected: readonly unknown[], at: string): string[] => {
  let next = 0;
  let skipping = false;
  for (const [i, element] of expected.entries()) {
    if (element === ELLIPSIS) {
      skipping = true;
      continue;
    }
    if (skipping) while (next < actual.length && differences(actual[next], element).length > 0) next++;
    skipping = false;
    if (next >= actual.length) return [`${at}/${i}: ${show(element)} is not in the answer`];
    const found = differences(actual[next], element, `${at}/${next}`);
    if (found.length > 0) return found;
    next++;
  }
  return next < actual.length && !skipping ? [`${at}: ${show(actual.slice(next))} is left out without …`] : [];
};

/** Where an answer is not what the abridged JSON says, by pointer. */
export const differences = (actual: unknown, expected: unknown, at = ''): string[] => {
  if (typeof expected === 'string' && expected.endsWith(ELLIPSIS) && typeof actual === 'string')
    return actual.startsWith(expected.slice(0, -1)) ? [] : [`${at}: ${show(actual)}, not ${show(expected)}`];
  if (Array.isArray(expected) && Array.isArray(actual)) return arrayDifferences(actual, expected, at);
  if (!isObject(expected) || !isObject(actual))
    return Object.is(actual, expected) ? [] : [`${at}: ${show(actual)}, not ${show(expected)}`];
  const { [ELLIPSIS]: more, ...members } = expected;
  const unsaid = Object.keys(actual).filter((name) => !(name in members));
  return [
    ...Object.entries(members).flatMap(([name, value]) => differences(actual[name], value, `${at}/${name}`)),
    ...(more === undefined && unsaid.length > 0 ? [`${at}: ${unsaid.join(', ')} left out without …`] : []),
  ];
};

/** The words of a shell command that uses nothing but quotes and lines continued by a backslash. */
export const shellWords = (command: string): string[] =>
  Array.from(command.replace(/\\\n/g, ' ').matchAll(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g), ([word]) =>
    word.replace(/'([^']*)'|"([^"]*)"/g, (_, single?: string, double?: string) => single ?? double ?? ''),
  );

export interface CurlRequest {
  readonly url: string;
  readonly init: { method: string; headers: Record<string, string>; body?: string };
}

/** The request that a curl command makes. Options that it does not know are an error. */
export const readCurl = (command: string): CurlRequest => {
  const [program, ...words] = shellWords(command);
  if (program !== 'curl') throw new Error(`not a curl command: ${command}`);
  const headers: Record<string, string> = {};
  let url = '';
  let body: string | undefined;
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    if (word === '-s') continue;
    if (word === '-H') {
      const [name, ...value] = words[++i]!.split(':');
      headers[name!.trim().toLowerCase()] = value.join(':').trim();
    } else if (word === '-d') body = words[++i]!;
    else if (word === '--json') {
      body = words[++i]!;
      headers['content-type'] = headers.accept = 'application/json';
    } else if (word === '-o') i++;
    else if (word.startsWith('-') || url !== '') throw new Error(`cannot read ${word} in ${command}`);
    else url = word;
  }
  return { url, init: { method: body === undefined ? 'GET' : 'POST', headers, ...(body !== undefined && { body }) } };
};
