import { describe, expect, it } from 'vitest';
import { type CompletionRules, distanceOf, waitsOf } from '../../../src/rules/classical/completion.js';
import { discardsOf } from '../../../src/rules/classical/discards.js';
import { allPairHonours, gatesOfHeaven, knitting } from '../../../src/rules/classical/shapes/index.js';
import { FIRST_BONUS, tokensOf } from '../../../src/rules/tiles/kinds.js';
import { classicalTileSet } from '../../../src/rules/tiles/sets.js';
import { countsOf, randomComplete, randomTiles, seeded } from '../hand/random-hands.js';

const oneRun: CompletionRules = { maxRuns: 1, shapes: [allPairHonours, knitting, gatesOfHeaven] };
const plain: CompletionRules = { maxRuns: 4, shapes: [] };
const SET = classicalTileSet(true, 4);

describe('discards', () => {
  const left = Uint8Array.from(SET.copies);

  it('come best first: distance, then wait tiles left, then tile order', () => {
    const counts = countsOf('123B 456C 78D 99D EEE R');
    const seen = left.map((copies, kind) => copies - counts[kind]!);
    const [best, ...others] = discardsOf(counts, [], plain, SET, seen);
    expect(tokensOf([best!.kind])).toEqual(['R']);
    expect(best!.waits.map((wait) => [...tokensOf([wait.kind]), wait.left])).toEqual([
      ['6D', 4],
      ['9D', 2],
    ]);
    expect(others.every((other) => other.distance >= 1)).toBe(true);
  });

  it('at equal distance come by the tiles that bring the hand nearer', () => {
    const counts = countsOf('123B 456C 78D E S W 9B 5B 1C');
    const seen = left.map((copies, kind) => copies - counts[kind]!);
    const discards = discardsOf(counts, [], plain, SET, seen);
    const best = discards.filter(({ distance }) => distance === discards[0]!.distance);
    const helped = best.map(({ draws }) => draws.reduce((sum, draw) => sum + draw.left, 0));
    expect(tokensOf(best.map(({ kind }) => kind))).toEqual(['E', 'S', 'W', '9B', '1C', '5B']);
    expect(helped).toEqual([50, 50, 50, 46, 42, 39]);
  });

  it('agree with asking after each throw', () => {
    const below = seeded(13);
    for (let i = 0; i < 60; i++) {
      const counts = i % 2 === 0 ? randomTiles(below, 14, 12) : randomComplete(below);
      const seen = left.map((copies, kind) => copies - counts[kind]!);
      const discards = discardsOf(counts, [], oneRun, SET, seen);
      expect(discards.map(({ kind }) => kind).toSorted((a, b) => a - b)).toEqual(
        Array.from(counts.keys()).filter((kind) => counts[kind]! > 0),
      );
      const best = discards[0]!.distance;
      const tilesLeft = discards.map(({ waits, draws }) =>
        [...waits, ...draws].reduce((sum, tile) => sum + tile.left, 0),
      );
      for (const [at, { kind, distance, waits, draws }] of discards.entries()) {
        const after = counts.slice();
        after[kind]! -= 1;
        expect(distance).toBe(distanceOf(after, [], oneRun, SET));
        expect(waits.map((wait) => wait.kind)).toEqual(waitsOf(after, [], oneRun, SET));
        const nearer = Array.from({ length: FIRST_BONUS }, (_, drawn) => drawn).filter((drawn) => {
          const then = after.with(drawn, after[drawn]! + 1);
          return then[drawn]! <= 4 && distanceOf(then, [], oneRun, SET) < distance;
        });
        expect(draws.map((draw) => draw.kind)).toEqual(best > 1 && distance === best ? nearer : []);
        if (at === 0) continue;
        const before = discards[at - 1]!;
        const key = [distance - before.distance, tilesLeft[at - 1]! - tilesLeft[at]!, kind - before.kind];
        expect(key.find((difference) => difference !== 0)).toBeGreaterThan(0);
      }
    }
  });
});
