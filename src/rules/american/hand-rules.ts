import type { OptionSpec } from '../../../schemas/common.js';
import type { HandRules } from '../hand/rules.js';
import type { MeldKind } from '../hand/situation.js';
import { AMERICAN_SET, type TileSet } from '../tiles/sets.js';
import { holdsJokers } from './prepare.js';
import type { HouseRule } from './rules.js';

const NAMES: Readonly<Record<number, MeldKind>> = { 3: 'pung', 4: 'kong', 5: 'quint', 6: 'sextet' };

/** How hands of an American game are read: 152 tiles, sets of these sizes with jokers, four players, no facts. */
export const americanHand = (
  sizes: readonly number[],
  options: readonly OptionSpec[],
  set: TileSet = AMERICAN_SET,
): HandRules => ({
  options,
  players: [4],
  tileSet: () => set,
  melds: { types: sizes.map((size) => NAMES[size]!), concealable: [], jokers: true, sizes, most: 4 },
  winBy: ['wall', 'discard', 'joker-exchange', 'deal'],
  facts: [],
  loserFacts: [],
  lastTileBy: [],
  prevailingWind: false,
  bonusTiles: false,
});

/** Rulings of ours for the deck games, where their rules are silent. */
export const DECK_HOUSE_RULES: readonly HouseRule[] = [
  {
    id: 'natural-in-every-group',
    detail: 'Every group that takes jokers holds at least one natural tile.',
    matters: holdsJokers,
  },
  {
    id: 'deal-is-drawn',
    detail: 'A hand complete on the deal counts as drawn.',
    matters: ({ win }) => win?.by === 'deal',
  },
  {
    id: 'exchange-is-drawn',
    detail: 'A win by exchanging a joker counts as drawn.',
    matters: ({ win }) => win?.by === 'joker-exchange',
  },
];
