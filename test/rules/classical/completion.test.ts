import { describe, expect, it } from 'vitest';
import {
  type CompletionRules,
  completedBy,
  distanceOf,
  isComplete,
  missingTiles,
  waitsOf,
} from '../../../src/rules/classical/completion.js';
import {
  allPairHonours,
  gatesOfHeaven,
  knitting,
  thirteenUniqueWonders,
  tripleKnitting,
  wrigglingSnake,
} from '../../../src/rules/classical/shapes/index.js';
import type { Meld } from '../../../src/rules/hand/situation.js';
import { kindOf, tokensOf } from '../../../src/rules/tiles/kinds.js';
import { classicalTileSet } from '../../../src/rules/tiles/sets.js';
import { countsOf, randomComplete, randomTiles, removeOne, seeded } from '../hand/random-hands.js';

const SHAPES = [wrigglingSnake, thirteenUniqueWonders, allPairHonours, knitting, tripleKnitting, gatesOfHeaven];
const anyRuns: CompletionRules = { maxRuns: 4, shapes: SHAPES };
const oneRun: CompletionRules = { maxRuns: 1, shapes: SHAPES };
const plain: CompletionRules = { maxRuns: 4, shapes: [] };
const SET = classicalTileSet(true, 4);
const THREE_PLAYERS = classicalTileSet(true, 3);

const meld = (type: 'pung' | 'kong' | 'chow', tile: string): Meld => ({
  type,
  kind: kindOf(tile)!,
  count: type === 'kong' ? 4 : 3,
  jokers: 0,
  wildFlowers: 0,
  concealed: false,
});

const waits = (text: string, melds: readonly Meld[] = [], rules = anyRuns, set = SET): string =>
  tokensOf(waitsOf(countsOf(text), melds, rules, set)).join(' ');

describe('complete', () => {
  it('is the standard shape, a special shape, or both', () => {
    expect(completedBy(countsOf('123B 456C 789D EEE RR'), [], anyRuns)).toEqual(['standard']);
    expect(completedBy(countsOf('1122345B 1122345C'), [], anyRuns)).toEqual(['knitting']);
    expect(completedBy(countsOf('11123455678999D'), [], anyRuns)).toEqual(['standard', 'gates-of-heaven']);
    expect(completedBy(countsOf('123B 456C 789D EER R'), [], anyRuns)).toEqual([]);
  });

  it('knows no special shape beside a set on the table', () => {
    expect(isComplete(countsOf('19B 19C 19D ESWN RGPP'), [], anyRuns)).toBe(true);
    expect(isComplete(countsOf('11B 99C EE SS RR G'), [meld('pung', '1D')], anyRuns)).toBe(false);
  });

  it('counts runs on the table against the runs allowed', () => {
    expect(isComplete(countsOf('123B 444C 777D RR'), [meld('pung', 'E')], oneRun)).toBe(true);
    expect(isComplete(countsOf('123B 444C 777D RR'), [meld('chow', '1D')], oneRun)).toBe(false);
    expect(isComplete(countsOf('444C 777D EEE RR'), [meld('chow', '1D')], oneRun)).toBe(true);
    expect(isComplete(countsOf('444C 777D RR'), [meld('chow', '1D'), meld('chow', '1D')], oneRun)).toBe(false);
  });
});

describe('waits', () => {
  it('join the standard shape and the special shapes in tile order', () => {
    expect(waits('1112345678999D')).toBe('1D 2D 3D 4D 5D 6D 7D 8D 9D');
    expect(waits('1112345678999D', [], oneRun)).toBe('2D 3D 4D 5D 6D 7D 8D');
    expect(waits('19B 19C 19D ESWN RGP')).toBe('1B 9B 1C 9C 1D 9D E S W N R G P');
    expect(waits('19B 19C 19D ESWN RGP', [], plain)).toBe('');
  });

  it('leave out a kind of which all four are in hand and own sets', () => {
    expect(waits('111B 1C 23B 456D', [meld('pung', '1C')])).toBe('');
    expect(waits('E', [meld('pung', 'E'), meld('pung', 'S'), meld('pung', 'W'), meld('pung', 'N')])).toBe('');
    expect(waits('1123B', [meld('pung', '4B'), meld('pung', 'S'), meld('pung', 'W')])).toBe('1B 4B');
    expect(waits('1123B', [meld('kong', '4B'), meld('pung', 'S'), meld('pung', 'W')])).toBe('1B');
  });

  it('leave out a kind that the set does not have', () => {
    expect(waits('19B 19C 19D ESW RRGP')).toBe('N');
    expect(waits('19B 19C 19D ESW RRGP', [], anyRuns, THREE_PLAYERS)).toBe('');
  });
});

describe('distance', () => {
  it('is the nearest of all shapes', () => {
    expect(distanceOf(countsOf('19B 19C 19D ESWN RGP'), [], anyRuns, SET)).toBe(1);
    expect(distanceOf(countsOf('19B 19C 19D ESWN RGP'), [], plain, SET)).toBeGreaterThan(6);
    expect(distanceOf(countsOf('19B 19C 19D ESW RRGP'), [], anyRuns, THREE_PLAYERS)).toBeGreaterThan(1);
  });

  it('never hopes for a fifth tile', () => {
    const fours = [meld('pung', 'E'), meld('pung', 'S'), meld('pung', 'W'), meld('pung', 'N')];
    expect(distanceOf(countsOf('R'), fours, plain, SET)).toBe(1);
    expect(distanceOf(countsOf('E'), fours, plain, SET)).toBe(2);
  });

  it('is infinite with too many runs on the table', () => {
    const runs = [meld('chow', '1B'), meld('chow', '1C')];
    expect(distanceOf(countsOf('444D 55D 66D'), runs, oneRun, SET)).toBe(Number.POSITIVE_INFINITY);
    expect(missingTiles(countsOf('444D 55D 66D'), runs, oneRun, SET)).toBe(null);
  });

  it('is 1 exactly where thirteen tiles wait', () => {
    const below = seeded(11);
    for (let i = 0; i < 1_500; i++) {
      const side = i % 3 === 0 ? randomTiles(below, 13, 9) : randomComplete(below);
      if (i % 3 !== 0) removeOne(below, side);
      const rules = i % 2 === 0 ? anyRuns : oneRun;
      expect(distanceOf(side, [], rules, SET) === 1).toBe(waitsOf(side, [], rules, SET).length > 0);
    }
  });

  it('is the number of missing tiles, with which the hand is complete', () => {
    const below = seeded(12);
    for (let i = 0; i < 60; i++) {
      const side = randomTiles(below, 13);
      const rules = i % 2 === 0 ? anyRuns : oneRun;
      const missing = missingTiles(side, [], rules, SET)!;
      expect(missing.length).toBe(distanceOf(side, [], rules, SET));
      for (const kind of missing) side[kind]! += 1;
      expect(distanceOf(side, [], rules, SET)).toBe(0);
    }
  });
});

describe('special shapes beside sets face down', () => {
  const faceDown = (type: 'pung' | 'kong' | 'chow', tile: string): Meld => ({ ...meld(type, tile), concealed: true });
  /** Sets with runs are too many, so that only the special shape counts where it is nearer. */
  const shapesOnly = (shapes: CompletionRules['shapes']): CompletionRules => ({ maxRuns: 0, shapes });
  const gates = shapesOnly([gatesOfHeaven]);
  const snake = shapesOnly([wrigglingSnake]);
  const far = (tiles: string, melds: readonly Meld[], rules: CompletionRules): number =>
    distanceOf(countsOf(tiles), melds, rules, SET);
  const without = (tiles: string, melds: readonly Meld[]): number => far(tiles, melds, shapesOnly([]));

  it('count with the standing tiles', () => {
    const rows = [
      ['23455678D 999D', [faceDown('pung', '1D')], gates],
      ['23455678D', [faceDown('pung', '1D'), faceDown('pung', '9D')], gates],
      ['111D 55678D 999D', [faceDown('chow', '2D')], gates],
      ['1B 456789B ESWN', [faceDown('chow', '1B')], snake],
    ] as const;
    for (const [tiles, melds, rules] of rows) {
      expect(isComplete(countsOf(tiles), melds, rules), tiles).toBe(true);
      expect(completedBy(countsOf(tiles), melds, rules)).toEqual([rules.shapes[0]!.id]);
      expect(far(tiles, melds, rules)).toBe(0);
    }
    expect(waits('1B 456789B ESW', [faceDown('chow', '1B')], snake)).toBe('N');
    expect(far('1B 456789B ESW', [faceDown('chow', '1B')], snake)).toBe(1);
    expect(far('456789B ESW', [faceDown('chow', '1B')], snake)).toBe(2);
  });

  it('are of no use where they lie open, where they are kongs, and where the shape holds none', () => {
    expect(isComplete(countsOf('1B 456789B ESWN'), [meld('chow', '1B')], snake)).toBe(false);
    expect(far('1B 456789B ESWN', [meld('chow', '1B')], snake)).toBe(without('1B 456789B ESWN', [meld('chow', '1B')]));
    const kong = [faceDown('kong', '1D')];
    expect(far('2345678D 999D', kong, gates)).toBe(without('2345678D 999D', kong));
    const pairs = shapesOnly([allPairHonours]);
    const pung = [faceDown('pung', 'E')];
    expect(far('11B 99C SS WW RR G', pung, pairs)).toBe(without('11B 99C SS WW RR G', pung));
  });

  it('rule the shape out where a tile of theirs has no place in it: they cannot be thrown', () => {
    const rows = [
      ['1B 456789B ESWN', [faceDown('pung', '1B')], snake],
      ['11B 456789B ESW', [faceDown('pung', 'N')], snake],
      ['1145678D 999D E', [faceDown('pung', '2D')], gates],
      ['1114567D 999D 9D', [faceDown('pung', 'E')], gates],
      ['11D 678D 999D', [faceDown('chow', '2D'), faceDown('chow', '3D')], gates],
    ] as const;
    for (const [tiles, melds, rules] of rows) expect(far(tiles, melds, rules), tiles).toBe(without(tiles, melds));
  });

  it('make the shape one of their suit', () => {
    const chow = [faceDown('chow', '1C')];
    // Of bamboos two tiles lack and a wind; but the set is of characters, of which seven lack.
    expect(far('11456789B ESW', chow, snake)).toBe(8);
  });
});
