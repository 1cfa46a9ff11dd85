import { describe, expect, it } from 'vitest';
import type { WallAnswer, WallRequest } from '../../../schemas/wall.js';
import { shuffled } from '../../../src/rules/table/shuffle.js';
import { wallOperation } from '../../../src/rules/table/wall.js';
import { tokensOf } from '../../../src/rules/tiles/kinds.js';
import { env, TABLES, type TableId } from './sheets.js';

const wall = (id: TableId, request: WallRequest): WallAnswer => {
  const outcome = wallOperation(TABLES[id].sheet)(request, env);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
};

const tilesOf = (id: TableId, players: number, options: Record<string, unknown> = {}): string[] => {
  const { sheet } = TABLES[id];
  const defaults = Object.fromEntries(sheet.hand.options.map((option) => [option.id, option.default]));
  return tokensOf(shuffled(sheet.hand.tileSet({ ...defaults, ...options } as never, players), `wall ${id} ${players}`));
};

const WALLS: readonly [TableId, number, Record<string, unknown>, number][] = [
  ['babcock-1923', 4, {}, 136],
  ['chinese', 4, {}, 136],
  ['chinese', 4, { flowers: true }, 144],
  ['british', 4, {}, 144],
  ['british', 4, { flowers: false }, 136],
  ['chinese', 3, {}, 132],
  ['british', 3, {}, 138],
  ['british', 2, {}, 144],
  ['american-league', 4, {}, 152],
  ['american-deck-beginner', 4, {}, 152],
  ['american-deck-advanced', 4, {}, 152],
];

describe('wall check: every tile of a wall removed, doubled or replaced gives exactly that finding', () => {
  it.each(WALLS)('%s for %i %j: %i tiles', (id, players, options, size) => {
    const tiles = tilesOf(id, players, options);
    expect(tiles).toHaveLength(size);
    const check = (changed: readonly string[]) => wall(id, { tiles: [...changed], table: { players }, options });
    expect(check(tiles)).toMatchObject({
      complete: true,
      missing: [],
      extra: [],
      unknown: [],
      where: [],
      expected: size,
    });
    for (let i = 0; i < tiles.length; i++) {
      const tile = tiles[i]!;
      const others = tiles.toSpliced(i, 1);
      expect(check(others)).toMatchObject({ complete: false, missing: [tile], extra: [], unknown: [] });

      const doubled = check(tiles.toSpliced(i, 0, tile));
      expect(doubled).toMatchObject({ complete: false, missing: [], extra: [tile], unknown: [] });
      expect(doubled.where).toHaveLength(1);
      expect(doubled.where[0]?.pointers).toContain(`/tiles/${i}`);
      expect(doubled.where[0]?.count).toBe(doubled.where[0]!.limit + 1);

      const other = tiles[(i + 1) % tiles.length]!;
      if (other !== tile) {
        expect(check(tiles.with(i, other))).toMatchObject({
          complete: false,
          missing: [tile],
          extra: [other],
          unknown: [],
        });
      }
      const blank = check(tiles.with(i, 'blank'));
      expect(blank).toMatchObject({ complete: false, missing: [tile], extra: [] });
      expect(blank.unknown).toMatchObject([{ code: 'tile.unknown', pointer: `/tiles/${i}` }]);
    }
  });
});

describe('wall check: findings', () => {
  const tiles = tilesOf('chinese', 4);

  it('readable tiles outside the set are extra: jokers, bonus tiles, North for three players', () => {
    expect(wall('chinese', { tiles: [...tiles, 'J', '1F', 'F'] }).extra).toEqual(['1F', 'F', 'J']);
    const three = tilesOf('chinese', 3);
    expect(wall('chinese', { tiles: [...three, 'N'], table: { players: 3 } }).extra).toEqual(['N']);
  });

  it('a new deck: the four jokers too many are extra, blanks and QR cards unknown', () => {
    const deck = tilesOf('american-deck-beginner', 4);
    const answer = wall('american-deck-beginner', { tiles: [...deck, 'J', 'J', 'J', 'J', 'blank', 'QR'] });
    expect(answer).toMatchObject({ complete: false, missing: [], extra: ['J', 'J', 'J', 'J'] });
    expect(answer.unknown.map((each) => each.pointer)).toEqual(['/tiles/156', '/tiles/157']);
    expect(answer.where[0]).toMatchObject({ tile: 'J', count: 12, limit: 8 });
  });

  it('unreadable pieces of a string carry their offset', () => {
    expect(wall('chinese', { tiles: '123B 2E' }).unknown).toMatchObject([{ pointer: '/tiles', offset: 5 }]);
  });

  it('a tile too many is pointed to wherever it lies', () => {
    const answer = wall('chinese', { hands: { E: ['5D', '5D'] }, melds: { S: ['555D'] }, discards: '1B' });
    expect(answer.extra).toEqual(['5D']);
    expect(answer.where).toEqual([
      {
        tile: '5D',
        count: 5,
        limit: 4,
        pointers: ['/hands/E/0', '/hands/E/1', '/melds/S/0', '/melds/S/0', '/melds/S/0'],
      },
    ]);
  });

  it('a partial position still lists what is missing, nothing at all misses the whole set', () => {
    expect(wall('chinese', { discards: tiles.slice(0, 130) }).missing.toSorted()).toEqual(tiles.slice(130).toSorted());
    expect(wall('chinese', {}).missing).toHaveLength(136);
  });

  it('sets laid down come in every form, jokers counted as jokers', () => {
    const answer = wall('american-league', {
      melds: {
        E: ['777B J', { tile: '8C', count: 4, jokers: 2 }, ['9D', '9D', '9D'], { tiles: 'EEE' }],
        S: [{ tile: '8C', count: 3 }],
      },
    });
    expect(answer.found).toBe(17);
    expect(answer.extra).toEqual(['8C']);
  });

  it('bonus tiles laid out belong to the position', () => {
    const all = tilesOf('british', 4);
    const bonus = all.filter((tile) => tile.endsWith('F'));
    const answer = wall('british', { wall: all.filter((tile) => !tile.endsWith('F')), bonus: { W: bonus } });
    expect(answer.complete).toBe(true);
  });

  it('table.seat: tiles of a seat that is not at the table', () => {
    const outcome = wallOperation(TABLES.chinese.sheet)({ hands: { N: '1B' }, table: { players: 3 } }, env);
    expect(outcome.ok ? null : outcome.problems).toMatchObject([{ code: 'table.seat', pointer: '/hands/N' }]);
  });
});

describe('wall check: hand sizes and phase', () => {
  const tiles = tilesOf('chinese', 4);
  const hand = (n: number, from: number): string[] => tiles.slice(from, from + n);
  const four = (east: number) => ({ E: hand(east, 0), S: hand(13, 20), W: hand(13, 40), N: hand(13, 60) });

  it.each([
    ['between-turns', 13, true],
    ['between-turns', 14, false],
    ['between-turns', 12, false],
    ['holding', 14, true],
    ['holding', 13, false],
    ['holding', 15, false],
  ] as const)('%s with %i tiles at East: fits %s', (phase, east, fits) => {
    const answer = wall('chinese', { hands: four(east), phase });
    expect(answer).toMatchObject({ phase, fits });
    expect(answer.sizes?.[0]).toMatchObject({ seat: 'E', tiles: east });
    expect(answer.assumptions).toEqual([]);
  });

  it('without a phase it is taken from the hands, and said', () => {
    expect(wall('chinese', { hands: four(14) })).toMatchObject({
      phase: 'holding',
      fits: true,
      assumptions: [{ id: 'phase' }],
    });
    expect(wall('chinese', { hands: four(13) })).toMatchObject({ phase: 'between-turns', fits: true });
  });

  it('a classical kong counts as three, bonus tiles not at all', () => {
    const answer = wall('british', {
      hands: { E: ['1F', ...hand(10, 70).filter((tile) => tile !== 'E')].slice(0, 11) },
      melds: { E: ['EEEE'] },
      phase: 'between-turns',
    });
    expect(answer.sizes?.[0]?.tiles).toBe(13);
  });

  it('an American hand counts 13 whatever the sets', () => {
    const answer = wall('american-league', {
      hands: { E: '123456789B' },
      melds: { E: ['88D JJ'] },
      phase: 'between-turns',
    });
    expect(answer).toMatchObject({ fits: true, sizes: [{ seat: 'E', tiles: 13, fits: true }] });
  });

  it('a wall alone has no phase', () => {
    for (const member of ['phase', 'sizes', 'fits']) expect(wall('chinese', { tiles })).not.toHaveProperty(member);
  });
});

it('the summary of a wall tells what is missing, what is too many and what cannot be read', () => {
  const found = wall('chinese', { discards: '11111B 2B' }).summary;
  expect(found).toMatch(/^Not the set of 136 tiles: 131 missing \(2B 2B 2B .* …\), 1 too many \(1B\)\.$/);
  const unreadable = wall('chinese', { discards: '11111B 2Q 3Q' } as never).summary;
  expect(unreadable).toMatch(/, 1 too many \(1B\), 2 unreadable\.$/);
});
