import { describe, expect, it } from 'vitest';
import type { AmericanScoreAnswer } from '../../../schemas/american.js';
import type { HandRequest } from '../../../schemas/hand.js';
import { americanPayments, pricesOf } from '../../../src/rules/american/payments.js';
import type { AmericanRules } from '../../../src/rules/american/rules.js';
import { scoreOperation } from '../../../src/rules/american/score.js';
import type { Env } from '../../../src/rules/answer.js';
import { deckAdvancedRules } from '../../../src/rules/variants/american-deck-advanced/rules.js';
import { deckBeginnerRules } from '../../../src/rules/variants/american-deck-beginner/rules.js';
import { leagueRules } from '../../../src/rules/variants/american-league/rules.js';
import { cardOf } from './american-support.js';

const env: Env = { findCard: () => undefined, cardCache: new Map() };
const card = cardOf([
  { value: { exposed: 30, concealed: 40 }, pattern: '2B*4 5B*4 8B*4 F*2' },
  { value: 35, pattern: '2B*4! 5B*4! 8B*4 F*2', jokerlessBonus: false },
  { value: 25, pattern: 'E*4 W*4 N*4 F*2' },
]);
const score = (request: HandRequest, rules: AmericanRules = leagueRules, alternatives?: number) =>
  scoreOperation(rules)(
    rules === leagueRules ? { card, ...request } : request,
    env,
    alternatives === undefined ? {} : { alternatives },
  );
const scored = (request: HandRequest, rules?: AmericanRules): AmericanScoreAnswer => {
  const outcome = score(request, rules);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
};
const refused = (request: HandRequest, rules?: AmericanRules): string[] => {
  const outcome = score(request, rules);
  return outcome.ok ? [] : outcome.problems.map(({ code }) => code);
};

const WINDS = { concealed: 'EEEE WWWW NNN FF' };
const JOKER_WINDS = { concealed: 'EEEJ WWWW NNN FF' };

describe('a joker as the winning tile', () => {
  const hand = { concealed: '2222B 888C FFF PPP' };
  const scored = (by: string) => scoreOperation(leagueRules)({ hand, win: { tile: 'J', by } } as never, env);
  it.each(['discard', 'joker-exchange'])('%s: never, win.contradiction', (by) => {
    const outcome = scored(by);
    expect(outcome.ok ? [] : outcome.problems).toMatchObject([
      { code: 'win.contradiction', pointer: '/win/tile', facts: ['tile', by] },
    ]);
  });
  it('wall: drawn like any tile', () => {
    expect(scored('wall')).toMatchObject({ ok: true, value: { score: { value: 30, jokerless: false, other: 60 } } });
  });
});

describe('what a league win pays', () => {
  const rows = [
    ['a discard', JOKER_WINDS, { tile: 'N', by: 'discard' }, { thrower: 50, other: 25, total: 100 }],
    ['drawn', JOKER_WINDS, { tile: 'N', by: 'wall' }, { other: 50, total: 150 }],
    [
      'by joker exchange, which counts as drawn',
      JOKER_WINDS,
      { tile: '5D', by: 'joker-exchange' },
      { other: 50, total: 150 },
    ],
    [
      'jokerless on a discard',
      WINDS,
      { tile: 'N', by: 'discard', jokerlessDeclared: true },
      { thrower: 100, other: 50, total: 200 },
    ],
    ['jokerless and drawn', WINDS, { tile: 'N', by: 'wall', jokerlessDeclared: true }, { other: 100, total: 300 }],
    ['jokerless but not said', WINDS, { tile: 'N', by: 'wall', jokerlessDeclared: false }, { other: 50, total: 150 }],
    [
      'complete on the deal',
      { concealed: 'EEEE WWWW NNNN FF' },
      { by: 'deal', jokerlessDeclared: true },
      { other: 100, total: 300 },
    ],
  ] as const;
  it.each(rows)('%s', (_, hand, win, prices) => {
    const { score: result, outcome } = scored({ hand, win });
    expect(outcome).toBe('win');
    expect({
      other: result.other,
      total: result.total,
      ...(result.thrower === undefined ? {} : { thrower: result.thrower }),
    }).toEqual(prices);
  });

  it('takes "jokerless" for said, and says so with both totals', () => {
    const { assumptions } = scored({ hand: WINDS, win: { tile: 'N', by: 'discard' } });
    expect(assumptions).toMatchObject([
      {
        id: 'jokerless-declared',
        totals: [
          { value: 'true', total: 200 },
          { value: 'false', total: 100 },
        ],
      },
    ]);
  });

  it('pays no bonus where the line switches it off', () => {
    const hand = { concealed: '2222B 5555B 888B FF' };
    const win = { tile: '8B', by: 'wall', jokerlessDeclared: true };
    const { score: result } = scored({ hand, win, announced: 'L2' });
    expect(result).toMatchObject({ value: 35, jokerless: true, jokerlessCounts: false, other: 70 });
  });

  it('pays the concealed price if nothing was exposed, also on a claimed tile', () => {
    const win = { tile: '8B', by: 'discard' };
    expect(scored({ hand: { concealed: '222B J 555B J 888B FF' }, win }).score.value).toBe(40);
    expect(scored({ hand: { concealed: '555B J 888B FF', melds: ['222B J'] }, win }).score.value).toBe(30);
  });
});

describe('the line that counts', () => {
  const hand = { concealed: '2222B 5555B 888B FF' };
  const win = { tile: '8B', by: 'wall', jokerlessDeclared: true };

  it('is the one that pays most', () => {
    const answer = scored({ hand, win });
    expect(answer.line).toEqual({ id: 'L1', section: 's', value: 40, mode: 'exposed', binding: {} });
    expect(answer.alternatives.map(({ id }) => id)).toEqual(['L2']);
    expect(answer.announced).toBe(false);
  });

  it('is the one that pays most, not the one of the highest value', () => {
    const pattern = '2B*4 5B*4 8B*4 F*2';
    const winner = (dear: number, more: object = {}, tiles = hand.concealed) => {
      const lines = [{ value: dear, jokerlessBonus: false, pattern }, { pattern }, { pattern }];
      const { line, alternatives, warnings } = scored({
        hand: { concealed: tiles },
        win: { ...win, ...more },
        card: cardOf(lines),
      });
      expect(warnings).toEqual([]);
      return [line!.id, ...alternatives.map(({ id }) => id)];
    };
    // Jokerless, lines of 25 pay as much as one of 50 without the bonus; the better value decides, then the card.
    expect(winner(49)).toEqual(['L2', 'L3', 'L1']);
    expect(winner(50)).toEqual(['L1', 'L2', 'L3']);
    expect(winner(51)).toEqual(['L1', 'L2', 'L3']);
    expect(winner(49, { jokerlessDeclared: false })).toEqual(['L1', 'L2', 'L3']);
    // With a joker a line of the same value that has the bonus comes first.
    const joker = { by: 'discard', jokerlessDeclared: undefined };
    expect(winner(26, joker, '222B J 5555B 888B FF')).toEqual(['L1', 'L2', 'L3']);
    expect(winner(25, joker, '222B J 5555B 888B FF')).toEqual(['L2', 'L3', 'L1']);
    expect(winner(24, joker, '222B J 5555B 888B FF')).toEqual(['L2', 'L3', 'L1']);
  });

  it('is the announced one if the hand fits it, with a warning that another is worth more', () => {
    const answer = scored({ hand, win, announced: 'L2' });
    expect(answer.line!.id).toBe('L2');
    expect(answer.announced).toBe(true);
    expect(answer.warnings.map(({ code }) => code)).toEqual(['line.better']);
    expect(scored({ hand, win, announced: 'L1' }).warnings).toEqual([]);
  });

  it('is refused where the hand does not fit it', () => {
    expect(refused({ hand, win, announced: 'L3' })).toEqual(['line.not_matched']);
    expect(refused({ hand, win, announced: 'no-such-line' })).toEqual(['line.not_matched']);
  });

  it('shows its groups with naturals and jokers', () => {
    const answer = scored({
      hand: { concealed: '22B JJ 888B FF', melds: ['555B J'] },
      win: { tile: '8B', by: 'wall' },
    });
    expect(answer.groups).toEqual([
      { tile: '2B', count: 4, naturals: 2, jokers: 2, exposed: false },
      { tile: '5B', count: 4, naturals: 3, jokers: 1, exposed: true },
      { tile: '8B', count: 4, naturals: 4, jokers: 0, exposed: false },
      { tile: 'F', count: 2, naturals: 2, jokers: 0, exposed: false },
    ]);
  });
});

describe('hands that cannot be scored', () => {
  it('no line: with what the nearest lacks', () => {
    const outcome = score({ hand: { concealed: '2222B 5555B 888B FF' }, win: { tile: 'N', by: 'wall' } });
    expect(outcome).toMatchObject({
      ok: false,
      problems: [{ code: 'hand.not_winning', distance: 1, missing: ['8B'], line: 'L1' }],
    });
  });
  it('exposed sets that no line has', () => {
    expect(refused({ hand: { concealed: '2222B 555B FFN', melds: ['888D'] }, win: { tile: 'N', by: 'wall' } })).toEqual(
      ['hand.not_winning'],
    );
  });
  it('14 tiles and no word on how', () => {
    expect(refused({ hand: { concealed: '2222B 5555B 8888B FF' } })).toEqual(['win.missing']);
  });
  it('a card with problems, a card that is not there', () => {
    const hand = { concealed: '2222B 5555B 8888B FF' };
    expect(refused({ hand, card: cardOf([{ pattern: 'F*2' }]) })).toEqual(['card.total_not_14']);
    expect(refused({ hand, card: 'nowhere' })).toEqual(['card.not_found']);
    expect(score({ hand, card: 'nowhere' })).toMatchObject({
      problems: [
        { detail: 'No card "nowhere" is at hand. Send the card itself, or the id of a known one, such as "practice".' },
      ],
    });
  });
  it('options that do not exist', () => {
    expect(refused({ hand: WINDS, options: { pairsJokerlessExempt: true } })).toEqual(['options.invalid']);
  });
});

describe('hands that score nothing', () => {
  it('a loser and a dead hand', () => {
    expect(scored({ hand: WINDS })).toMatchObject({ outcome: 'no-win', score: { total: 0 } });
    expect(scored({ hand: WINDS, dead: true })).toMatchObject({ outcome: 'dead', score: { total: 0 } });
  });
});

describe('what a deck win pays', () => {
  const hand = { concealed: '9999C GGG J 77D', melds: ['888D J'] };
  it('every opponent the same; drawn doubles, no joker doubles', () => {
    expect(scored({ hand, win: { tile: '9C', by: 'discard' } }, deckBeginnerRules).score).toMatchObject({
      thrower: 50,
      other: 50,
      total: 150,
    });
    expect(scored({ hand, win: { tile: '9C', by: 'wall' } }, deckBeginnerRules).score).toMatchObject({
      other: 100,
      total: 300,
    });
    const bare = { concealed: '9999C GGGG 8888D 7D' };
    expect(scored({ hand: bare, win: { tile: '7D', by: 'discard' } }, deckBeginnerRules).score.other).toBe(100);
    expect(scored({ hand: bare, win: { tile: '7D', by: 'wall' } }, deckBeginnerRules).score.other).toBe(200);
  });
  it('no joker need not be said', () => {
    const bare = { concealed: '9999C GGGG 8888D 7D' };
    const answer = scored({ hand: bare, win: { tile: '7D', by: 'wall', jokerlessDeclared: false } }, deckBeginnerRules);
    expect(answer.score.other).toBe(200);
    expect(answer.warnings.map(({ code }) => code)).toEqual(['jokerless_declared.ignored']);
  });
  it('pairs are always jokerless: 100, drawn 200', () => {
    const pairs = { concealed: 'FF 11B 33B 99B 11C 77D 5D' };
    expect(scored({ hand: pairs, win: { tile: '5D', by: 'discard' } }, deckAdvancedRules).score.other).toBe(100);
    expect(scored({ hand: pairs, win: { tile: '5D', by: 'wall' } }, deckAdvancedRules).score.other).toBe(200);
  });
  it('of several lines the highest value', () => {
    const kongs = { concealed: '2222B 444B J 8888B GG' };
    const answer = scored({ hand: kongs, win: { tile: 'G', by: 'wall' } }, deckAdvancedRules);
    expect(answer.line!.id).toBe('even-kongs');
    expect(answer.alternatives.map(({ id }) => id)).toEqual(['like-numbers']);
  });
  it('names the rulings that are ours', () => {
    const ids = (request: HandRequest) => scored(request, deckBeginnerRules).assumptions.map(({ id }) => id);
    expect(ids({ hand, win: { tile: '9C', by: 'joker-exchange' } })).toEqual([
      'natural-in-every-group',
      'exchange-is-drawn',
    ]);
    expect(ids({ hand: { concealed: '9999C GGGG 8888D 77D' }, win: { by: 'deal' } })).toEqual([
      'seat',
      'deal-is-drawn',
    ]);
  });
  it('a card sent to a game with a card of its own is not used', () => {
    const answer = scored({ hand, card: 'practice', win: { tile: '9C', by: 'wall' } }, deckBeginnerRules);
    expect(answer.card.id).toBe('deck-beginner');
    expect(answer.warnings.map(({ code }) => code)).toEqual(['card.ignored']);
  });
});

describe('payments', () => {
  const seats = ['E', 'S', 'W', 'N'] as const;
  const base = {
    value: 30,
    by: 'discard',
    jokerless: false,
    misnamed: false,
    winner: 'N',
    discarder: 'E',
    seats,
  } as const;
  const amounts = (win: object, rules = leagueRules.payments) =>
    americanPayments(rules, { ...base, ...win }).map(({ from, amount }) => `${from} ${amount}`);

  it('league, every row of the table', () => {
    expect(amounts({})).toEqual(['E 60', 'S 30', 'W 30']);
    expect(amounts({ by: 'wall', discarder: null })).toEqual(['E 60', 'S 60', 'W 60']);
    expect(amounts({ by: 'deal', discarder: null })).toEqual(['E 60', 'S 60', 'W 60']);
    expect(amounts({ jokerless: true })).toEqual(['E 120', 'S 60', 'W 60']);
    expect(amounts({ jokerless: true, by: 'wall', discarder: null })).toEqual(['E 120', 'S 120', 'W 120']);
    expect(amounts({ misnamed: true })).toEqual(['E 120']);
    expect(amounts({ misnamed: true, jokerless: true })).toEqual(['E 120']);
    expect(amounts({ winner: null })).toEqual([]);
  });
  it('deck games: the same from each, the discarder pays no extra', () => {
    const rules = deckAdvancedRules.payments;
    expect(amounts({}, rules)).toEqual(['E 30', 'S 30', 'W 30']);
    expect(amounts({ by: 'wall', discarder: null, jokerless: true }, rules)).toEqual(['E 120', 'S 120', 'W 120']);
    expect(amounts({ misnamed: true }, rules)).toEqual(['E 30', 'S 30', 'W 30']);
  });
  it('says why', () => {
    expect(americanPayments(leagueRules.payments, base).map(({ to, reason }) => `${to} ${reason}`)).toEqual([
      'N threw the winning tile',
      'N value of the hand',
      'N value of the hand',
    ]);
    expect(pricesOf(leagueRules.payments, { value: 25, by: 'discard', jokerless: false, misnamed: true })).toEqual({
      thrower: 100,
      other: 0,
    });
  });
});
