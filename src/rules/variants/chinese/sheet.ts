import type { CompletionRules } from '../../classical/completion.js';
import { setPointsFrom } from '../../classical/set-points.js';
import { thirteenUniqueWonders, wrigglingSnake } from '../../classical/shapes/index.js';
import type { RuleSheet } from '../../classical/sheet.js';
import type { HandRules } from '../../hand/rules.js';
import { classicalTileSet } from '../../tiles/sets.js';
import { chineseHands } from './hands.js';
import * as rule from './rules.js';

const hand: HandRules = {
  options: [
    {
      id: 'limit',
      type: 'limit',
      default: 2000,
      meaning: 'Most that a hand can score: a positive multiple of 20, or null for no limit. Tournaments play 1000.',
    },
    {
      id: 'callingShare',
      type: 'fraction',
      default: '2/5',
      meaning: 'Share of a special hand that a loser scores who lacked one tile of it: over 2, 5 or 10.',
    },
    { id: 'flowers', type: 'boolean', default: false, meaning: 'Flowers and seasons are played with: 144 tiles.' },
    {
      id: 'pureSuitDoubles',
      type: 'enum',
      default: 3,
      values: [0, 1, 3],
      meaning: 'Doubles for a hand of one suit without honours.',
    },
  ],
  players: [4, 2, 3],
  tileSet: (options, players) => classicalTileSet(options.flowers === true, players),
  melds: {
    types: ['pung', 'kong', 'chow'],
    concealable: ['pung', 'kong', 'chow'],
    jokers: false,
    sizes: [],
    most: 4,
  },
  winBy: ['wall', 'loose', 'discard', 'robbed-kong', 'deal'],
  facts: ['last-tile', 'first-discard', 'original-call'],
  loserFacts: [],
  lastTileBy: ['wall'],
  prevailingWind: true,
  bonusTiles: true,
};

const shapes = [wrigglingSnake, thirteenUniqueWonders];
const anyRuns: CompletionRules = { maxRuns: 4, shapes };
const noRuns: CompletionRules = { maxRuns: 0, shapes };

/** The Chinese game of the Masters Games rules. */
export const chinese: RuleSheet = {
  id: 'chinese',
  edition: '1',
  hand,
  completion: (_, players) => (players === 2 ? noRuns : anyRuns),

  setPoints: setPointsFrom(rule.TABLE),
  pairPoints: rule.pairPoints,
  points: [rule.mahjong, rule.drawn, rule.onlyPlace],
  setDoubles: rule.setDoubles,
  doubles: [
    rule.noChows,
    rule.nonScoring,
    rule.oneSuitHonours,
    rule.oneSuit,
    rule.majorsHonours,
    rule.allHonours,
    rule.allFourWinds,
    rule.allThreeDragons,
    rule.loose,
    rule.lastTile,
    rule.robbedKong,
    rule.originalCall,
  ],
  specialHands: chineseHands,
  bonus: {
    points: 4,
    own: 1,
    bouquet: 2,
    labels: {
      'own-flower': 'Own flower',
      'own-season': 'Own season',
      'flower-bouquet': 'Bouquet of all four flowers',
      'season-bouquet': 'Bouquet of all four seasons',
    },
    source: `${rule.BOOK}, British version, playing with flowers and seasons`,
  },
  minimum: { players: 2, doubles: 4, orLimitOver: 2, source: `${rule.BOOK}, Two-Player Mah Jong` },
  assumptions: [
    {
      id: 'pure-suit-doubles',
      detail:
        'The source’s table of doubles is lost; one suit only is doubled three times, the classical value (option pureSuitDoubles).',
      touches: 'one-suit',
      option: 'pureSuitDoubles',
    },
    {
      id: 'calling-share',
      detail: 'The share for calling a special hand is restored from parallel sources (option callingShare).',
      touches: 'calling',
      option: 'callingShare',
    },
  ],
  undeclaredFour: null,
  callingShare: 'callingShare',
  eastDoublesAt: [4, 3],
  sources: [
    {
      title: 'The Rules of Mah Jong (Chinese & British versions)',
      author: 'Masters Traditional Games',
      year: '2001',
      url: 'https://www.mastersgames.com',
      rights: 'Copyright Masters Games Ltd; the rules are stated here in other words',
    },
  ],
};
