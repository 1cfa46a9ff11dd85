import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { matchFits } from '../../../src/rules/american/scan.js';
import { PROBLEM_CODES } from '../../../src/rules/problem-codes.js';
import { advancedCard } from '../../../src/rules/variants/american-deck-advanced/card.js';
import { chartLines } from '../../../src/rules/variants/american-deck-advanced/lines.js';
import { options } from '../../../src/rules/variants/american-deck-advanced/options.js';
import { beginnerCard } from '../../../src/rules/variants/american-deck-beginner/card.js';
import { cardOf, check, compiled, handOf } from './american-support.js';

const page = (name: string): string => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');

describe('the guide to typing in a card', () => {
  const guide = page('card-guide.md');
  const examples = [...guide.matchAll(/```json\n([\s\S]*?)```\n((?:\n*- (?:fits|not): `[^`]*`)*)/g)];

  it('has an example of each feature', () => {
    const text = examples.map(([, json]) => json).join('\n');
    const members = [
      'suits',
      'partitions',
      'numbers',
      'winds',
      'kinds',
      'cases',
      'constraints',
      'permuteSizes',
      'or',
      'groups',
      'near',
      'wrap',
      'param',
      'zero',
      'class',
      'parity',
      'concealed',
      'jokerlessBonus',
      'note',
      'params',
      'jokers',
    ];
    for (const member of members) expect(text, member).toContain(`"${member}"`);
    for (const flag of ['!', '~', '[2]']) expect(text).toContain(flag);
  });

  it.each(examples.map(([, json, hands], i) => [i + 1, json!, hands!] as const))('example %i', (_, json, hands) => {
    const value = JSON.parse(json) as Record<string, unknown>;
    if ('sections' in value) {
      expect(check(value).problems).toEqual([]);
      return;
    }
    const card = compiled(cardOf([value], { params: { year: 2027 } }));
    const told = [...hands.matchAll(/- (fits|not): `([^`]*)`/g)];
    expect(told.length).toBeGreaterThan(0);
    for (const [, verdict, tiles] of told) {
      const hand = handOf(tiles!);
      expect(hand.tiles, tiles).toBe(14);
      expect(matchFits(card, hand).length > 0, tiles).toBe(verdict === 'fits');
    }
  });

  it('explains every problem of a card', () => {
    const codes = Object.keys(PROBLEM_CODES).filter((code) => code.startsWith('card.') && code !== 'card.not_found');
    for (const code of codes) expect(guide).toContain(`\`${code}\``);
  });
});

describe('the page of the ten lines', () => {
  const text = page('deck-lines.md');
  const rows = [...text.matchAll(/^\| `([^`]+)` \| (\d+) \| [^|]+ \| `([^`]+)` \|/gm)];
  const card = compiled(advancedCard({}));

  it('tells all ten with value and example', () => {
    expect(rows.map(([, id, value]) => `${id} ${value}`)).toEqual(chartLines.map(({ id, value }) => `${id} ${value}`));
  });
  it.each(rows.map(([, id, , tiles]) => [id!, tiles!] as const))('%s', (id, tiles) => {
    const hand = handOf(tiles);
    expect(hand.tiles).toBe(14);
    expect(matchFits(card, hand).map((fit) => fit.line.line.id)).toContain(id);
  });
  it('names every option and its values', () => {
    for (const { id, values } of options) {
      expect(text).toContain(`\`${id}\``);
      for (const value of values ?? []) expect(text, id).toContain(`\`${value}\``);
    }
  });
  it("has a hand of the beginner's game", () => {
    const tiles = /`three-kongs-and-pair`[\s\S]*?`(9999C[^`]*)`/.exec(text)![1]!;
    expect(matchFits(compiled(beginnerCard), handOf(tiles))).not.toEqual([]);
  });
});
