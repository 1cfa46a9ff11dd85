import { describe, expect, it } from 'vitest';
import { describeTiles, parseTiles } from '../../../src/rules/tiles/describe.js';
import { AMERICAN_SET, classicalTileSet } from '../../../src/rules/tiles/sets.js';

const BRITISH = classicalTileSet(true, 4);

describe('the tiles described', () => {
  const answer = describeTiles([
    { variant: 'british', when: null, set: BRITISH },
    { variant: 'british', when: 'players: 3', set: classicalTileSet(true, 3) },
    { variant: 'american-league', when: null, set: AMERICAN_SET },
  ]);
  const tile = (token: string) => answer.tiles.find((one) => one.token === token);

  it('every kind is there in tile order, with names and copies per variant', () => {
    expect(answer.tiles).toHaveLength(44);
    expect(answer.tiles[0]!.token).toBe('1B');
    expect(tile('3B')).toEqual({
      token: '3B',
      unicode: '🀒',
      name: '3 of bamboo',
      aliases: ['3 bamboo', '3 bamboos', '3 bam', '3 bams', '3 stick', '3 sticks', 'green 3'],
      group: 'suit',
      copies: { british: 4, 'american-league': 4 },
    });
    expect(tile('F')!.copies).toEqual({ british: 0, 'american-league': 8 });
    expect(tile('8F')).toMatchObject({ name: 'winter', group: 'season', copies: { british: 1 } });
    expect(tile('1F')!.group).toBe('flower');
    expect(tile('P')).toMatchObject({ group: 'dragon', aliases: ['white', 'pai', 'soap', 'wd'] });
    expect(tile('J')!.group).toBe('joker');
    expect(tile('E')!.group).toBe('wind');
  });
  it('the sets carry their size and only the tiles they hold', () => {
    expect(answer.sets.map(({ size }) => size)).toEqual([144, 138, 152]);
    expect(answer.sets[1]!.when).toBe('players: 3');
    expect(answer.sets[1]!.copies).not.toHaveProperty('N');
    expect(answer.sets[0]).not.toHaveProperty('when');
  });
});

describe('tiles parsed', () => {
  it('any notation becomes canonical tokens, Unicode and names, in the order given', () => {
    expect(parseTiles({ tiles: '2p1s E' }, null)).toEqual({
      ok: true,
      value: {
        tiles: ['2D', '1B', 'E'],
        unicode: '🀚🀐🀀',
        names: ['2 of dots', '1 of bamboo', 'east wind'],
        count: 3,
        warnings: [],
      },
    });
  });
  it('a variant decides the reading of flowers', () => {
    const answer = parseTiles({ tiles: '3F0', variant: 'american-league' }, AMERICAN_SET);
    expect(answer).toMatchObject({ ok: true, value: { variant: 'american-league', tiles: ['F', 'P'] } });
    expect(answer).toMatchObject({ value: { warnings: [{ code: 'notation.assumed', pointer: '/tiles' }] } });
  });
  it('problems of reading, of the set and of copies are told', () => {
    const codes = (tiles: string, set = BRITISH) => {
      const answer = parseTiles({ tiles }, set);
      return answer.ok ? [] : answer.problems.map(({ code, pointer }) => [code, pointer]);
    };
    expect(codes('1X 2S')).toEqual([
      ['tile.unknown', '/tiles'],
      ['tile.ambiguous', '/tiles'],
    ]);
    expect(codes('J 1F1F')).toEqual([
      ['tile.not_in_set', '/tiles'],
      ['tile.copies', '/tiles'],
    ]);
  });
});
