import { readFileSync } from 'node:fs';
import type { RefRequest } from './read.js';

export interface ExpectedItem {
  readonly id: string;
  readonly points?: number;
  readonly doubles?: number;
  readonly tiles?: readonly string[];
}

/** A worked case of a classical game. */
export interface WorkedCase {
  readonly id: string;
  readonly variant: 'babcock-1923' | 'chinese' | 'british';
  readonly operation: string;
  readonly request: RefRequest;
  readonly expect: {
    readonly outcome?: string;
    readonly base?: number | null;
    readonly doubles?: number | null;
    readonly beforeLimit?: number | null;
    readonly total?: number;
    readonly award?: string | null;
    readonly awards?: readonly string[];
    readonly items?: readonly ExpectedItem[];
    readonly waits?: readonly string[];
    readonly status?: number;
    readonly code?: string;
  };
}

const read = (name: string): string => readFileSync(new URL(`../../cases/${name}`, import.meta.url), 'utf8');

/** The cases of a file, a JSON list or one case a line. */
export const workedCases = (name: string): WorkedCase[] => {
  const text = read(name);
  if (name.endsWith('.json')) return JSON.parse(text) as WorkedCase[];
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as WorkedCase);
};

/** An item as text, tiles left out: what two lists of items are compared by. */
export const itemText = (item: ExpectedItem): string => `${item.id} ${item.points ?? ''}/${item.doubles ?? ''}`;
