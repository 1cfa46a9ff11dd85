import type { HandRules } from '../../../src/rules/hand/rules.js';
import { AMERICAN_SET, classicalTileSet } from '../../../src/rules/tiles/sets.js';

/** Hand rules for tests of the reading of hands, as the specification describes the variants. */
const classicalMelds = { types: ['pung', 'kong', 'chow'], jokers: false, sizes: [3, 4], most: 4 } as const;

export const babcock: HandRules = {
  options: [{ id: 'limit', type: 'limit', default: 300, meaning: 'Limit of a hand.' }],
  players: [4],
  tileSet: () => classicalTileSet(false, 4),
  melds: { ...classicalMelds, concealable: ['kong'] },
  winBy: ['wall', 'loose', 'discard', 'robbed-kong', 'deal'],
  facts: ['last-tile', 'first-discard'],
  loserFacts: [],
  lastTileBy: ['wall', 'loose'],
  prevailingWind: false,
  bonusTiles: false,
};

export const chinese: HandRules = {
  ...babcock,
  options: [{ id: 'flowers', type: 'boolean', default: false, meaning: 'Bonus tiles.' }],
  players: [4, 2, 3],
  tileSet: (options, players) => classicalTileSet(options.flowers === true, players),
  melds: { ...classicalMelds, concealable: ['pung', 'kong', 'chow'] },
  facts: ['last-tile', 'first-discard', 'original-call'],
  loserFacts: [],
  lastTileBy: ['wall'],
  prevailingWind: true,
  bonusTiles: true,
};

export const british: HandRules = {
  ...chinese,
  options: [{ id: 'flowers', type: 'boolean', default: true, meaning: 'Bonus tiles.' }],
  facts: ['last-tile', 'last-discard', 'first-discard', 'original-call', 'kong-on-kong'],
  loserFacts: ['original-call'],
};

export const league: HandRules = {
  options: [],
  players: [4],
  tileSet: () => AMERICAN_SET,
  melds: {
    types: ['pung', 'kong', 'quint', 'sextet'],
    concealable: [],
    jokers: true,
    sizes: [3, 4, 5, 6],
    most: 4,
  },
  winBy: ['wall', 'discard', 'joker-exchange', 'deal'],
  facts: [],
  loserFacts: [],
  lastTileBy: ['wall'],
  prevailingWind: false,
  bonusTiles: false,
};

export const RULES: Readonly<Record<string, HandRules>> = { 'babcock-1923': babcock, chinese, british };
