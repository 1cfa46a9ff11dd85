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
  type WinWishes,
  winner,
} from './build.js';
import type { Game, SetKind } from './game.js';
import type { RefRequest } from './read.js';
import { GREEN_TILES } from './shapes.js';
import { DRAGONS, isHonour, isTerminal, KINDS, type Token, WINDS } from './tiles.js';

type Maker = (dice: Dice) => { plan: Plan; wishes?: WinWishes };

const SUITS = ['B', 'C', 'D'];
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const ORPHANS = KINDS.filter((kind) => isHonour(kind) || isTerminal(kind));

const lie = (dice: Dice, kind: SetKind): PlannedSet['lies'] => {
  if (kind === 'kong') return dice.pick(['exposed', 'face-down']);
  return dice.pick(['standing', 'standing', 'exposed', 'face-down']);
};

/** Threes or fours of the first four tiles and a pair of the fifth. */
const solid = (dice: Dice, tiles: readonly Token[], kongs = 20): Plan => {
  const sets = tiles.slice(0, 4).map((tile): PlannedSet => {
    const kind = dice.chance(kongs) ? 'kong' : 'pung';
    return { kind, tile, lies: lie(dice, kind) };
  });
  return { sets, loose: [tiles[4]!, tiles[4]!] };
};
const five = (dice: Dice, kinds: readonly Token[]): Token[] => dice.shuffle(kinds).slice(0, 5);
const inSuit = (suit: string): Token[] => NUMBERS.map((n) => `${n}${suit}`);
const shape = (loose: readonly Token[]): { plan: Plan } => ({ plan: { sets: [], loose } });

const complete = (dice: Dice): Plan => {
  const plan = solid(dice, five(dice, KINDS));
  if (!dice.chance(50)) return plan;
  const run: PlannedSet = { kind: 'chow', tile: `${1 + dice.int(7)}${dice.pick(SUITS)}`, lies: lie(dice, 'chow') };
  const changed = { ...plan, sets: [run, ...plan.sets.slice(1)] };
  return exists(4, tilesOfPlan(changed)) ? changed : plan;
};

const hidden = (plan: Plan): Plan => ({ ...plan, sets: plan.sets.map((set) => ({ ...set, lies: 'standing' })) });

const couples = (dice: Dice, suitsOf: () => readonly string[]): Token[] => {
  const few = dice.shuffle(NUMBERS).slice(0, 4 + dice.int(4));
  for (;;) {
    const tiles = Array.from({ length: 7 }, () => dice.pick(few)).flatMap((n) =>
      suitsOf().map((suit) => `${n}${suit}`),
    );
    if (exists(4, tiles)) return tiles;
  }
};

/** A maker for every special hand. */
export const MAKERS: Readonly<Record<string, Maker>> = {
  'buried-treasure': (dice) => {
    const suit = dice.pick(SUITS);
    const honours = dice.pick([0, 1, 2, 4]);
    const tiles = [...dice.shuffle([...WINDS, ...DRAGONS]).slice(0, honours), ...dice.shuffle(inSuit(suit))].slice(
      0,
      5,
    );
    const plan = solid(dice, dice.shuffle(tiles), 0);
    const sets = plan.sets.map((set) => (set.lies === 'exposed' ? { ...set, lies: 'standing' as const } : set));
    return { plan: { ...plan, sets } };
  },
  'heads-and-tails': (dice) => ({ plan: solid(dice, five(dice, KINDS.filter(isTerminal))) }),
  'wriggling-snake': (dice) => {
    const tiles = inSuit(dice.pick(SUITS));
    return shape([...WINDS, ...tiles, tiles[0]!]);
  },
  'three-great-scholars': (dice) => {
    const rest = dice.shuffle(KINDS.filter((kind) => !DRAGONS.includes(kind)));
    const sets = dice.shuffle([...DRAGONS, rest[0]!]);
    return { plan: solid(dice, [...sets, rest[1]!]) };
  },
  'four-blessings': (dice) => ({
    plan: solid(dice, [...WINDS, dice.pick(KINDS.filter((kind) => !WINDS.includes(kind)))]),
  }),
  'thirteen-unique-wonders': (dice) => shape([...ORPHANS, dice.pick(ORPHANS)]),
  'heavens-blessing': (dice) => ({ plan: { ...hidden(solid(dice, five(dice, KINDS), 0)) }, wishes: { by: 'deal' } }),
  'earths-blessing': (dice) => ({
    plan: hidden(solid(dice, five(dice, KINDS), 0)),
    wishes: { by: 'discard', facts: ['first-discard'] },
  }),
  'plum-blossom': (dice) => {
    const tiles = ['5D', ...dice.shuffle(KINDS.filter((kind) => kind !== '5D')).slice(0, 4)];
    const plan = solid(dice, dice.shuffle(tiles), 30);
    const standing = plan.sets.map((set) =>
      set.tile === '5D' ? { kind: 'pung' as const, tile: '5D', lies: 'standing' as const } : set,
    );
    return { plan: { ...plan, sets: standing }, wishes: { tile: '5D', by: 'loose' } };
  },
  'moon-from-the-sea': (dice) => {
    const tiles = dice.shuffle(KINDS.filter((kind) => kind !== '1D')).slice(0, 4);
    return { plan: solid(dice, [...tiles, '1D']), wishes: { tile: '1D', by: 'wall', facts: ['last-tile'] } };
  },
  purity: (dice) => ({ plan: solid(dice, five(dice, inSuit(dice.pick(SUITS)))) }),
  'all-pair-honours': (dice) => {
    for (;;) {
      const tiles = Array.from({ length: 7 }, () => dice.pick(ORPHANS)).flatMap((tile) => [tile, tile]);
      if (exists(4, tiles)) return shape(tiles);
    }
  },
  knitting: (dice) => {
    const suits = dice.shuffle(SUITS).slice(0, 2);
    return shape(couples(dice, () => suits));
  },
  'knitting-any-suits': (dice) => shape(couples(dice, () => dice.shuffle(SUITS).slice(0, 2))),
  'triple-knitting': (dice) => {
    for (;;) {
      const few = dice.shuffle(NUMBERS).slice(0, 2 + dice.int(4));
      const triples = Array.from({ length: 4 }, () => dice.pick(few)).flatMap((n) =>
        SUITS.map((suit) => `${n}${suit}`),
      );
      const pair = dice.pick(few);
      const tiles = [
        ...triples,
        ...dice
          .shuffle(SUITS)
          .slice(0, 2)
          .map((suit) => `${pair}${suit}`),
      ];
      if (exists(4, tiles)) return shape(tiles);
    }
  },
  'imperial-jade': (dice) => ({ plan: solid(dice, five(dice, GREEN_TILES)) }),
  'all-winds-and-dragons': (dice) => ({ plan: solid(dice, five(dice, [...WINDS, ...DRAGONS])) }),
  'fourfold-plenty': (dice) => ({ plan: solid(dice, five(dice, KINDS), 97) }),
  'gates-of-heaven': (dice) => {
    const suit = dice.pick(SUITS);
    const twice = `${2 + dice.int(7)}${suit}`;
    return shape([...inSuit(suit), `1${suit}`, `1${suit}`, `9${suit}`, `9${suit}`, twice]);
  },
  'twofold-fortune': (dice) => ({
    plan: solid(dice, five(dice, KINDS), 70),
    wishes: { by: 'loose', facts: ['kong-on-kong'] },
  }),
  'any-win': (dice) => ({ plan: complete(dice) }),
};

/** The special hands to construct in a game: those of the other game too, as near misses. */
export const makersOf = (game: Game): string[] =>
  Object.keys(MAKERS).filter((id) => game === 'british' || id !== 'twofold-fortune');

/** Lays a part of a special shape face down: a run or a three that its tiles hold. */
const layFaceDown = (dice: Dice, plan: Plan): Plan => {
  const kinds = dice.shuffle([...new Set(plan.loose)]);
  for (const tile of kinds) {
    for (const kind of ['chow', 'pung'] as const) {
      if (kind === 'chow' && (isHonour(tile) || Number(tile.charAt(0)) > 7)) continue;
      const set: PlannedSet = { kind, tile, lies: dice.chance(75) ? 'face-down' : 'exposed' };
      const loose = [...plan.loose];
      const taken = tilesOfPlanned(set).every((one) => {
        const at = loose.indexOf(one);
        if (at >= 0) loose.splice(at, 1);
        return at >= 0;
      });
      if (taken) return { sets: [set], loose };
    }
  }
  return plan;
};

const expose = (dice: Dice, plan: Plan): Plan => {
  if (plan.sets.length === 0) return layFaceDown(dice, plan);
  const at = dice.int(plan.sets.length);
  return { ...plan, sets: plan.sets.map((set, index) => (index === at ? { ...set, lies: 'exposed' } : set)) };
};

const standingOf = (plan: Plan): Token[] => [
  ...plan.sets.filter((set) => set.lies === 'standing').flatMap(tilesOfPlanned),
  ...plan.loose,
];

/** The hand with one standing tile of another kind. */
const spoil = (dice: Dice, plan: Plan, table: Table): Plan => {
  const standing = standingOf(plan);
  const at = dice.int(standing.length);
  const loose = standing.map((tile, index) => (index === at ? dice.pick(kindsAt(table.players)) : tile));
  return { sets: plan.sets.filter((set) => set.lies !== 'standing'), loose };
};

const legalWishes = (plan: Plan, wishes: WinWishes | undefined): WinWishes | undefined => {
  if (!wishes) return {};
  const kongs = plan.sets.filter((set) => set.kind === 'kong').length;
  const melds = plan.sets.filter((set) => set.lies !== 'standing').length;
  if (wishes.by === 'loose' && kongs < (wishes.facts ? 2 : 1)) return undefined;
  if ((wishes.by === 'deal' || wishes.facts?.includes('first-discard')) && melds > 0) return undefined;
  if (wishes.tile !== undefined && !standingOf(plan).includes(wishes.tile)) return undefined;
  return wishes;
};

/** A special hand, going out or one tile short of it, sometimes with one thing about it wrong. */
export const constructedRequest = (dice: Dice, game: Game, id: string): RefRequest => {
  let table = randomTable(dice, game);
  for (;;) {
    const made = MAKERS[id]!(dice);
    const change = dice.int(10);
    let plan = made.plan;
    if (change < 2) plan = expose(dice, plan);
    if (change === 2) plan = spoil(dice, plan, table);
    const wishes = legalWishes(plan, made.wishes);
    if (!wishes) continue;
    if (!exists(table.players, tilesOfPlan(plan))) {
      if (dice.chance(20)) table = { ...table, players: 4 };
      continue;
    }
    if (made.wishes === undefined && dice.chance(35)) {
      const standing = dice.shuffle(standingOf(plan)).slice(1);
      return loser(
        dice,
        table,
        plan.sets.filter((set) => set.lies !== 'standing'),
        standing,
      );
    }
    return winner(dice, table, plan, wishes);
  }
};
