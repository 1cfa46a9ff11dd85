import { compileCard } from '../../../src/rules/american/compile.js';
import type { CompiledCard } from '../../../src/rules/american/compiled.js';
import { type CardHand, cardHand } from '../../../src/rules/american/hand.js';
import { readCard } from '../../../src/rules/american/read-card.js';
import type { Meld } from '../../../src/rules/hand/situation.js';
import type { Problem } from '../../../src/rules/problem.js';
import { KIND_COUNT } from '../../../src/rules/tiles/kinds.js';
import { readTiles } from '../../../src/rules/tiles/notation.js';
import { AMERICAN_SET } from '../../../src/rules/tiles/sets.js';

/** Reads and compiles a card, with everything that is wrong with it. */
export const check = (
  json: unknown,
  params: Readonly<Record<string, number>> = {},
): { card: CompiledCard | null; problems: Problem[] } => {
  const problems: Problem[] = [];
  const card = readCard(json, params, '/card', { list: problems });
  return { card: card === null ? null : compileCard(card, '', { list: problems }), problems };
};

/** A card that must be without problems. */
export const compiled = (json: unknown, params: Readonly<Record<string, number>> = {}): CompiledCard => {
  const { card, problems } = check(json, params);
  if (card === null || problems.length > 0) throw new Error(JSON.stringify(problems));
  return card;
};

/** A card of one section with these lines. */
export const cardOf = (lines: readonly object[], more: object = {}): object => ({
  schema: 1,
  id: 'test',
  title: 'Test',
  ...more,
  sections: [
    {
      id: 's',
      name: 'S',
      lines: lines.map((line, i) => ({ id: `L${i + 1}`, value: 25, mode: 'exposed', ...line })),
    },
  ],
});

export const countsOf = (tiles: string): Uint8Array => {
  const counts = new Uint8Array(KIND_COUNT);
  for (const kind of readTiles(tiles, '', AMERICAN_SET).kinds) counts[kind]! += 1;
  return counts;
};

/** A hand of standing tiles, and sets written `777B J`. */
export const handOf = (tiles: string, sets: readonly string[] = [], visible = ''): CardHand =>
  cardHand(countsOf(tiles), sets.map(setOf), countsOf(visible), []);

const TYPES = { 3: 'pung', 4: 'kong', 5: 'quint', 6: 'sextet' } as const;

const setOf = (text: string): Meld => {
  const { kinds } = readTiles(text, '', AMERICAN_SET);
  const jokers = kinds.filter((kind) => kind === 43).length;
  const naturals = kinds.filter((kind) => kind < 42);
  const kind = naturals[0] ?? 42;
  const flowers = kinds.filter((k) => k === 42).length;
  return {
    type: TYPES[kinds.length as 3 | 4 | 5 | 6],
    kind,
    count: kinds.length,
    jokers,
    wildFlowers: kind === 42 ? 0 : flowers,
    concealed: false,
  };
};
