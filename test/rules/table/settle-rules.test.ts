import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SettleRequest } from '../../../schemas/settle.js';
import { settleOperation } from '../../../src/rules/table/settle.js';
import { CLASSICAL_SETTLES, SETTLES } from './settle-contexts.js';
import { env } from './sheets.js';

const settle = (variant: string, request: SettleRequest) => {
  const outcome = settleOperation(SETTLES[variant]!)(request, env);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
};
const codes = (variant: string, request: SettleRequest): string[] => {
  const outcome = settleOperation(SETTLES[variant]!)(request, env);
  return outcome.ok ? [] : outcome.problems.map(({ code }) => code);
};

const scores = (E: number, S: number, W: number, N: number): NonNullable<SettleRequest['seats']> => ({
  E: { score: E },
  S: { score: S },
  W: { score: W },
  N: { score: N },
});

describe.each(CLASSICAL_SETTLES)('settlement of %s', (variant) => {
  it('winner: each other player pays the whole score, the winner pays nobody', () => {
    const { payments } = settle(variant, { winner: 'S', seats: scores(64, 22, 8, 0) });
    expect(payments.slice(0, 3)).toEqual([
      { from: 'E', to: 'S', amount: 44, reason: 'winner' },
      { from: 'W', to: 'S', amount: 22, reason: 'winner' },
      { from: 'N', to: 'S', amount: 22, reason: 'winner' },
    ]);
    expect(payments.every(({ from }) => from !== 'S')).toBe(true);
  });
  it('losers: each pair settles the difference, by payer and payee in seat order', () => {
    const { payments } = settle(variant, { winner: 'N', seats: scores(2, 46, 12, 192) });
    expect(payments.slice(3)).toEqual([
      { from: 'E', to: 'S', amount: 88, reason: 'difference' },
      { from: 'E', to: 'W', amount: 20, reason: 'difference' },
      { from: 'W', to: 'S', amount: 34, reason: 'difference' },
    ]);
  });
  it('East pays and receives double in every pair: 600 a player under a limit of 300', () => {
    const { net } = settle(variant, { winner: 'E', seats: scores(300, 0, 0, 0) });
    expect(net).toEqual({ E: 1800, S: -600, W: -600, N: -600 });
  });
  it('plain scores are taken as they are, never capped', () => {
    expect(settle(variant, { winner: 'S', seats: scores(0, 99_998, 0, 0) }).net.S).toBe(4 * 99_998);
  });
  it('draw: nothing, East deals again', () => {
    const { payments, net, next, lines } = settle(variant, { winner: null, seats: scores(8, 0, 4, 2) });
    expect(payments).toEqual([]);
    expect(lines).toEqual([]);
    expect(net).toEqual({ E: 0, S: 0, W: 0, N: 0 });
    expect(next).toMatchObject({ east: 'E', dealer: 'keeps' });
  });
  it('deal: East keeps it after winning, else it passes to the right', () => {
    expect(settle(variant, { winner: 'E', seats: scores(20, 0, 0, 0) }).next).toMatchObject({ east: 'E' });
    expect(settle(variant, { winner: 'N', seats: scores(0, 0, 0, 20) }).next).toMatchObject({
      east: 'S',
      dealer: 'passes',
    });
  });
  it('a dead hand settles with 0', () => {
    const { net } = settle(variant, { winner: 'S', seats: { ...scores(0, 20, 10, 0), N: { dead: true } } });
    expect(net).toEqual({ E: -60, S: 80, W: 10, N: -30 });
  });
  it('a prevailing wind where there is none is a warning', () => {
    const { warnings } = settle(variant, { winner: 'E', seats: scores(20, 0, 0, 0), prevailingWind: 'S' });
    const ignored = variant === 'babcock-1923' ? ['prevailing_wind.ignored'] : [];
    expect(warnings.map(({ code }) => code)).toEqual(ignored);
  });
  it('a number of players that the game does not have is table.seat', () => {
    const players = variant === 'babcock-1923' ? 3 : 5;
    expect(codes(variant, { winner: null, table: { players } })).toEqual(['table.seat']);
  });
  it('zeros are left out of payments', () => {
    expect(settle(variant, { winner: 'S', seats: scores(0, 0, 0, 0) }).payments).toEqual([]);
  });
  it('penalties come after the hand', () => {
    const penalties = [{ from: 'S', to: 'W', amount: 50, reason: 'false-challenge' }] as const;
    const { payments, net } = settle(variant, { winner: 'E', seats: scores(20, 0, 0, 0), penalties });
    expect(payments.at(-1)).toEqual(penalties[0]);
    expect(net).toEqual({ E: 120, S: -90, W: 10, N: -40 });
  });
  it('totals are what each had before and the net; lines name the players', () => {
    const { totals, lines } = settle(variant, {
      winner: 'E',
      seats: scores(20, 0, 0, 0),
      before: { E: 2000, S: 2000, W: 2000, N: 2000 },
      names: { E: 'Ana', S: 'Ben' },
    });
    expect(totals).toEqual({ E: 2120, S: 1960, W: 1960, N: 1960 });
    expect(lines).toEqual(['Ben → Ana 40', 'West → Ana 40', 'North → Ana 40']);
  });
  it('settle.contradiction: facts that disagree', () => {
    const seats = scores(20, 0, 0, 0);
    const contradictions: SettleRequest[] = [
      { winner: 'E', discarder: 'E', seats },
      { winner: null, discarder: 'E', seats },
      { winner: 'E', seats: { ...seats, E: { dead: true } } },
      { winner: 'E', seats: { ...seats, S: { dead: true, score: 8 } } },
      { winner: 'E', seats: { ...seats, S: { score: 8, hand: { concealed: '123B' } } } },
      { winner: 'E', seats: { ...seats, S: { score: 8, win: { by: 'wall', tile: '5D' } } } },
      { winner: 'E', seats: { ...seats, E: { win: { by: 'wall', tile: '5D' }, score: 3 } }, discarder: 'S' },
      { winner: 'E', seats, penalties: [{ from: 'S', to: 'S', amount: 50, reason: 'x' }] },
      { winner: 'E', seats, penalties: [{ from: 'S', to: 'W', reason: 'no amount' }] },
    ];
    for (const request of contradictions) expect(codes(variant, request)).toContain('settle.contradiction');
    expect(codes(variant, { winner: 'E', seats: { E: { score: 20 }, S: { score: 0 }, N: { score: 0 } } })).toEqual([
      'settle.contradiction',
    ]);
  });
  it('settlements sum to zero, whatever the scores', () => {
    const score = fc.integer({ min: 0, max: 5000 });
    fc.assert(
      fc.property(fc.constantFrom('E', 'S', 'W', 'N', null), fc.tuple(score, score, score, score), (winner, four) => {
        const { net, payments } = settle(variant, { winner, seats: scores(...four) });
        expect(Object.values(net).reduce((sum, n) => sum + n, 0)).toBe(0);
        expect(payments.every(({ amount }) => amount > 0)).toBe(true);
      }),
    );
  });
});

describe.each(['chinese', 'british'])('settlement of %s with two and three players', (variant) => {
  const two = (E: number, W: number) => ({ E: { score: E }, W: { score: W } });
  it('East, two players: single, told by the seats or by the number of players', () => {
    for (const table of [{}, { table: { players: 2 } }]) {
      expect(settle(variant, { winner: 'E', seats: two(100, 8), ...table }).net).toEqual({ E: 100, W: -100 });
      expect(settle(variant, { winner: 'W', seats: two(8, 100), ...table }).net).toEqual({ E: -100, W: 100 });
    }
  });
  it('two players, the winner has less: the score of the winner and the difference, in one payment', () => {
    expect(settle(variant, { winner: 'E', seats: two(20, 64) }).payments).toEqual([
      { from: 'W', to: 'E', amount: 64, reason: 'winner' },
    ]);
    expect(settle(variant, { winner: 'W', seats: two(64, 20) }).net).toEqual({ E: -64, W: 64 });
  });
  it('deal, two players: West is on the right of East', () => {
    expect(settle(variant, { winner: 'W', seats: two(8, 20) }).next).toMatchObject({ east: 'W', dealer: 'passes' });
  });
  it('three players: East double in every pair, the other pair single', () => {
    const { payments, net } = settle(variant, {
      winner: 'S',
      seats: { E: { score: 10 }, S: { score: 20 }, W: { score: 40 } },
    });
    expect(payments).toEqual([
      { from: 'E', to: 'S', amount: 40, reason: 'winner' },
      { from: 'W', to: 'S', amount: 20, reason: 'winner' },
      { from: 'E', to: 'W', amount: 60, reason: 'difference' },
    ]);
    expect(net).toEqual({ E: -100, S: 60, W: 40 });
  });
  it('deal: the prevailing wind moves when all have been East', () => {
    const next = (players: 3 | 4, dealsPassed: number, winner: 'E' | 'W' | null = 'W') =>
      settle(variant, {
        winner,
        prevailingWind: 'S',
        table: { players, dealsPassed },
        ...(winner === null
          ? {}
          : { seats: Object.fromEntries(['E', 'S', 'W', 'N'].slice(0, players).map((seat) => [seat, { score: 20 }])) }),
      }).next;
    expect(next(4, 2).prevailingWind).toBe('S');
    expect(next(4, 3).prevailingWind).toBe('W');
    expect(next(3, 1).prevailingWind).toBe('S');
    expect(next(3, 2).prevailingWind).toBe('W');
    expect(next(4, 3, 'E')).toEqual({ east: 'E', dealer: 'keeps', prevailingWind: 'S' });
    expect(next(4, 3, null)).toEqual({ east: 'E', dealer: 'keeps', prevailingWind: 'S' });
  });
});

describe('settlement with hands', () => {
  it('a seat with a hand is scored on the way and its full sheet is in the answer', () => {
    const answer = settle('babcock-1923', {
      winner: 'E',
      discarder: 'S',
      seats: {
        E: { hand: { concealed: '345B EEE GG PP', melds: ['8888D'] }, win: { tile: 'G', by: 'discard' } },
        S: { hand: { concealed: '123456789B 1233C' } },
        W: { dead: true },
        N: { score: 8 },
      },
    });
    expect(answer.seats.E?.score).toBe(168);
    expect(answer.seats.E?.sheet).toMatchObject({ variant: 'babcock-1923', score: { total: 168 } });
    expect(answer.seats.S).toMatchObject({ score: 0, sheet: { outcome: 'no-win' } });
    expect(answer.net.E).toBe(3 * 336);
  });
  it('a hand that is not complete is hand.not_winning, with a pointer to the seat', () => {
    const outcome = settleOperation(SETTLES['babcock-1923']!)(
      {
        winner: 'E',
        seats: {
          ...scores(0, 0, 0, 0),
          E: { hand: { concealed: '123456789B 1147C' }, win: { tile: '9C', by: 'wall' } },
        },
      },
      env,
    );
    expect(outcome).toMatchObject({
      ok: false,
      problems: [{ code: 'hand.not_winning', pointer: '/seats/E/hand' }],
    });
  });
  const dealt = (seats: NonNullable<SettleRequest['seats']>) => {
    const outcome = settleOperation(SETTLES['babcock-1923']!)({ winner: 'E', seats }, env);
    return outcome.ok ? [] : outcome.problems;
  };
  const waitsFor5D = { concealed: '345B EEE GG 55D', melds: ['8888D'] };
  const loser = (concealed: string) => ({ hand: { concealed } });
  it('tile.copies: tiles are counted over the hands of all seats, the winning tile once', () => {
    const on5D = (concealed: string) => ({
      E: { hand: { ...waitsFor5D, concealed }, win: { tile: '5D', by: 'discard' } },
    });
    const one5D = { ...scores(0, 0, 0, 0), S: loser('123456789C 5D 1D SS') };
    const two5D = { ...scores(0, 0, 0, 0), S: loser('123456789C 55D SS') };
    for (const concealed of [waitsFor5D.concealed, '345B EEE GG 555D']) {
      expect(dealt({ ...one5D, ...on5D(concealed) })).toEqual([]);
      expect(dealt({ ...two5D, ...on5D(concealed) })).toMatchObject([
        { code: 'tile.copies', tile: '5D', count: 5, limit: 4 },
      ]);
    }
    expect(dealt({ ...two5D, ...on5D(waitsFor5D.concealed) })[0]!.pointers).toEqual([
      '/seats/E/hand/concealed',
      '/seats/E/hand/concealed',
      '/seats/E/win/tile',
      '/seats/S/hand/concealed',
      '/seats/S/hand/concealed',
    ]);
  });
  it('tile.copies: sets on the table and dead hands count, a robbed tile is no longer of the kong', () => {
    const winner = {
      E: { hand: { ...waitsFor5D, concealed: '345B EEE GG 46D' }, win: { tile: '5D', by: 'robbed-kong' } },
    };
    const robbed = (...melds: string[]) => ({ hand: { concealed: '123456789C S', melds } });
    const others = scores(0, 0, 0, 0);
    expect(dealt({ ...others, ...winner, S: robbed('555D') })).toEqual([]);
    expect(dealt({ ...others, ...winner, S: robbed('5555D') })).toMatchObject([{ code: 'tile.copies', tile: '5D' }]);
    const dead = { dead: true, hand: { concealed: '8D' } };
    expect(dealt({ ...others, ...winner, S: robbed('555D'), W: dead })).toMatchObject([
      { code: 'tile.copies', tile: '8D', pointer: '/seats/W/hand/concealed' },
    ]);
  });
  it('settle.contradiction: the first discard is of East, the deal passes once a player', () => {
    const seats: NonNullable<SettleRequest['seats']> = {
      ...scores(0, 0, 0, 0),
      S: {
        hand: { concealed: '345B 123C GG 55D 678D' },
        win: { tile: '5D', by: 'discard', facts: ['first-discard'] },
      },
    };
    expect(codes('babcock-1923', { winner: 'S', discarder: 'E', seats })).toEqual([]);
    expect(codes('babcock-1923', { winner: 'S', discarder: 'W', seats })).toEqual(['settle.contradiction']);
    const three: SettleRequest = { winner: null, table: { players: 3, dealsPassed: 3 } };
    expect(codes('chinese', three)).toEqual(['settle.contradiction']);
    expect(codes('chinese', { winner: null, table: { players: 3, dealsPassed: 2 } })).toEqual([]);
  });
  it('the summary says that a winner of nothing gains nothing', () => {
    expect(settle('chinese', { winner: 'S', seats: scores(0, 0, 0, 0) }).summary).toBe(
      'South goes out and gains nothing. The deal passes to South.',
    );
  });
  it('a winner whose hand lacks `win` is win.missing', () => {
    const seats = { ...scores(0, 0, 0, 0), E: { hand: { concealed: '123456789B 1123C' } } };
    expect(codes('babcock-1923', { winner: 'E', seats })).toEqual(['win.missing']);
  });
});
