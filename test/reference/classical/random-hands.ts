import type { Dice } from '../dice.js';
import {
  exists,
  kindsAt,
  loser,
  type Plan,
  type PlannedSet,
  randomTable,
  type Table,
  tilesOfPlan,
  tilesOfPlanned,
  winner,
} from './build.js';
import type { Game, SetKind } from './game.js';
import type { RefRequest } from './read.js';
import { isHonour, isSuit, isTerminal, numberOf, type Token } from './tiles.js';

/** A taste in tiles: which kinds the sets are made of, and how often they are runs. */
interface Style {
  readonly kinds: (dice: Dice) => (tile: Token) => boolean;
  readonly runs: number;
}

const oneSuit = (dice: Dice): string => dice.pick(['B', 'C', 'D']);
const suit = (dice: Dice, honours: boolean, from = 1, to = 9) => {
  const letter = oneSuit(dice);
  return (tile: Token): boolean =>
    isHonour(tile) ? honours : tile.charAt(1) === letter && numberOf(tile) >= from && numberOf(tile) <= to;
};

const STYLES: readonly Style[] = [
  { kinds: () => () => true, runs: 45 },
  { kinds: () => isSuit, runs: 75 },
  { kinds: () => isSuit, runs: 100 },
  { kinds: () => () => true, runs: 5 },
  { kinds: (dice) => suit(dice, true), runs: 40 },
  { kinds: (dice) => suit(dice, false), runs: 55 },
  {
    kinds: (dice) => {
      const from = 1 + dice.int(4);
      return suit(dice, false, from, from + 5);
    },
    runs: 60,
  },
  {
    kinds: (dice) => {
      const from = 1 + dice.int(5);
      return suit(dice, dice.chance(30), from, from + 4);
    },
    runs: 45,
  },
  { kinds: () => (tile) => isHonour(tile) || isTerminal(tile), runs: 0 },
  { kinds: () => (tile) => isHonour(tile), runs: 0 },
  {
    kinds: (dice) => {
      const letter = oneSuit(dice);
      return (tile) => isHonour(tile) || tile === `1${letter}` || tile === `9${letter}`;
    },
    runs: 0,
  },
];

const MOST_RUNS: Readonly<Record<Game, number>> = { 'babcock-1923': 4, chinese: 4, british: 1 };

const lies = (dice: Dice, game: Game, kind: SetKind, exposedPercent: number): PlannedSet['lies'] => {
  if (kind === 'kong') return dice.chance(50) ? 'exposed' : 'face-down';
  if (dice.chance(exposedPercent)) return 'exposed';
  return game !== 'babcock-1923' && dice.chance(4) ? 'face-down' : 'standing';
};

/** Four sets and a pair that the table could hold. */
const randomPlan = (dice: Dice, table: Table): Plan => {
  const exposedPercent = dice.pick([0, 0, 15, 40, 80]);
  const most = table.players === 2 ? 0 : MOST_RUNS[table.game];
  const strict = dice.chance(93);
  for (;;) {
    const style = dice.pick(STYLES);
    const kinds = kindsAt(table.players).filter(style.kinds(dice));
    const sets: PlannedSet[] = [];
    let runs = 0;
    for (let at = 0; at < 4; at++) {
      const tile = dice.pick(kinds);
      const mayRun = isSuit(tile) && numberOf(tile) <= 7 && (!strict || runs < most);
      const run = mayRun && dice.chance(style.runs);
      const kind = run ? 'chow' : dice.chance(12) ? 'kong' : 'pung';
      if (run) runs++;
      sets.push({ kind, tile, lies: lies(dice, table.game, kind, exposedPercent) });
    }
    const pair = dice.pick(kinds);
    const plan = { sets, loose: [pair, pair] };
    if (exists(table.players, tilesOfPlan(plan))) return plan;
  }
};

const standingOf = (plan: Plan): Token[] => [
  ...plan.sets.filter((set) => set.lies === 'standing').flatMap(tilesOfPlanned),
  ...plan.loose,
];

/** Takes a complete hand apart: one tile gone, some others exchanged. */
const randomLoser = (dice: Dice, table: Table): RefRequest => {
  const plan = randomPlan(dice, table);
  const melded = plan.sets.filter((set) => set.lies !== 'standing');
  const exchange = dice.pick([0, 0, 1, 2, 4, 13]);
  for (;;) {
    const kept = dice.shuffle(standingOf(plan)).slice(1);
    const size = kept.length;
    const pool = dice.chance(50) ? kindsAt(table.players) : tilesOfPlan(plan);
    const fresh = Array.from({ length: Math.min(exchange, size) }, () => dice.pick(pool));
    const standing = [...kept.slice(fresh.length), ...fresh];
    const on = melded.flatMap(tilesOfPlanned);
    if (exists(table.players, [...standing, ...on])) return loser(dice, table, melded, standing);
  }
};

/** A random request: mostly winners with several readings, a fifth of them losers, a few that are no win at all. */
export const randomRequest = (dice: Dice, game: Game): RefRequest => {
  const table = randomTable(dice, game);
  if (dice.chance(22)) return randomLoser(dice, table);
  const plan = randomPlan(dice, table);
  if (!dice.chance(3)) return winner(dice, table, plan);
  const spoiled = { ...plan, loose: [plan.loose[0]!, dice.pick(kindsAt(table.players))] };
  return exists(table.players, tilesOfPlan(spoiled)) ? winner(dice, table, spoiled) : winner(dice, table, plan);
};
