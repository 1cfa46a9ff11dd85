import { describe, expect, it } from 'vitest';
import { bestTotal, evaluate } from '../../../src/rules/classical/evaluate.js';
import { resolveOptions } from '../../../src/rules/hand/options.js';
import { readSituation } from '../../../src/rules/hand/read.js';
import { type ClassicalId, problemsOf, scoreOf, sheets } from '../../support/score.js';

const figure18 = {
  hand: { concealed: 'EEE 345B GG PP', melds: ['8888D'] },
  seat: 'E',
  win: { tile: 'G', by: 'discard' },
};
const east = { prevailingWind: 'E' };
const situationOf = (variant: ClassicalId, request: object) => {
  const { hand } = sheets[variant];
  const { options } = resolveOptions(hand.options, (request as { options?: Record<string, unknown> }).options);
  return readSituation(request as never, hand, options).situation!;
};

describe('the answer', () => {
  it('is the one of the specification for figure 18 held by East', () => {
    const answer = scoreOf('babcock-1923', figure18);
    expect(answer).toMatchObject({
      variant: 'babcock-1923',
      edition: '1',
      seat: 'E',
      win: { tile: 'G', by: 'discard', facts: [] },
      outcome: 'win',
      score: { base: 42, doubles: 2, beforeLimit: 168, limit: 300, award: null, bonus: null, total: 168 },
      waits: ['G', 'P'],
      alternatives: [],
      assumptions: [],
      warnings: [],
      summary: 'East goes out with 168: 42 points, doubled twice. Each player pays 336.',
    });
    expect(answer.notApplied).toContainEqual({
      id: 'only-place',
      because: 'other tiles also complete the hand',
      tiles: ['P'],
    });
    expect(answer.items).toContainEqual({
      id: 'pung-exposed',
      label: 'Three green dragons, exposed',
      points: 4,
      tiles: ['G', 'G', 'G'],
      source: 'Red Book, scoring table',
    });
    expect(answer.reading?.sets.map(({ kind, tiles, winning }) => [kind, tiles[0], winning])).toEqual([
      ['kong', '8D', false],
      ['pung', 'E', false],
      ['pung', 'G', true],
      ['chow', '3B', false],
    ]);
  });

  it('lists other readings best first, as many as asked for', () => {
    const body = {
      hand: { concealed: '333444555B 77C', melds: ['888C'] },
      seat: 'S',
      win: { tile: '5B', by: 'discard' },
    };
    const { score, alternatives } = scoreOf('babcock-1923', body);
    expect([score.total, ...alternatives.map((one) => one.score.total)]).toEqual([42, 22]);
    expect(alternatives[0]?.reading?.sets.map(({ kind }) => kind)).toEqual(['pung', 'chow', 'chow', 'chow']);
    expect(scoreOf('babcock-1923', body, 0).alternatives).toEqual([]);
  });

  it('lists the ordinary reading beside a special hand', () => {
    const body = { hand: { concealed: '222B 555B 777B EE RR' }, seat: 'S', ...east, win: { tile: 'R', by: 'wall' } };
    const { score, alternatives } = scoreOf('chinese', body);
    expect(score).toMatchObject({ total: 2000, base: null, award: { id: 'buried-treasure' } });
    expect(alternatives).toHaveLength(1);
    expect(alternatives[0]?.score).toMatchObject({ award: null, total: 272 });
  });

  it('names several special hands in the order of the tables', () => {
    const body = { hand: { concealed: 'RRR GGG PPP SSS 8B' }, seat: 'N', ...east, win: { tile: '8B', by: 'discard' } };
    const { score, alternatives } = scoreOf('british', body);
    const ids = [score, ...alternatives.map((one) => one.score)].flatMap(({ award }) => award?.id ?? []);
    expect(ids).toEqual(['buried-treasure', 'three-great-scholars']);
  });

  it('prefers an ordinary reading that is worth more than Purity', () => {
    const body = {
      hand: { concealed: '222D 555D 7D', melds: ['444D', '888D'], bonus: '12345678F' },
      seat: 'S',
      ...east,
      win: { tile: '7D', by: 'discard' },
    };
    const { score, alternatives } = scoreOf('british', body);
    expect(score).toMatchObject({ award: null, doubles: 5 });
    expect(alternatives[0]?.score).toMatchObject({
      award: { id: 'purity' },
      bonus: { base: 32, doubles: 4, total: 512 },
    });
  });

  it('counts bonus tiles apart beside a special hand, within the limit', () => {
    const hand = { concealed: '11B 99C 11D EE RR GG P', bonus: '1F 4F' };
    const body = { hand, seat: 'N', ...east, win: { tile: 'P', by: 'discard' } };
    expect(scoreOf('british', { ...body, options: { limit: 1000 } }).score).toMatchObject({
      award: { value: 500 },
      bonus: { base: 8, doubles: 1, total: 16 },
      total: 516,
    });
    const treasure = { hand: { concealed: '222B 555B 777B EE RR', bonus: '1F' }, seat: 'S', ...east };
    expect(scoreOf('british', { ...treasure, win: { tile: 'R', by: 'wall' } }).score).toMatchObject({ total: 2000 });
  });

  it('lifts to a floor and names it', () => {
    const body = {
      hand: { concealed: '456B 789C 23B 123D 55D' },
      seat: 'S',
      win: { tile: '4B', by: 'discard', facts: ['first-discard'] },
    };
    const { score, summary } = scoreOf('babcock-1923', body);
    expect(score).toMatchObject({ base: 30, award: { id: 'hand-from-earth', kind: 'floor', value: 150 }, total: 150 });
    expect(summary).toContain('lifted by Hand from Earth');
  });

  it('names the best of several calls, the others are not applied', () => {
    const body = { hand: { concealed: 'SSS GGG P', melds: ['RRR', 'NNN'] }, seat: 'E', prevailingWind: 'W' };
    const { score, notApplied } = scoreOf('british', body);
    expect(score.award).toMatchObject({ id: 'calling', hand: 'all-winds-and-dragons' });
    const two = { hand: { concealed: 'GGG PP 44C', melds: ['RRR', '777C'] }, seat: 'S', ...east };
    expect(scoreOf('british', two).score.award).toMatchObject({ hand: 'three-great-scholars' });
    expect(notApplied.map(({ id }) => id)).not.toContain('all-winds-and-dragons');
  });

  it('scores a dead hand 0', () => {
    const answer = scoreOf('chinese', { hand: { concealed: '123B' }, seat: 'W', dead: true });
    expect(answer).toMatchObject({ outcome: 'dead', score: { total: 0 }, items: [], waits: [] });
    expect(answer.summary).toBe('West has a dead hand and scores 0.');
  });

  it('warns of runs that a loser could not have laid down', () => {
    const body = { hand: { concealed: '1359B 468C', melds: ['123D', '456D'] }, seat: 'S', ...east };
    expect(scoreOf('british', body).warnings.map(({ code }) => code)).toEqual(['hand.too_many_chows']);
    expect(scoreOf('chinese', body).warnings).toEqual([]);
  });

  it.each([
    ['S', 'South goes out with 84: 42 points, doubled once. East pays 168, the others 84.'],
    ['E', 'East goes out with 168: 42 points, doubled twice. Each player pays 336.'],
  ])('says who pays what when %s wins', (seat, summary) => {
    expect(scoreOf('babcock-1923', { ...figure18, seat }).summary).toBe(summary);
  });
});

describe('assumptions', () => {
  it('give the total for each seat that was not sent', () => {
    const { seat: _, ...body } = figure18;
    const { assumptions, score } = scoreOf('babcock-1923', body);
    expect(score.total).toBe(84);
    expect(assumptions[0]).toMatchObject({
      id: 'seat',
      totals: [
        { value: 'E', total: 168 },
        { value: 'S', total: 84 },
        { value: 'W', total: 84 },
        { value: 'N', total: 84 },
      ],
    });
  });

  it('give the total for each prevailing wind that was not sent', () => {
    const { assumptions } = scoreOf('chinese', { ...figure18, seat: 'S' });
    expect(assumptions.find(({ id }) => id === 'prevailing-wind')?.totals?.map(({ total }) => total)).toEqual([
      128, 64, 64, 64,
    ]);
  });

  it('are silent on winds that could not change the total', () => {
    const body = { hand: { concealed: '456B 789C 23B 55D', melds: ['123D'] }, win: { tile: '4B', by: 'discard' } };
    const ids = scoreOf('chinese', body).assumptions.map(({ id }) => id);
    expect(ids).not.toContain('seat');
    expect(ids).not.toContain('prevailing-wind');
  });

  it('name a fact that alone would be legal and change the total', () => {
    const drawn = {
      hand: { concealed: '456B 789C 23B 55D', melds: ['123D'] },
      seat: 'S',
      win: { tile: '4B', by: 'wall' },
    };
    expect(scoreOf('babcock-1923', drawn).assumptions).toMatchObject([
      { id: 'last-tile', totals: [{ value: 'last-tile', total: 32 }] },
    ]);
    const claimed = { ...drawn, win: { tile: '4B', by: 'discard' }, ...east };
    expect(
      scoreOf('british', { ...claimed, hand: { concealed: '444B 777C 23B 55D', melds: ['111D'] } }).assumptions.map(
        ({ id }) => id,
      ),
    ).toEqual(['last-discard', 'original-call']);
  });

  it('say when a claimed set is taken to have come before an original call', () => {
    const called = (concealed: string, melds: string[]) => ({
      hand: { concealed, melds },
      seat: 'S',
      ...east,
      win: { tile: '4B', by: 'discard', facts: ['original-call'] },
    });
    expect(scoreOf('chinese', called('456B 789C 23B 55D', ['123D'])).assumptions).toEqual([
      {
        id: 'original-call',
        detail:
          'The set on the table is taken to have been claimed before the own first discard, the hand unchanged since.',
      },
    ]);
    expect(scoreOf('chinese', called('456B 789C 23B 55D 123D', [])).assumptions).toEqual([]);
  });

  it('name what was restored from parallel sources', () => {
    const calling = { hand: { concealed: '19B 19C 19D E S W N R G G' }, seat: 'S', ...east };
    expect(scoreOf('chinese', calling).assumptions.map(({ id }) => id)).toEqual(['calling-share']);
    expect(scoreOf('chinese', { ...calling, options: { callingShare: '1/2' } }).assumptions).toEqual([]);
  });
});

describe('the summary', () => {
  const two = { table: { players: 2 }, seat: 'W', ...east };
  it.each<[string, ClassicalId, object, string]>([
    [
      'names the sum where bonus tiles lift a special hand over the limit',
      'british',
      { hand: { concealed: '222B 345B GGG RRR EE', bonus: '1F' }, win: { by: 'deal' } },
      'East goes out with 2000: Heaven’s Blessing, worth 2000, and 8 points for bonus tiles, together 2008, cut to the limit. Each player pays 4000.',
    ],
    [
      'names what Purity comes to before the limit',
      'british',
      {
        hand: { concealed: '111D 999D 7D', melds: ['444D', '888D'] },
        seat: 'S',
        win: { tile: '7D', by: 'discard' },
        options: { limit: 200 },
      },
      'South goes out with 200: Purity, 40 points, doubled three times to 320, cut to the limit. East pays 400, the others 200.',
    ],
    [
      'tells two players who pays the difference',
      'chinese',
      { ...two, hand: { concealed: 'RRR GGG WW 33C', melds: ['999C'] }, win: { tile: 'W', by: 'wall' } },
      'West goes out with 1280: 40 points, doubled five times. The other player pays 1280, plus the difference if their own hand is worth more.',
    ],
  ])('%s', (_, variant, body, summary) => {
    expect(scoreOf(variant, body).summary).toBe(summary);
  });
});

describe('a hand that cannot be scored', () => {
  const limitless = { options: { limit: null } };
  it.each<[string, ClassicalId, object, string]>([
    ['14 tiles and no win', 'chinese', { hand: { concealed: '123B 456C 789D 23C 55B 9D' } }, 'win.missing'],
    [
      'a special hand without a limit',
      'chinese',
      { hand: { concealed: '19B 19C 19D ESWN RGG' }, win: { tile: 'P', by: 'wall' }, ...limitless },
      'options.limit_needed',
    ],
    [
      'a call without a limit',
      'chinese',
      { hand: { concealed: '19B 19C 19D ESWN RGG' }, ...limitless },
      'options.limit_needed',
    ],
    [
      'the Hand from Earth without a limit',
      'babcock-1923',
      {
        hand: { concealed: '456B 789C 23B 123D 55D' },
        seat: 'S',
        win: { tile: '4B', by: 'discard', facts: ['first-discard'] },
        ...limitless,
      },
      'options.limit_needed',
    ],
    [
      'two chows in the British game',
      'british',
      { hand: { concealed: '123B 456C 777D 22B RR' }, win: { tile: 'R', by: 'discard' } },
      'hand.too_many_chows',
    ],
    [
      'one chow with two players',
      'chinese',
      { hand: { concealed: '123B 444C 777D 22B RR' }, table: { players: 2 }, win: { tile: 'R', by: 'discard' } },
      'hand.too_many_chows',
    ],
    [
      'too few doubles with two players',
      'british',
      { hand: { concealed: '222B 444C 777D 33B 5B5B' }, table: { players: 2 }, win: { tile: '5B', by: 'discard' } },
      'win.minimum_doubles',
    ],
    [
      'a robbed kind in the hand',
      'babcock-1923',
      { hand: { concealed: '444D 99D 55B', melds: ['222B', '333C'] }, win: { tile: '9D', by: 'robbed-kong' } },
      'win.contradiction',
    ],
    [
      'a three laid down concealed in the Red Book game',
      'babcock-1923',
      { hand: { concealed: '444D 99D 55B 2C', melds: [{ tiles: '222B', concealed: true }] } },
      'meld.invalid',
    ],
  ])('%s', (_, variant, body, code) => {
    expect(problemsOf(variant, body).map((problem) => problem.code)).toEqual([code]);
  });

  it('says how far it is from complete, and what is missing', () => {
    const body = { hand: { concealed: '123B 456C 789D 23C 55B' }, seat: 'S', win: { tile: '9C', by: 'discard' } };
    expect(problemsOf('chinese', body)[0]).toMatchObject({
      code: 'hand.not_winning',
      distance: 1,
      waits: ['1C', '4C', '7C'],
    });
  });

  it('says how many doubles it had with two players', () => {
    const body = { hand: { concealed: 'GGG 444C 777D 33B 5B', melds: [] }, table: { players: 2 }, seat: 'E', ...east };
    const refused = problemsOf('chinese', {
      ...body,
      hand: { concealed: 'GGG 444C 777D 33B 55B' },
      win: { tile: '5B', by: 'discard' },
    });
    expect(refused[0]).toMatchObject({ code: 'win.minimum_doubles', expected: 4, actual: 2 });
  });
});

describe('bestTotal', () => {
  it('is the total of the answer', () => {
    expect(bestTotal(sheets['babcock-1923'], situationOf('babcock-1923', figure18))).toBe(168);
    const calling = { hand: { concealed: '19B 19C 19D E S W N R G G' }, seat: 'S' };
    expect(bestTotal(sheets.chinese, situationOf('chinese', calling))).toBe(800);
  });

  it('is null for a hand that cannot go out, 0 for a dead one', () => {
    const open = { hand: { concealed: '123B 456C 789D 23C 55B' }, win: { tile: '9C', by: 'discard' } };
    expect(bestTotal(sheets.chinese, situationOf('chinese', open))).toBeNull();
    expect(bestTotal(sheets.chinese, situationOf('chinese', { ...open, dead: true }))).toBe(0);
  });

  it('does not depend on what was evaluated before', () => {
    const first = evaluate(sheets['babcock-1923'], situationOf('babcock-1923', figure18));
    evaluate(sheets.chinese, situationOf('chinese', { hand: { concealed: '19B 19C 19D E S W N R G G' } }));
    expect(first.candidates[0]?.total).toBe(168);
  });
});

describe('tiles in the answer', () => {
  it('a double for the whole hand names every tile of it in order, sets on the table and the last tile too', () => {
    const answer = scoreOf('chinese', {
      hand: { concealed: '99B 33B', melds: ['123B', '5555B', { tiles: '7777B', concealed: true }] },
      seat: 'S',
      ...east,
      win: { tile: '3B', by: 'discard' },
    });
    const item = answer.items.find(({ id }) => id === 'one-suit');
    expect(item?.tiles?.join(' ')).toBe('1B 2B 3B 3B 3B 3B 5B 5B 5B 5B 7B 7B 7B 7B 9B 9B');
  });

  it('every set and the pair of the reading, whole', () => {
    const answer = scoreOf('babcock-1923', figure18);
    expect(answer.reading?.sets.map(({ tiles }) => tiles.join(' '))).toEqual([
      '8D 8D 8D 8D',
      'E E E',
      'G G G',
      '3B 4B 5B',
    ]);
    expect(answer.reading?.pair).toEqual({ tiles: ['P', 'P'], winning: false });
    const pair = scoreOf('babcock-1923', {
      hand: { concealed: '123B 456B EEE R', melds: ['8888D'] },
      win: { tile: 'R', by: 'discard' },
      seat: 'S',
    });
    expect(pair.reading?.pair).toEqual({ tiles: ['R', 'R'], winning: true });
  });

  it('bonus tiles among the concealed are laid out, with a warning', () => {
    const answer = scoreOf('british', {
      hand: { concealed: '111B 1F 456B EEE 3F R', melds: ['8888D'], bonus: '6F' },
      win: { tile: 'R', by: 'discard' },
      seat: 'S',
      ...east,
    });
    expect(answer.hand.concealed.join(' ')).toBe('1B 1B 1B 4B 5B 6B E E E R');
    expect(answer.hand.bonus).toHaveLength(3);
    expect(answer.warnings).toMatchObject([{ code: 'bonus.laid_out', pointer: '/hand/concealed' }]);
  });
});

it('the facts of the win and the tile of a flower are told back', () => {
  const answer = scoreOf('chinese', {
    hand: { concealed: '123B 456B EEE R', melds: ['8888D'], bonus: '1F' },
    win: { tile: 'R', by: 'discard', facts: ['original-call'] },
    seat: 'S',
    ...east,
    options: { flowers: true },
  });
  expect(answer.win?.facts).toEqual(['original-call']);
  expect(answer.items.find(({ id }) => id === 'flower')?.tiles).toEqual(['1F']);
});
