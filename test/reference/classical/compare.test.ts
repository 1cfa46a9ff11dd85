import { describe, expect, it } from 'vitest';
import { type Dice, throwDice } from '../dice.js';
import { disagreements } from './compare.js';
import { constructedRequest, makersOf } from './constructed-hands.js';
import { engineScore } from './engine.js';
import type { Game } from './game.js';
import { randomRequest } from './random-hands.js';
import type { RefRequest } from './read.js';
import { referenceScore } from './score.js';

const HANDS = 20_000;

/** Scores `HANDS` requests by both, and collects every disagreement with the request that shows it. */
const collect = (game: Game, seed: number, make: (dice: Dice, at: number) => RefRequest): string[] => {
  const dice = throwDice(seed);
  const score = engineScore(game);
  const found: string[] = [];
  for (let at = 0; at < HANDS && found.length < 20; at++) {
    const request = make(dice, at);
    const alternatives = at % 5 === 0;
    const outcome = score(request, alternatives ? 1000 : 0);
    const differences = disagreements(outcome, referenceScore(game, request), request.win, alternatives);
    if (differences.length > 0) found.push(`${differences.join('; ')} :: ${JSON.stringify(request)}`);
  }
  return found;
};

const random = (game: Game) => (dice: Dice) => randomRequest(dice, game);
const constructed = (game: Game) => {
  const ids = makersOf(game);
  return (dice: Dice, at: number) => constructedRequest(dice, game, ids[at % ids.length]!);
};

describe('the engine and the brute-force reference score alike', { timeout: 240_000 }, () => {
  it('babcock-1923: 20,000 random hands', () => {
    expect(collect('babcock-1923', 1923, random('babcock-1923'))).toEqual([]);
  });
  it('chinese: 20,000 random hands', () => {
    expect(collect('chinese', 1, random('chinese'))).toEqual([]);
  });
  it('chinese: 20,000 hands built around the special hands', () => {
    expect(collect('chinese', 2, constructed('chinese'))).toEqual([]);
  });
  it('british: 20,000 random hands', () => {
    expect(collect('british', 3, random('british'))).toEqual([]);
  });
  it('british: 20,000 hands built around the special hands', () => {
    expect(collect('british', 4, constructed('british'))).toEqual([]);
  });
});
