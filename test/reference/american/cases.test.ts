import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expandCard } from './card.js';
import { type DeckOptions, deckMatches, deckNearness } from './deck.js';
import { copiesOf, type HandInput, held, KINDS, readHand } from './hand.js';
import { distances, indexCard, linesOf, type RefCard, reachable, waitsOf } from './match.js';

type Json = Readonly<Record<string, unknown>>;
interface Case {
  readonly id: string;
  readonly operation: string;
  readonly variant: string;
  readonly request: { readonly card?: Json | string; readonly hand: HandInput; readonly options?: DeckOptions };
  readonly expect: {
    readonly lines?: string[];
    readonly matches?: boolean;
    readonly distance?: number;
    readonly waits?: string[];
    readonly variants?: Record<string, number>;
  };
}

const read = (name: string): string => readFileSync(new URL(`../../cases/${name}`, import.meta.url), 'utf8');
const featureCard = JSON.parse(read('feature-card.json')) as Json;
const feature = indexCard(expandCard(featureCard));
const cardOf = (card: Json | string | undefined): RefCard =>
  typeof card === 'object' ? indexCard(expandCard(card)) : feature;

const all: Case[] = [
  ...(JSON.parse(read('american.json')) as Case[]),
  ...read('oracle-american.jsonl')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Case),
];

describe('the reference matcher agrees with the worked cases', () => {
  it('expands the feature card into as many variants as the case says', () => {
    const [one] = all.filter((entry) => entry.operation === 'card');
    expect(Object.fromEntries(feature.lines.map((line) => [line.id, line.variants.length]))).toEqual(
      Object.fromEntries(feature.lines.map((line) => [line.id, one!.expect.variants![line.id]])),
    );
  });

  const cases = all.filter((one) => one.operation === 'decompose');
  it.each(cases.map((one) => [one.id, one] as const))('%s', (_id, { variant, request, expect: expected }) => {
    const hand = readHand(request.hand);
    const deck = variant !== 'american-league';
    const card = deck ? null : cardOf(request.card);
    const options = request.options ?? {};
    const lines = card ? linesOf(card, hand) : deckMatches(variant, hand, options);
    if (expected.lines) expect([...lines].sort()).toEqual([...expected.lines].sort());
    if (expected.matches !== undefined) expect(lines.length > 0).toBe(expected.matches);
    if (expected.distance !== undefined) {
      const supply = reachable(hand, [], []);
      const near = card ? distances(card, hand, supply) : deckNearness(variant, hand, options, supply);
      expect(Math.min(...[...near.values()].map((one) => one.distance))).toBe(expected.distance);
    }
    if (expected.waits) {
      const waits = card
        ? [...waitsOf(card, hand).keys()]
        : KINDS.filter((tile) => {
            const next = { ...hand, standing: [...hand.standing, tile] };
            return held(hand, tile) < copiesOf(tile) && deckMatches(variant, next, options).length > 0;
          });
      expect([...waits].sort()).toEqual([...expected.waits].sort());
    }
  });
});
