import type { CompletionRules } from '../../classical/completion.js';
import { setPointsFrom } from '../../classical/set-points.js';
import type { RuleSheet } from '../../classical/sheet.js';
import type { HandRules } from '../../hand/rules.js';
import { classicalTileSet } from '../../tiles/sets.js';

const BOOK = 'Red Book';
const TABLE = `${BOOK}, scoring table`;
const BONUSES = `${BOOK}, bonuses of the winner`;
const DOUBLES = `${BOOK}, doubles`;
const LIMIT = `${BOOK}, the limit`;

const hand: HandRules = {
  options: [
    {
      id: 'limit',
      type: 'limit',
      default: 300,
      meaning: 'Most that a hand can score: a positive multiple of 20, or null for no limit.',
    },
    {
      id: 'noScoreDespiteDoubles',
      type: 'boolean',
      default: false,
      meaning: 'The 10 points for no score other than Mah-Jongg stand even if the hand is doubled.',
    },
    {
      id: 'earthIsFloor',
      type: 'boolean',
      default: true,
      meaning: 'The Hand from Earth is worth at least half the limit. false: exactly half the limit.',
    },
  ],
  players: [4],
  tileSet: () => classicalTileSet(false, 4),
  melds: { types: ['pung', 'kong', 'chow'], concealable: ['kong'], jokers: false, sizes: [], most: 4 },
  winBy: ['wall', 'loose', 'discard', 'robbed-kong', 'deal'],
  facts: ['last-tile', 'first-discard'],
  loserFacts: [],
  lastTileBy: ['wall', 'loose'],
  prevailingWind: false,
  bonusTiles: false,
};

const anyRuns: CompletionRules = { maxRuns: 4, shapes: [] };

/** American Mahjong (Classic): Babcock's Red Book, second edition, 1923. */
export const babcock1923: RuleSheet = {
  id: 'babcock-1923',
  edition: '1',
  hand,
  completion: () => anyRuns,

  setPoints: setPointsFrom(TABLE),
  pairPoints: [
    { id: 'pair', label: 'Pair of {tiles}', tile: 'dragon', points: 2, who: 'every hand', source: TABLE },
    {
      id: 'pair',
      label: 'Pair of {tiles}, the own wind',
      tile: 'own wind',
      points: 2,
      who: 'every hand',
      source: TABLE,
    },
  ],
  points: [
    {
      id: 'mahjong',
      label: 'Mah-Jongg',
      when: 'always',
      points: 20,
      who: 'winner',
      earnedBy: 'event',
      source: BONUSES,
    },
    {
      id: 'drawn',
      label: 'Winning tile drawn',
      meaning: 'From the wall, or as a loose tile.',
      when: 'drawn',
      points: 2,
      who: 'winner',
      earnedBy: 'winning tile',
      source: BONUSES,
    },
    {
      id: 'loose',
      label: 'Winning on a loose tile',
      meaning: 'After a claimed, added or concealed four; once, however many. With the drawn tile it makes 10.',
      when: 'loose tile',
      points: 8,
      who: 'winner',
      earnedBy: 'winning tile',
      source: BONUSES,
    },
    {
      id: 'only-place',
      label: 'Only possible place to win',
      meaning: 'One kind of tile alone would complete the hand.',
      when: 'one place only',
      points: 2,
      who: 'winner',
      earnedBy: 'winning tile',
      near: [{ when: 'several places', because: 'other tiles also complete the hand', tiles: 'other waits' }],
      source: BONUSES,
    },
    {
      id: 'no-runs',
      label: 'No runs',
      when: 'no runs',
      points: 10,
      who: 'winner',
      earnedBy: 'hand',
      near: [{ when: 'one run', because: 'one of the four sets is a run' }],
      source: BONUSES,
    },
    {
      id: 'stolen-fourth',
      label: 'Stealing the fourth',
      meaning: 'The tile that another player was adding to an exposed three.',
      when: 'robbed a kong',
      points: 10,
      who: 'winner',
      earnedBy: 'winning tile',
      source: BONUSES,
    },
    {
      id: 'last-tile',
      label: 'Mah-Jongg on the last tile drawn',
      when: 'last tile',
      points: 10,
      who: 'winner',
      earnedBy: 'winning tile',
      source: BONUSES,
    },
    {
      id: 'no-score',
      label: 'No score other than Mah-Jongg',
      meaning: 'Four runs, a worthless pair, a discard, two or more tiles to win on, and no double.',
      when: 'nothing but mahjong',
      points: 10,
      who: 'winner',
      earnedBy: 'event',
      near: [
        { when: 'runs, with other points', because: 'the hand has points besides those for Mah-Jongg' },
        { when: 'runs, with doubles', because: 'the hand is doubled (option noScoreDespiteDoubles)' },
      ],
      source: BONUSES,
    },
  ],
  setDoubles: [
    { id: 'dragons', label: 'Set of {tiles}', tile: 'dragon', doubles: 1, who: 'every hand', source: DOUBLES },
    {
      id: 'own-wind',
      label: 'Set of {tiles}, the own wind',
      tile: 'own wind',
      doubles: 1,
      who: 'every hand',
      source: DOUBLES,
    },
  ],
  doubles: [
    {
      id: 'one-suit-honours',
      label: 'One suit with honours',
      meaning: 'Every tile the player has is of one suit or an honour, and there is at least one of each.',
      when: 'one suit with honours',
      doubles: 1,
      who: 'every hand',
      earnedBy: 'hand',
      source: DOUBLES,
    },
    {
      id: 'one-suit',
      label: 'One suit only',
      when: 'one suit',
      doubles: 3,
      who: 'every hand',
      earnedBy: 'hand',
      source: DOUBLES,
    },
    {
      id: 'all-honours',
      label: 'Honours only',
      when: 'honours only',
      doubles: 3,
      who: 'every hand',
      earnedBy: 'hand',
      source: DOUBLES,
    },
  ],
  specialHands: [
    {
      id: 'hand-from-heaven',
      name: 'Hand from Heaven',
      tiles: 'Any complete hand: the first fourteen tiles of East.',
      on: 'event',
      when: 'complete as dealt',
      value: 'limit',
      award: 'fixed',
      calling: false,
      example: { hand: { concealed: '123D 44456B 789C 55D 4B' }, seat: 'E', win: { by: 'deal' } },
      source: LIMIT,
    },
    {
      id: 'hand-from-earth',
      name: 'Hand from Earth',
      tiles: 'Any complete hand: the first thirteen tiles and the first discard of East.',
      on: 'event',
      when: 'first discard',
      value: 'half-limit',
      award: { floorIf: 'earthIsFloor' },
      calling: false,
      example: {
        hand: { concealed: '456B 789C 23B 123D 55D' },
        seat: 'S',
        win: { tile: '4B', by: 'discard', facts: ['first-discard'] },
      },
      source: LIMIT,
    },
  ],
  bonus: null,
  minimum: null,
  assumptions: [
    {
      id: 'earth-is-floor',
      detail:
        'The book gives half the limit for the Hand from Earth. It is taken as the least it scores, or as exactly that: option earthIsFloor.',
      touches: 'hand-from-earth',
    },
  ],
  undeclaredFour: null,
  callingShare: null,
  eastDoublesAt: [4],
  sources: [
    {
      title: 'Babcock’s Rules for Mah-Jongg: The Red Book of Rules, second edition',
      author: 'Joseph Park Babcock',
      year: '1923',
      url: 'https://archive.org/details/babcock_202209',
      rights: 'Public domain',
    },
  ],
};
