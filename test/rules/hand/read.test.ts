import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HandRequest } from '../../../schemas/hand.js';
import { canonicalHand, canonicalWin } from '../../../src/rules/hand/canonical.js';
import { resolveOptions } from '../../../src/rules/hand/options.js';
import { firstStage, readSituation } from '../../../src/rules/hand/read.js';
import type { HandRules } from '../../../src/rules/hand/rules.js';
import { kindOf, tokenOf, tokensOf } from '../../../src/rules/tiles/kinds.js';
import { runs } from '../../support/runs.js';
import { babcock, british, chinese, league } from './hand-rules.js';

const read = (request: HandRequest, rules: HandRules = british) =>
  readSituation(request, rules, resolveOptions(rules.options, request.options).options);
const codes = (request: HandRequest, rules?: HandRules) =>
  read(request, rules).problems.map(({ stage, problem }) => `${stage} ${problem.code} ${problem.pointer}`);
const situation = (request: HandRequest, rules?: HandRules) => {
  const result = read(request, rules);
  expect(result.problems).toEqual([]);
  return result.situation!;
};

/** Thirteen tiles waiting for 2D, one set laid down. */
const SIDE = { concealed: '999B 123B 456C 2D', melds: ['444D'] };
const FULL = { concealed: '999B 123B 456C 22D', melds: ['444D'] };
const WIN = { tile: '2D', by: 'discard' } as const;

describe('a hand', () => {
  it('with or without the winning tile is the same situation', () => {
    const without = situation({ hand: SIDE, win: WIN });
    const held = situation({ hand: FULL, win: WIN });
    expect(held).toEqual(without);
    expect(tokensOf(without.hand.concealed)).toEqual(['1B', '2B', '3B', '9B', '9B', '9B', '4C', '5C', '6C', '2D']);
    expect(without.hand.counts[kindOf('9B')!]).toBe(3);
    expect(without.win).toEqual({
      tile: kindOf('2D'),
      laidDown: null,
      by: 'discard',
      facts: [],
      jokerlessDeclared: null,
    });
    expect(without.holding14).toBe(false);
  });
  it('of a loser has 13 tiles, and may be told to hold 14', () => {
    expect(situation({ hand: SIDE })).toMatchObject({ win: null, holding14: false });
    const holding = situation({ hand: FULL });
    expect(holding).toMatchObject({ win: null, holding14: true });
    expect(holding.hand.concealed).toHaveLength(11);
  });
  it('every kong adds a tile', () => {
    const kong = { concealed: '123B 456C 2D', melds: ['444D', { tiles: 'EEEE', concealed: true }] };
    expect(situation({ hand: kong, win: WIN }).hand.melds.map(({ type }) => type)).toEqual(['pung', 'kong']);
    expect(codes({ hand: { ...kong, concealed: '123B 456C' }, win: WIN })).toEqual(['count hand.count /hand']);
  });
  it('seat, prevailing wind and players', () => {
    expect(situation({ hand: SIDE, seat: 'W', prevailingWind: 'S' })).toMatchObject({
      seat: 'W',
      prevailing: 'S',
      players: 4,
    });
    expect(situation({ hand: SIDE })).toMatchObject({ seat: null, prevailing: null });
    expect(situation({ hand: SIDE, table: { players: 2 } }).players).toBe(2);
  });
  it('a prevailing wind that the variant does not have is ignored, with a warning', () => {
    const { situation: seen, warnings } = read({ hand: SIDE, prevailingWind: 'E' }, babcock);
    expect(seen!.prevailing).toBeNull();
    expect(warnings).toMatchObject([{ code: 'prevailing_wind.ignored', pointer: '/prevailingWind' }]);
    expect(read({ hand: SIDE, prevailingWind: 'E' }, chinese).warnings).toEqual([]);
  });
  it('visible tiles are counted', () => {
    const { visible } = situation({ hand: SIDE, win: WIN, visible: 'SS 9B' });
    expect([visible[kindOf('S')!], visible[kindOf('9B')!], visible[kindOf('2D')!]]).toEqual([2, 1, 0]);
  });
  it('bonus tiles are in order; those sent among the standing tiles are laid out, with a warning', () => {
    expect(tokensOf(situation({ hand: { ...SIDE, bonus: '6F1F' } }).hand.bonus)).toEqual(['1F', '6F']);
    const { situation: seen, warnings } = read({ hand: { ...SIDE, concealed: `${SIDE.concealed} 8F`, bonus: '1F' } });
    expect(tokensOf(seen!.hand.bonus)).toEqual(['1F', '8F']);
    expect(warnings).toMatchObject([{ code: 'bonus.laid_out', pointer: '/hand/concealed' }]);
  });
  it('facts of a loser', () => {
    expect(situation({ hand: SIDE, facts: ['original-call'] }).facts).toEqual(['original-call']);
  });
});

describe('a flower without a number', () => {
  const problemOf = (rules: HandRules) => read({ hand: { ...SIDE, bonus: ['flower'] } }, rules).problems[0]?.problem;
  it('is none of a classical set, which numbers them', () => {
    expect(problemOf(british)).toMatchObject({
      code: 'tile.not_in_set',
      tile: 'F',
      suggestions: ['1F', '2F', '3F', '4F', '5F', '6F', '7F', '8F'],
    });
    expect(problemOf(chinese)?.suggestions).toBeUndefined();
  });
});

describe('a tile that an option brings into the set', () => {
  it('is refused with the option named', () => {
    const hintOf = (request: HandRequest, rules: HandRules) => read(request, rules).problems[0]?.problem.hint;
    expect(hintOf({ hand: { ...SIDE, bonus: '2F' } }, chinese)).toBe('With the option flowers the set has it.');
    expect(hintOf({ hand: { ...SIDE, bonus: '2F' } }, babcock)).toBeUndefined();
    expect(hintOf({ hand: { ...SIDE, bonus: '4F' }, table: { players: 3 } }, chinese)).toBeUndefined();
  });
});

describe('a dead hand', () => {
  it('skips the count and the win', () => {
    const request = {
      hand: { concealed: '1B', melds: ['444D'] },
      win: { by: 'discard', facts: ['last-tile'] },
      dead: true,
    };
    expect(situation(request)).toMatchObject({ dead: true, win: null });
  });
  it('tiles, sets and copies are still checked', () => {
    expect(codes({ hand: { concealed: 'EEEEE X', melds: ['12B'] }, dead: true })).toEqual([
      'tiles tile.unknown /hand/concealed',
      'sets meld.invalid /hand/melds/0',
      'membership tile.copies /hand/concealed',
    ]);
  });
});

describe('problems by stage', () => {
  it('every stage that can be reached is collected, the first is reported', () => {
    const request: HandRequest = {
      hand: { concealed: ['1B', 'x', '5S'], melds: ['ESW', '44D'], bonus: '1F1F' },
      seat: 'N',
      table: { players: 3 },
      win: { tile: 'zz', by: 'wall', facts: ['last-discard'] },
      visible: 'N ?',
    };
    expect(codes(request)).toEqual([
      'tiles tile.unknown /hand/concealed/1',
      'tiles tile.ambiguous /hand/concealed/2',
      'tiles tile.unknown /win/tile',
      'tiles tile.unknown /visible',
      'sets meld.invalid /hand/melds/0',
      'sets meld.invalid /hand/melds/1',
      'membership tile.not_in_set /visible',
      'membership tile.copies /hand/bonus',
      'facts win.contradiction /win/facts/0',
      'facts table.seat /seat',
    ]);
    const { problems, situation: seen, melds } = read(request);
    expect(firstStage(problems).map(({ code }) => code)).toEqual([
      'tile.unknown',
      'tile.ambiguous',
      'tile.unknown',
      'tile.unknown',
    ]);
    expect(seen).toBeNull();
    expect(melds).toEqual([null, null]);
  });
  it('no problem, no stage', () => expect(firstStage([])).toEqual([]));
  it('the situation stands where only membership, count or facts fail', () => {
    const { problems, situation: seen } = read({ hand: { concealed: 'EEEEE' }, seat: 'E' });
    expect(problems.map(({ stage }) => stage)).toEqual(['membership', 'count']);
    expect(seen).not.toBeNull();
  });
});

describe('tile.not_in_set', () => {
  it.each<[string, HandRequest, HandRules, string, string]>([
    [
      'a joker in a classical game',
      { hand: { ...SIDE, concealed: '999B 123B 456C J' } },
      babcock,
      '/hand/concealed',
      'J',
    ],
    ['a joker in a set', { hand: { concealed: SIDE.concealed, melds: ['44D J'] } }, british, '/hand/melds/0', 'J'],
    ['a joker as winning tile', { hand: SIDE, win: { tile: 'J', by: 'wall' } }, chinese, '/win/tile', 'J'],
    [
      'North with three players',
      { hand: SIDE, visible: ['S', 'N'], table: { players: 3 } },
      chinese,
      '/visible/1',
      'N',
    ],
    [
      'a set of North',
      { hand: { concealed: SIDE.concealed, melds: ['NNN'] }, table: { players: 3 } },
      chinese,
      '/hand/melds/0',
      'N',
    ],
    ['4F with three players', { hand: { ...SIDE, bonus: '4F' }, table: { players: 3 } }, british, '/hand/bonus', '4F'],
    ['bonus tiles in Babcock', { hand: { ...SIDE, bonus: ['1F'] } }, babcock, '/hand/bonus/0', '1F'],
    [
      'bonus tiles switched off',
      { hand: { ...SIDE, bonus: '1F' }, options: { flowers: false } },
      british,
      '/hand/bonus',
      '1F',
    ],
    ['the American flower', { hand: { ...SIDE, bonus: 'F' } }, british, '/hand/bonus', 'F'],
    ['a suit tile among bonus tiles', { hand: { ...SIDE, bonus: '1F E' } }, british, '/hand/bonus', 'E'],
    [
      'flowers laid out in an American game',
      { hand: { concealed: 'EEEWWWSSSNNNR', bonus: 'F' } },
      league,
      '/hand/bonus',
      'F',
    ],
  ])('%s', (_, request, rules, pointer, tile) => {
    const problems = firstStage(read(request, rules).problems);
    expect(problems).toMatchObject([{ code: 'tile.not_in_set', pointer, tile }]);
  });
  it('once for a string that holds several', () => {
    expect(codes({ hand: { ...SIDE, concealed: '999B 123B 4C JJJ' } }, babcock)).toEqual([
      'membership tile.not_in_set /hand/concealed',
    ]);
  });
});

describe('tile.copies', () => {
  it('over concealed tiles, sets, bonus, win and visible, with a pointer of every occurrence', () => {
    const request: HandRequest = {
      hand: { concealed: ['2D', '9B', '9B', '9B', '1B', '2B', '3B'], melds: ['234D', { tiles: ['2D', '2D', '2D'] }] },
      win: { tile: '2D', by: 'wall' },
      visible: ['E', '2D'],
    };
    expect(read(request).problems).toEqual([
      {
        stage: 'membership',
        problem: {
          code: 'tile.copies',
          pointer: '/hand/melds/1/tiles/2',
          detail: '7 copies of 2D; the set has 4.',
          tile: '2D',
          count: 7,
          limit: 4,
          pointers: [
            '/hand/concealed/0',
            '/hand/melds/0',
            '/hand/melds/1/tiles/0',
            '/hand/melds/1/tiles/1',
            '/hand/melds/1/tiles/2',
            '/visible/1',
            '/win/tile',
          ],
        },
      },
    ]);
  });
  it('the winning tile counts once, whether or not it stands in the hand', () => {
    const four = { concealed: '2222D 123B 456C E', melds: ['444C'] };
    expect(codes({ hand: four, win: WIN })).toEqual([]);
    expect(codes({ hand: { ...four, concealed: '222D 123B 456C E' }, win: WIN })).toEqual([]);
    expect(codes({ hand: { ...four, concealed: '2222D 12B 456C E' }, win: WIN })).toEqual([
      'membership tile.copies /win/tile',
    ]);
  });
  it('a bonus tile exists once', () => {
    expect(codes({ hand: { ...SIDE, bonus: '1F 1F' } })).toEqual(['membership tile.copies /hand/bonus']);
    expect(codes({ hand: { ...SIDE, bonus: '1F' }, visible: '1F' })).toEqual(['membership tile.copies /visible']);
  });
  it("American: eight flowers and jokers, over other players' sets too", () => {
    const request: HandRequest = {
      hand: { concealed: 'FFFF JJJ 11B', melds: ['777B J'] },
      visible: 'J',
      visibleMelds: ['88B FFF', { tile: 'F', count: 3, jokers: 2 }, { tile: 'E', count: 4, jokers: 2 }],
    };
    expect(read(request, league).problems.map(({ problem }) => [problem.tile, problem.count, problem.limit])).toEqual([
      ['J', 9, 8],
    ]);
    expect(read({ ...request, visible: 'F' }, league).problems.map(({ problem }) => problem.tile)).toEqual(['F']);
  });
});

describe('hand.count', () => {
  it.each<[string, HandRequest, HandRules, number, number]>([
    ['12 tiles', { hand: { concealed: '999B 123B 456C EEE' } }, babcock, 13, 12],
    ['15 tiles', { hand: { concealed: '999B 123B 456C EEE SSS' } }, babcock, 14, 15],
    ['12 tiles and a win', { hand: { ...SIDE, concealed: '999B 123B 456C' }, win: WIN }, british, 13, 12],
    ['a kong counts four', { hand: { concealed: '999B 123B 456C', melds: ['EEEE'] } }, chinese, 14, 13],
    ['too many beside a kong', { hand: { concealed: '999B 123B 456C EEE', melds: ['SSSS'] } }, chinese, 15, 16],
    [
      '13 tiles as dealt',
      { hand: { concealed: '999B 123B 456C EEE S' }, seat: 'E', win: { by: 'deal' } },
      chinese,
      14,
      13,
    ],
    ['American kongs add nothing', { hand: { concealed: '999B 123B 456C', melds: ['EEEE', 'SSSS'] } }, league, 14, 17],
    ['nothing', { hand: { concealed: '' } }, league, 13, 0],
  ])('%s', (_, request, rules, expected, actual) => {
    expect(read(request, rules).problems).toMatchObject([
      { stage: 'count', problem: { code: 'hand.count', pointer: '/hand', expected, actual } },
    ]);
  });
  it('says where a kong among the standing tiles belongs', () => {
    const detail = (concealed: string, rules: HandRules) =>
      read({ hand: { concealed } }, rules).problems[0]?.problem.detail;
    expect(detail('EEEE 123B 456C 789D RR', chinese)).toBe(
      'The hand has 15 tiles; it takes 13 tiles, 14 with the winning tile. A kong is sent in `melds`; one that lies face down with `"concealed": true`.',
    );
    for (const [concealed, rules] of [
      ['EEE 123B 456C 789D RRR', chinese],
      ['EEEE 123B', chinese],
      ['EEEE FFFF RRRR GGG', league],
    ] as const) {
      expect(detail(concealed, rules)).not.toContain('kong');
    }
  });
  it('American hands count 13 and 14 whatever the sets', () => {
    const hand = { concealed: 'FFFF 11B', melds: ['777B J', { tile: 'E', count: 3, jokers: 1 }] };
    expect(codes({ hand }, league)).toEqual([]);
    expect(codes({ hand: { ...hand, concealed: 'FFFF 111B' } }, league)).toEqual([]);
  });
});

describe('the win', () => {
  it('win.tile_not_held: not among 14 standing tiles', () => {
    expect(codes({ hand: FULL, win: { tile: '8C', by: 'discard' } })).toEqual(['count win.tile_not_held /win/tile']);
    // Tiles of the sets on the table do not stand.
    expect(codes({ hand: FULL, win: { tile: '4D', by: 'discard' } })).toEqual(['count win.tile_not_held /win/tile']);
  });
  it('win.incomplete: no tile', () => {
    for (const by of ['wall', 'discard']) {
      expect(codes({ hand: SIDE, win: { by } })).toEqual(['facts win.incomplete /win']);
    }
  });
  it('hand.too_many_melds', () => {
    const melds = ['111B', '222B', '333B', '444B', '555B'];
    expect(codes({ hand: { concealed: '', melds } })).toEqual(['sets hand.too_many_melds /hand/melds']);
  });
  it.each<[string, HandRequest, HandRules, string[]]>([
    ['South with two players', { hand: SIDE, seat: 'S', table: { players: 2 } }, chinese, ['/seat']],
    ['North with two players', { hand: SIDE, seat: 'N', table: { players: 2 } }, chinese, ['/seat']],
    ['North with three players', { hand: SIDE, seat: 'N', table: { players: 3 } }, british, ['/seat']],
    ['three players in Babcock', { hand: SIDE, table: { players: 3 } }, babcock, ['/table/players']],
    ['West with two players', { hand: SIDE, seat: 'W', table: { players: 2 } }, chinese, []],
    ['prevailing North with three players', { hand: SIDE, prevailingWind: 'N', table: { players: 3 } }, chinese, []],
  ])('table.seat: %s', (_, request, rules, pointers) => {
    const { problems } = read(request, rules);
    expect(problems.map(({ problem }) => problem.pointer)).toEqual(pointers);
    for (const { stage, problem } of problems) expect([stage, problem.code]).toEqual(['facts', 'table.seat']);
  });
  it('complete as dealt: all 14 tiles stand, the seat is East', () => {
    const { situation: seen, assumptions } = read({
      hand: { concealed: '999B 123B 456C 444D 22D' },
      win: { by: 'deal' },
    });
    expect(seen!.hand.concealed).toHaveLength(14);
    expect(seen).toMatchObject({ seat: 'E', holding14: false, win: { tile: null, by: 'deal' } });
    expect(assumptions).toMatchObject([{ id: 'seat' }]);
    const east: HandRequest = {
      hand: { concealed: '999B 123B 456C 444D 22D', bonus: '1F' },
      seat: 'E',
      win: { by: 'deal' },
    };
    expect(read(east)).toMatchObject({ problems: [], assumptions: [] });
  });
  it('a joker exchange brings a joker into the hand', () => {
    const win = { tile: '7B', by: 'joker-exchange', jokerlessDeclared: false };
    const taken = situation({ hand: { concealed: 'FFFF 11B J', melds: ['7777B', 'EEE'] }, win }, league);
    expect(tokenOf(taken.win!.tile!)).toBe('J');
    expect(tokenOf(taken.win!.laidDown!)).toBe('7B');
    expect(taken.win!.jokerlessDeclared).toBe(false);
    expect(tokensOf(taken.hand.concealed)).toEqual(['1B', '1B', 'F', 'F', 'F', 'F']);
    expect(situation({ hand: { concealed: 'FFFF 11B', melds: ['7777B', 'EEE'] }, win }, league)).toEqual(taken);
    expect(codes({ hand: { concealed: 'FFFF 11B S', melds: ['7777B', 'EEE'] }, win }, league)).toEqual([
      'count win.tile_not_held /win/tile',
    ]);
    expect(canonicalWin(taken)).toEqual({ tile: '7B', by: 'joker-exchange', facts: [], jokerlessDeclared: false });
  });
});

describe('the answer in canonical form', () => {
  it('tokens in tile order, sets as laid down, Unicode; the winning tile left out', () => {
    const seen = situation({
      hand: { concealed: 'G 22D G 456C', melds: ['765B', { tiles: '9999s', concealed: true }], bonus: '61F' },
      win: { tile: 'green dragon', by: 'loose' },
    });
    expect(canonicalHand(seen)).toEqual({
      concealed: ['4C', '5C', '6C', '2D', '2D', 'G', 'G'],
      melds: [
        { kind: 'chow', tiles: ['5B', '6B', '7B'], concealed: false },
        { kind: 'kong', tiles: ['9B', '9B', '9B', '9B'], concealed: true },
      ],
      bonus: ['1F', '6F'],
      unicode: '🀊🀋🀌🀚🀚🀅🀅 🀔🀕🀖 🀘🀘🀘🀘 🀢🀧',
    });
    expect(canonicalWin(seen)).toEqual({ tile: 'G', by: 'loose', facts: [] });
  });
  it('American hands have no bonus tiles; losers no win', () => {
    const seen = situation({ hand: { concealed: 'FFFF 111B0', melds: ['77B F JJ'] } }, league);
    expect(canonicalHand(seen)).toEqual({
      concealed: ['1B', '1B', '1B', 'P', 'F', 'F', 'F', 'F'],
      melds: [{ kind: 'quint', tiles: ['7B', '7B', 'F', 'J', 'J'], concealed: false }],
      unicode: '🀐🀐🀐🀆🀢🀢🀢🀢 🀖🀖🀢🀪🀪',
    });
    expect(canonicalWin(seen)).toBeNull();
  });
});

describe('no request makes it throw', () => {
  const tiles = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.array(fc.constantFrom('1B', '2B', '3B', '1', 'E', 'E', '7D', 'F', 'J', '1F', 'x', '5S', ''), { maxLength: 15 }),
    fc
      .array(fc.constantFrom('1B', '123C', '55D', 'E', 'RRR', 'J', '3F', '1X', 'F'), { maxLength: 8 })
      .map((parts) => parts.join(' ')),
  );
  const token = fc.constantFrom('1B', 'E', 'J', 'F', '5S', 'x', 'EW', '1F');
  const meld = fc.oneof(
    fc.constantFrom('EEEE', '123B', '77B J', '11B', 'x', '1F2F3F'),
    fc.record(
      { tiles, kind: fc.constantFrom('pung' as const, 'kong' as const, 'chow' as const), concealed: fc.boolean() },
      { requiredKeys: ['tiles'] },
    ),
    fc.record(
      { tile: token, count: fc.integer({ min: 1, max: 14 }), jokers: fc.integer({ min: 0, max: 14 }) },
      { requiredKeys: ['tile', 'count'] },
    ),
  );
  const seat = fc.constantFrom('E' as const, 'S' as const, 'W' as const, 'N' as const);
  const facts = fc.subarray(['last-tile', 'last-discard', 'first-discard', 'original-call', 'kong-on-kong']);
  const request = fc.record(
    {
      hand: fc.record(
        { concealed: tiles, melds: fc.array(meld, { maxLength: 6 }), bonus: tiles },
        { requiredKeys: ['concealed'] },
      ),
      seat,
      prevailingWind: seat,
      win: fc.record(
        {
          tile: token,
          by: fc.constantFrom('wall', 'loose', 'discard', 'robbed-kong', 'deal', 'joker-exchange'),
          facts,
        },
        { requiredKeys: ['by'] },
      ),
      facts,
      table: fc.record({ players: fc.integer({ min: 1, max: 5 }) }, { requiredKeys: [] }),
      visible: tiles,
      visibleMelds: fc.array(meld, { maxLength: 3 }),
      dead: fc.boolean(),
    },
    { requiredKeys: ['hand'] },
  );
  /** Whether a JSON pointer leads to something in the request. */
  const resolves = (pointer: string, body: unknown): boolean => {
    let at: unknown = body;
    for (const step of pointer.split('/').slice(1)) {
      if (typeof at !== 'object' || at === null || !(step in at)) return false;
      at = (at as Record<string, unknown>)[step];
    }
    return true;
  };

  it('and every problem points into the request', () => {
    fc.assert(
      fc.property(request, fc.constantFrom(babcock, chinese, british, league), (body, rules) => {
        const result = read(body as HandRequest, rules);
        for (const { problem } of result.problems) {
          expect(resolves(problem.pointer, body), problem.pointer).toBe(true);
          for (const pointer of problem.pointers ?? []) expect(resolves(pointer, body), pointer).toBe(true);
          expect(problem.detail.length).toBeGreaterThan(10);
        }
        const stages = result.problems.map(({ stage }) => stage);
        const unread = stages.includes('tiles') || stages.includes('sets');
        if (unread) expect(result.situation).toBeNull();
        if (result.problems.length === 0) {
          const { hand, win, holding14 } = result.situation!;
          const kongs = rules.melds.jokers ? 0 : hand.melds.filter(({ type }) => type === 'kong').length;
          const size = hand.concealed.length + hand.melds.reduce((sum, { count }) => sum + count, 0) - kongs;
          if (!result.situation!.dead) expect(size).toBe(holding14 || win?.by === 'deal' ? 14 : 13);
          expect(hand.counts.reduce((sum, n) => sum + n, 0)).toBe(hand.concealed.length);
          canonicalHand(result.situation!);
          canonicalWin(result.situation!);
        }
      }),
      { numRuns: runs(3000) },
    );
  });
});
