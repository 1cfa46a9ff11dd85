import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClaimAnswer } from '../../../schemas/claim.js';
import { MOST_WORK_OF_CARD, MOST_WORK_OF_LINE } from '../../../src/rules/american/card.js';
import { cardOperation } from '../../../src/rules/american/card-operation.js';
import { MOST_PROBLEMS } from '../../../src/rules/american/card-problems.js';
import { decomposeOperation } from '../../../src/rules/american/decompose.js';
import { scoreOperation } from '../../../src/rules/american/score.js';
import { validateOperation } from '../../../src/rules/american/validate.js';
import type { Env, Envelope, Operation } from '../../../src/rules/answer.js';
import { leagueRules } from '../../../src/rules/variants/american-league/rules.js';
import { variantById } from '../../../src/rules/variants/index.js';
import { cardOf, check } from './american-support.js';

const env = (): Env => ({ findCard: () => undefined, cardCache: new Map() });
const SUITS = { suits: [{ vars: ['a'] }, { vars: ['b'] }, { vars: ['c'] }, { vars: ['d'] }, { vars: ['e'] }] };
/** What one body, and a line of too many variants, may cost beyond the limit that stops them. */
const SLACK = 800_000;
const NAMES = 'ghijklmnopqrst';
const numbersOf = (count: number) => Object.fromEntries(Array.from(NAMES.slice(0, count), (name) => [name, '1-9']));
const kindsOf = (count: number) => Object.fromEntries(Array.from(NAMES.slice(0, count), (name) => [name, {}]));

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
    const { card, problems } = check(cardOf([line]));
    expect(problems.map(({ code }) => code)).toEqual(['card.too_many_variants']);
    expect(card!.work).toBeLessThan(MOST_WORK_OF_LINE + SLACK);
    expect(card!.lineOf).toHaveLength(0);
  });

  it('400 of them on one card cost no more than a few', () => {
    const lines = Array.from({ length: 400 }, (_, i) => ({ ...BILLIONS[i % 2]![1] }));
    const { card, problems } = check(cardOf(lines));
    expect(problems).toHaveLength(400);
    expect(card!.work).toBeLessThan(MOST_WORK_OF_CARD + SLACK);
  });

  it('a card with a thousand warnings and a problem is not taken for one with warnings alone', () => {
    const unused = Object.fromEntries(Array.from('abcdefghijklmnopqrstuvwxyz', (name) => [name, '1-9']));
    const lines: object[] = Array.from({ length: 60 }, () => ({ numbers: unused, pattern: 'F*2 2a*4 4b*4 6c*4' }));
    lines.push({ pattern: 'F*2' });
    const { problems } = check(cardOf(lines));
    expect(problems.length).toBe(MOST_PROBLEMS + 1);
    expect(problems.at(-1)).toMatchObject({ code: 'card.total_not_14' });
  });

  it('numbers that can trade places are bound in one order only', () => {
    const { card } = check(cardOf([{ numbers: numbersOf(7), pattern: 'gB*2 hB*2 iB*2 jB*2 kB*2 lB*2 mB*2' }]));
    // 6,435 multisets of seven out of nine; 4,782,969 bindings.
    expect(card!.lines[0]!.variants).toBe(6435);
    expect(card!.work).toBeLessThan(100_000);
  });

  it('a narrowing to what is near a number bound later holds', () => {
    const line = {
      numbers: { y: '1-9', x: [2, 5] },
      cases: [{ y: { near: 'x', offsets: [1] } }],
      pattern: 'yB*4 xC*4 F*6',
    };
    expect(check(cardOf([line])).card!.lines[0]!.variants).toBe(2);
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
    const outcome = decomposeOperation(leagueRules)(request as never, env());
    expect(outcome.ok && outcome.value.warnings.map(({ code }) => code)).toContain('search.bounded');
  });

  it('a search cut short is said by validate and score too', () => {
    const line = { kinds: kindsOf(14), pattern: Array.from(NAMES, (name) => `K${name}*1`).join(' ') };
    const tied = { ...line, constraints: [{ distinct: ['g', 'h'] }, { lt: ['k', 'l'] }, { sameParity: ['m', 'n'] }] };
    const card = cardOf(Array.from({ length: 40 }, () => tied));
    const hand = { concealed: '123456789B EEWW' };
    const validated = validateOperation(leagueRules)({ hand, card } as never, env());
    expect(validated.ok && validated.value.warnings.map(({ code }) => code)).toContain('search.bounded');
    const win = { tile: 'J', by: 'wall' };
    const scored = scoreOperation(leagueRules)({ hand, card, win } as never, env());
    const said = scored.ok
      ? scored.value.warnings.map(({ detail }) => detail).join()
      : scored.problems.map(({ detail }) => detail).join();
    expect(said).toContain('cut short');
  });

  it('a search cut short is said by claim and claim-options too', () => {
    const line = { kinds: kindsOf(14), pattern: Array.from(NAMES, (name) => `K${name}*1`).join(' ') };
    const tied = { ...line, constraints: [{ distinct: ['g', 'h'] }, { lt: ['k', 'l'] }, { sameParity: ['m', 'n'] }] };
    const card = cardOf(Array.from({ length: 40 }, () => tied));
    const operations = variantById('american-league')!.operations as Record<string, Operation<unknown, Envelope>>;
    const discard = { tile: 'R', seat: 'E' };
    const hands = { S: { concealed: '123456789B EEWW' } };
    const claims = [{ seat: 'S', kind: 'mahjong' }];
    const claimed = operations.claim!({ discard, hands, claims, card }, env());
    const optional = operations['claim-options']!({ discard, hands, card }, env());
    for (const outcome of [claimed, optional]) {
      expect(outcome.ok && outcome.value.warnings.map(({ code }) => code)).toEqual(['search.bounded']);
    }
    const short = operations.claim!({ discard, hands, claims }, env());
    expect(short.ok && short.value.warnings).toEqual([]);
  });

  it('a set judged against a card whose search is cut short is claimed with the same warning', () => {
    const tied = {
      kinds: kindsOf(6),
      constraints: [{ distinct: ['g', 'h', 'i', 'j', 'k', 'l'] }, { lt: ['g', 'h'] }, { lt: ['h', 'g'] }],
      pattern: 'Kg*3 Kh*3 Ki*3 Kj*3 Kk*1 Kl*1',
    };
    const card = cardOf(Array.from({ length: 400 }, () => tied));
    const request = {
      discard: { tile: '5D', seat: 'E' },
      hands: { S: { concealed: '55D 1234B W', melds: ['NNN', '777C'] } },
      claims: [{ seat: 'S', kind: 'pung' }],
      card,
    };
    const { claim } = variantById('american-league')!.operations as Record<string, Operation<unknown, ClaimAnswer>>;
    const outcome = claim!(request, env());
    expect(outcome.ok && outcome.value.claims[0]).toMatchObject({ legal: false, code: 'claim.size_not_in_line' });
    expect(outcome.ok && outcome.value.warnings.map(({ code }) => code)).toEqual(['search.bounded']);
  });

  it('of very many decompositions the best thousand are listed, with a warning; the best is scored', () => {
    const line = { numbers: numbersOf(2), pattern: 'F*6 ga*4 hb*4' };
    const card = cardOf(Array.from({ length: 400 }, (_, i) => ({ ...line, value: 25 + (i === 399 ? 5 : 0) })));
    const shared = env();
    const hand = { concealed: 'FFFFFF JJJJJJJJ' };
    const outcome = decomposeOperation(leagueRules)({ hand, card } as never, shared);
    expect(outcome.ok && outcome.value.lines).toHaveLength(1_000);
    expect(outcome.ok && outcome.value.lines[0]!.id).toBe('L400');
    expect(outcome.ok && outcome.value.warnings.map(({ code }) => code)).toEqual(['search.bounded']);
    const won = { concealed: 'FFFFFF JJJJJJJ' };
    const request = { hand: won, card, win: { tile: 'J', by: 'wall' } };
    const scored = scoreOperation(leagueRules)(request as never, shared);
    expect(scored.ok && scored.value.line!.id).toBe('L400');
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
