import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { practiceCard } from '../../../cards/practice.js';
import type { Problem } from '../../../src/rules/problem.js';
import { type Dice, throwDice } from '../dice.js';
import { expandCard, type RefLine } from './card.js';
import { DECK_KINDS, type DeckOptions, deckLines, deckMatches, deckNearness } from './deck.js';
import { type EngineLines, engineLines, engineMatches } from './engine.js';
import type { Group } from './fit.js';
import { type AmericanRequest, americanRequest, exposedOf } from './generate.js';
import { type AmericanHand, copiesOf, held, KINDS, type Token } from './hand.js';
import { distances, indexCard, matchesOf, type Nearness, reachable } from './match.js';

const HANDS = 20_000;

/** Sizes of exposed sets that a game has. */
const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  'american-league': [3, 6],
  'american-deck-beginner': [4, 4],
  'american-deck-advanced': [3, 5],
};

const featureCard = JSON.parse(
  readFileSync(new URL('../../cases/feature-card.json', import.meta.url), 'utf8'),
) as object;
const handOf = (request: AmericanRequest): AmericanHand => ({
  standing: request.hand.concealed,
  exposed: request.hand.melds.map(exposedOf),
});
const sizeOf = (hand: AmericanHand): number => hand.exposed.reduce((sum, set) => sum + set.count, hand.standing.length);

/** What the reference says of a hand: concrete hands matched by line, and what it costs to measure. */
interface Judge {
  readonly matches: (hand: AmericanHand) => ReadonlyMap<string, number>;
  /** Lines with free kinds, of which one match says all. */
  readonly free: (id: string) => boolean;
  readonly near: (hand: AmericanHand, supply: Map<Token, number>) => ReadonlyMap<string, Nearness>;
}

const countIds = (ids: readonly string[], once: (id: string) => boolean): string => {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, once(id) ? 1 : (counts.get(id) ?? 0) + 1);
  return [...counts]
    .map(([id, count]) => `${id} x${count}`)
    .sort()
    .join(', ');
};

const expectedWaits = (hand: AmericanHand, request: AmericanRequest, judge: Judge): string[] => {
  const others = (request.visibleMelds ?? []).flatMap((meld) => meld.tiles);
  const seen = [...(request.visible ?? []), ...others];
  return KINDS.filter((tile) => held(hand, tile) < copiesOf(tile)).flatMap((tile) => {
    const lines = [...judge.matches({ ...hand, standing: [...hand.standing, tile] }).keys()].sort();
    const left = copiesOf(tile) - held(hand, tile) - seen.filter((one) => one === tile).length;
    return lines.length > 0 ? [`${tile} left ${left}: ${lines}`] : [];
  });
};

const nearestDiffers = (answer: EngineLines, near: ReadonlyMap<string, Nearness>, size: number): string[] => {
  const found: string[] = [];
  const least = Math.min(...[...near.values()].map((one) => one.distance));
  const is = answer.distance ?? Number.POSITIVE_INFINITY;
  if (is !== least) found.push(`distance ${is} instead of ${least}`);
  let last = 0;
  for (const { line, distance, missing, unneeded, possible } of answer.nearest) {
    const should = near.get(line.id);
    if (should?.distance !== distance) found.push(`${line.id} at ${distance} instead of ${should?.distance}`);
    else if (should.possible !== possible) found.push(`${line.id} possible ${possible} at ${distance}`);
    if (missing.length !== distance) found.push(`${line.id}: ${missing.length} missing at ${distance}`);
    if (unneeded.length !== size - 14 + distance) found.push(`${line.id}: ${unneeded.length} unneeded at ${distance}`);
    if (distance < last) found.push(`${line.id} out of order`);
    last = distance;
  }
  return found;
};

const linesDiffer = (ids: readonly string[], hand: AmericanHand, judge: Judge): string[] => {
  const matches = sizeOf(hand) === 14 ? judge.matches(hand) : new Map<string, number>();
  const each = [...matches].flatMap(([id, count]) => new Array<string>(count).fill(id));
  const [is, should] = [countIds(ids, judge.free), countIds(each, judge.free)];
  return is === should ? [] : [`lines ${is} instead of ${should}`];
};

/** A whole decomposition: lines, waits, distances, what is possible. */
const answerDiffers = (answer: EngineLines, request: AmericanRequest, judge: Judge): string[] => {
  const hand = handOf(request);
  const found = linesDiffer(
    answer.lines.map((line) => line.id),
    hand,
    judge,
  );
  if (answer.complete !== answer.lines.length > 0) found.push(`complete ${answer.complete}`);
  if (sizeOf(hand) === 13) {
    const waits = (answer.waits ?? []).map(
      ({ tile, left, lines }) => `${tile} left ${left}: ${lines.map((line) => line.id).sort()}`,
    );
    const expected = expectedWaits(hand, request, judge);
    if (waits.join('; ') !== expected.join('; '))
      found.push(`waits ${waits.join('; ')} instead of ${expected.join('; ')}`);
  }
  const supply = reachable(hand, request.visible ?? [], (request.visibleMelds ?? []).map(exposedOf));
  return [...found, ...nearestDiffers(answer, judge.near(hand, supply), sizeOf(hand))];
};

/** Only a set of a size that the game does not have may be refused. */
const refusalDiffers = (problems: readonly Problem[], variant: string, request: AmericanRequest): string[] => {
  const [least, most] = SIZES[variant]!;
  const odd = request.hand.melds.some(({ tiles }) => tiles.length < least || tiles.length > most);
  const codes = problems.map((problem) => problem.code).join();
  return odd && codes.includes('meld.invalid') ? [] : [`refused: ${codes}`];
};

type Make = (dice: Dice, short: boolean) => AmericanRequest | undefined;

interface Comparison {
  readonly variant: string;
  /** Members of the request beside the hand. */
  readonly extra: object;
  readonly make: Make;
  readonly judge: Judge;
}

/** Matches `hands` hands by both; of every `measured` one the whole decomposition. */
const collect = (
  seed: number,
  { variant, extra, make, judge }: Comparison,
  hands: number,
  measured: number,
): string[] => {
  const dice = throwDice(seed);
  const decompose = engineLines(variant);
  const match = engineMatches(variant);
  const found: string[] = [];
  for (let at = 0; at < hands && found.length < 20; ) {
    const whole = at % measured === 0;
    const request = make(dice, whole && dice.chance(60));
    if (!request) continue;
    at++;
    const body = { ...request, ...extra };
    const outcome = whole ? decompose(body) : match(body);
    const differences = !outcome.ok
      ? refusalDiffers(outcome.problems, variant, request)
      : Array.isArray(outcome.value)
        ? linesDiffer(outcome.value, handOf(request), judge)
        : answerDiffers(outcome.value as EngineLines, request, judge);
    if (differences.length > 0) found.push(`${differences.join('; ')} :: ${JSON.stringify(request)}`);
  }
  return found;
};

const ofCard = (json: object): Comparison => {
  const card = indexCard(expandCard(json as Readonly<Record<string, unknown>>));
  return {
    variant: 'american-league',
    extra: { card: json },
    make: (dice, short) => {
      const line: RefLine = dice.pick(card.lines);
      return americanRequest(dice, dice.pick(line.variants), line.mode !== 'concealed' || dice.chance(5), short);
    },
    judge: {
      matches: (hand) => matchesOf(card, hand),
      free: (id) => card.lines.some((line) => line.id === id && line.free),
      near: (hand, supply) => distances(card, hand, supply),
    },
  };
};

/** Some concrete hands of every line of a deck game, made of a random choice of kinds. */
const poolOf = (dice: Dice, variant: string, options: DeckOptions): Group[][] =>
  Object.values(deckLines(variant)).flatMap((hands) => {
    const pool: Group[][] = [];
    for (let tries = 0; pool.length < 60 && tries < 400; tries++) {
      const letters = DECK_KINDS.filter((kind) => kind.length === 1);
      const suits = dice.shuffle(['B', 'C', 'D']).slice(0, 1 + dice.int(2));
      const numbers = DECK_KINDS.filter((kind) => suits.includes(kind.charAt(1)));
      const some = [...dice.shuffle(letters).slice(0, 3 + dice.int(4)), ...dice.shuffle(numbers).slice(0, 9)];
      const made = hands([...new Set(['F', 'P', ...some])].slice(0, 12), options);
      for (let times = 0; times < 6 && made.length > 0; times++) pool.push(dice.pick(made));
    }
    return pool;
  });

const ofDeck = (variant: string, options: DeckOptions): Comparison => {
  const pool = poolOf(throwDice(5), variant, options);
  return {
    variant,
    extra: { options },
    make: (dice, short) => americanRequest(dice, dice.pick(pool), true, short),
    judge: {
      matches: (hand) => new Map(deckMatches(variant, hand, options).map((id) => [id, 1])),
      free: () => true,
      near: (hand, supply) => deckNearness(variant, hand, options, supply),
    },
  };
};

describe('the matcher and the slow reference agree', { timeout: 240_000 }, () => {
  it('on 20,000 hands of the feature card', () => {
    expect(collect(13, ofCard(featureCard), HANDS, 20)).toEqual([]);
  });
  it('on 20,000 hands of the practice card', () => {
    expect(collect(14, ofCard(practiceCard), HANDS, 20)).toEqual([]);
  });
  it('on 20,000 hands of american-deck-beginner, by its plain definition', () => {
    expect(collect(50, ofDeck('american-deck-beginner', {}), HANDS, 100)).toEqual([]);
  });
  it('on 20,000 hands of american-deck-advanced, by the plain definitions of its lines', () => {
    expect(collect(2011, ofDeck('american-deck-advanced', {}), HANDS, 1000)).toEqual([]);
  });
  it.each<DeckOptions>([
    { likeNumbers: 'same-number' },
    { evenPungs: '2-4-6-8', matchingDragon: true },
    { run: 'printed-order', oddPair: 'any' },
    { repeatKinds: true, sameSuit2011: true },
    { quints: 'block' },
  ])('on 1,000 hands of american-deck-advanced with %o', (options) => {
    expect(collect(7, ofDeck('american-deck-advanced', options), 1_000, 1000)).toEqual([]);
  });
});
