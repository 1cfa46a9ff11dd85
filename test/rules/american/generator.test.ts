import { describe, expect, it } from 'vitest';
import { practiceCard } from '../../../cards/practice.js';
import type { CompiledCard } from '../../../src/rules/american/compiled.js';
import { type CardHand, cardHand } from '../../../src/rules/american/hand.js';
import { matchFits } from '../../../src/rules/american/scan.js';
import { JOKER } from '../../../src/rules/tiles/kinds.js';
import { caseFile } from '../../support/cases.js';
import { runs } from '../../support/runs.js';
import { cardOf, compiled } from './american-support.js';
import { type Dealt, dealLine, type Held, handOfGroups, isLegal, randomFrom } from './generator.js';

const TIMES = runs(20_000);
const cards = [compiled(caseFile('feature-card.json')), compiled(practiceCard)];

const isVariant = (card: CompiledCard, hand: CardHand, variant: number): boolean =>
  matchFits(card, hand).some((fit) => fit.variant === variant);

/** Calls `check` for 20,000 hands, some drawn from each card. */
const forHands = (seed: number, check: (card: CompiledCard, dealt: Dealt, random: () => number) => boolean): number => {
  const random = randomFrom(seed);
  let checked = 0;
  for (let tries = 0; checked < TIMES; tries++) {
    const card = cards[tries % cards.length]!;
    const dealt = dealLine(card, random);
    if (dealt !== null && check(card, dealt, random)) checked++;
    if (tries > TIMES * 60) throw new Error(`only ${checked} hands after ${tries} tries`);
  }
  return checked;
};

const fail = (card: CompiledCard, { variant, groups }: Dealt, what: string): never => {
  throw new Error(`${what}: ${card.lines[card.lineOf[variant]!]!.line.id} ${JSON.stringify(groups)}`);
};

const pick = <T>(list: readonly T[], random: () => number): T | undefined => list[Math.floor(random() * list.length)];

describe('random hands', () => {
  it('match the line that they were made of', () => {
    const checked = forHands(1, (card, dealt) => {
      if (!isVariant(card, handOfGroups(dealt.groups), dealt.variant)) fail(card, dealt, 'no match');
      return true;
    });
    expect(checked).toBe(TIMES);
  });

  it('do not match with one joker moved into a pair or a single', () => {
    const checked = forHands(2, (card, dealt, random) => {
      const small = dealt.groups.filter(
        (group) => group.cap === 0 && group.size < 3 && group.kind !== JOKER && !group.wild,
      );
      const group = pick(small, random);
      if (group === undefined) return false;
      // Another group of the kind could give its natural and take the joker.
      if (dealt.groups.some((other) => other !== group && other.kind === group.kind)) return false;
      const spoiled = dealt.groups.map((g) => (g === group ? { ...g, naturals: g.naturals - 1, jokers: 1 } : g));
      if (!isLegal(spoiled)) return false;
      if (isVariant(card, handOfGroups(spoiled), dealt.variant)) fail(card, dealt, 'joker in a small group');
      return true;
    });
    expect(checked).toBe(TIMES);
  });

  it('do not match with one exposed set of another size', () => {
    const checked = forHands(3, (card, dealt, random) => {
      const { groups, variant } = dealt;
      const group = pick(
        groups.filter(({ exposed }) => exposed),
        random,
      );
      if (group === undefined) return false;
      const size = group.size === 3 || (group.size < 6 && random() < 0.5) ? group.size + 1 : group.size - 1;
      // A group of that size and kind would take the set.
      if (groups.some((other) => other.kind === group.kind && other.size === size)) return false;
      const hand = resized(groups, group, size);
      if (hand === null) return false;
      if (isVariant(card, hand, variant)) fail(card, dealt, 'set of another size');
      return true;
    });
    expect(checked).toBe(TIMES);
  });

  it('do not match where a pair and a pung stand for a quint, nor the other way round', () => {
    const card = compiled(
      cardOf([
        { numbers: { x: '1-9' }, pattern: 'xa*5 Wu*4 xb*5', winds: { u: ['E', 'S', 'W', 'N'] } },
        { numbers: { x: '1-9' }, pattern: 'xa*2 xa*3 Wu*4 xb*5', winds: { u: ['E', 'S', 'W', 'N'] } },
      ]),
    );
    const [quint, split] = card.lines;
    const random = randomFrom(4);
    let checked = 0;
    while (checked < TIMES) {
      const dealt = dealLine(card, random);
      if (dealt === null) continue;
      const hand = handOfGroups(dealt.groups);
      const ids = matchFits(card, hand).map((fit) => fit.line);
      const [first, second] = dealt.groups;
      if (card.lineOf[dealt.variant] === quint!.index) {
        // A quint that is exposed, or has fewer than two naturals, is no pair and pung.
        const whole = dealt.groups.filter(({ size }) => size === 5);
        const splittable = whole.some((group) => !group.exposed && group.naturals >= 2);
        if (splittable) continue;
        if (ids.includes(split!)) fail(card, dealt, 'quint read as pair and pung');
      } else {
        if (!second!.exposed) continue;
        if (ids.includes(quint!)) fail(card, dealt, `pair and pung read as quint ${first!.kind}`);
      }
      checked++;
    }
    expect(checked).toBe(TIMES);
  });
});

/** The hand with one exposed set made larger or smaller, the tile taken from or put among the standing tiles. */
const resized = (groups: readonly Held[], group: Held, size: number): CardHand | null => {
  const hand = handOfGroups(groups);
  const counts = hand.counts.slice();
  const at = groups.filter(({ exposed }) => exposed).indexOf(group);
  const meld = hand.melds[at]!;
  const joker = size > group.size ? counts[JOKER]! > 0 : meld.jokers > 0;
  const moved = joker ? JOKER : group.kind;
  if (size > group.size) {
    if (counts[moved] === 0) return null;
    counts[moved]! -= 1;
  } else {
    if (!joker && meld.count - meld.jokers - meld.wildFlowers < 2) return null;
    counts[moved]! += 1;
  }
  const melds = hand.melds.map((other, i) =>
    i === at ? { ...other, count: size, jokers: other.jokers + (joker ? size - group.size : 0) } : other,
  );
  return cardHand(counts, melds, new Uint8Array(counts.length), []);
};
