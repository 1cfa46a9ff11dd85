import { describe, expect, it } from 'vitest';
import { type ClassicalId, idsOf, problemsOf, scoreOf, sheets } from '../../support/score.js';

/** A hand in which a rule applies, and one a step away in which it does not. */
interface Row {
  readonly rule: string;
  readonly variant: ClassicalId;
  readonly worth: { readonly points?: number; readonly doubles?: number };
  readonly times?: number;
  readonly yes: object;
  readonly no: object;
}

const win = (concealed: string, melds: readonly unknown[], by: string, tile: string, more: object = {}) => ({
  hand: { concealed, melds },
  seat: 'S',
  win: { tile, by },
  ...more,
});
const lose = (concealed: string, melds: readonly unknown[] = [], more: object = {}) => ({
  hand: { concealed, melds },
  seat: 'S',
  ...more,
});
const facts = (body: { readonly win: object }, ...list: string[]) => ({ ...body, win: { ...body.win, facts: list } });
const down = (tiles: string) => ({ tiles, concealed: true });
const east = { prevailingWind: 'E' };
const flowers = { options: { flowers: true } };

const plain = win('456B 789C 23B 55D', ['123D'], 'discard', '4B');
const threes = win('444D 99D 55B', ['222B', '333C'], 'discard', '9D');
/** An original call leaves at most one claimed set on the table. */
const calledThrees = win('222B 444D 99D 55B', ['333C'], 'discard', '9D');

const BABCOCK: readonly Omit<Row, 'variant'>[] = [
  {
    rule: 'pung-exposed',
    worth: { points: 2 },
    yes: lose('1359B 2468C NW', ['444D']),
    no: lose('1359B 2468C NW', ['456D']),
  },
  { rule: 'pung-concealed', worth: { points: 8 }, yes: lose('NNN 1359B 2468C W4D'), no: lose('NN 1359B 2468C W46D') },
  {
    rule: 'kong-exposed',
    worth: { points: 16 },
    yes: lose('1359B 2468C NW', ['9999D']),
    no: lose('1359B 2468C NW', ['999D']),
  },
  {
    rule: 'kong-concealed',
    worth: { points: 16 },
    yes: lose('1359B 2468C NW', [down('8888D')]),
    no: lose('1359B 2468C NW', ['8888D']),
  },
  { rule: 'pair', worth: { points: 2 }, yes: lose('SS 1359B 2468C W46D'), no: lose('NN 1359B 2468C W46D') },
  { rule: 'mahjong', worth: { points: 20 }, yes: plain, no: lose('456B 789C 23B 55D', ['123D']) },
  { rule: 'drawn', worth: { points: 2 }, yes: win('456B 789C 23B 55D', ['123D'], 'wall', '4B'), no: plain },
  {
    rule: 'loose',
    worth: { points: 8 },
    yes: win('456B 789C 23B 55D', ['1111D'], 'loose', '4B'),
    no: win('456B 789C 23B 55D', ['1111D'], 'wall', '4B'),
  },
  {
    rule: 'only-place',
    worth: { points: 2 },
    yes: win('456B 789C 13B 55D', ['123D'], 'discard', '2B'),
    no: plain,
  },
  { rule: 'no-runs', worth: { points: 10 }, yes: threes, no: win('444D 99D 55B', ['222B', '345C'], 'discard', '9D') },
  {
    rule: 'stolen-fourth',
    worth: { points: 10 },
    yes: win('789C 234D 46B 99D', ['123D'], 'robbed-kong', '5B'),
    no: win('789C 234D 46B 99D', ['123D'], 'discard', '5B'),
  },
  {
    rule: 'last-tile',
    worth: { points: 10 },
    yes: facts(win('456B 789C 23B 55D', ['123D'], 'wall', '4B'), 'last-tile'),
    no: win('456B 789C 23B 55D', ['123D'], 'wall', '4B'),
  },
  { rule: 'no-score', worth: { points: 10 }, yes: plain, no: win('456B 789C 23B SS', ['123D'], 'discard', '4B') },
  {
    rule: 'dragons',
    worth: { doubles: 1 },
    yes: lose('1359B 2468C NW', ['RRR']),
    no: lose('1359B 2468C NW', ['EEE']),
  },
  {
    rule: 'own-wind',
    worth: { doubles: 1 },
    yes: lose('1359B 2468C NW', ['SSS']),
    no: lose('1359B 2468C NW', ['EEE']),
  },
  { rule: 'one-suit-honours', worth: { doubles: 1 }, yes: lose('123456789B ESWN'), no: lose('12345678B ESWN 1C') },
  { rule: 'one-suit', worth: { doubles: 3 }, yes: lose('1123456788999B'), no: lose('112345678899B E') },
  { rule: 'all-honours', worth: { doubles: 3 }, yes: lose('EESSWWNNRRGGP'), no: lose('EESSWWNNRRGG 1B') },
];

const CHINESE: readonly Omit<Row, 'variant'>[] = [
  {
    rule: 'pair',
    worth: { points: 2 },
    yes: lose('EE 1359B 2468C W46D', [], east),
    no: lose('NN 1359B 2468C W46D', [], east),
  },
  {
    rule: 'pair',
    worth: { points: 2 },
    times: 2,
    yes: { ...lose('EE 1359B 2468C W46D', [], east), seat: 'E' },
    no: lose('NN 1359B 2468C W46D', [], east),
  },
  { rule: 'mahjong', worth: { points: 10 }, yes: { ...plain, ...east }, no: lose('456B 789C 23B 55D', ['123D'], east) },
  {
    rule: 'drawn',
    worth: { points: 2 },
    yes: win('456B 789C 23B 55D', ['1111D'], 'loose', '4B', east),
    no: { ...plain, ...east },
  },
  {
    rule: 'only-place',
    worth: { points: 2 },
    yes: win('456B 789C 13B 55D', ['123D'], 'discard', '2B', east),
    no: { ...plain, ...east },
  },
  {
    rule: 'prevailing-wind',
    worth: { doubles: 1 },
    yes: lose('1359B 2468C NW', ['EEE'], east),
    no: lose('1359B 2468C NW', ['SSS'], east),
  },
  {
    rule: 'own-wind',
    worth: { doubles: 1 },
    yes: { ...lose('1359B 2468C NW', ['EEE'], east), seat: 'E' },
    no: lose('1359B 2468C NW', ['EEE'], east),
  },
  {
    rule: 'dragons',
    worth: { doubles: 1 },
    times: 2,
    yes: lose('1359B 46C W', ['RRR', 'PPP'], east),
    no: lose('1359B 46C W', ['222C', '333C'], east),
  },
  {
    rule: 'no-chows',
    worth: { doubles: 1 },
    yes: { ...threes, ...east },
    no: win('444D 99D 55B', ['222B', '345C'], 'discard', '9D', east),
  },
  {
    rule: 'non-scoring',
    worth: { doubles: 1 },
    yes: win('456C 789D 23D 55B', ['123B'], 'wall', '1D', east),
    no: win('456C 789D 23D RR', ['123B'], 'wall', '1D', east),
  },
  {
    rule: 'one-suit-honours',
    worth: { doubles: 1 },
    yes: win('456B 789B 23B SS', ['123B'], 'discard', '4B', east),
    no: { ...plain, ...east },
  },
  {
    rule: 'one-suit',
    worth: { doubles: 3 },
    yes: win('456B 789B 23B 55B', ['123B'], 'discard', '4B', east),
    no: win('456B 789B 23B SS', ['123B'], 'discard', '4B', east),
  },
  {
    rule: 'majors-honours',
    worth: { doubles: 1 },
    yes: win('111B NN 99C', ['999D', 'WWW'], 'discard', '9C', east),
    no: win('222B NN 99C', ['999D', 'WWW'], 'discard', '9C', east),
  },
  {
    rule: 'all-honours',
    worth: { doubles: 1 },
    yes: win('RRR PP NN', ['EEE', 'WWW'], 'discard', 'N', east),
    no: win('RRR PP NN', ['111B', 'WWW'], 'discard', 'N', east),
  },
  {
    rule: 'all-four-winds',
    worth: { doubles: 1 },
    yes: win('11B NN', ['EEE', 'SSS', 'WWW'], 'discard', '1B', east),
    no: win('11B RR', ['EEE', 'SSS', 'WWW'], 'discard', '1B', east),
  },
  {
    rule: 'all-three-dragons',
    worth: { doubles: 1 },
    yes: win('11B PP', ['RRR', 'GGG', '234C'], 'discard', '1B', east),
    no: win('11B NN', ['RRR', 'GGG', '234C'], 'discard', '1B', east),
  },
  {
    rule: 'loose',
    worth: { doubles: 1 },
    yes: win('456B 789C 23B 55D', ['1111D'], 'loose', '4B', east),
    no: win('456B 789C 23B 55D', ['1111D'], 'wall', '4B', east),
  },
  {
    rule: 'last-tile',
    worth: { doubles: 1 },
    yes: facts(win('456B 789C 23B 55D', ['123D'], 'wall', '4B', east), 'last-tile'),
    no: win('456B 789C 23B 55D', ['123D'], 'wall', '4B', east),
  },
  {
    rule: 'robbed-kong',
    worth: { doubles: 1 },
    yes: win('789C 234D 46B 99D', ['123D'], 'robbed-kong', '5B', east),
    no: win('789C 234D 46B 99D', ['123D'], 'discard', '5B', east),
  },
  {
    rule: 'original-call',
    worth: { doubles: 1 },
    yes: facts({ ...plain, ...east }, 'original-call'),
    no: { ...plain, ...east },
  },
  {
    rule: 'flower',
    worth: { points: 4 },
    yes: {
      ...lose('1359B 2468C W46D NE', [], east),
      hand: { concealed: '1359B 2468C W46D NE', bonus: '1F' },
      ...flowers,
    },
    no: lose('1359B 2468C W46D NE', [], east),
  },
];

const BRITISH: readonly Omit<Row, 'variant'>[] = [
  {
    rule: 'mahjong',
    worth: { points: 20 },
    yes: { ...threes, ...east },
    no: lose('444D 99D 55B', ['222B', '333C'], east),
  },
  {
    rule: 'season',
    worth: { points: 4 },
    yes: { ...lose('', [], east), hand: { concealed: '1359B 2468C W46D NE', bonus: '5F' } },
    no: lose('1359B 2468C W46D NE', [], east),
  },
  {
    rule: 'own-flower',
    worth: { doubles: 1 },
    yes: { ...lose('', [], east), hand: { concealed: '1359B 2468C W46D NE', bonus: '2F' } },
    no: { ...lose('', [], east), hand: { concealed: '1359B 2468C W46D NE', bonus: '1F' } },
  },
  {
    rule: 'own-season',
    worth: { doubles: 1 },
    yes: { ...lose('', [], east), hand: { concealed: '1359B 2468C W46D NE', bonus: '6F' } },
    no: { ...lose('', [], east), hand: { concealed: '1359B 2468C W46D NE', bonus: '7F' } },
  },
  {
    rule: 'flower-bouquet',
    worth: { doubles: 2 },
    yes: { ...lose('', [], east), hand: { concealed: '1359B 2468C W46D NE', bonus: '1234F' } },
    no: { ...lose('', [], east), hand: { concealed: '1359B 2468C W46D NE', bonus: '123F' } },
  },
  {
    rule: 'season-bouquet',
    worth: { doubles: 2 },
    yes: { ...lose('', [], east), hand: { concealed: '1359B 2468C W46D NE', bonus: '5678F' } },
    no: { ...lose('', [], east), hand: { concealed: '1359B 2468C W46D NE', bonus: '567F' } },
  },
  {
    rule: 'concealed',
    worth: { doubles: 1 },
    yes: win('222B 555C 777D WWW R', [], 'wall', 'R', east),
    no: win('222B 555C 777D WWW R', [], 'discard', 'R', east),
  },
  {
    rule: 'last-discard',
    worth: { doubles: 1 },
    yes: facts({ ...threes, ...east }, 'last-discard'),
    no: { ...threes, ...east },
  },
  {
    rule: 'original-call',
    worth: { doubles: 1 },
    yes: facts({ ...calledThrees, ...east }, 'original-call'),
    no: { ...calledThrees, ...east },
  },
  {
    rule: 'no-chows',
    worth: { doubles: 1 },
    yes: { ...threes, ...east },
    no: win('444D 99D 55B', ['222B', '345C'], 'discard', '9D', east),
  },
  {
    rule: 'robbed-kong',
    worth: { doubles: 1 },
    yes: win('777C 222D 46B 99D', ['111D'], 'robbed-kong', '5B', east),
    no: win('777C 222D 46B 99D', ['111D'], 'discard', '5B', east),
  },
];

const ROWS: readonly Row[] = [
  ...BABCOCK.map((row) => ({ ...row, variant: 'babcock-1923' as const })),
  ...CHINESE.map((row) => ({ ...row, variant: 'chinese' as const })),
  ...BRITISH.map((row) => ({ ...row, variant: 'british' as const })),
];

describe('every rule', () => {
  it.each(ROWS.map((row) => [row.variant, row.rule, row] as const))('%s %s', (variant, rule, row) => {
    const items = scoreOf(variant, row.yes).items.filter(({ id }) => id === rule);
    expect(items).toHaveLength(row.times ?? 1);
    for (const item of items) expect(item).toMatchObject(row.worth);
    for (const item of items) expect(item.source.length).toBeGreaterThan(5);
    expect(idsOf(scoreOf(variant, row.no))).not.toContain(rule);
  });

  it.each(Object.keys(sheets) as ClassicalId[])(
    'of %s is in the table, or in that of the sheet it builds on',
    (variant) => {
      const tested = new Set(
        ROWS.filter((row) => row.variant === variant || variant === 'british').map(({ rule }) => rule),
      );
      const sheet = sheets[variant];
      for (const { id } of [...sheet.points, ...sheet.pairPoints, ...sheet.doubles, ...sheet.setDoubles]) {
        expect(tested, id).toContain(id);
      }
    },
  );

  it('dropped in the British game does not count there', () => {
    const ids = sheets.british.doubles.map(({ id }) => id);
    for (const dropped of ['all-honours', 'all-four-winds', 'all-three-dragons', 'non-scoring', 'one-suit']) {
      expect(ids).not.toContain(dropped);
    }
  });
});

describe('set points', () => {
  const cells: readonly (readonly [string, unknown, string, number])[] = [
    ['three, minor, exposed', '222D', 'pung-exposed', 2],
    ['three, major, exposed', '111D', 'pung-exposed', 4],
    ['three, honour, exposed', 'NNN', 'pung-exposed', 4],
    ['four, minor, exposed', '8888D', 'kong-exposed', 8],
    ['four, major, exposed', '9999D', 'kong-exposed', 16],
    ['four, honour, exposed', 'NNNN', 'kong-exposed', 16],
    ['four, minor, concealed', down('8888D'), 'kong-concealed', 16],
    ['four, major, concealed', down('9999D'), 'kong-concealed', 32],
    ['four, honour, concealed', down('NNNN'), 'kong-concealed', 32],
  ];
  for (const variant of Object.keys(sheets) as ClassicalId[]) {
    it.each(cells)(`${variant}: %s`, (_, meld, id, points) => {
      const body = lose('1359B 2468C EW', [meld], variant === 'babcock-1923' ? {} : east);
      expect(scoreOf(variant, body).items.filter((item) => 'points' in item)).toMatchObject([{ id, points }]);
    });
    it.each([
      ['three, minor, concealed', '222D', 4],
      ['three, major, concealed', '999D', 8],
      ['three, honour, concealed', 'NNN', 8],
    ])(`${variant}: %s`, (_, tiles, points) => {
      const body = lose(`1359B 2468C EW ${tiles}`, [], variant === 'babcock-1923' ? {} : east);
      expect(scoreOf(variant, body).items).toMatchObject([{ id: 'pung-concealed', points }]);
    });
  }
});

describe('every option', () => {
  const total = (variant: ClassicalId, body: object, options: object): number =>
    scoreOf(variant, { ...body, options }).score.total;

  it('babcock-1923 limit', () => {
    const body = {
      hand: { concealed: 'EEE 345B GG PP', melds: ['8888D'] },
      seat: 'E',
      win: { tile: 'G', by: 'discard' },
    };
    expect(total('babcock-1923', body, {})).toBe(168);
    expect(total('babcock-1923', body, { limit: 100 })).toBe(100);
    expect(total('babcock-1923', body, { limit: null })).toBe(168);
  });

  it('babcock-1923 noScoreDespiteDoubles', () => {
    const body = win('456B 789B 23B 55B', ['123B'], 'discard', '4B');
    expect(scoreOf('babcock-1923', body).score).toMatchObject({ base: 20, doubles: 3 });
    expect(total('babcock-1923', body, { noScoreDespiteDoubles: true })).toBe(240);
  });

  it('babcock-1923 earthIsFloor', () => {
    const body = facts(win('999C WWW NNN RR PP', [], 'discard', 'R'), 'first-discard');
    const floor = scoreOf('babcock-1923', body);
    expect(floor.score).toMatchObject({ award: null, total: 240 });
    expect(floor.notApplied.map(({ id }) => id)).toContain('hand-from-earth');
    const fixed = scoreOf('babcock-1923', { ...body, options: { earthIsFloor: false } });
    expect(fixed.score).toMatchObject({
      award: { id: 'hand-from-earth', kind: 'fixed', value: 150 },
      total: 150,
      base: null,
    });
    expect(fixed.alternatives[0]?.score.total).toBe(240);
    for (const answer of [floor, fixed]) expect(answer.assumptions.map(({ id }) => id)).toContain('earth-is-floor');
  });

  it('chinese pureSuitDoubles', () => {
    const body = win('456B 789B 23B 55B', ['123B'], 'discard', '4B', east);
    for (const doubles of [0, 1, 3]) {
      const answer = scoreOf('chinese', { ...body, options: { pureSuitDoubles: doubles } });
      expect(answer.score.doubles).toBe(doubles + 1);
      expect(answer.items.filter(({ id }) => id === 'one-suit')).toHaveLength(doubles === 0 ? 0 : 1);
      expect(answer.assumptions.some(({ id }) => id === 'pure-suit-doubles')).toBe(doubles === 3);
    }
  });

  it('chinese flowers', () => {
    const hand = { concealed: '1359B 2468C W46D NE', bonus: '2F 6F' };
    expect(problemsOf('chinese', { hand, seat: 'S', ...east })[0]?.code).toBe('tile.not_in_set');
    expect(total('chinese', { hand, seat: 'S', ...east }, { flowers: true })).toBe(32);
  });

  it('callingShare', () => {
    const body = { hand: { concealed: '19B 19C 19D E S W N R G G' }, seat: 'S', ...east };
    for (const [share, value] of [
      ['1/2', 1000],
      ['3/10', 600],
      ['1/5', 400],
    ] as const) {
      expect(total('chinese', body, { callingShare: share })).toBe(value);
      expect(total('british', body, { callingShare: share })).toBe(value);
    }
    const half = { hand: { concealed: '11B 99C 11D EE RR GG P' }, seat: 'S', ...east };
    expect(total('british', half, {})).toBe(400);
  });

  it('british flowers', () => {
    const hand = { concealed: '1359B 2468C W46D NE', bonus: '2F' };
    expect(problemsOf('british', { hand, seat: 'S', ...east, options: { flowers: false } })[0]?.code).toBe(
      'tile.not_in_set',
    );
  });

  it('british profile bmja', () => {
    const { options } = scoreOf('british', { ...threes, ...east, options: { profile: 'bmja' } });
    expect(options).toMatchObject({
      limit: 1000,
      onlyPlacePoints: 0,
      originalCallAnyPlayer: true,
      undeclaredFour: 'kong',
    });
    const own = scoreOf('british', {
      ...threes,
      ...east,
      options: { profile: 'bmja', limit: 500, onlyPlacePoints: 2 },
    });
    expect(own.options).toMatchObject({ limit: 500, onlyPlacePoints: 2, undeclaredFour: 'kong' });
  });

  it('british onlyPlacePoints', () => {
    const body = win('222B 555C 777D R', ['WWW'], 'discard', 'R', east);
    expect(idsOf(scoreOf('british', body))).toContain('only-place');
    expect(idsOf(scoreOf('british', { ...body, options: { onlyPlacePoints: 0 } }))).not.toContain('only-place');
  });

  it('british concealedHand', () => {
    const body = win('222B 555C 777D 999D 3B', [], 'wall', '3B', east);
    expect(idsOf(scoreOf('british', body))).not.toContain('concealed');
    expect(scoreOf('british', body).notApplied.map(({ id }) => id)).toContain('concealed');
    expect(idsOf(scoreOf('british', { ...body, options: { concealedHand: 'any' } }))).toContain('concealed');
  });

  it('british originalCallAnyPlayer', () => {
    const winner = facts({ ...calledThrees, ...east }, 'original-call');
    const doubles = (answer: { items: readonly { id: string; doubles?: number }[] }) =>
      answer.items.find(({ id }) => id === 'original-call')?.doubles;
    expect(doubles(scoreOf('british', winner))).toBe(1);
    expect(doubles(scoreOf('british', { ...winner, options: { originalCallAnyPlayer: true } }))).toBe(2);
    const loser = lose('1359B 2468C NW', ['444D'], { ...east, facts: ['original-call'] });
    expect(doubles(scoreOf('british', loser))).toBeUndefined();
    expect(scoreOf('british', loser).notApplied.map(({ id }) => id)).toContain('original-call');
    expect(doubles(scoreOf('british', { ...loser, options: { originalCallAnyPlayer: true } }))).toBe(1);
  });

  it('british undeclaredFour', () => {
    const body = lose('3333B 159C 2468D NW', [], east);
    expect(scoreOf('british', body).items).toMatchObject([{ id: 'pung-concealed', points: 4 }]);
    expect(scoreOf('british', { ...body, options: { undeclaredFour: 'kong' } }).items).toMatchObject([
      { id: 'kong-concealed', points: 16, tiles: ['3B', '3B', '3B', '3B'] },
    ]);
  });

  it('british knittingAnySuits', () => {
    const body = win('1223558B 122355C', [], 'discard', '8D', east);
    expect(problemsOf('british', body)[0]?.code).toBe('hand.not_winning');
    expect(scoreOf('british', { ...body, options: { knittingAnySuits: true } }).score.award?.id).toBe('knitting');
  });

  it.each(Object.keys(sheets) as ClassicalId[])('of %s is told with its value', (variant) => {
    const { options } = scoreOf(variant, lose('1359B 2468C NW', ['444D']));
    expect(Object.keys(options)).toEqual(sheets[variant].hand.options.map(({ id }) => id));
  });
});
