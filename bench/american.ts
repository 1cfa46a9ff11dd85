/**
 * What matching costs, beside what the JSON around it costs: `npx tsx bench/american.ts`.
 *
 * The feature card has 1,458 concrete variants. "JSON" is `JSON.stringify` of the answer that the same call gave.
 * Everything is measured in turns in one run, so that a slow machine slows all of it.
 */
import { readFileSync } from 'node:fs';
import { practiceCard } from '../cards/practice.js';
import { compileCard } from '../src/rules/american/compile.js';
import type { CompiledCard } from '../src/rules/american/compiled.js';
import { decomposeOperation } from '../src/rules/american/decompose.js';
import { type CardHand, cardHand } from '../src/rules/american/hand.js';
import { nearestLines } from '../src/rules/american/nearest.js';
import { readCard } from '../src/rules/american/read-card.js';
import { matchFits } from '../src/rules/american/scan.js';
import { scoreOperation } from '../src/rules/american/score.js';
import type { Env } from '../src/rules/answer.js';
import { KIND_COUNT } from '../src/rules/tiles/kinds.js';
import { readTiles } from '../src/rules/tiles/notation.js';
import { AMERICAN_SET } from '../src/rules/tiles/sets.js';
import { deckAdvancedRules } from '../src/rules/variants/american-deck-advanced/rules.js';
import { leagueRules } from '../src/rules/variants/american-league/rules.js';

const compiled = (json: unknown): CompiledCard => {
  const problems = { list: [] };
  return compileCard(readCard(json, {}, '/card', problems)!, '', problems);
};

const nothing = new Uint8Array(KIND_COUNT);
const handOf = (tiles: string): CardHand => {
  const counts = new Uint8Array(KIND_COUNT);
  for (const kind of readTiles(tiles, '', AMERICAN_SET).kinds) counts[kind]! += 1;
  return cardHand(counts, [], nothing, []);
};

const featureJson: unknown = JSON.parse(
  readFileSync(new URL('../test/cases/feature-card.json', import.meta.url), 'utf8'),
);
const feature = compiled(featureJson);
const env: Env = { findCard: (id) => (id === 'feature' ? featureJson : undefined), cardCache: new Map() };

const THIRTEEN = ['4B 8D 2B E 5B 7B 33B 8C 666B 5D', '44C 44477D PP FF JJ', '23445B 234456C 1D F'];
const FOURTEEN = ['FF 444B 777B 44C GG JJ', '22233444556D JJJ', '1234B 5B 3B 12345C 3C FF'];

interface Row {
  readonly name: string;
  readonly work: () => unknown;
  readonly times: number;
  /** Most microseconds that it may cost. */
  readonly most: number | null;
}

const each = <T>(items: readonly T[], work: (item: T) => unknown): (() => unknown) => {
  let at = 0;
  return () => work(items[at++ % items.length]!);
};

const rows: readonly Row[] = [
  {
    name: 'nearest lines of 13 tiles, feature card',
    work: each(THIRTEEN.map(handOf), (hand) => nearestLines(feature, hand)),
    times: 2000,
    most: 50,
  },
  {
    name: 'exact match of 14 tiles, feature card',
    work: each(FOURTEEN.map(handOf), (hand) => matchFits(feature, hand).length),
    times: 5000,
    most: 20,
  },
  {
    name: 'decompose of 13 tiles, feature card',
    work: each(THIRTEEN, (concealed) => decomposeOperation(leagueRules)({ hand: { concealed }, card: 'feature' }, env)),
    times: 1000,
    most: null,
  },
  {
    name: 'score, feature card',
    work: each(FOURTEEN.slice(0, 2), (concealed) =>
      scoreOperation(leagueRules)(
        { hand: { concealed }, card: 'feature', win: { tile: concealed.endsWith('JJJ') ? '4D' : '4C', by: 'wall' } },
        env,
      ),
    ),
    times: 2000,
    most: null,
  },
  {
    name: 'score, deck game',
    work: () =>
      scoreOperation(deckAdvancedRules)(
        { hand: { concealed: '2222B 444B J 8888B FF' }, win: { tile: 'F', by: 'wall' } },
        env,
      ),
    times: 1000,
    most: null,
  },
  {
    name: 'decompose of 13 tiles, deck game',
    work: each(THIRTEEN, (concealed) => decomposeOperation(deckAdvancedRules)({ hand: { concealed } }, env)),
    times: 200,
    most: null,
  },
  { name: 'compiling the practice card', work: () => compiled(practiceCard), times: 5, most: 50_000 },
  { name: 'compiling the feature card', work: () => compiled(featureJson), times: 5, most: null },
];

const ROUNDS = 9;
const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[numbers.length >> 1]!;

/** Microseconds for one call. */
const time = (times: number, work: () => unknown): number => {
  const start = process.hrtime.bigint();
  for (let i = 0; i < times; i++) work();
  return Number(process.hrtime.bigint() - start) / times / 1000;
};

console.log(`${'what'.padEnd(42)} ${'µs'.padStart(9)} ${'at most'.padStart(8)} ${'JSON, µs'.padStart(9)}`);
let late = false;
for (const { name, work, times, most } of rows) {
  const answer = work();
  const compiling = name.startsWith('compiling');
  const json = compiling ? null : () => JSON.stringify(answer).length;
  time(times, work);
  if (json !== null) time(times, json);
  const costs: number[] = [];
  const jsons: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    costs.push(time(times, work));
    if (json !== null) jsons.push(time(times, json));
  }
  const cost = median(costs);
  if (most !== null && cost > most) late = true;
  console.log(
    `${name.padEnd(42)} ${cost.toFixed(1).padStart(9)} ${(most === null ? '' : String(most)).padStart(8)} ${(json === null ? '' : median(jsons).toFixed(1)).padStart(9)}`,
  );
}
if (late) process.exitCode = 1;
