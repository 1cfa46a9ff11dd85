import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { HandRequest } from '../../../schemas/hand.js';
import { resolveOptions } from '../../../src/rules/hand/options.js';
import { firstStage, readSituation } from '../../../src/rules/hand/read.js';
import { RULES } from './hand-rules.js';

interface Case {
  readonly id: string;
  readonly variant: string;
  readonly request: HandRequest;
  readonly expect: { readonly code: string };
}

const lines = (file: string) =>
  readFileSync(new URL(`../../cases/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Case);

/** Codes that need the shapes or the score of a hand: reading it finds nothing wrong. */
const LATER = ['hand.not_winning', 'hand.too_many_chows', 'win.minimum_doubles', 'win.missing'];

const read = ({ variant, request }: Case) => {
  const rules = RULES[variant]!;
  return readSituation(request, rules, resolveOptions(rules.options, { flowers: request.options?.flowers }).options);
};

describe('errors of the reference scorer', () => {
  it.each(lines('oracle-errors.jsonl').map((one) => [one.id, one] as const))('%s', (_, one) => {
    const codes = firstStage(read(one).problems).map(({ code }) => code);
    if (LATER.includes(one.expect.code)) expect(codes).toEqual([]);
    else expect(codes).toContain(one.expect.code);
  });
});

describe('hands of the reference scorer read without a problem', () => {
  it.each(['babcock-1923', 'chinese', 'british'])('%s', (variant) => {
    for (const one of lines(`oracle-${variant}.jsonl`)) {
      const result = read(one);
      expect(result.problems, one.id).toEqual([]);
      expect(result.situation, one.id).not.toBeNull();
    }
  });
});
