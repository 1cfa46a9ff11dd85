import { readFileSync } from 'node:fs';

/** A worked example: a request and the parts of the answer that it must give. */
export interface Case {
  readonly id: string;
  readonly operation: string;
  readonly variant: string;
  readonly request: unknown;
  readonly expect: Readonly<Record<string, unknown>>;
}

const text = (file: string): string => readFileSync(new URL(`../cases/${file}`, import.meta.url), 'utf8');

/** The JSON of a file of `test/cases`. */
export const caseFile = (file: string): unknown => JSON.parse(text(file));

/** Puts the JSON of a file where a request, or a member of it, says `"@file"`. */
const withFiles = (value: unknown): unknown => {
  if (typeof value === 'string') return value.startsWith('@') ? caseFile(value.slice(1)) : value;
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withFiles(member)]));
};

/** The cases of one file of `test/cases`: a JSON list, or one case a line. `"@file"` requests are read in. */
export const casesOf = (file: string): readonly Case[] => {
  const content = text(file);
  const cases: Case[] = file.endsWith('.jsonl')
    ? content
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => JSON.parse(line) as Case)
    : (JSON.parse(content) as Case[]);
  return cases.map((one) => ({ ...one, request: withFiles(one.request) }));
};

/** The cases of several files that belong to one operation, optionally of some variants only. */
export const casesFor = (operation: string, files: readonly string[], variants?: readonly string[]): readonly Case[] =>
  files
    .flatMap(casesOf)
    .filter((one) => one.operation === operation && (variants === undefined || variants.includes(one.variant)));
