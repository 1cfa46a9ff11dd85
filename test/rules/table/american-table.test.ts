import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClaimRequest } from '../../../schemas/claim.js';
import type { SettleRequest } from '../../../schemas/settle.js';
import { claimOptionsOperation } from '../../../src/rules/table/claim-options.js';
import { settleOperation } from '../../../src/rules/table/settle.js';
import { CLAIMS } from './claim-contexts.js';
import { rule } from './ruling.js';
import { SETTLES } from './settle-contexts.js';
import { env } from './sheets.js';

const LEAGUE = 'american-league';
const BEGINNER = 'american-deck-beginner';
const DECK = [BEGINNER, 'american-deck-advanced'];
const AMERICAN = [LEAGUE, ...DECK];

/** A card made up for these tests. */
const card = {
  schema: 1,
  id: 'made-up',
  title: 'Made up for tests',
  jokers: { minGroup: 3, minNaturals: 0 },
  sections: [
    {
      id: 's',
      name: 'Lines',
      jokerlessBonus: true,
      lines: [
        { id: 'open', value: 30, mode: 'exposed', pattern: '2a*4 4a*4 6a*4 8a*2' },
        { id: 'closed', value: 40, mode: 'concealed', pattern: '3a*3 5a*4 7a*4 9a*3' },
      ],
    },
  ],
};

describe('american-league claims with a hand and a card', () => {
  const claim = (tile: string, kind: 'pung' | 'kong', concealed: string, melds: string[] = []): ClaimRequest => ({
    discard: { tile, seat: 'E' },
    claims: [{ seat: 'S', kind }],
    hands: { S: { concealed, melds } },
    card,
  });
  it('a set that an exposed line has is legal', () => {
    expect(rule(LEAGUE, claim('2B', 'kong', '222B 4444B 666B 88B E'))).toMatchObject({ awarded: 0 });
  });
  it('a size that no line has is claim.size_not_in_line', () => {
    expect(rule(LEAGUE, claim('2B', 'pung', '222B 4444B 666B 88B E'))).toMatchObject({
      codes: ['claim.size_not_in_line'],
    });
  });
  it('a set that concealed lines alone have is claim.concealed_line', () => {
    expect(rule(LEAGUE, claim('5B', 'kong', '555B 333B 777B 99B EE'))).toMatchObject({
      codes: ['claim.concealed_line'],
    });
  });
  it('exposed sets and the new one must fit one line together', () => {
    expect(rule(LEAGUE, claim('2B', 'kong', '222B 666B 88B E', ['4444B']))).toMatchObject({ awarded: 0 });
    expect(rule(LEAGUE, claim('2B', 'kong', '222B 666B 88B E', ['4444C']))).toMatchObject({
      codes: ['claim.size_not_in_line'],
    });
  });
  it('a hand that lacks the tiles is claim.not_enough_tiles', () => {
    expect(rule(LEAGUE, claim('2B', 'kong', '22B 4444B 6666B 88B E'))).toMatchObject({
      codes: ['claim.not_enough_tiles'],
    });
  });
  it('the discard beside an exposed set of its kind is claim.adds_to_exposed_set only if tiles lack', () => {
    expect(rule(LEAGUE, claim('2B', 'kong', '444B 666B 88B E', ['2B JJJ']))).toMatchObject({
      codes: ['claim.adds_to_exposed_set'],
    });
  });
  it('mahjong: a concealed line may be completed with a claimed tile; a pair is claimed only to win', () => {
    const request = {
      ...claim('9B', 'pung', '333B 5555B 7777B 99B'),
      claims: [{ seat: 'S', kind: 'mahjong' }],
    } as const;
    expect(rule(LEAGUE, request)).toMatchObject({ awarded: 0 });
    expect(rule(LEAGUE, request).claims?.[0]?.score).toMatchObject({ line: 'closed' });
  });
  it('an announced line that the hand does not fit is no win', () => {
    const claims = [{ seat: 'S', kind: 'mahjong', line: 'open' }] as const;
    const request = { ...claim('9B', 'pung', '333B 5555B 7777B 99B'), claims };
    expect(rule(LEAGUE, request)).toMatchObject({ codes: ['claim.not_winning'] });
  });
});

describe('american false mahjong', () => {
  const hands = { S: { concealed: '222B 4444B 666B 88B E' } };
  const others: ClaimRequest['claims'] = [
    { seat: 'S', kind: 'mahjong' },
    { seat: 'W', kind: 'kong' },
  ];
  it.each(AMERICAN)('%s: the tile stays with the dead hand, set claims end, the seat after it draws', (variant) => {
    expect(rule(variant, { discard: { tile: '9D', seat: 'E' }, claims: others, hands })).toMatchObject({
      awarded: null,
      codes: ['claim.not_winning', 'claim.beaten_by_mahjong'],
      skipped: [],
      next: { seat: 'W', action: 'draw' },
    });
  });
  it.each(AMERICAN)('%s: unless another mahjong claim is valid', (variant) => {
    const claims = [...others, { seat: 'N', kind: 'mahjong' }] as const;
    expect(rule(variant, { discard: { tile: '9D', seat: 'E' }, claims, hands })).toMatchObject({
      awarded: 2,
      codes: ['claim.not_winning', 'claim.beaten_by_mahjong', null],
    });
  });
  it.each(AMERICAN)('%s: two of them are both dead, and the seat after them draws', (variant) => {
    const both = { ...hands, W: { concealed: '222C 4444C 666C 88C S' } };
    const claims = [others[0]!, { seat: 'W', kind: 'mahjong' }] as const;
    const request = { discard: { tile: '9D', seat: 'E' }, claims, hands: both } as const;
    expect(rule(variant, request)).toMatchObject({
      awarded: null,
      codes: ['claim.not_winning', 'claim.not_winning'],
      next: { seat: 'N', action: 'draw' },
    });
  });
  it.each(AMERICAN)(
    '%s: of several the nearest after the discarder keeps the tile, in whatever order they are sent',
    (variant) => {
      const nobody = { concealed: '222C 4444C 666C 88C S' };
      const seats = ['S', 'N', 'W'] as const;
      const dead = (...callers: ('S' | 'W' | 'N')[]) => {
        const claims = seats.map((seat) => ({ seat, kind: callers.includes(seat) ? 'mahjong' : 'kong' }) as const);
        const one = callers.length < 3 ? claims : [claims[1]!, claims[2]!, claims[0]!];
        const called = Object.fromEntries(
          callers.map((seat, i) => [seat, i === 0 ? hands.S : i === 1 ? nobody : { concealed: '13579B 13579C WWW' }]),
        );
        const { claims: rulings, next } = rule(variant, {
          discard: { tile: '9D', seat: 'E' },
          claims: one,
          hands: called,
        });
        const ended = rulings!.find(({ code }) => code === 'claim.beaten_by_mahjong');
        return [ended?.detail, next];
      };
      const keeps = (name: string) => `${name} declared mahjong: the tile stays with that hand, which is dead.`;
      expect(dead('N', 'S')).toEqual([keeps('South'), { seat: 'W', action: 'draw' }]);
      expect(dead('N', 'W')).toEqual([keeps('West'), { seat: 'E', action: 'draw' }]);
      expect(dead('W', 'S')).toEqual([keeps('South'), { seat: 'N', action: 'draw' }]);
      expect(dead('W', 'N', 'S')).toEqual([undefined, { seat: 'E', action: 'draw' }]);
    },
  );
  it('american-league: mahjong on the tile as it was named is legal', () => {
    const request: ClaimRequest = {
      discard: { tile: '9D', seat: 'E', named: '8B' },
      claims: [{ seat: 'S', kind: 'mahjong' }],
      hands: { S: { concealed: '2222B 4444B 6666B 8B' } },
      card,
    };
    expect(rule(LEAGUE, request)).toMatchObject({ awarded: 0, codes: [null] });
  });
  it('american-league: a tile called a joker wins as what it is, never as a joker', () => {
    const request = (tile: string): ClaimRequest => ({
      discard: { tile, seat: 'E', named: 'J' },
      claims: [{ seat: 'S', kind: 'mahjong' }],
      hands: { S: { concealed: '2222B 4444B 666B 88B' } },
      card,
    });
    expect(rule(LEAGUE, request('6B'))).toMatchObject({ awarded: 0, codes: [null] });
    expect(rule(LEAGUE, request('9D'))).toMatchObject({ awarded: null, codes: ['claim.not_winning'] });
  });
});

describe('american sets: n−1 tiles from naturals and jokers', () => {
  const claims = [{ seat: 'S', kind: 'kong' }] as const;
  const ruled = (variant: string, hand: object, sent?: object, tile = '2B') =>
    rule(variant, { discard: { tile, seat: 'E' }, claims, hands: { S: hand }, ...(sent && { card: sent }) } as never);
  it.each(AMERICAN)('%s: flowers held do not count where no line takes them: claim.not_enough_tiles', (variant) => {
    const hand = { concealed: '2B 5555B 888B FFF NN' };
    expect(ruled(variant, hand, variant === LEAGUE ? card : undefined).codes).toEqual(['claim.not_enough_tiles']);
  });
  it('american-deck-advanced: nor beside a set that the tile cannot join: claim.adds_to_exposed_set', () => {
    const hand = { concealed: '555B 888B FFF N', melds: ['222B'] };
    expect(ruled('american-deck-advanced', hand).codes).toEqual(['claim.adds_to_exposed_set']);
  });
  it('american-league: they count where the group is flowers-wild, and named ones are judged by the card', () => {
    const line = { id: 'w', value: 25, mode: 'exposed', pattern: '2B*4~ 5B*4 8B*4 F*2' };
    const wild = { id: 'wild', title: 'Wild', sections: [{ id: 's', name: 'S', lines: [line] }] };
    const hand = { concealed: '2B 5555B 888B FFF NN' };
    expect(ruled(LEAGUE, hand, wild)).toMatchObject({ awarded: 0, codes: [null] });
    const named = { discard: { tile: '2B', seat: 'E' }, claims: [{ ...claims[0], with: '2B FF' }], hands: { S: hand } };
    expect(rule(LEAGUE, { ...named, card } as never).codes).toEqual(['claim.size_not_in_line']);
  });
});

describe('american own turn: the codes of an exchange come in the order of joker-exchange', () => {
  const melds = ['555B J'];
  const others = { E: { concealed: '123C 456C 789D', melds }, S: { concealed: '123D 456D 788B', melds: ['EEEE'] } };
  const ruled = (variant: string, own: string, tile: string, from: 'E' | 'S' | 'W') =>
    rule(variant, {
      turn: { seat: 'W', began: 'claim' },
      hands: { ...others, W: { concealed: own, melds: ['NNN J'] } },
      claims: [{ seat: 'W', kind: 'joker-exchange', with: tile, from }],
    }).codes;
  it.each(AMERICAN)('%s: wrong_tile before not_held, not_held before own_set', (variant) => {
    expect(ruled(variant, '1122C 3344D FF', '6B', 'E')).toEqual(['exchange.wrong_tile']);
    expect(ruled(variant, '1122C 3344D FF', 'E', 'S')).toEqual(['exchange.no_joker']);
    expect(ruled(variant, '1122C 3344D FF', '5B', 'E')).toEqual(['exchange.not_held']);
    expect(ruled(variant, '1122C 3344D FF', '5B', 'W')).toEqual(['exchange.wrong_tile']);
    expect(ruled(variant, '1122C 3344D FF', 'N', 'W')).toEqual(['exchange.not_held']);
    expect(ruled(variant, '1122C 3344D FN', 'N', 'W')).toEqual([variant === LEAGUE ? null : 'exchange.own_set']);
  });
});

describe('american own turn', () => {
  const options = (variant: string, owner: 'E' | 'W') => {
    const outcome = claimOptionsOperation(CLAIMS[variant]!)(
      {
        turn: { seat: 'W', began: 'draw', drew: '5B' },
        hands: {
          W:
            owner === 'E'
              ? { concealed: '5B 1122C 3344D 66D EE F' }
              : { concealed: '5B 1122C 3344D F', melds: ['555B J'] },
          ...(owner === 'E' ? { E: { concealed: '123B 456C 789D', melds: ['555B J'] } } : {}),
        },
      },
      env,
    );
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
    return outcome.value.claims;
  };
  it.each(AMERICAN)("%s: a joker of another player's set may be exchanged", (variant) => {
    expect(options(variant, 'E')).toMatchObject([{ kind: 'joker-exchange', with: ['5B'], from: 'E' }]);
  });
  it('a joker of an own set: league yes, deck games no', () => {
    expect(options(LEAGUE, 'W')).toHaveLength(1);
    for (const variant of DECK) expect(options(variant, 'W')).toEqual([]);
  });
});

describe('american claims of a joker exchange', () => {
  const HAND = { concealed: '5B 1122C 3344D 66D EE F' };
  const ask = (variant: string, more: Partial<ClaimRequest> = {}, claim: object = {}) =>
    rule(variant, {
      turn: { seat: 'W', began: 'draw' },
      claims: [{ seat: 'W', kind: 'joker-exchange', with: '5B', from: 'E', ...claim }],
      hands: { W: HAND, E: { concealed: '123B 456C 789D', melds: ['555B J'] } },
      ...more,
    });
  it.each(AMERICAN)('%s: the tile that the joker stands for, held', (variant) => {
    expect(ask(variant)).toMatchObject({ awarded: 0, codes: [null] });
  });
  it.each(AMERICAN)('%s: exchange.not_turn on a discard of another player', (variant) => {
    const asked = ask(variant, {
      turn: undefined,
      discard: { tile: '9D', seat: 'N' },
      hands: { W: { concealed: '5B 1122C 3344D 66D EE' } },
    } as never);
    expect(asked).toMatchObject({ awarded: null, codes: ['exchange.not_turn'] });
  });
  it.each(AMERICAN)('%s: exchange.not_held', (variant) => {
    const hands = {
      W: { concealed: '4B 1122C 3344D 66D EE F' },
      E: { concealed: '123B 456C 789D', melds: ['555B J'] },
    };
    expect(ask(variant, { hands })).toMatchObject({ awarded: null, codes: ['exchange.not_held'] });
    // Of two codes that apply the wrong tile comes first, as it does where the exchange alone is judged.
    expect(ask(variant, {}, { with: '4B' })).toMatchObject({ awarded: null, codes: ['exchange.wrong_tile'] });
  });
  it.each(AMERICAN)('%s: exchange.wrong_tile where no set of it lies there', (variant) => {
    expect(ask(variant, {}, { with: 'F' })).toMatchObject({ awarded: null, codes: ['exchange.wrong_tile'] });
  });
  it.each(AMERICAN)('%s: exchange.no_joker, whatever another set there holds', (variant) => {
    const facing = (concealed: string, melds: string[]) => ({ hands: { W: HAND, E: { concealed, melds } } });
    for (const there of [facing('123B 456C 789D', ['FFFF']), facing('123B 45C', ['FFFF', '777C J'])]) {
      expect(ask(variant, there, { with: 'F' })).toMatchObject({ awarded: null, codes: ['exchange.no_joker'] });
    }
  });
  it('exchange.own_set: deck games, unless ownExposure; also where no seat is named', () => {
    const own = { hands: { W: { concealed: '5B 1122C 3344D F', melds: ['555B J'] } } };
    for (const from of [{ from: 'W' }, { from: undefined }]) {
      expect(ask(LEAGUE, own, from)).toMatchObject({ awarded: 0 });
      for (const variant of DECK) {
        expect(ask(variant, own, from)).toMatchObject({ awarded: null, codes: ['exchange.own_set'] });
        expect(ask(variant, { ...own, options: { ownExposure: true } }, from)).toMatchObject({ awarded: 0 });
      }
    }
  });
});

const settle = (variant: string, request: SettleRequest) => {
  const outcome = settleOperation(SETTLES[variant]!)(request, env);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
};
const refused = (variant: string, request: SettleRequest): string[] => {
  const outcome = settleOperation(SETTLES[variant]!)(request, env);
  return outcome.ok ? [] : outcome.problems.map(({ code }) => code);
};
const onDiscard = { winner: 'N', discarder: 'E', american: { value: 50, by: 'discard', jokerless: false } } as const;

describe('american settlement: what is told and what the hand says', () => {
  const seats = (score?: number): NonNullable<SettleRequest['seats']> => ({
    N: {
      hand: { concealed: '2222B 4444B 666B 88B' },
      win: { tile: '6B', by: 'discard', jokerlessDeclared: true },
      ...(score === undefined ? {} : { score }),
    },
  });
  const problems = (american: SettleRequest['american'], hand = true) => {
    const outcome = settleOperation(SETTLES[LEAGUE]!)(
      {
        winner: 'N',
        discarder: 'E',
        ...(american === undefined ? {} : { american }),
        ...(hand ? { seats: seats(), card } : {}),
      },
      env,
    );
    return outcome.ok ? outcome.value.net : outcome.problems;
  };
  const contradiction = (pointer: string, expected: unknown, actual: unknown) => [
    { code: 'settle.contradiction', pointer, expected, actual, facts: ['american', 'hand'] },
  ];
  it('what is not told is taken from the hand, what is told has to agree', () => {
    const net = { E: -120, S: -60, W: -60, N: 240 };
    expect(problems(undefined)).toEqual(net);
    for (const told of [{}, { value: 30 }, { by: 'discard' }, { jokerless: true }] as const) {
      expect(problems(told as never)).toEqual(net);
    }
  });
  it('settle.contradiction: each of value, by and jokerless', () => {
    expect(problems({ value: 35 } as never)).toMatchObject(contradiction('/american/value', 30, 35));
    expect(problems({ jokerless: false } as never)).toMatchObject(contradiction('/american/jokerless', true, false));
  });
  it('settle.contradiction: how the hand went out', () => {
    const drawn = { ...seats().N, win: { tile: '6B', by: 'wall' } } as const;
    const american = { by: 'joker-exchange' } as never;
    const outcome = settleOperation(SETTLES[LEAGUE]!)({ winner: 'N', american, seats: { N: drawn }, card }, env);
    expect(outcome).toMatchObject({ problems: contradiction('/american/by', 'wall', 'joker-exchange') });
  });
  it('no hand: what is told is all there is', () => {
    expect(problems({ value: 35, by: 'discard', jokerless: true }, false)).toEqual({ E: -140, S: -70, W: -70, N: 280 });
  });
});

describe('american settlement', () => {
  it('league: the thrower pays double, each other the value', () => {
    expect(settle(LEAGUE, onDiscard).payments).toEqual([
      { from: 'E', to: 'N', amount: 100, reason: 'thrower' },
      { from: 'S', to: 'N', amount: 50, reason: 'winner' },
      { from: 'W', to: 'N', amount: 50, reason: 'winner' },
    ]);
  });
  it.each(DECK)('%s: each opponent pays the same', (variant) => {
    expect(settle(variant, onDiscard).net).toEqual({ E: -50, S: -50, W: -50, N: 150 });
  });
  it.each(AMERICAN)('%s: losers settle nothing, East pays single, the deal passes to the right', (variant) => {
    const { net, next } = settle(variant, { winner: 'E', american: { value: 50, by: 'wall', jokerless: false } });
    expect(net).toEqual({ E: 300, S: -100, W: -100, N: -100 });
    expect(next).toMatchObject({ east: 'S', dealer: 'passes' });
  });
  it.each(AMERICAN)('%s: wall game: nobody pays, the deal passes', (variant) => {
    const { payments, next } = settle(variant, { winner: null });
    expect(payments).toEqual([]);
    expect(next).toMatchObject({ east: 'S' });
  });
  it('beginner: the value may be left out; another than 50 is settle.contradiction', () => {
    expect(settle(BEGINNER, { winner: 'N', american: { by: 'discard' } }).net.N).toBe(150);
    expect(settleOperation(SETTLES[LEAGUE]!)({ winner: 'N' }, env)).toMatchObject({
      problems: [
        {
          code: 'settle.contradiction',
          detail: 'Say what the winning hand is worth and how it went out: "american": { "value": 25, "by": "wall" }.',
        },
      ],
    });
    expect(refused(BEGINNER, { winner: 'N', american: { value: 30, by: 'discard' } })).toEqual([
      'settle.contradiction',
    ]);
  });
  it('league: a discard without a discarder, a drawn tile with one: settle.contradiction', () => {
    expect(refused(LEAGUE, { winner: 'N', american: { value: 30, by: 'discard' } })).toEqual(['settle.contradiction']);
    expect(refused(LEAGUE, { winner: 'N', discarder: 'E', american: { value: 30, by: 'wall' } })).toEqual([
      'settle.contradiction',
    ]);
  });
  it.each(AMERICAN)('%s: complete as dealt by another than East: settle.contradiction', (variant) => {
    const dealt = { value: 50, by: 'deal' } as const;
    expect(refused(variant, { winner: 'N', american: dealt })).toEqual(['settle.contradiction']);
    expect(refused(variant, { winner: 'E', american: dealt })).toEqual([]);
  });
  it('league: jokers are counted over all hands: tile.copies', () => {
    const seats = {
      E: { hand: { concealed: '123456789C JJJ 1D' } },
      S: { hand: { concealed: '123456789D JJJ 1C' } },
      N: { hand: { concealed: '22B JJ 4444B 6666B 8B' }, win: { tile: '8B', by: 'discard' } },
    } as const;
    const request = { winner: 'N', discarder: 'E', card } as const;
    expect(refused(LEAGUE, { ...request, seats })).toEqual([]);
    const one = { W: { hand: { concealed: 'J EEEE SSSS WWWW' } } } as const;
    expect(refused(LEAGUE, { ...request, seats: { ...seats, ...one } })).toEqual(['tile.copies']);
  });
  it('american settlements sum to zero, whatever is paid', () => {
    const seat = fc.constantFrom('E', 'S', 'W', 'N');
    const asked = fc.record({
      variant: fc.constantFrom(...AMERICAN),
      winner: fc.option(seat),
      discarder: seat,
      by: fc.constantFrom('discard', 'wall', 'joker-exchange'),
      value: fc.integer({ min: 1, max: 10_000 }),
      jokerless: fc.boolean(),
      misnamed: fc.boolean(),
      bettor: fc.constantFrom('none', 'E', 'S', 'W', 'N', 'wall-game'),
      pie: fc.option(fc.nat(500)),
      factor: fc.integer({ min: 1, max: 10 }),
      who: fc.constantFrom('thrower', 'all'),
      before: fc.record({ E: fc.integer({ min: -900, max: 900 }), N: fc.nat(300) }),
      penalty: fc.record({ from: seat, to: seat, amount: fc.nat(99) }),
    });
    let paid = 0;
    fc.assert(
      fc.property(asked, ({ variant, winner, discarder, by, value, jokerless, misnamed, before, penalty, ...rest }) => {
        const thrown = winner !== null && by === 'discard' && discarder !== winner;
        const { bettor, pie, factor, who } = rest;
        const { net, payments } = settle(variant, {
          winner,
          ...(thrown ? { discarder } : {}),
          ...(winner === null
            ? {}
            : {
                american: {
                  value: variant === BEGINNER ? 50 : value,
                  by: thrown ? by : 'wall',
                  jokerless,
                  misnamed: misnamed && thrown,
                },
              }),
          before,
          penalties: penalty.from === penalty.to ? [] : [{ ...penalty, reason: 'x' }],
          options: variant === LEAGUE ? { bettor, pie, house: [{ id: 'h', label: 'H', factor, who }] } : {},
        });
        paid += payments.length;
        expect(Object.values(net).reduce((sum, n) => sum + n, 0)).toBe(0);
        const sums: Record<string, number> = {};
        for (const { from, to, amount } of payments) {
          expect(amount).toBeGreaterThan(0);
          sums[from] = (sums[from] ?? 0) - amount;
          sums[to] = (sums[to] ?? 0) + amount;
        }
        for (const [party, n] of Object.entries(net)) expect(n).toBe(sums[party] ?? 0);
      }),
      { numRuns: 500 },
    );
    expect(paid).toBeGreaterThan(500);
  });
  it('league: misnamed, then won on: the misnamer alone pays four times the value', () => {
    const american = { ...onDiscard.american, misnamed: true };
    expect(settle(LEAGUE, { ...onDiscard, american }).payments).toEqual([
      { from: 'E', to: 'N', amount: 200, reason: 'misnamed' },
    ]);
  });
  it('a winning hand is scored on the way; what is told must agree', () => {
    const seats = {
      N: { hand: { concealed: '2222B 4444B 6666B 8B' }, win: { tile: '8B', by: 'discard' } },
    } as const;
    const answer = settle(LEAGUE, { winner: 'N', discarder: 'E', seats, card });
    expect(answer.seats.N).toMatchObject({ score: 30, sheet: { variant: LEAGUE } });
    expect(answer.net).toEqual({ E: -120, S: -60, W: -60, N: 240 });
    expect(refused(LEAGUE, { ...onDiscard, seats, card })).toContain('settle.contradiction');
  });
  it.each(AMERICAN)('%s: a plain score of the winner must agree with the value paid', (variant) => {
    const american = { value: 50, by: 'wall' } as const;
    expect(refused(variant, { winner: 'N', american, seats: { N: { score: 40 } } })).toEqual(['settle.contradiction']);
    expect(settle(variant, { winner: 'N', american, seats: { N: { score: 50 } } }).net.N).toBeGreaterThan(0);
  });
  it.each(AMERICAN)('%s: a plain score of a loser counts for nothing, and a warning says so', (variant) => {
    const american = { value: 50, by: 'wall' } as const;
    const seats = { E: { score: 0 }, S: { score: 8 } };
    expect(settle(variant, { winner: 'N', american, seats }).warnings).toMatchObject([
      { code: 'score.ignored', pointer: '/seats/S/score' },
    ]);
  });
  it.each(DECK)('%s: a penalty without an amount is settle.contradiction', (variant) => {
    const penalties = [{ from: 'S', to: 'W', reason: 'false-challenge' }] as const;
    expect(refused(variant, { winner: null, penalties: [...penalties] })).toEqual(['settle.contradiction']);
  });
  it('option challengePenalty: what a false accusation costs where no amount is sent', () => {
    const penalties = [{ from: 'S', to: 'W', reason: 'false-challenge' }] as const;
    expect(settle(LEAGUE, { winner: null, penalties }).net).toEqual({ E: 0, S: -50, W: 50, N: 0 });
    expect(settle(LEAGUE, { winner: null, penalties, options: { challengePenalty: 25 } }).net.S).toBe(-25);
  });
  it('option pie: the most a player can lose, applied last', () => {
    const before = { E: -280, S: 100, W: 100, N: 80 };
    const { net } = settle(LEAGUE, { winner: 'N', american: { value: 50, by: 'wall' }, before, options: { pie: 300 } });
    expect(net).toEqual({ E: -20, S: -100, W: -100, N: 220 });
  });
  it('option bettor: gains or pays what the backed seat does', () => {
    const bet = (bettor: string) => settle(LEAGUE, { ...onDiscard, options: { bettor } }).net;
    expect(bet('N')).toEqual({ E: -200, S: -100, W: -100, N: 200, bettor: 200 });
    expect(bet('E')).toEqual({ E: -100, S: -50, W: -50, N: 300, bettor: -100 });
    expect(bet('wall-game').bettor).toBe(0);
    expect(settle(LEAGUE, { ...onDiscard, options: { bettor: 'E' } }).summary).toContain('and the bettor loses 100.');
    const wallGame = settle(LEAGUE, { winner: null, options: { bettor: 'wall-game' } });
    expect(wallGame.net).toEqual({ E: -25, S: -25, W: -25, N: -25, bettor: 100 });
  });
  it('option house: factors multiply, those of the thrower only the discarder', () => {
    const house = [
      { id: 'hot', label: 'Hot wall', factor: 2, who: 'thrower' },
      { id: 'two-exposed', label: 'Two exposures', factor: 3, who: 'all' },
    ];
    expect(settle(LEAGUE, { ...onDiscard, options: { house } }).net).toEqual({ E: -600, S: -150, W: -150, N: 900 });
    const american = { ...onDiscard.american, misnamed: true };
    expect(settle(LEAGUE, { ...onDiscard, american, options: { house } }).net.E).toBe(-200);
    expect(settle(LEAGUE, { ...onDiscard, options: { house } }).options.house).toEqual(house);
    expect(settle(LEAGUE, onDiscard).options.house).toBeNull();
  });
});
