import { describe, expect, it } from 'vitest';
import { throwDice } from '../dice.js';
import { engineReading, markFirst, referenceReading } from './compare.js';
import { readingsOf, waitsOf } from './complete.js';
import { constructedRequest, makersOf } from './constructed-hands.js';
import { type EngineDecompose, engineDecompose } from './engine.js';
import { type Game, isProblem, type Position } from './game.js';
import { randomRequest } from './random-hands.js';
import { type RefRequest, readPosition, tilesOfSet } from './read.js';
import { referenceScore } from './score.js';
import { countOf, readTiles, type Token } from './tiles.js';

const HANDS = 2_000;

const tilesIn = (input: string | readonly string[] | undefined): readonly Token[] => {
  const read = readTiles(input ?? []);
  return 'tiles' in read ? read.tiles : [];
};

/** What a tile would bring, claimed or drawn: a total, or the code that refuses it. */
const worth = (game: Game, request: RefRequest, tile: Token, by: 'discard' | 'wall'): number | string => {
  const answer = referenceScore(game, { ...request, win: { tile, by } });
  return isProblem(answer) ? answer.code : answer.best[0]!.total;
};

const expectedWaits = (game: Game, request: RefRequest, position: Position): string[] => {
  const own = [...position.standing, ...position.melds.flatMap(tilesOfSet), ...tilesIn(request.visible)];
  return waitsOf(position).map((tile) => {
    const left = 4 - countOf(own, tile);
    if (left === 0) return `${tile} left 0`;
    return `${tile} left ${left} ${worth(game, request, tile, 'discard')} ${worth(game, request, tile, 'wall')}`;
  });
};

const givenWaits = (answer: EngineDecompose): string[] =>
  (answer.waits ?? []).map(({ tile, left, totals, refused }) => {
    const code = (by: string): string | undefined => refused?.find((one) => one.by === by)?.code;
    if (left === 0) return `${tile} left 0`;
    return `${tile} left ${left} ${totals?.discard ?? code('discard')} ${totals?.wall ?? code('wall')}`;
  });

const expectedReadings = (request: RefRequest, position: Position): string[] => {
  const tile = position.win!.tile;
  const standing = tile === null ? position.standing : [...position.standing, tile];
  const readings = readingsOf(position, standing).map((reading) =>
    reading.shape === 'standard' ? referenceReading(markFirst(reading, request.win)) : reading.shape,
  );
  return [...new Set(readings)].sort();
};

const givenReadings = (answer: EngineDecompose): string[] =>
  answer.readings.map((reading) => (reading.shape === 'standard' ? engineReading(reading) : reading.shape)).sort();

const compare = (game: Game, request: RefRequest): string[] => {
  const position = readPosition(game, request);
  if ('code' in position) return [];
  const outcome = engineDecompose(game)(request);
  if (!outcome.ok) return [`refused: ${outcome.problems.map((problem) => problem.code)}`];
  const lists = position.win
    ? [givenReadings(outcome.value), expectedReadings(request, position)]
    : [givenWaits(outcome.value), expectedWaits(game, request, position)];
  const [is, should] = lists.map((list) => list.join('; '));
  return is === should ? [] : [`${is} instead of ${should}`];
};

const GAMES: readonly Game[] = ['babcock-1923', 'chinese', 'british'];

describe.each(GAMES)('%s: decompose and the brute-force reference agree on readings and waits', (game) => {
  it(`${HANDS} random and constructed hands`, () => {
    const dice = throwDice(7);
    const ids = makersOf(game);
    const found: string[] = [];
    for (let at = 0; at < HANDS && found.length < 10; at++) {
      const special = game !== 'babcock-1923' && at % 2 === 0;
      const { facts: _, ...request } = special
        ? constructedRequest(dice, game, ids[(at / 2) % ids.length]!)
        : randomRequest(dice, game);
      for (const difference of compare(game, request)) found.push(`${difference} :: ${JSON.stringify(request)}`);
    }
    expect(found).toEqual([]);
  });
});
