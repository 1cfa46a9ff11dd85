import type { ClaimOption } from '../../schemas/claim.js';
import type { DealAnswer } from '../../schemas/deal.js';
import type { HandInput } from '../../schemas/hand.js';
import type { Wind } from '../../src/rules/tiles/kinds.js';

/** A set laid down in the play of a hand. */
export interface LaidSet {
  tiles: string[];
  concealed: boolean;
}

export interface Player {
  hand: string[];
  melds: LaidSet[];
  bonus: string[];
}

/** The table in the middle of a hand: every tile lies in exactly one place. */
export interface Table {
  readonly players: number;
  readonly seats: readonly Wind[];
  readonly at: Record<string, Player>;
  readonly live: string[];
  readonly dead: string[];
  readonly discards: string[];
  /** What is taken from the dead wall is made up from the live wall. */
  readonly madeUp: boolean;
  /** Tiles drawn since the deal. */
  drawn: number;
}

export const tableOf = (deal: DealAnswer, seats: readonly Wind[], madeUp: boolean): Table => ({
  players: seats.length,
  seats,
  at: Object.fromEntries(
    seats.map((seat) => [seat, { hand: [...deal.hands[seat]!], melds: [], bonus: [...(deal.bonus?.[seat] ?? [])] }]),
  ),
  live: [...deal.live],
  dead: [...(deal.dead ?? [])],
  discards: [],
  madeUp,
  drawn: 0,
});

/** Every tile on the table, sorted: the same list at every moment of a hand. */
export const allTiles = (table: Table): string[] => {
  const held = table.seats.flatMap((seat) => {
    const { hand, melds, bonus } = table.at[seat]!;
    return [...hand, ...melds.flatMap(({ tiles }) => tiles), ...bonus];
  });
  return [...held, ...table.live, ...table.dead, ...table.discards].sort();
};

export const handInput = ({ hand, melds, bonus }: Player): HandInput => ({
  concealed: [...hand],
  melds: melds.map(({ tiles, concealed }) => ({ tiles: [...tiles], ...(concealed ? { concealed } : {}) })),
  ...(bonus.length === 0 ? {} : { bonus: [...bonus] }),
});

export const handsOf = (table: Table): { [seat in Wind]?: HandInput } =>
  Object.fromEntries(table.seats.map((seat) => [seat, handInput(table.at[seat]!)]));

/** Takes tiles out of a list; a tile that is not there is a bug of the play. */
export const take = (from: string[], tiles: readonly string[]): void => {
  for (const tile of tiles) {
    const at = from.indexOf(tile);
    if (at < 0) throw new Error(`no ${tile} among ${from.join(' ')}`);
    from.splice(at, 1);
  }
};

export const isBonusTile = (tile: string): boolean => /^[1-8]F$/.test(tile);

/** Draws from the live wall, or a loose tile; bonus tiles are laid out and replaced. `null`: nothing is left. */
export const draw = (table: Table, seat: Wind, loose: boolean): { tile: string; loose: boolean } | null => {
  const player = table.at[seat]!;
  let from = loose;
  for (;;) {
    const tile = from ? table.dead.shift() : table.live.shift();
    if (tile === undefined) return null;
    table.drawn++;
    if (from && table.madeUp) {
      const last = table.live.pop();
      if (last !== undefined) table.dead.push(last);
    }
    if (!isBonusTile(tile)) {
      player.hand.push(tile);
      return { tile, loose: from };
    }
    player.bonus.push(tile);
    from = true;
  }
};

/** Lays down what a claim on the latest discard exposes. */
export const layClaimed = (table: Table, option: ClaimOption): void => {
  const player = table.at[option.seat]!;
  const tile = table.discards.pop()!;
  take(player.hand, option.with ?? []);
  player.melds.push({ tiles: [tile, ...(option.with ?? [])], concealed: false });
};

/** Turns down a kong of the own hand, or adds the fourth tile to a pung. */
export const layKong = (table: Table, option: ClaimOption): 'added' | 'concealed' => {
  const player = table.at[option.seat]!;
  const tiles = option.with!;
  take(player.hand, tiles);
  if (tiles.length === 4) {
    player.melds.push({ tiles: [...tiles], concealed: true });
    return 'concealed';
  }
  const pung = player.melds.find((meld) => meld.tiles.length === 3 && meld.tiles.every((tile) => tile === tiles[0]));
  pung!.tiles.push(tiles[0]!);
  return 'added';
};

/** Takes a joker out of a set for the natural tile it stands for. */
export const exchangeJoker = (table: Table, option: ClaimOption): void => {
  const player = table.at[option.seat]!;
  const [tile] = option.with!;
  const set = table.at[option.from!]!.melds.find(({ tiles }) => tiles.includes('J') && tiles.includes(tile!));
  const joker = set!.tiles.indexOf('J');
  set!.tiles[joker] = tile!;
  take(player.hand, [tile!]);
  player.hand.push('J');
};
