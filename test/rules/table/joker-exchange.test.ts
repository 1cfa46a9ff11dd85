import { describe, expect, it } from 'vitest';
import type { ExchangeStage, JokerExchangeAnswer, JokerExchangeRequest } from '../../../schemas/joker-exchange.js';
import { jokerExchangeOperation } from '../../../src/rules/table/joker-exchange.js';
import { answerErrors } from './answers.js';
import { env, TABLES } from './sheets.js';

type American = 'american-league' | 'american-deck-beginner' | 'american-deck-advanced';
const DECKS = ['american-deck-beginner', 'american-deck-advanced'] as const;
const GAMES: readonly American[] = ['american-league', ...DECKS];

const run = (id: American, request: JokerExchangeRequest) =>
  jokerExchangeOperation(TABLES[id].sheet, TABLES[id].rules.exchange!)(request, env);

const judge = (id: American, changes: Partial<JokerExchangeRequest> = {}): JokerExchangeAnswer => {
  const outcome = run(id, exchange(changes));
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  expect(answerErrors('joker-exchange', outcome.value)).toEqual([]);
  return outcome.value;
};

const ruling = (id: American, changes: Partial<JokerExchangeRequest> = {}): string =>
  judge(id, changes).code ?? 'allowed';

/** South holds an 8D, West has exposed 8D 8D 8D J, and it is South's turn. */
const exchange = (changes: Partial<JokerExchangeRequest> = {}): JokerExchangeRequest => ({
  seat: 'S',
  turn: { seat: 'S', stage: 'drawn' },
  tile: '8D',
  hand: { concealed: '8D 123456789B EE R' },
  set: { seat: 'W', tiles: '888D J' },
  ...changes,
});
const at = (seat: 'S' | 'W' | 'N', stage: ExchangeStage) => ({ turn: { seat, stage } as const });

describe('joker exchange: own turn', () => {
  it.each(GAMES)('%s: after drawing, and after completing an exposure', (id) => {
    expect(ruling(id, at('S', 'drawn'))).toBe('allowed');
    expect(ruling(id, at('S', 'exposed'))).toBe('allowed');
  });

  it.each(GAMES)('%s exchange.before_draw: before drawing, and while the own set is being laid down', (id) => {
    expect(ruling(id, at('S', 'before-draw'))).toBe('exchange.before_draw');
    expect(ruling(id, at('S', 'exposing'))).toBe('exchange.before_draw');
  });

  it('league: exchanging first to get the joker for the call is a dead hand; not so in the deck games', () => {
    expect(judge('american-league', at('S', 'exposing')).dead).toBe('dead.early_exchange');
    for (const id of DECKS) expect(judge(id, at('S', 'exposing'))).not.toHaveProperty('dead');
  });

  it('the set and the standing tiles afterwards', () => {
    const answer = judge('american-league');
    expect(answer.set).toEqual(['8D', '8D', '8D', '8D']);
    expect(answer.concealed?.at(-1)).toBe('J');
    expect(answer.concealed).not.toContain('8D');
    expect(answer.concealed).toHaveLength(13);
    expect(answer.summary).toContain('self-drawn');
  });
});

describe('joker exchange: out of turn', () => {
  it('league exchange.not_turn: never', () => {
    for (const stage of ['before-draw', 'drawn', 'exposing', 'exposed'] as const) {
      expect(ruling('american-league', at('W', stage))).toBe('exchange.not_turn');
    }
  });

  it.each(DECKS)('%s: at the moment the set is exposed, only that set', (id) => {
    expect(ruling(id, at('W', 'exposing'))).toBe('allowed');
    for (const stage of ['before-draw', 'drawn', 'exposed'] as const)
      expect(ruling(id, at('W', stage))).toBe('exchange.not_turn');
    expect(ruling(id, at('N', 'exposing'))).toBe('exchange.not_turn');
  });

  it.each(DECKS)('%s exchange.beaten_by_turn_order: nearest after the exposing player', (id) => {
    // West exposes: North, East, South follow in turn.
    expect(ruling(id, { ...at('W', 'exposing'), wanted: ['N'] })).toBe('exchange.beaten_by_turn_order');
    expect(ruling(id, { ...at('W', 'exposing'), wanted: ['E', 'W'] })).toBe('exchange.beaten_by_turn_order');
    expect(ruling(id, { ...at('W', 'exposing'), wanted: ['S', 'W'] })).toBe('allowed');
    expect(ruling(id, { seat: 'N', ...at('W', 'exposing'), wanted: ['E', 'S'] })).toBe('allowed');
  });
});

describe('joker exchange: whose set', () => {
  const own = { set: { seat: 'S', tiles: '888D J' } as const };

  it('league: any rack, the own included', () => {
    expect(ruling('american-league', own)).toBe('allowed');
    for (const seat of ['E', 'W', 'N'] as const)
      expect(ruling('american-league', { set: { seat, tiles: '888D J' } })).toBe('allowed');
  });

  it.each(DECKS)("%s exchange.own_set: another player's set only (option ownExposure)", (id) => {
    expect(ruling(id, own)).toBe('exchange.own_set');
    expect(ruling(id, { ...own, options: { ownExposure: true } })).toBe('allowed');
  });

  it.each(GAMES)('%s exchange.dead_set', (id) => {
    expect(ruling(id, { set: { seat: 'W', tiles: '888D J', dead: true } })).toBe('exchange.dead_set');
  });

  it('the own set among the sets of the hand counts once', () => {
    const hand = { concealed: '8D 123456789B', melds: ['888D J'] };
    expect(ruling('american-league', { hand, ...own })).toBe('allowed');
  });
});

describe('joker exchange: the tiles', () => {
  it.each(GAMES)('%s exchange.wrong_tile: not the tile that the joker stands for', (id) => {
    expect(ruling(id, { tile: '1B' })).toBe('exchange.wrong_tile');
    expect(ruling(id, { tile: 'J' })).toBe('exchange.wrong_tile');
  });

  it('a wrong tile laid down in the league is a dead hand', () => {
    expect(judge('american-league', { tile: '1B' }).dead).toBe('dead.wrong_exchange');
  });

  it.each(GAMES)('%s exchange.no_joker', (id) => {
    expect(ruling(id, { set: { seat: 'W', tiles: '7777D' }, tile: '7D' })).toBe('exchange.no_joker');
  });

  it.each(GAMES)('%s exchange.not_held', (id) => {
    expect(ruling(id, { hand: { concealed: '123456789B EE RR' } })).toBe('exchange.not_held');
  });

  it('in a group where flowers are wild the joker stands for the other kind', () => {
    const set = { seat: 'W', tiles: '88D FF J' } as const;
    expect(ruling('american-league', { set })).toBe('allowed');
    expect(ruling('american-league', { set, tile: 'F', hand: { concealed: 'F' } })).toBe('exchange.wrong_tile');
    expect(ruling('american-league', { set: { seat: 'W', tiles: 'FF J' }, tile: 'F', hand: { concealed: 'F' } })).toBe(
      'allowed',
    );
  });

  it('several times a turn: the set of the answer can be asked about again', () => {
    const first = judge('american-league', {
      hand: { concealed: '88D 12345678B EE R' },
      set: { seat: 'W', tiles: '88D JJ' },
    });
    const second = judge('american-league', {
      hand: { concealed: first.concealed! },
      set: { seat: 'W', tiles: first.set! },
    });
    expect(second.set).toEqual(['8D', '8D', '8D', '8D']);
    expect(second.concealed?.filter((tile) => tile === 'J')).toHaveLength(2);
  });
});

describe('joker exchange: problems of the request', () => {
  const codes = (id: American, changes: Partial<JokerExchangeRequest>): string[] => {
    const outcome = run(id, exchange(changes));
    return outcome.ok ? [] : outcome.problems.map((problem) => `${problem.code} ${problem.pointer}`);
  };

  it('meld.invalid: no set, no natural tile, a size that the game does not have', () => {
    const set = (tiles: string) => ({ set: { seat: 'W', tiles } as const });
    expect(codes('american-league', set('8D 7D J'))).toEqual(['meld.invalid /set/tiles']);
    expect(codes('american-league', set('JJJ'))).toEqual(['meld.invalid /set/tiles']);
    expect(codes('american-league', set('8D J'))).toEqual(['meld.invalid /set/tiles']);
    expect(codes('american-deck-beginner', set('88D J'))).toEqual(['meld.invalid /set/tiles']);
    expect(codes('american-deck-advanced', set('888D JJJ'))).toEqual(['meld.invalid /set/tiles']);
  });

  it('tile.unknown and tile.copies', () => {
    expect(codes('american-league', { tile: 'blank' })).toEqual(['tile.unknown /tile']);
    expect(codes('american-league', { hand: { concealed: '8888D 1B' } })[0]).toMatch(/^tile\.copies/);
  });

  it('tile.ambiguous and tile.unknown in the hand, its sets, its flowers and the set', () => {
    const set = { seat: 'W', tiles: '888D Q' } as const;
    expect(codes('american-league', { tile: '5S' })).toEqual(['tile.ambiguous /tile']);
    expect(codes('american-league', { hand: { concealed: '8D Q' } })).toEqual(['tile.unknown /hand/concealed']);
    expect(codes('american-league', { hand: { concealed: '8D', bonus: 'Q' } })).toEqual(['tile.unknown /hand/bonus']);
    expect(codes('american-league', { hand: { concealed: '8D', melds: ['111B', '1Q'] } })[0]).toMatch(
      /^tile\.unknown \/hand\/melds\/1/,
    );
    expect(codes('american-league', { set })).toEqual(['tile.unknown /set/tiles']);
  });
});

describe('joker exchange: the first code that applies', () => {
  const dead = { set: { seat: 'W', tiles: '888D J', dead: true } } as const;
  const rows: readonly [first: string, second: string, id: American, changes: Partial<JokerExchangeRequest>][] = [
    ['exchange.not_turn', 'exchange.wrong_tile', 'american-league', { ...at('W', 'drawn'), tile: '1B' }],
    ['exchange.before_draw', 'exchange.wrong_tile', 'american-league', { ...at('S', 'before-draw'), tile: '1B' }],
    ['exchange.wrong_tile', 'exchange.no_joker', 'american-league', { set: { seat: 'W', tiles: '7777D' } }],
    ['exchange.wrong_tile', 'exchange.not_held', 'american-league', { tile: '9D' }],
    [
      'exchange.no_joker',
      'exchange.not_held',
      'american-league',
      { set: { seat: 'W', tiles: '7777D' }, tile: '7D', hand: { concealed: '1B' } },
    ],
    ['exchange.not_held', 'exchange.dead_set', 'american-league', { ...dead, hand: { concealed: '1B' } }],
    [
      'exchange.dead_set',
      'exchange.own_set',
      'american-deck-beginner',
      { set: { seat: 'S', tiles: '888D J', dead: true } },
    ],
    [
      'exchange.dead_set',
      'exchange.beaten_by_turn_order',
      'american-deck-beginner',
      { ...dead, ...at('W', 'exposing'), wanted: ['N'] },
    ],
  ];
  it.each(rows)('%s before %s (%s)', (first, _, id, changes) => {
    expect(ruling(id, changes)).toBe(first);
  });

  it('a dead hand comes of what was done too early or wrongly, of nothing else', () => {
    for (const [first, , , changes] of rows) {
      const dies = { 'exchange.before_draw': 'dead.early_exchange', 'exchange.wrong_tile': 'dead.wrong_exchange' }[
        first
      ];
      if (ruling('american-league', changes) === first) expect(judge('american-league', changes).dead).toBe(dies);
      for (const id of DECKS) expect(judge(id, changes)).not.toHaveProperty('dead');
    }
  });

  it('exchange.beaten_by_turn_order names the nearest of several', () => {
    for (const wanted of [
      ['E', 'N'],
      ['N', 'E'],
      ['N', 'W'],
    ] as const) {
      const { detail } = judge('american-deck-beginner', { ...at('W', 'exposing'), wanted: [...wanted] });
      expect(detail).toBe('North comes first in turn order after West.');
    }
  });
});

it('the summary of a joker exchange says what was done, or why it is not allowed and what comes of it', () => {
  expect(judge('american-league').summary).toBe(
    'South lays down the 8 of dots and takes the joker. A win with it counts as self-drawn.',
  );
  const refused = judge('american-deck-beginner', at('S', 'before-draw'));
  expect(refused.summary).toBe(`Not allowed: ${refused.detail}`);
  const dead = judge('american-league', at('S', 'exposing'));
  expect(dead.summary).toBe(`Not allowed: ${dead.detail} If it was done, the hand is dead.`);
});
