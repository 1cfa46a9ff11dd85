import { readdirSync } from 'node:fs';
import { casesOf } from './cases.js';

const byPath = new Map<string, unknown[]>();

/** Real requests for a path: those of the worked cases. */
export const seedsOf = (path: string): readonly unknown[] => {
  if (byPath.size === 0) {
    for (const file of readdirSync(new URL('../cases', import.meta.url)).sort()) {
      if (!/\.jsonl?$/.test(file) || file === 'feature-card.json') continue;
      for (const { variant, operation, request } of casesOf(file)) {
        const key = `/v1/${variant}/${operation}`;
        byPath.set(key, [...(byPath.get(key) ?? []), request]);
      }
    }
  }
  return byPath.get(path) ?? [];
};
