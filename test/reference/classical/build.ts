import type { Dice } from '../dice.js';
import { FACTS, type Game, missingKind, type SetKind } from './game.js';
import type { RefRequest } from './read.js';
import { FLOWERS, KINDS, numberOf, SEASONS, suitOf, type Token, tally } from './tiles.js';

/** A set of a hand in the making: where it lies, if it has been laid down. */
export interface PlannedSet {
  readonly kind: SetKind;
  readonly tile: Token;
  readonly lies: 'standing' | 'exposed' | 'face-down';
}

/** A hand in the making: its sets, and the tiles that stand beside them (a pair, or a whole special shape). */
export interface Plan {
  readonly sets: readonly PlannedSet[];
  readonly loose: readonly Token[];
}

export interface Table {
  readonly game: Game;
  readonly players: number;
  readonly options: Record<string, unknown>;
}

export const tilesOfPlanned = ({ kind, tile }: PlannedSet): Token[] => {
  if (kind !== 'chow') return new Array<Token>(kind === 'kong' ? 4 : 3).fill(tile);
  return [0, 1, 2].map((step) => `${numberOf(tile) + step}${suitOf(tile)}`);
};

/** Whether the set of the table holds these tiles. */
export const exists = (players: number, tiles: readonly Token[]): boolean =>
  [...tally(tiles)].every(([tile, count]) => count <= 4 && !missingKind(players, tile));

export const tilesOfPlan = (plan: Plan): Token[] => [...plan.sets.flatMap(tilesOfPlanned), ...plan.loose];

export const kindsAt = (players: number): Token[] => KINDS.filter((kind) => !missingKind(players, kind));

const LIMITS: Readonly<Record<Game, readonly number[]>> = {
  'babcock-1923': [100, 200, 500, 600, 1000],
  chinese: [100, 300, 500, 1000, 1500, 3000],
  british: [100, 300, 500, 1000, 1500, 3000],
};

/** Random players and options, the defaults most often. */
export const randomTable = (dice: Dice, game: Game): Table => {
  const options: Record<string, unknown> = {};
  const set = (id: string, percent: number, values: readonly unknown[]): void => {
    if (dice.chance(percent)) options[id] = dice.pick(values);
  };
  set('limit', 20, LIMITS[game]);
  set('limit', 3, [null]);
  if (game === 'babcock-1923') {
    set('noScoreDespiteDoubles', 15, [true, false]);
    set('earthIsFloor', 15, [true, false]);
    return { game, players: 4, options };
  }
  set('callingShare', 12, ['1/5', '1/2', '3/10', '2/5']);
  if (game === 'chinese') {
    set('flowers', 40, [true, true, false]);
    set('pureSuitDoubles', 20, [0, 1, 3]);
  } else {
    set('flowers', 12, [true, false]);
    set('profile', 30, ['masters', 'bmja']);
    set('knittingAnySuits', 12, [true, false]);
    set('concealedHand', 12, ['any', 'suits-and-honours']);
    set('onlyPlacePoints', 5, [0, 2]);
    set('undeclaredFour', 8, ['kong', 'pung']);
    set('originalCallAnyPlayer', 8, [true, false]);
  }
  return { game, players: dice.chance(75) ? 4 : dice.pick([2, 3]), options };
};

export const playsBonus = ({ game, options }: Table): boolean =>
  game === 'british' ? options.flowers !== false : game === 'chinese' && options.flowers === true;

const randomBonus = (dice: Dice, table: Table): Token[] => {
  if (!playsBonus(table) || dice.chance(30)) return [];
  const all = [...FLOWERS, ...SEASONS].filter((tile) => !missingKind(table.players, tile));
  const whole = dice.chance(12) ? [...dice.pick([FLOWERS, SEASONS])] : [];
  const some = dice.shuffle(all).slice(0, dice.int(4));
  return [...new Set([...whole, ...some])].filter((tile) => all.includes(tile));
};

const randomSeats = (dice: Dice, { game, players }: Table): Pick<RefRequest, 'seat' | 'prevailingWind'> => {
  const seats = ['E', 'S', 'W', 'N'].filter((seat) =>
    players === 2 ? 'EW'.includes(seat) : players === 4 || seat !== 'N',
  );
  const out: { seat?: string; prevailingWind?: string } = {};
  if (dice.chance(90)) out.seat = dice.pick(seats);
  if (game !== 'babcock-1923' && dice.chance(90)) out.prevailingWind = dice.pick(['E', 'S', 'W', 'N']);
  return out;
};

/** Everything of a request beside the standing tiles and the win. */
const commonParts = (dice: Dice, table: Table, plan: Plan, used: readonly Token[]) => {
  const bonus = randomBonus(dice, table);
  const melds = plan.sets
    .filter((set) => set.lies !== 'standing')
    .map((set) => {
      const tiles = tilesOfPlanned(set);
      if (set.lies === 'face-down') return { tiles, concealed: true };
      return dice.chance(50) ? { tiles } : { tiles, kind: set.kind };
    });
  const counts = tally(used);
  const left = kindsAt(table.players).flatMap((kind) => new Array<Token>(4 - (counts.get(kind) ?? 0)).fill(kind));
  const visible = dice.chance(10) ? { visible: dice.shuffle(left).slice(0, dice.int(40)) } : {};
  const players = table.players !== 4 || dice.chance(10) ? { table: { players: table.players } } : {};
  const options = Object.keys(table.options).length > 0 ? { options: table.options } : {};
  return { bonus, melds, visible, players, options };
};

const facingUp = (sets: readonly PlannedSet[]): number => sets.filter(({ lies }) => lies === 'exposed').length;

const randomFacts = (dice: Dice, game: Game, by: string, seat: string | undefined, melds: number, plan: Plan) => {
  const kongs = plan.sets.filter((set) => set.kind === 'kong').length;
  const facts: string[] = [];
  const add = (fact: string, percent: number, legal: boolean): void => {
    if (legal && FACTS[game].includes(fact) && dice.chance(percent)) facts.push(fact);
  };
  add('last-tile', 15, by === 'wall' || (by === 'loose' && game === 'babcock-1923'));
  add('first-discard', 6, by === 'discard' && seat !== 'E' && melds === 0);
  add('last-discard', 10, by === 'discard' && !facts.includes('first-discard'));
  add('original-call', 10, by !== 'deal' && facingUp(plan.sets) < 2 && !facts.includes('first-discard'));
  add('kong-on-kong', 10, by === 'loose' && kongs >= 2);
  return facts;
};

export interface WinWishes {
  readonly tile?: Token;
  readonly by?: string;
  readonly facts?: readonly string[];
}

/** A request of a winner who holds the tiles of the plan; the winning tile and how it came are thrown, if not wished. */
export const winner = (dice: Dice, table: Table, plan: Plan, wishes: WinWishes = {}): RefRequest => {
  const all = tilesOfPlan(plan);
  const standing = [...plan.sets.filter((set) => set.lies === 'standing').flatMap(tilesOfPlanned), ...plan.loose];
  const { bonus, melds, visible, players, options } = commonParts(dice, table, plan, all);
  const random = randomSeats(dice, table);
  const seats = wishes.facts?.includes('first-discard') ? { ...random, seat: 'W' } : random;
  const kongs = plan.sets.filter((set) => set.kind === 'kong').length;
  const hand = { melds, ...(bonus.length > 0 ? { bonus } : {}) };
  const rest = { ...visible, ...players, ...options };

  const mayBeDealt = melds.length === 0 && (seats.seat === undefined || seats.seat === 'E');
  if (wishes.by === 'deal' || (wishes.by === undefined && mayBeDealt && dice.chance(4))) {
    const seat = mayBeDealt ? seats : { ...seats, seat: 'E' };
    return { hand: { concealed: dice.shuffle(standing), ...hand }, ...seat, win: { by: 'deal' }, ...rest };
  }

  const tile = wishes.tile ?? dice.pick(standing);
  const ways = ['wall', 'discard'];
  if (kongs > 0 || bonus.length > 0) ways.push('loose');
  if (all.filter((one) => one === tile).length === 1) ways.push('robbed-kong');
  const by = wishes.by ?? dice.pick(ways);
  const facts = wishes.facts ?? randomFacts(dice, table.game, by, seats.seat, melds.length, plan);
  const side = [...standing];
  if (dice.chance(70)) side.splice(side.indexOf(tile), 1);
  const win = { tile, by, ...(facts.length > 0 ? { facts } : {}) };
  return { hand: { concealed: dice.shuffle(side), ...hand }, ...seats, win, ...rest };
};

/** A request of a loser with these sets on the table and these tiles standing. */
export const loser = (
  dice: Dice,
  table: Table,
  melded: readonly PlannedSet[],
  standing: readonly Token[],
): RefRequest => {
  const plan = { sets: melded, loose: [] };
  const { bonus, melds, visible, players, options } = commonParts(dice, table, plan, [
    ...standing,
    ...tilesOfPlan(plan),
  ]);
  const called = table.game === 'british' && facingUp(melded) < 2 && dice.chance(8) ? { facts: ['original-call'] } : {};
  return {
    hand: { concealed: dice.shuffle(standing), melds, ...(bonus.length > 0 ? { bonus } : {}) },
    ...randomSeats(dice, table),
    ...called,
    ...visible,
    ...players,
    ...options,
  };
};
