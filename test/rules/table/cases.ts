import { readFileSync } from 'node:fs';

/** A worked case, as described beside the case files. */
export interface Case {
  readonly id: string;
  readonly operation: string;
  readonly variant: string;
  readonly request: Record<string, unknown>;
  readonly expect: Record<string, unknown>;
}

const read = (name: string): string => readFileSync(new URL(`../../cases/${name}`, import.meta.url), 'utf8');

/** The worked cases of some operations at the table. */
export const tableCases = (...operations: readonly string[]): Case[] =>
  [
    ...(JSON.parse(read('table.json')) as Case[]),
    ...read('oracle-table.jsonl')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line) as Case),
  ].filter((each) => operations.includes(each.operation));
