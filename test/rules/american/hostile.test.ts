import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardOperation } from '../../../src/rules/american/card-operation.js';
import { decomposeOperation } from '../../../src/rules/american/decompose.js';
import { validateOperation } from '../../../src/rules/american/validate.js';
import type { Env } from '../../../src/rules/answer.js';
import { leagueRules } from '../../../src/rules/variants/american-league/rules.js';
import { cardOf, check } from './american-support.js';

const env = (): Env => ({ findCard: () => undefined, cardCache: new Map() });
const SUITS = { suits: [{ vars: ['a'] }, { vars: ['b'] }, { vars: ['c'] }, { vars: ['d'] }, { vars: ['e'] }] };
const NAMES = 'ghijklmnopqrst';
const numbersOf = (count: number) => Object.fromEntries(Array.from(NAMES.slice(0, count), (name) => [name, '1-9']));
const kindsOf = (count: number) => Object.fromEntries(Array.from(NAMES.slice(0, count), (name) => [name, {}]));

/** Milliseconds of processor time, which other programs on the machine do not lengthen. */
const timed = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const BILLIONS: readonly [string, object][] = [
  [
    'fourteen number variables',
    { numbers: numbersOf(14), pattern: Array.from(NAMES, (name) => `${name}B*1`).join(' ') },
  ],
  [
    'seven numbers in five free suits',
    { ...SUITS, numbers: numbersOf(7), pattern: 'ga*2 hb*2 ic*2 jd*2 ke*2 la*2 mb*2' },
  ],
  [
    'fourteen variables that no constraint lets be, told only at the last',
    {
      numbers: numbersOf(14),
      constraints: [{ lt: ['g', 't'] }, { lt: ['t', 'g'] }],
      pattern: Array.from(NAMES, (name) => `${name}B*1`).join(' '),
    },
  ],
  [
    'sizes exchanged by fourteen groups',
    { numbers: numbersOf(5), permuteSizes: [0, 1, 2, 3, 4, 5, 6], pattern: 'gB*1 hB*1 iB*1 jC*2 kC*2 E*3 W*4' },
  ],
];

describe('hostile cards', () => {
  it.each(BILLIONS)('%s: refused before it is expanded', (_, line) => {
    const spent = timed(() => {
      expect(check(cardOf([line])).problems.map(({ code }) => code)).toEqual(['card.too_many_variants']);
    });
    expect(spent).toBeLessThan(2_000);
  });

  it('400 of them on one card cost no more than a few', () => {
    const lines = Array.from({ length: 400 }, (_, i) => ({ ...BILLIONS[i % 2]![1] }));
    const spent = timed(() => {
      const { problems } = check(cardOf(lines));
      expect(problems).toHaveLength(400);
    });
    expect(spent).toBeLessThan(4_000);
  });

  it('more lines than a card holds', () => {
    const lines = Array.from({ length: 401 }, () => ({ pattern: 'F*2 2a*4 4b*4 6c*4' }));
    expect(check(cardOf(lines)).problems).toMatchObject([{ code: 'card.too_many_variants', limit: 400 }]);
  });

  it('stays within the limits: exactly 20,000 variants of a line are too many, merged ones do not count', () => {
    // 9 numbers at five places in one suit: 59,049 bindings, 2,002 multisets in each of three suits.
    const merged = { numbers: numbersOf(5), pattern: 'ga*2 ha*2 ia*2 ja*2 ka*2 E*4' };
    const { card, problems } = check(cardOf([merged]));
    expect(problems).toEqual([]);
    expect(card!.lines[0]!.variants).toBe(3 * 1287);
  });

  it('a search over many free kinds is cut short, and says so', () => {
    const line = {
      kinds: kindsOf(14),
      constraints: [{ distinct: ['g', 'h'] }, { distinct: ['i', 'j'] }, { lt: ['k', 'l'] }, { sameParity: ['m', 'n'] }],
      pattern: Array.from(NAMES, (name) => `K${name}*1`).join(' '),
    };
    const request = { hand: { concealed: '123456789B EEWW J' }, card: cardOf([line]) };
    const spent = timed(() => {
      const outcome = decomposeOperation(leagueRules)(request as never, env());
      expect(outcome.ok).toBe(true);
    });
    expect(spent).toBeLessThan(4_000);
  });

  it('names of objects that every object has are names like any other', () => {
    const card = JSON.parse(
      '{"id":"x","title":"X","params":{"__proto__":5},"sections":[{"id":"__proto__","lines":[{"id":"__proto__","value":25,"mode":"exposed","numbers":{"x":{"param":"constructor","digit":0}},"pattern":"F*2 xa*4 xb*4 xc*4"},{"id":"toString","value":25,"mode":"exposed","pattern":"F*2 2a*4 4b*4 6c*4"}]}]}',
    ) as object;
    const outcome = cardOperation(leagueRules)({ card }, env());
    expect(outcome.ok && outcome.value.problems.map(({ code }) => code)).toEqual(['card.param_missing']);
    expect(outcome.ok && outcome.value.variants).toEqual({ toString: 6 });
    expect(({} as Record<string, unknown>).param).toBeUndefined();
  });
});

describe('cards of any shape', () => {
  const member = fc.oneof(
    fc.constantFrom(
      'sections',
      'lines',
      'pattern',
      'numbers',
      'suits',
      'cases',
      'constraints',
      'kinds',
      'winds',
      'or',
      'groups',
      'permuteSizes',
      'value',
      'id',
      'mode',
    ),
    fc.string({ maxLength: 4 }),
  );
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom<unknown>('F*2 xa*4 xb*4 xc*4', 'xa*', '1-9', '1-9 odd', 'x', null, true, 0, 14, -1, 1e9, 0.5),
      fc.array(tie('tree'), { maxLength: 3 }),
      fc.dictionary(member, tie('tree'), { maxKeys: 4 }),
    ),
  }));

  it('are answered, never thrown at', () => {
    fc.assert(
      fc.property(tree, (value) => {
        check(value);
      }),
      { numRuns: 500 },
    );
  });

  it('any line body is answered, never thrown at', () => {
    const body = fc.record(
      {
        pattern: fc.constantFrom('F*2 xa*4 xb*4 xc*4', 'Kk*4 Kl*4 Wu*4 Da*2', 'J*2 0*4 8b*4~ xC*4[2]'),
        numbers: fc.option(fc.dictionary(fc.constantFrom('x', 'y'), tree, { maxKeys: 2 })),
        kinds: fc.option(fc.dictionary(fc.constantFrom('k', 'l'), fc.oneof(tree, fc.constant({})), { maxKeys: 2 })),
        winds: fc.option(fc.constant({ u: ['E', 'W'] })),
        suits: tree,
        cases: tree,
        constraints: fc.oneof(
          tree,
          fc.constantFrom([{ lt: ['x', 'k'] }], [{ distinct: ['k', 'l'] }], [{ same: ['a', 'k'] }]),
        ),
        permuteSizes: fc.oneof(tree, fc.constant([0, 1])),
      },
      { requiredKeys: ['pattern'] },
    );
    const hand = { concealed: '2222B 4444C FF JJJ' };
    fc.assert(
      fc.property(body, (line) => {
        const card = cardOf([line]);
        cardOperation(leagueRules)({ card }, env());
        validateOperation(leagueRules)({ hand, card }, env());
        decomposeOperation(leagueRules)({ hand, card }, env());
      }),
      { numRuns: 500 },
    );
  });
});
