import { FIRST_DRAGON, FIRST_WIND, isDragon, isWind, type Kind } from '../tiles/kinds.js';
import { FACT_BITS, type View } from './view.js';

/** Conditions on the tile that a set or a pair is made of. */
export const TILE_CONDITIONS = {
  dragon: (kind: Kind): boolean => isDragon(kind),
  'own wind': (kind: Kind, view: View): boolean => kind === view.seat,
  'prevailing wind': (kind: Kind, view: View): boolean => kind === view.prevailing,
} as const satisfies Record<string, (kind: Kind, view: View) => boolean>;

export type TileCondition = keyof typeof TILE_CONDITIONS;

const ALL_DRAGONS = 0b111;
const ALL_WINDS = 0b1111;
const has = (view: View, fact: keyof typeof FACT_BITS): boolean => (view.facts & FACT_BITS[fact]) !== 0;
const fourSets = (view: View): boolean => view.setCount === 4;
const noRuns = (view: View): boolean => fourSets(view) && view.runs === 0;
const oneSuit = (view: View): boolean => view.whole.suits === 1;
const nothingClaimed = (view: View): boolean =>
  view.whole.exposedMelds === 0 && !view.whole.claimed && !view.whole.robbed;
const otherThanMahjong = (view: View): boolean => view.points > 20;
const concealedTiles = (view: View): boolean =>
  view.whole.concealedAnyTiles || (view.whole.suitTiles > 0 && view.whole.honours > 0);
const pairFillsWinds = (view: View): boolean =>
  isWind(view.pair) && (view.windSets | (1 << (view.pair - FIRST_WIND))) === ALL_WINDS;
const pairFillsDragons = (view: View): boolean =>
  isDragon(view.pair) && (view.dragonSets | (1 << (view.pair - FIRST_DRAGON))) === ALL_DRAGONS;

/**
 * Conditions on a whole hand under one reading, by the names that the rule sheets use.
 * "Claimed" is a discard; a robbed tile is asked for by its own name.
 */
export const HAND_CONDITIONS = {
  always: () => true,

  // How the hand went out
  drawn: (view) => view.whole.drawn,
  'loose tile': (view) => view.whole.loose,
  'robbed a kong': (view) => view.whole.robbed,
  'complete as dealt': (view) => view.whole.dealt,
  'first discard': (view) => has(view, 'first-discard'),
  'last tile': (view) => has(view, 'last-tile'),
  'last discard': (view) => has(view, 'last-discard'),
  'original call': (view) => has(view, 'original-call'),
  'original call of a loser': (view) =>
    !view.whole.winner && view.whole.originalCallAnyPlayer && has(view, 'original-call'),
  'original call of a loser, winners only': (view) =>
    !view.whole.winner && !view.whole.originalCallAnyPlayer && has(view, 'original-call'),
  'loose tile of a second kong': (view) => has(view, 'kong-on-kong'),
  '5 dots as the loose tile': (view) => view.whole.loose && view.whole.winningTile === 22,
  '5 dots from the wall': (view) => view.whole.drawn && !view.whole.loose && view.whole.winningTile === 22,
  '1 dot as the last tile': (view) => view.whole.winningTile === 18 && has(view, 'last-tile'),
  '1 dot as the last discard': (view) => view.whole.winningTile === 18 && has(view, 'last-discard'),

  // Waits
  'one place only': (view) => view.whole.waits === 1,
  'several places': (view) => view.whole.waits > 1,

  // Sets
  'no runs': noRuns,
  'one run': (view) => fourSets(view) && view.runs === 1,
  'four fours': (view) => view.kongs === 4,
  'three fours': (view) => fourSets(view) && view.kongs === 3,
  'four concealed threes, one suit': (view) =>
    noRuns(view) && view.kongs === 0 && view.exposedPungs === 0 && oneSuit(view),
  'four threes, one suit, one claimed': (view) =>
    noRuns(view) && view.kongs === 0 && view.exposedPungs === 1 && oneSuit(view),
  'four concealed threes, several suits': (view) =>
    noRuns(view) && view.kongs === 0 && view.exposedPungs === 0 && view.whole.suits > 1,
  'four concealed threes and fours, one suit': (view) =>
    noRuns(view) && view.kongs > 0 && view.exposedPungs === 0 && oneSuit(view),
  'sets of all dragons': (view) => noRuns(view) && view.dragonSets === ALL_DRAGONS,
  'sets of all dragons and a run': (view) => view.runs > 0 && view.dragonSets === ALL_DRAGONS,
  'sets of all winds': (view) => view.windSets === ALL_WINDS,
  'three winds and the pair of the fourth': (view) => view.windSets !== ALL_WINDS && pairFillsWinds(view),
  'two dragons and the pair of the third': (view) => view.dragonSets !== ALL_DRAGONS && pairFillsDragons(view),
  'runs and a worthless pair': (view) => view.runs === 4 && view.pairPoints === 0,
  'runs and a pair that scores': (view) => view.runs === 4 && view.pairPoints > 0,

  // Tiles
  'one suit': (view) => oneSuit(view) && view.whole.honours === 0,
  'one suit with honours': (view) => oneSuit(view) && view.whole.honours > 0,
  'honours only': (view) => view.whole.suitTiles === 0,
  'majors and honours': (view) => view.whole.majorsOnly && view.whole.suitTiles > 0 && view.whole.honours > 0,
  'no runs, majors only': (view) => noRuns(view) && view.whole.majorsOnly && view.whole.honours === 0,
  'no runs, one suit': (view) => noRuns(view) && oneSuit(view) && view.whole.honours === 0,
  'a run, one suit': (view) => view.runs === 1 && oneSuit(view) && view.whole.honours === 0,
  'no runs, green tiles': (view) => noRuns(view) && view.whole.jadeOnly,
  'a run, green tiles': (view) => view.runs > 0 && view.whole.jadeOnly,
  'no runs, honours only': (view) => noRuns(view) && view.whole.suitTiles === 0,

  // Concealed
  concealed: (view) => nothingClaimed(view) && concealedTiles(view),
  'concealed but for the winning tile': (view) =>
    view.whole.exposedMelds === 0 && !nothingClaimed(view) && concealedTiles(view),
  'concealed, without suits or without honours': (view) => nothingClaimed(view) && !concealedTiles(view),

  // No score
  'nothing but mahjong': (view) =>
    view.runs === 4 && !otherThanMahjong(view) && (view.doubles === 0 || view.whole.noScoreDespiteDoubles),
  'runs, with other points': (view) => view.runs === 4 && otherThanMahjong(view),
  'runs, with doubles': (view) => view.runs === 4 && !otherThanMahjong(view) && view.doubles > 0,
} as const satisfies Record<string, (view: View) => boolean>;

export type HandCondition = keyof typeof HAND_CONDITIONS;
