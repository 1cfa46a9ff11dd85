import { describe, expect, it } from 'vitest';
import { compileCard } from '../../../src/rules/american/compile.js';
import { readCard } from '../../../src/rules/american/read-card.js';
import { matchFits } from '../../../src/rules/american/scan.js';
import { scoreOperation } from '../../../src/rules/american/score.js';
import type { Env } from '../../../src/rules/answer.js';
import { advancedCard } from '../../../src/rules/variants/american-deck-advanced/card.js';
import { chartLines } from '../../../src/rules/variants/american-deck-advanced/lines.js';
import { options as specs } from '../../../src/rules/variants/american-deck-advanced/options.js';
import { deckAdvancedRules } from '../../../src/rules/variants/american-deck-advanced/rules.js';
import { handOf } from './american-support.js';

const env: Env = { findCard: () => undefined, cardCache: new Map() };
type Options = Readonly<Record<string, string | boolean>>;

const linesOf = (tiles: string, options: Options = {}, sets: readonly string[] = []): string[] => {
  const problems: never[] = [];
  const card = compileCard(readCard(advancedCard(options), {}, '', { list: problems })!, '', { list: problems });
  expect(problems).toEqual([]);
  return [...new Set(matchFits(card, handOf(tiles, sets)).map((fit) => fit.line.line.id))].sort();
};

describe('each option of the ten lines changes an answer', () => {
  // option, value, a hand, the line in question, whether it fits by default, whether it fits with the value
  const rows: readonly [string, string | boolean, string, string, boolean, boolean][] = [
    ['likeNumbers', 'same-number', '3333B 777C J EEEE 55D', 'like-numbers', true, false],
    ['likeNumbers', 'same-number', '3333B 333C J 3333D NN', 'like-numbers', true, true],
    ['likeNumbers', 'same-number', '3333B 777C J RRRR 55D', 'like-numbers-dragon', true, false],
    ['likeNumbers', 'same-number', '3333B 333C J RRRR 55D', 'like-numbers-dragon', true, true],
    ['evenPungs', '2-4-6-8', '222B 66B J 666C 888C NN', 'even-pungs', true, false],
    ['evenPungs', '2-4-6-8', '222B 66B J 444C 888C NN', 'even-pungs', true, true],
    ['run', 'printed-order', '22D 333D 44D 555D J 666D', 'run', true, true],
    ['run', 'printed-order', '22D 33D 444D 555D J 666D', 'run', true, false],
    ['matchingDragon', true, '2222B 444B J 8888B RR', 'even-kongs', true, false],
    ['matchingDragon', true, '2222B 444B J 8888B GG', 'even-kongs', true, true],
    ['matchingDragon', true, '2222B 444B J 8888B FF', 'even-kongs', true, true],
    ['oddPair', 'any', '1111C 333C J 9999C 44C', 'odd-kongs', false, true],
    ['oddPair', 'any', '1111C 333C J 9999C 44B', 'odd-kongs', false, false],
    ['repeatKinds', true, 'E JJJ E JJ SSS NN PP', 'winds-dragons', false, true],
    ['repeatKinds', true, 'EEEE SSS GG J NN PP', 'winds-dragons', true, true],
    ['sameSuit2011', true, '2B P 11D FF 7777C WWW J', '2011', true, false],
    ['sameSuit2011', true, '2D P 11D FF 7777C WWW J', '2011', true, true],
    ['quints', 'block', '3333B J FFFFF 66B 77C', 'quints', true, false],
    ['quints', 'block', '5555B J FFFFF 66B 77C', 'quints', true, true],
    ['quints', 'block', '4444B J 5555C J 66B 77C', 'quints', true, true],
    ['quints', 'block', '4444B J 4444C J 66B 77C', 'quints', true, false],
  ];
  it.each(rows)('%s: %s with %s as %s', (option, value, tiles, line, byDefault, withValue) => {
    expect(linesOf(tiles).includes(line), 'by default').toBe(byDefault);
    expect(linesOf(tiles, { [option]: value }).includes(line), 'with the option').toBe(withValue);
  });

  it('pairsJokerlessExempt: 50, drawn 100', () => {
    const pays = (by: string, options: Options) => {
      const request = { hand: { concealed: 'FF 11B 33B 99B 11C 77D 5D' }, win: { tile: '5D', by }, options };
      const outcome = scoreOperation(deckAdvancedRules)(request, env);
      return outcome.ok ? outcome.value.score.other : null;
    };
    expect([pays('discard', {}), pays('wall', {})]).toEqual([100, 200]);
    const exempt = { pairsJokerlessExempt: true };
    expect([pays('discard', exempt), pays('wall', exempt)]).toEqual([50, 100]);
  });

  it('leaves no option without a test', () => {
    const tested = new Set([...rows.map(([option]) => option), 'pairsJokerlessExempt']);
    expect(specs.map(({ id }) => id).filter((id) => !tested.has(id))).toEqual([]);
  });

  it('each option is named in the assumptions of a hand of its line', () => {
    for (const { id, example, option } of chartLines) {
      const outcome = scoreOperation(deckAdvancedRules)(example.request as never, env);
      const ids = outcome.ok ? outcome.value.assumptions.map((assumption) => assumption.id) : [];
      expect(ids, id).toContain(`option.${option}`);
    }
  });
});

describe('the ten lines', () => {
  it.each(chartLines.map((line) => [line.id, line] as const))(
    '%s: the example is that line',
    (id, { example, value }) => {
      expect(example.tiles).toHaveLength(14);
      expect(linesOf(example.tiles.join(' '))).toContain(id);
      const outcome = scoreOperation(deckAdvancedRules)(example.request as never, env);
      expect(outcome).toMatchObject({ ok: true, value: { line: { id, value } } });
    },
  );

  const rows: readonly [string, string, string[]][] = [
    ['a hand with a dragon kong is both', '3333B 777C J RRRR 55D', ['like-numbers', 'like-numbers-dragon']],
    ['a kong and a pair of one kind', '33C JJ 33C EEEE SSSS', ['like-numbers']],
    ['even pungs 3-1', '222B 444B 66B J 888C NN', ['even-pungs']],
    ['even pungs in one suit', '222B 444B 666B 88B J NN', []],
    ['even pungs in three suits', '222B 444C 666D 88B J NN', []],
    ['even pungs 3-1 with the fourth of the same number as one', '222B 444B 66B J 222C NN', ['even-pungs']],
    ['even pungs 2-2 of the same numbers', '222B 44B J 222C 444C NN', ['even-pungs']],
    ['even pungs 3-1 with a number twice in a suit', '2222B JJ 444B 888C NN', ['like-numbers']],
    ['even pungs 2-2 with a number twice in a suit', '2222B JJ 444C 888C NN', ['like-numbers']],
    ['even pungs with an odd one', '222B 444B 77B J 888C NN', []],
    ['even kongs with a number twice', '2222B JJJJ 8888B FF', ['like-numbers']],
    ['odd kongs with a number twice', '11C 11C JJJJJJ 9999C', ['like-numbers']],
    ['an odd pair that repeats a kong', '11C JJ 333C J 999C J 11C', ['like-numbers', 'odd-kongs']],
    ['2011 with the 2 in a third suit', '2B P 11D FF 7777C WWW J', ['2011']],
    ['2011 with kongs of its own kinds', '2B P 11D FF 22B JJ WWWW', ['2011']],
    ['quints of one kind', '33B JJJ 33B JJJ 66B 77C', ['like-numbers', 'quints']],
    ['quints of flowers alone beside pairs of two suits', 'FFFFF FFF JJ 66B 77C', ['like-numbers', 'quints']],
    ['quints of flowers beside pairs of one suit', 'FFFFF FFF JJ 66B 77B', ['like-numbers']],
    ['quints in three suits', '3333D J FFFFF 66B 77C', []],
    ['quints in one suit', '3333B J FFFFF 66B 77B', []],
    ['pairs of one kind twice', 'FF 1111B 99B 11C 77D 55D', ['pairs']],
    ['pairs odd and even', 'FF 1111B 88B 11C 77D 55D', []],
    ['pairs with a joker', 'FF 111B J 99B 11C 77D 55D', []],
  ];
  it.each(rows)('%s', (_, tiles, lines) => {
    expect(linesOf(tiles)).toEqual(lines);
  });
});
