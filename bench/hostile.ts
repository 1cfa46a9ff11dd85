/**
 * What hostile cards cost: `npm run bench:hostile`. Each card is read, compiled and asked about hands, as a request
 * would do. Times are milliseconds of processor time, the best of three after one warm-up of another shape.
 */
import { cardOperation } from '../src/rules/american/card-operation.js';
import { decomposeOperation } from '../src/rules/american/decompose.js';
import { scoreOperation } from '../src/rules/american/score.js';
import { validateOperation } from '../src/rules/american/validate.js';
import type { Env } from '../src/rules/answer.js';
import { leagueRules } from '../src/rules/variants/american-league/rules.js';
import { HOSTILE_CARDS, HOSTILE_HANDS } from '../test/rules/american/hostile-cards.js';

const env = (): Env => ({ findCard: () => undefined, cardCache: new Map() });

const spent = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const best = (work: () => void): number => Math.min(spent(work), spent(work), spent(work));

const check = cardOperation(leagueRules);
const decompose = decomposeOperation(leagueRules);
const validate = validateOperation(leagueRules);
const score = scoreOperation(leagueRules);

const columns = ['KiB', 'first', 'card', 'problems', 'decompose', 'validate', 'score'];
console.log(`${'card'.padEnd(62)} ${columns.map((name) => name.padStart(9)).join(' ')}`);
const only = process.argv[2];
for (const { name, legal, make } of HOSTILE_CARDS) {
  if (only !== undefined && !name.includes(only)) continue;
  const card = make();
  const kib = Math.round(JSON.stringify(card).length / 1024);
  let problems = 0;
  const judge = (): void => {
    const answer = check({ card }, env());
    if (answer.ok) problems = answer.value.problems.length;
  };
  const first = spent(judge);
  const cells = [kib, first, best(judge), problems];
  // The card compiled once: what the operation itself costs.
  const shared = env();
  for (const [i, operation] of [decompose, validate, score].entries()) {
    if (!legal) break;
    const costs = HOSTILE_HANDS.map((hand) => {
      const request = { hand, card, ...(i === 2 ? { win: { tile: 'J', by: 'wall' } } : {}) } as never;
      operation(request, shared);
      return best(() => operation(request, shared));
    });
    cells.push(Math.max(...costs));
  }
  console.log(
    `${(legal ? `${name} (legal)` : name).padEnd(62)} ${cells.map((cell) => (Number.isInteger(cell) ? String(cell) : cell.toFixed(1)).padStart(9)).join(' ')}`,
  );
}
