import type { CompletionRules } from '../../classical/completion.js';
import {
  allPairHonours,
  gatesOfHeaven,
  knitting,
  knittingAnySuits,
  thirteenUniqueWonders,
  tripleKnitting,
  wrigglingSnake,
} from '../../classical/shapes/index.js';
import type { HandDoubles, HandPoints, RuleSheet } from '../../classical/sheet.js';
import type { HandRules } from '../../hand/rules.js';
import * as rule from '../chinese/rules.js';
import { chinese } from '../chinese/sheet.js';
import { britishHands } from './hands.js';

const BRITISH = `${rule.BOOK}, British version`;
const BMJA = 'the option profile "bmja" presets it';

const hand: HandRules = {
  ...chinese.hand,
  options: [
    {
      id: 'profile',
      type: 'enum',
      default: 'masters',
      values: ['masters', 'bmja'],
      meaning: 'Whose table: Masters Games, or the British Mah-Jong Association. It presets other options.',
      presets: {
        bmja: { limit: 1000, onlyPlacePoints: 0, originalCallAnyPlayer: true, undeclaredFour: 'kong' },
      },
    },
    ...chinese.hand.options.filter(({ id }) => id === 'limit' || id === 'callingShare'),
    { id: 'flowers', type: 'boolean', default: true, meaning: 'Flowers and seasons are played with: 144 tiles.' },
    {
      id: 'onlyPlacePoints',
      type: 'integer',
      default: 2,
      minimum: 0,
      maximum: 100,
      meaning: `Points for filling the only possible place to win; ${BMJA} to 0.`,
    },
    {
      id: 'concealedHand',
      type: 'enum',
      default: 'suits-and-honours',
      values: ['suits-and-honours', 'any'],
      meaning: 'Whether the double for a concealed hand asks for a suit tile and an honour.',
    },
    {
      id: 'originalCallAnyPlayer',
      type: 'boolean',
      default: false,
      meaning: `An original call doubles once whoever made it, and once more if that player wins; ${BMJA}.`,
    },
    {
      id: 'undeclaredFour',
      type: 'enum',
      default: 'pung',
      values: ['pung', 'kong'],
      meaning: `What a loser’s undeclared four counts as: a concealed three or a concealed four; ${BMJA} to "kong".`,
    },
    {
      id: 'knittingAnySuits',
      type: 'boolean',
      default: false,
      meaning: 'The couples of Knitting may each be of any two suits.',
    },
  ],
  tileSet: (options, players) => chinese.hand.tileSet(options, players),
  facts: ['last-tile', 'last-discard', 'first-discard', 'original-call', 'kong-on-kong'],
  loserFacts: ['original-call'],
};

const shapes = [wrigglingSnake, thirteenUniqueWonders, allPairHonours, knitting, tripleKnitting, gatesOfHeaven];
const shapesAnySuits = shapes.map((shape) => (shape === knitting ? knittingAnySuits : shape));

/** One chow a hand, none with two players. */
const completions: Readonly<Record<string, CompletionRules>> = {
  'one run': { maxRuns: 1, shapes },
  'no run': { maxRuns: 0, shapes },
  'one run, any suits': { maxRuns: 1, shapes: shapesAnySuits },
  'no run, any suits': { maxRuns: 0, shapes: shapesAnySuits },
};

const mahjong: HandPoints = { ...rule.mahjong, points: 20, source: `${BRITISH}, scoring` };
const onlyPlace: HandPoints = { ...rule.onlyPlace, points: { option: 'onlyPlacePoints' } };

const ADDED = `${BRITISH}, doubles of the winner; table restored from parallel sources`;

const concealed: HandDoubles = {
  id: 'concealed',
  label: 'Concealed hand',
  meaning: 'Nothing exposed, the winning tile not claimed, at least one suit tile and one honour.',
  when: 'concealed',
  doubles: 1,
  who: 'winner',
  earnedBy: 'hand',
  near: [
    { when: 'concealed but for the winning tile', because: 'the winning tile was claimed', tiles: 'winning tile' },
    {
      when: 'concealed, without suits or without honours',
      because: 'the hand lacks a suit tile or an honour (option concealedHand)',
    },
  ],
  source: ADDED,
};

const lastDiscard: HandDoubles = {
  id: 'last-discard',
  label: 'Last discard',
  meaning: 'The discard after the last tile of the wall.',
  when: 'last discard',
  doubles: 1,
  who: 'winner',
  earnedBy: 'winning tile',
  source: ADDED,
};

const originalCall: HandDoubles = {
  ...rule.originalCall,
  doubles: { option: 'originalCallAnyPlayer', values: { true: 2, false: 1 } },
};

const originalCallOfLoser: HandDoubles = {
  ...rule.originalCall,
  label: 'Original call of a loser',
  meaning: 'Only with the option originalCallAnyPlayer: a hand that did not go out is doubled for it too.',
  when: 'original call of a loser',
  who: 'every hand',
  near: [
    {
      when: 'original call of a loser, winners only',
      because: 'only the winner is doubled for an original call (option originalCallAnyPlayer)',
    },
  ],
};

/** The British game of the Masters Games rules: the Chinese game with these differences. */
export const british: RuleSheet = {
  ...chinese,
  id: 'british',
  hand,
  completion: (options, players) =>
    completions[`${players === 2 ? 'no run' : 'one run'}${options.knittingAnySuits === true ? ', any suits' : ''}`]!,

  points: [mahjong, rule.drawn, onlyPlace],
  doubles: [
    rule.noChows,
    rule.oneSuitHonours,
    rule.majorsHonours,
    concealed,
    rule.loose,
    rule.lastTile,
    lastDiscard,
    rule.robbedKong,
    originalCall,
    originalCallOfLoser,
  ],
  specialHands: [...chinese.specialHands, ...britishHands],
  assumptions: chinese.assumptions.filter(({ id }) => id === 'calling-share'),
  undeclaredFour: 'undeclaredFour',
};
