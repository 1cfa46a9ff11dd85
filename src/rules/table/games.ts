/**
 * What the games have in common at the table, for the variants' own `table.ts` to put together.
 */
import type { OptionSpec } from '../../../schemas/common.js';
import type { CharlestonRules, DealRules, ExchangeRules, TallyRules } from './rules.js';

const seating: OptionSpec = {
  id: 'seating',
  type: 'boolean',
  default: false,
  meaning: 'Show who becomes East: the highest throw of two dice, ties throw again, from the seed.',
};

const targetScore: OptionSpec = {
  id: 'targetScore',
  type: 'integer',
  default: null,
  minimum: 1,
  maximum: 1_000_000_000,
  meaning: 'The game is over as soon as a player has this many points; null: no target.',
};

const sticks: OptionSpec = {
  id: 'sticks',
  type: 'object',
  default: null,
  meaning:
    'Scoring sticks that each player starts with, as number by value, e.g. {"500": 2, "100": 9, "10": 8, "2": 10}: ' +
    'the payments of each hand are given in sticks, with the change.',
  schema: {
    type: ['object', 'null'],
    maxProperties: 12,
    propertyNames: { pattern: '^[1-9][0-9]{0,5}$' },
    additionalProperties: { type: 'integer', minimum: 0, maximum: 1000 },
  },
};

const rounds = (meaning: string, by: number): OptionSpec => ({
  id: 'rounds',
  type: 'integer',
  default: by,
  minimum: 1,
  maximum: 16,
  meaning,
});

/** The classical deal: two throws, a gap, two loose tiles; three rounds of four. */
export const classicalDeal = (deadWall: 'kong-box' | 'made-up', source: string): DealRules => ({
  wall: { throws: 2, opening: 'gap', deadStacks: 6, madeUp: deadWall === 'made-up' },
  rounds: 3,
  roundSize: 4,
  bonusLaidOut: true,
  options: [seating],
  source,
});

/** The modern American deal: one throw, the counted stacks stay at the end of the wall. */
export const leagueDeal = (source: string): DealRules => ({
  wall: { throws: 1, opening: 'kept', deadStacks: null, madeUp: false },
  rounds: 3,
  roundSize: 4,
  bonusLaidOut: false,
  options: [seating],
  source,
});

/** The deck games: a shuffled pile. */
export const deckDeal = (source: string): DealRules => ({
  wall: null,
  rounds: 3,
  roundSize: 4,
  bonusLaidOut: false,
  options: [seating],
  source,
});

export const classicalTally = (
  game: { prevailingWind: boolean; rounds: { readonly [players: number]: number } },
  source: string,
): TallyRules => ({
  start: 2000,
  deal: 'east-stays',
  prevailingWind: game.prevailingWind,
  rounds: game.rounds,
  bettor: false,
  options: [
    rounds(
      Object.entries(game.rounds).length === 1
        ? 'Rounds of a game; in a round the deal passes once per player.'
        : 'Rounds of a game; in a round the deal passes once per player. Three players: 3.',
      game.rounds[4] ?? 1,
    ),
    targetScore,
    sticks,
  ],
  source,
});

export const leagueTally = (source: string): TallyRules => ({
  start: 0,
  deal: 'passes',
  prevailingWind: false,
  rounds: null,
  bettor: true,
  options: [sticks],
  source,
});

export const deckTally = (source: string): TallyRules => ({
  start: 650,
  deal: 'passes',
  prevailingWind: false,
  rounds: { 4: 1 },
  bettor: false,
  options: [sticks],
  source,
});

export const leagueCharleston = (source: string): CharlestonRules => ({
  second: 'unless-stopped',
  courtesy: { least: 0, most: 3 },
  options: [],
  source,
});

export const deckCharleston = (source: string): CharlestonRules => ({
  second: 'if-wished',
  courtesy: { least: 1, most: 3 },
  options: [],
  source,
});

const advancedPart = (id: string, meaning: string): OptionSpec => ({ id, type: 'boolean', default: false, meaning });

/** The beginner's Charleston: right, across, left, and nothing else unless the table plays it. */
export const beginnerCharleston = (source: string): CharlestonRules => ({
  second: 'as-played',
  courtesy: { least: 1, most: 3 },
  options: [
    advancedPart('secondCharleston', 'Play a second Charleston: left, across, right.'),
    advancedPart('blindPass', 'Allow tiles just received to be passed on unseen, on the last pass of a Charleston.'),
    advancedPart('courtesy', 'Play a courtesy pass between opposite players.'),
  ],
  source,
});

export const leagueExchange = (source: string): ExchangeRules => ({
  outOfTurn: false,
  ownSets: true,
  deadHand: { 'exchange.before_draw': 'dead.early_exchange', 'exchange.wrong_tile': 'dead.wrong_exchange' },
  options: [],
  source,
});

export const deckExchange = (source: string): ExchangeRules => ({
  outOfTurn: true,
  ownSets: false,
  deadHand: {},
  options: [
    {
      id: 'ownExposure',
      type: 'boolean',
      default: false,
      meaning: 'A joker in one of the own exposed sets may be exchanged too.',
    },
  ],
  source,
});
