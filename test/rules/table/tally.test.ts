import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SettleAnswer, SettleRequest } from '../../../schemas/settle.js';
import type { TallyAnswer, TallyRequest } from '../../../schemas/tally.js';
import { ok } from '../../../src/rules/problem.js';
import { type SettleContext, settleOperation } from '../../../src/rules/table/settle.js';
import { squareUp } from '../../../src/rules/table/square.js';
import { payInSticks, readSticks, writeSticks } from '../../../src/rules/table/sticks.js';
import { tallyOperation } from '../../../src/rules/table/tally.js';
import { babcockSettlement } from '../../../src/rules/variants/babcock-1923/claims.js';
import { britishSettlement } from '../../../src/rules/variants/british/claims.js';
import { chineseSettlement } from '../../../src/rules/variants/chinese/claims.js';
import { variantById } from '../../../src/rules/variants/index.js';
import { answerErrors } from './answers.js';
import { tableCases } from './cases.js';
import { env, TABLES, type TableId } from './sheets.js';

const SETTLEMENTS = {
  'babcock-1923': babcockSettlement,
  chinese: chineseSettlement,
  british: britishSettlement,
} as const;

const unused: SettleContext['score'] = () => {
  throw new Error('These cases hold plain scores only');
};

const tallyOf = (id: TableId) => {
  const { sheet, rules } = TABLES[id];
  const settle = SETTLEMENTS[id as keyof typeof SETTLEMENTS];
  if (settle === undefined) {
    return tallyOperation(sheet, rules, () => {
      throw new Error('Plain nets only');
    });
  }
  return tallyOperation(sheet, rules, settleOperation({ ...sheet, settle, score: unused }), settle.options);
};

const run = (id: TableId, request: TallyRequest) => tallyOf(id)(request, env);

const tally = (id: TableId, request: TallyRequest): TallyAnswer => {
  const outcome = run(id, request);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  expect(answerErrors('tally', outcome.value)).toEqual([]);
  return outcome.value;
};

const codes = (id: TableId, request: TallyRequest): string[] => {
  const outcome = run(id, request);
  return outcome.ok ? [] : outcome.problems.map((problem) => `${problem.code} ${problem.pointer}`);
};

const FOUR = ['Ana', 'Ben', 'Cy', 'Dee'];
const net = (winner: string | null, ...points: number[]) => ({
  winner,
  net: Object.fromEntries(points.map((n, i) => [FOUR[i]!, n])),
});
/** A hand that the player wins by one point from the next. */
const won = (index: number) => ({ winner: FOUR[index]!, net: { [FOUR[index]!]: 1, [FOUR[(index + 1) % 4]!]: -1 } });

interface Deal {
  readonly dealer: string;
  readonly prevailingWind: string | null;
}

describe('worked cases of the tally', () => {
  const played = tableCases('tally').filter((each) => variantById(each.variant)?.operations.tally !== undefined);

  it.each(played)('$id $variant', (worked) => {
    const outcome = variantById(worked.variant)!.operations.tally!(worked.request as never, env);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
    expect(answerErrors('tally', outcome.value)).toEqual([]);
    const answer = outcome.value as TallyAnswer;
    expect(answer.totals).toEqual(worked.expect.totals);
    expect(answer.over).toBe(worked.expect.over);
    const deals = answer.hands.map((hand) => ({ dealer: hand.dealer, prevailingWind: hand.prevailingWind ?? null }));
    expect(deals).toEqual((worked as unknown as { 'x-deals': Deal[] })['x-deals']);
  });
});

describe('tally: starting points', () => {
  it.each([
    ['babcock-1923', 2000],
    ['chinese', 2000],
    ['british', 2000],
    ['american-league', 0],
    ['american-deck-beginner', 650],
    ['american-deck-advanced', 650],
  ] as const)('%s: %i', (id, points) => {
    expect(tally(id, { players: FOUR, hands: [] }).totals).toEqual(
      Object.fromEntries(FOUR.map((name) => [name, points])),
    );
  });

  it('start as a number or by name; totals may go negative', () => {
    expect(tally('chinese', { players: FOUR, start: 500, hands: [] }).totals.Ana).toBe(500);
    const answer = tally('chinese', { players: FOUR, start: { Ben: 10 }, hands: [net('Ana', 60, -60)] });
    expect(answer.totals).toEqual({ Ana: 2060, Ben: -50, Cy: 2000, Dee: 2000 });
  });
});

describe('tally: deal and prevailing wind', () => {
  it('classical: East keeps the deal after winning or a draw, else it passes to the right; seats change with it', () => {
    const hands = [won(0), net(null), won(1), won(2), won(1), won(3), won(2)];
    const answer = tally('chinese', { players: FOUR, hands });
    expect(answer.hands.map((hand) => hand.dealer)).toEqual(['Ana', 'Ana', 'Ana', 'Ben', 'Cy', 'Dee', 'Dee']);
    expect(answer.hands[3]?.seats).toEqual({ E: 'Ben', S: 'Cy', W: 'Dee', N: 'Ana' });
    expect(answer.next).toMatchObject({ dealer: 'Ana', prevailingWind: 'S', round: 2 });
  });

  it.each(['american-league', 'american-deck-beginner', 'american-deck-advanced'] as const)(
    '%s: the deal always passes',
    (id) => {
      const answer = tally(id, { players: FOUR, hands: [won(0), net(null), won(2)] });
      expect(answer.hands.map((hand) => hand.dealer)).toEqual(['Ana', 'Ben', 'Cy']);
      expect(answer.hands[0]).not.toHaveProperty('prevailingWind');
    },
  );

  it('the prevailing wind moves when all have been East: E S W N', () => {
    const hands = Array.from({ length: 16 }, (_, i) => won((i + 1) % 4));
    const answer = tally('british', { players: FOUR, hands });
    expect(answer.hands.map((hand) => hand.prevailingWind).join('')).toBe('EEEESSSSWWWWNNNN');
    expect(answer.hands.map((hand) => hand.round).at(-1)).toBe(4);
  });
});

describe('tally: over', () => {
  const passes = (players: string[], n: number) =>
    Array.from({ length: n }, (_, i) => {
      const winner = players[(i + 1) % players.length]!;
      return { winner, net: { [winner]: 1, [players[i % players.length]!]: -1 } };
    });

  it.each([
    ['babcock-1923', 4, 4],
    ['chinese', 4, 16],
    ['chinese', 3, 9],
    ['chinese', 2, 8],
    ['british', 3, 9],
    ['american-deck-beginner', 4, 4],
    ['american-deck-advanced', 4, 4],
  ] as const)('%s with %i players: after %i passed deals', (id, players, hands) => {
    const names = FOUR.slice(0, players);
    expect(tally(id, { players: names, hands: passes(names, hands - 1) }).over).toBe(false);
    const answer = tally(id, { players: names, hands: passes(names, hands) });
    expect(answer.over).toBe(true);
    expect(answer).not.toHaveProperty('next');
    expect(codes(id, { players: names, hands: passes(names, hands + 2) })).toEqual([`tally.over /hands/${hands}`]);
  });

  it('option rounds: three players may play a fourth', () => {
    const names = FOUR.slice(0, 3);
    const answer = tally('chinese', { players: names, hands: passes(names, 12), options: { rounds: 4 } });
    expect(answer.over).toBe(true);
    expect(answer.hands.at(-1)?.prevailingWind).toBe('N');
    expect(answer.options.rounds).toBe(4);
    expect(tally('chinese', { players: names, hands: [] }).options.rounds).toBe(3);
  });

  it('option targetScore: as soon as a player has it', () => {
    const options = { targetScore: 2100 };
    expect(tally('chinese', { players: FOUR, hands: [net('Ana', 99, -99)], options }).over).toBe(false);
    expect(tally('chinese', { players: FOUR, hands: [net('Ana', 100, -100)], options }).over).toBe(true);
    expect(codes('chinese', { players: FOUR, hands: [net('Ana', 100, -100), won(1)], options })).toEqual([
      'tally.over /hands/1',
    ]);
  });

  it('option targetScore: never before a hand was played', () => {
    const options = { targetScore: 2000 };
    expect(tally('chinese', { players: FOUR, hands: [], options })).toMatchObject({ over: false, next: { round: 1 } });
    expect(tally('chinese', { players: FOUR, hands: [won(0)], options }).over).toBe(true);
  });

  it('league: never', () => {
    expect(tally('american-league', { players: FOUR, hands: passes(FOUR, 60) }).over).toBe(false);
  });
});

describe('tally: settle bodies', () => {
  it('use the seats of that hand, and carry reasons, by name', () => {
    const seats = { E: { score: 10 }, S: { score: 20 }, W: { score: 30 }, N: { score: 40 } };
    const answer = tally('chinese', {
      players: FOUR,
      hands: [
        { winner: 'S', seats },
        { winner: 'E', seats },
      ],
    });
    expect(answer.hands[0]).toMatchObject({ winner: 'Ben', dealer: 'Ana' });
    expect(answer.hands[1]).toMatchObject({ winner: 'Ben', dealer: 'Ben' });
    expect(answer.hands[1]?.lines).toContain('Ana → Ben 20');
    expect(answer.hands[1]?.payments[0]).toHaveProperty('reason');
    for (const hand of answer.hands) expect(Object.values(hand.net).reduce((sum, n) => sum + n, 0)).toBe(0);
  });

  it('are settled with what the sheet knows: prevailing wind, deals passed, points before, names, options', () => {
    const bodies: SettleRequest[] = [];
    const settle = (body: SettleRequest) => {
      bodies.push(body);
      return ok({
        net: { E: 0, S: 0, W: 0, N: 0 },
        payments: [],
        assumptions: [],
        warnings: [],
      } as unknown as SettleAnswer);
    };
    const { sheet, rules } = TABLES.chinese;
    const hands = [won(1), won(2), won(3), won(0), won(1), { winner: null }];
    tallyOperation(sheet, rules, settle)({ players: FOUR, hands, options: { flowers: true, rounds: 2 } }, env);
    expect(bodies).toEqual([
      {
        winner: null,
        prevailingWind: 'S',
        table: { players: 4, dealsPassed: 1 },
        before: { E: 2001, S: 1999, W: 2000, N: 2000 },
        names: { E: 'Ben', S: 'Cy', W: 'Dee', N: 'Ana' },
        options: { flowers: true },
      },
    ]);
  });

  it('what the bettor gains goes to the fifth name; without one it is settle.contradiction', () => {
    const { sheet, rules } = TABLES['american-league'];
    const settled = {
      net: { E: -50, S: 100, W: -25, N: -50, bettor: 25 },
      payments: [{ from: 'N', to: 'bettor', amount: 25, reason: 'bettor' }],
      assumptions: [],
      warnings: [],
    } as unknown as SettleAnswer;
    const sheetOf = (players: string[]) =>
      tallyOperation(sheet, rules, () => ok(settled))({ players, hands: [{ winner: 'S' }] }, env);
    const five = sheetOf([...FOUR, 'Eve']);
    expect(five.ok && five.value.totals).toEqual({ Ana: -50, Ben: 100, Cy: -25, Dee: -50, Eve: 25 });
    expect(five.ok && five.value.hands[0]?.lines).toEqual(['Dee → Eve 25']);
    const four = sheetOf(FOUR);
    expect(four.ok ? null : four.problems).toMatchObject([{ code: 'settle.contradiction', pointer: '/players' }]);
  });

  it('problems of settling point into the hand', () => {
    expect(codes('chinese', { players: FOUR, hands: [won(0), { winner: 'S', discarder: 'S' }] })[0]).toBe(
      'settle.contradiction /hands/1/discarder',
    );
  });

  it('settle.contradiction: another prevailing wind, another number of players, a name that nobody has', () => {
    expect(codes('chinese', { players: FOUR, hands: [{ winner: null, prevailingWind: 'S' }] })).toEqual([
      'settle.contradiction /hands/0/prevailingWind',
    ]);
    expect(codes('chinese', { players: FOUR, hands: [{ winner: null, table: { players: 3 } }] })).toEqual([
      'settle.contradiction /hands/0/table/players',
    ]);
    expect(
      codes('chinese', { players: FOUR, start: { Eve: 1 }, hands: [{ winner: 'Zed', net: { 'a/b': 0 } }] }),
    ).toEqual([
      'settle.contradiction /start/Eve',
      'settle.contradiction /hands/0/net/a~1b',
      'settle.contradiction /hands/0/winner',
    ]);
  });
});

describe('tally: settle bodies that disagree with the sheet', () => {
  const second = (body: Partial<SettleRequest>) =>
    codes('chinese', { players: FOUR, hands: [won(1), { winner: null, ...body }] });

  it('settle.contradiction: points before the hand', () => {
    expect(second({ before: { E: 2001, W: 2000 } })).toEqual([]);
    expect(second({ before: { E: 2000 } })).toEqual(['settle.contradiction /hands/1/before/E']);
  });

  it('settle.contradiction: names of the seats', () => {
    expect(second({ names: { E: 'Ben', N: 'Ana' } })).toEqual([]);
    expect(second({ names: { E: 'Ana' } })).toEqual(['settle.contradiction /hands/1/names/E']);
  });

  it('settle.contradiction: how often the deal has passed', () => {
    expect(second({ table: { dealsPassed: 1 } })).toEqual([]);
    expect(second({ table: { dealsPassed: 0 } })).toEqual(['settle.contradiction /hands/1/table/dealsPassed']);
  });
});

describe('tally: codes and players', () => {
  it('tally.not_zero_sum with the index of the hand', () => {
    expect(codes('chinese', { players: FOUR, hands: [won(0), net('Ana', 5, -4), won(0), net(null, 1)] })).toEqual([
      'tally.not_zero_sum /hands/1',
      'tally.not_zero_sum /hands/3',
    ]);
  });

  it('a fifth name is the bettor in the league, and one too many elsewhere', () => {
    const players = [...FOUR, 'Eve'];
    const answer = tally('american-league', {
      players,
      hands: [{ winner: null, net: { Ana: -25, Ben: -25, Cy: -25, Dee: -25, Eve: 100 } }],
    });
    expect(answer).toMatchObject({ players: FOUR, bettor: 'Eve', totals: { Eve: 100 } });
    expect(Object.values(answer.hands[0]!.seats)).toEqual(FOUR);
    expect(codes('chinese', { players, hands: [] })).toEqual(['table.seat /players']);
    const eve = { winner: 'Eve', net: { Ana: -25, Eve: 25 } };
    expect(codes('american-league', { players, hands: [eve] })).toEqual(['settle.contradiction /hands/0/winner']);
    expect(codes('babcock-1923', { players: FOUR.slice(0, 3), hands: [] })).toEqual(['table.seat /players']);
  });
});

describe('tally: ranking and ending square', () => {
  it('equal totals share a rank', () => {
    const { ranking } = tally('chinese', { players: FOUR, hands: [net('Ben', -30, 60, -30, 0)] });
    expect(ranking.map((each) => `${each.rank} ${each.name} ${each.total}`)).toEqual([
      '1 Ben 2060',
      '2 Dee 2000',
      '3 Ana 1970',
      '3 Cy 1970',
    ]);
  });

  it('the summary names everyone who leads, and nobody before the first hand', () => {
    const summary = (...hands: TallyRequest['hands']) => tally('chinese', { players: FOUR, hands }).summary;
    expect(summary()).toBe('No hand has been played yet.');
    expect(summary(net(null))).toBe('After 1 hand Ana, Ben, Cy and Dee lead with 2000.');
    expect(summary(won(1))).toBe('After 1 hand Ben leads with 2001.');
  });

  it('who would have to pay whom', () => {
    const answer = tally('chinese', { players: FOUR, hands: [net('Ben', -30, 60, -30, 0)] });
    expect(answer.lines).toEqual(['Ana → Ben 30', 'Cy → Ben 30']);
  });

  it('every balance becomes zero with at most one payment fewer than people', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5000, max: 5000 }), { minLength: 1, maxLength: 4 }), (some) => {
        const all = [...some, -some.reduce((sum, n) => sum + n, 0)];
        const balances = new Map(all.map((n, i) => [`p${i}`, n]));
        const dues = squareUp([...balances]);
        expect(dues.length).toBeLessThan(all.length);
        for (const { from, to, amount } of dues) {
          expect(amount).toBeGreaterThan(0);
          balances.set(from, balances.get(from)! + amount);
          balances.set(to, balances.get(to)! - amount);
        }
        expect([...balances.values()].every((n) => n === 0)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('tally: sticks', () => {
  const COMMON = { '500': 2, '100': 9, '10': 8, '2': 10 };

  it('pays exactly where some of the most valuable sticks have to be left out', () => {
    const pay = (amount: number, payer: Record<string, number>) => {
      const move = payInSticks(amount, readSticks(payer), readSticks({}));
      return move === null ? null : writeSticks(move.give);
    };
    expect(pay(600, { '500': 1, '200': 3 })).toEqual({ '200': 3 });
    expect(pay(4, { '3': 1, '2': 2 })).toEqual({ '2': 2 });
    expect(pay(700, { '500': 1, '200': 3 })).toEqual({ '500': 1, '200': 1 });
    expect(pay(5, { '4': 3, '2': 9 })).toBeNull();
  });

  it('what is handed over and given back is the amount, from sticks that are there', () => {
    const sticks = fc.dictionary(fc.constantFrom('500', '200', '100', '50', '10', '3', '2'), fc.nat(4));
    fc.assert(
      fc.property(sticks, sticks, fc.integer({ min: 1, max: 1500 }), (payer, payee, amount) => {
        const [from, to] = [readSticks(payer), readSticks(payee)];
        const move = payInSticks(amount, from, to);
        if (move === null) return;
        const worth = (list: Record<string, number>) =>
          Object.entries(list).reduce((sum, [value, count]) => sum + Number(value) * count, 0);
        const [give, change] = [writeSticks(move.give), writeSticks(move.change)];
        expect(worth(give) - worth(change)).toBe(amount);
        for (const [value, count] of Object.entries(give)) expect(count).toBeLessThanOrEqual(payer[value] ?? 0);
        for (const [value, count] of Object.entries(change)) expect(count).toBeLessThanOrEqual(payee[value] ?? 0);
      }),
      { numRuns: 500 },
    );
  });

  it('one common set is worth 2,000', () => {
    expect(readSticks(COMMON).reduce((sum, [value, count]) => sum + value * count, 0)).toBe(2000);
  });

  it('payments in sticks with the change to give', () => {
    const answer = tally('chinese', {
      players: FOUR,
      hands: [net('Ana', 98, -98), net('Ana', 30, -30)],
      options: { sticks: COMMON },
    });
    expect(answer.hands[0]?.sticks).toEqual([
      { from: 'Ben', to: 'Ana', amount: 98, give: { '100': 1 }, change: { '2': 1 } },
    ]);
    expect(answer.hands[1]?.sticks).toEqual([{ from: 'Ben', to: 'Ana', amount: 30, give: { '10': 3 }, change: {} }]);
    expect(answer.sticks?.Ben).toEqual({ '500': 2, '100': 8, '10': 5, '2': 11 });
    expect(answer.options.sticks).toEqual(COMMON);
    expect(tally('chinese', { players: FOUR, hands: [] }).options.sticks).toBeNull();
  });

  it('what the sticks cannot pay is owed', () => {
    const answer = tally('chinese', { players: FOUR, hands: [net('Ana', 98, -98)], options: { sticks: { '500': 1 } } });
    expect(answer.hands[0]?.sticks).toMatchObject([{ amount: 98, give: {}, change: {}, owed: 98 }]);
  });

  it('what is given less the change is the amount, and nobody gives what they do not have', () => {
    const stock = fc
      .record({ a: fc.nat(12), b: fc.nat(12), c: fc.nat(12), d: fc.nat(12) })
      .map(({ a, b, c, d }) => readSticks({ 500: a, 100: b, 10: c, 2: d }));
    const worth = (sticks: readonly (readonly [number, number])[]) =>
      sticks.reduce((sum, [value, count]) => sum + value * count, 0);
    fc.assert(
      fc.property(stock, stock, fc.integer({ min: 1, max: 1500 }), (payer, payee, half) => {
        const amount = half * 2;
        const move = payInSticks(amount, payer, payee);
        if (move === null) return;
        expect(worth(move.give) - worth(move.change)).toBe(amount);
        expect(move.give.every(([, count], i) => count <= payer[i]![1])).toBe(true);
        expect(move.change.every(([, count], i) => count <= payee[i]![1])).toBe(true);
        expect(Object.keys(writeSticks(move.give)).length).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });
});
