import { describe, expect, it } from 'vitest';
import { practiceCard } from '../../../cards/practice.js';
import type { CompiledCard } from '../../../src/rules/american/compiled.js';
import { cardHand } from '../../../src/rules/american/hand.js';
import { canBeMade, nearestLines } from '../../../src/rules/american/nearest.js';
import { JOKER, KIND_COUNT, type Kind, kindOf } from '../../../src/rules/tiles/kinds.js';
import { AMERICAN_SET } from '../../../src/rules/tiles/sets.js';
import { cardOf, check, compiled, handOf } from './american-support.js';
import { randomFrom } from './generator.js';

const card = compiled(practiceCard);
const sections: readonly { readonly id: string; readonly lines: readonly { readonly id: string }[] }[] =
  practiceCard.sections;
const lines = sections.flatMap((section) => section.lines);

describe('the practice card', () => {
  it('has at least 40 lines in at least 7 sections, singles-pairs and quints among them', () => {
    expect(lines.length).toBeGreaterThanOrEqual(40);
    expect(sections.length).toBeGreaterThanOrEqual(7);
    expect(sections.map(({ id }) => id)).toEqual(expect.arrayContaining(['singles-pairs', 'quints']));
  });

  it('has values from 25 to 75, more for lines that are harder', () => {
    for (const { line } of card.lines) {
      for (const value of Object.values(line.value)) {
        expect(value % 5, line.id).toBe(0);
        expect(value, line.id).toBeGreaterThanOrEqual(25);
        expect(value, line.id).toBeLessThanOrEqual(75);
      }
    }
  });

  it('has no bonus for having no joker on singles and pairs and on quints', () => {
    const without = card.lines.filter(({ line }) => !line.jokerlessBonus).map(({ section }) => section);
    expect([...new Set(without)].sort()).toEqual(['quints', 'singles-pairs']);
    for (const { section, line } of card.lines)
      if (section === 'singles-pairs') expect(line.mode, line.id).toBe('concealed');
  });

  it('can be made, every line of it', () => {
    const nothing = handOf('');
    for (const line of card.lines) expect(canBeMade(card, line, nothing), line.line.id).toBe(true);
  });

  it('uses every feature of the language but literal jokers', () => {
    const text = JSON.stringify(practiceCard);
    for (const feature of [
      'suits',
      'numbers',
      'winds',
      'kinds',
      'constraints',
      'permuteSizes',
      'concealed',
      'param',
      'partitions',
    ]) {
      expect(text, feature).toContain(`"${feature}"`);
    }
    for (const flag of [/\*\d!/, /\*\d~/, /\*\d\[\d\]/]) expect(text).toMatch(flag);
  });
});

/** The card with one line alone. */
const alone = (id: string): CompiledCard => {
  const section = sections.find(({ lines: own }) => own.some((line) => line.id === id))!;
  const line = section.lines.find((other) => other.id === id)!;
  return compiled(cardOf([line], { jokers: practiceCard.jokers, params: practiceCard.params }));
};

/** Draws through a shuffled wall, throwing what the line does not need; answers the distance after each throw. */
const drawTowards = (one: CompiledCard, random: () => number): number[] => {
  const wall: Kind[] = [];
  for (let kind = 0; kind < KIND_COUNT; kind++) for (let n = 0; n < AMERICAN_SET.copies[kind]!; n++) wall.push(kind);
  for (let i = wall.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [wall[i], wall[j]] = [wall[j]!, wall[i]!];
  }
  const counts = new Uint8Array(KIND_COUNT);
  for (const kind of wall.splice(0, 13)) counts[kind]! += 1;
  const thrown = new Uint8Array(KIND_COUNT);
  const distances: number[] = [];
  while (wall.length > 0) {
    counts[wall.pop()!]! += 1;
    const [nearest] = nearestLines(one, cardHand(counts, [], thrown, []), undefined, 1);
    distances.push(nearest!.distance);
    if (nearest!.distance === 0) break;
    const away = kindOf(nearest!.unneeded.find((tile) => tile !== 'J') ?? 'J') ?? JOKER;
    counts[away]! -= 1;
    thrown[away]! += 1;
  }
  return distances;
};

describe('drawing towards a line', () => {
  it.each(card.lines.map(({ line }) => [line.id] as const))(
    '%s comes nearer with every useful tile, and is reached',
    (id) => {
      const one = alone(id);
      const random = randomFrom(7);
      const reached = [1, 2, 3].filter(() => {
        const distances = drawTowards(one, random);
        for (const [i, distance] of distances.entries()) {
          if (i > 0) expect(distance).toBeLessThanOrEqual(distances[i - 1]!);
        }
        return distances.at(-1) === 0;
      });
      expect(reached.length).toBeGreaterThan(0);
    },
  );
});

it('compiles without a finding', () => {
  expect(check(practiceCard).problems).toEqual([]);
});
