/**
 * What a score costs, beside what the JSON around it costs: `npx tsx bench/score.ts`.
 *
 * "JSON" is `JSON.parse` of the request and `JSON.stringify` of the answer. Both are measured in turns in one run, so
 * that a slow machine slows both.
 */
import type { Env } from '../src/rules/answer.js';
import { scoreOperation } from '../src/rules/classical/score.js';
import type { RuleSheet } from '../src/rules/classical/sheet.js';
import { babcock1923 } from '../src/rules/variants/babcock-1923/sheet.js';
import { british } from '../src/rules/variants/british/sheet.js';
import { chinese } from '../src/rules/variants/chinese/sheet.js';

interface Hand {
  readonly name: string;
  readonly sheet: RuleSheet;
  readonly request: unknown;
}

const figure18 = {
  hand: { concealed: 'EEE 345B GG PP', melds: ['8888D'] },
  seat: 'E',
  win: { tile: 'G', by: 'discard' },
};
const severalReadings = {
  hand: { concealed: '333444555B 77C', melds: ['888C'] },
  seat: 'S',
  win: { tile: '5B', by: 'discard' },
};
const withRound = { prevailingWind: 'E' };

const HANDS: readonly Hand[] = [
  { name: 'babcock-1923, figure 18', sheet: babcock1923, request: figure18 },
  { name: 'babcock-1923, three readings', sheet: babcock1923, request: severalReadings },
  {
    name: 'babcock-1923, loser',
    sheet: babcock1923,
    request: { hand: { concealed: 'RRRR 14C 789D E', melds: ['222B'] }, seat: 'S' },
  },
  { name: 'chinese, plain win', sheet: chinese, request: { ...figure18, ...withRound } },
  { name: 'chinese, three readings', sheet: chinese, request: { ...severalReadings, ...withRound } },
  { name: 'british, plain win', sheet: british, request: { ...figure18, ...withRound } },
  {
    name: 'british, bonus tiles',
    sheet: british,
    request: { ...figure18, ...withRound, hand: { ...figure18.hand, bonus: '1F 6F' } },
  },
  {
    name: 'british, loser',
    sheet: british,
    request: { hand: { concealed: 'RRRR 14C 789D E', melds: ['222B'] }, seat: 'S', ...withRound },
  },
  {
    name: 'british, calling one hand',
    sheet: british,
    request: { hand: { concealed: '4477788999D', melds: ['111D'] }, seat: 'S', ...withRound },
  },
  {
    name: 'british, calling thirteen tiles',
    sheet: british,
    request: { hand: { concealed: '19B 19C 19D ESWN RGP' }, seat: 'S', ...withRound },
  },
];

const env: Env = { findCard: () => undefined, cardCache: new Map() };
const ROUNDS = 9;
const TIMES = 3000;

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[numbers.length >> 1]!;

/** Nanoseconds for one call. */
const time = (times: number, work: () => void): number => {
  const start = process.hrtime.bigint();
  for (let i = 0; i < times; i++) work();
  return Number(process.hrtime.bigint() - start) / times;
};

let sink = 0;
const plain: Record<string, number> = {};
console.log(
  `${'hand'.padEnd(34)} ${'score'.padStart(9)} ${'JSON'.padStart(9)} ${'ratio'.padStart(6)} ${'of plain'.padStart(8)}`,
);
for (const { name, sheet, request } of HANDS) {
  const score = scoreOperation(sheet);
  const text = JSON.stringify(request);
  const answer = score(request as never, env);
  if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.problems)}`);
  const scoring = () => {
    if (score(request as never, env).ok) sink++;
  };
  const json = () => {
    JSON.parse(text);
    sink += JSON.stringify(answer.value).length;
  };
  time(TIMES, scoring);
  time(TIMES, json);
  const scores: number[] = [];
  const jsons: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    scores.push(time(TIMES, scoring));
    jsons.push(time(TIMES, json));
  }
  const ns = median(scores);
  const jsonNs = median(jsons);
  plain[sheet.id] ??= ns;
  console.log(
    `${name.padEnd(34)} ${`${Math.round(ns)} ns`.padStart(9)} ${`${Math.round(jsonNs)} ns`.padStart(9)} ${(ns / jsonNs).toFixed(2).padStart(6)} ${(ns / plain[sheet.id]!).toFixed(2).padStart(8)}`,
  );
}
if (sink === 0) throw new Error('nothing was measured');
