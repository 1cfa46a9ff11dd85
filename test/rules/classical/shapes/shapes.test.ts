import { describe, expect, it } from 'vitest';
import {
  allPairHonours,
  gatesOfHeaven,
  knitting,
  knittingAnySuits,
  thirteenUniqueWonders,
  tripleKnitting,
  wrigglingSnake,
} from '../../../../src/rules/classical/shapes/index.js';
import { tokensOf } from '../../../../src/rules/tiles/kinds.js';
import { countsOf, randomTiles, removeOne, seeded } from '../../hand/random-hands.js';
import { naiveAnySuitsDistance, naiveDistance, naiveWaits, TARGETS } from './targets.js';

const SHAPES = [wrigglingSnake, thirteenUniqueWonders, gatesOfHeaven, allPairHonours, knitting, tripleKnitting];

const groups = (shape: (typeof SHAPES)[number], text: string): string | undefined =>
  shape
    .read(countsOf(text))
    ?.sets.map((set) => `${set.kind} ${tokensOf(set.tiles).join('')}`)
    .join(', ');

describe('special shapes read their groups', () => {
  it.each([
    [wrigglingSnake, '1123456789B ESWN', 'pair 1B1B, run 2B3B4B5B6B7B8B9B, winds ESWN'],
    [thirteenUniqueWonders, '19B 19C 19D ESWN RGPP', 'pair PP, singles 1B9B1C9C1D9DESWNRG'],
    [gatesOfHeaven, '11123455678999D', 'pung 1D1D1D, run 2D3D4D5D6D7D8D, single 5D, pung 9D9D9D'],
    [allPairHonours, '1111B 99C EE SS RR GG', 'pair 1B1B, pair 1B1B, pair 9C9C, pair EE, pair SS, pair RR, pair GG'],
    [knitting, '1122345B 1122345C', 'knit 1B1C, knit 1B1C, knit 2B2C, knit 2B2C, knit 3B3C, knit 4B4C, knit 5B5C'],
    [
      knittingAnySuits,
      '11234B 155C 123455D',
      'knit 1B1C, knit 1B1D, knit 2B2D, knit 3B3D, knit 4B4D, knit 5C5D, knit 5C5D',
    ],
    [
      tripleKnitting,
      '1123B 1123C 123D 8B8C8D',
      'triplet 1B1C1D, triplet 2B2C2D, triplet 3B3C3D, triplet 8B8C8D, knit 1B1C',
    ],
  ] as const)('$0.id $1', (shape, text, expected) => {
    expect(groups(shape, text)).toBe(expected);
    expect(shape.fits(countsOf(text))).toBe(true);
    expect(shape.distance(countsOf(text))).toBe(0);
  });
});

describe('special shapes refuse near misses', () => {
  it.each([
    [wrigglingSnake, '1223456789B ESWN', 'the pair is of ones'],
    [wrigglingSnake, '123456789B ESWNN', 'no pair of winds'],
    [wrigglingSnake, '11234567B 89C ESWN', 'one suit'],
    [thirteenUniqueWonders, '19B 19C 19D ESWN RGP 2B', 'the fourteenth tile is one of the thirteen'],
    [thirteenUniqueWonders, '19B 19C 19D ESWN RRGG', 'every kind is there'],
    [gatesOfHeaven, '11112345678999D', 'the odd tile is a 2 to 8'],
    [gatesOfHeaven, '1112345567899D 9C', 'one suit'],
    [allPairHonours, '22B 99C 11D EE SS RR GG', 'no 2'],
    [allPairHonours, '111B 9C 11D EE SS RR GG', 'pairs, not a three'],
    [knitting, '1112345B 1112345C', 'a couple comes twice at most'],
    [knitting, '1122345B 112234C 5D', 'the same two suits throughout'],
    [knitting, '1122345B 1122346C', 'one number in two suits'],
    [tripleKnitting, '1123B 123C 123D 8B8C8D 1B', 'the pair is in two suits'],
    [tripleKnitting, '1123B 1223C 123D 8B8C8D', 'the pair is of one number'],
    [tripleKnitting, '123B 123C 123D 8B8C8D EE', 'no honours'],
  ] as const)('$0.id $1: $2', (shape, text, _rule) => {
    expect(shape.fits(countsOf(text))).toBe(false);
    expect(shape.read(countsOf(text))).toBe(null);
    expect(shape.distance(countsOf(text))).toBeGreaterThan(0);
  });
});

describe('special shapes wait', () => {
  it.each([
    [wrigglingSnake, '123456789B ESWN', '1B'],
    [wrigglingSnake, '1123456789B ESW', 'N'],
    [thirteenUniqueWonders, '19B 19C 19D ESWN RGP', '1B 9B 1C 9C 1D 9D E S W N R G P'],
    [thirteenUniqueWonders, '19B 19C 19D ESWN RGG', 'P'],
    [gatesOfHeaven, '1112345678999C', '2C 3C 4C 5C 6C 7C 8C'],
    [gatesOfHeaven, '1123345678999C', '1C'],
    [allPairHonours, '111B 99C EE SS RR GG', '1B'],
    [allPairHonours, '11B 9C EE SS RR GG PP', '9C'],
    [knitting, '1122345B 112234C', '5C'],
    [tripleKnitting, '1123B 123C 123D 8B8C8D', '1C 1D'],
    [tripleKnitting, '123B 123C 12D 88B88C8D', '3D 8D'],
  ] as const)('$0.id $1 for $2', (shape, text, expected) => {
    expect(tokensOf(shape.waits(countsOf(text))).join(' ')).toBe(expected);
  });
});

describe('thirteen unique wonders wait', () => {
  it.each([
    ['19B 19C 19D ESWN RG 2B', 'a tile beside twelve of the thirteen'],
    ['19B 19C 19D ESWN R 22B', 'two beside eleven'],
    ['19B 19C 19D ESWN RGP 2B', 'fourteen tiles, all thirteen kinds'],
    ['19B 19C 19D ESWN RGG 2B', 'fourteen tiles, twelve kinds'],
    ['19B 19C 19D ESWN RGGG', 'fourteen of the wonders'],
    ['19B 19C 19D ESWN RG', 'twelve tiles'],
    ['19B 19C 19D ESWN GGG', 'eleven kinds'],
  ])('for nothing: %s (%s)', (text) => {
    expect(thirteenUniqueWonders.waits(countsOf(text))).toEqual([]);
  });
});

describe('special shapes agree with the list of all their hands', () => {
  it.each(SHAPES)('$id', (shape) => {
    const targets = TARGETS[shape.id]!;
    const below = seeded(shape.id.length);
    for (const target of targets) {
      const counts = Uint8Array.from(target);
      expect(shape.fits(counts)).toBe(true);
      const tiles = shape.read(counts)!.sets.flatMap((set) => set.tiles);
      expect(tiles.toSorted((a, b) => a - b)).toEqual(target.flatMap((n, kind) => new Array<number>(n).fill(kind)));
    }
    for (let i = 0; i < 150; i++) {
      const counts = i % 5 === 0 ? randomTiles(below, 13) : Uint8Array.from(targets[below(targets.length)]!);
      if (i % 5 !== 0) removeOne(below, counts);
      // Some sides go astray by up to four tiles.
      for (let astray = i % 4; astray > 0; astray--) {
        removeOne(below, counts);
        let kind = below(34);
        while (counts[kind]! >= 4) kind = below(34);
        counts[kind]! += 1;
      }
      expect(shape.waits(counts)).toEqual(naiveWaits(counts, targets));
      expect(shape.distance(counts)).toBe(naiveDistance(counts, targets));
    }
  });

  it('knitting in any suits, by trying every couple', () => {
    const below = seeded(99);
    const couple = (): number[] => {
      const number = below(9);
      const left = below(3);
      return [0, 1, 2].filter((suit) => suit !== left).map((suit) => suit * 9 + number);
    };
    for (let i = 0; i < 60; i++) {
      const counts = new Uint8Array(44);
      const times = new Map<string, number>();
      for (let made = 0; made < 7; ) {
        const tiles = couple();
        const key = tiles.join();
        if ((times.get(key) ?? 0) === 2) continue;
        times.set(key, (times.get(key) ?? 0) + 1);
        for (const kind of tiles) counts[kind]! += 1;
        made++;
      }
      expect(knittingAnySuits.fits(counts)).toBe(true);
      const tiles = knittingAnySuits.read(counts)!.sets.flatMap((set) => set.tiles);
      for (const kind of tiles) counts[kind]! -= 1;
      expect(counts.every((n) => n === 0)).toBe(true);
      for (const kind of tiles) counts[kind]! += 1;

      for (let astray = i % 3; astray >= 0; astray--) {
        removeOne(below, counts);
        if (astray === 0) continue;
        let kind = below(27);
        while (counts[kind]! >= 4) kind = below(27);
        counts[kind]! += 1;
      }
      const distance = naiveAnySuitsDistance(counts);
      expect(knittingAnySuits.distance(counts)).toBe(distance);
      const waits = Array.from({ length: 27 }, (_, kind) => kind).filter((kind) => {
        if (counts[kind]! >= 4) return false;
        const more = counts.slice();
        more[kind]! += 1;
        return naiveAnySuitsDistance(more) === 0;
      });
      expect(knittingAnySuits.waits(counts)).toEqual(waits);
    }
  });
});

describe('special shapes and the set', () => {
  const noNorth = new Uint8Array(34).fill(4);
  noNorth[30] = 0;

  it('need every tile of theirs in the set', () => {
    expect(wrigglingSnake.distance(countsOf('1123456789B ESW'), noNorth)).toBe(Number.POSITIVE_INFINITY);
    expect(thirteenUniqueWonders.distance(countsOf('19B 19C 19D ESW RGG'), noNorth)).toBe(Number.POSITIVE_INFINITY);
  });

  it('go without a kind where they can', () => {
    const side = countsOf('11B 9C EE SS RR GG PP');
    expect(allPairHonours.distance(side, noNorth)).toBe(1);
    expect(allPairHonours.distance(new Uint8Array(34), noNorth)).toBe(14);
  });
});
