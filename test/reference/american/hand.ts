/** American hands as plain tokens: `3B`, `E`, `F`, `J`. */
export type Token = string;

/** A set lying exposed. */
export interface Exposed {
  readonly tile: Token;
  readonly count: number;
  readonly jokers: number;
  /** Flowers that stand for the tile (groups in which flowers are wild). */
  readonly flowers: number;
}

export interface AmericanHand {
  /** Standing tiles, jokers and the winning tile included. */
  readonly standing: readonly Token[];
  readonly exposed: readonly Exposed[];
}

export type MeldInput =
  | string
  | { readonly tiles: string | readonly string[] }
  | { readonly tile: string; readonly count: number; readonly jokers?: number };

export interface HandInput {
  readonly concealed: string | readonly string[];
  readonly melds?: readonly MeldInput[];
}

const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
/** Every kind of the American set in tile order, flower and joker last. */
export const KINDS: readonly Token[] = [
  ...['B', 'C', 'D'].flatMap((suit) => NUMBERS.map((n) => n + suit)),
  ...['E', 'S', 'W', 'N', 'R', 'G', 'P', 'F', 'J'],
];

export const copiesOf = (tile: Token): number => (tile === 'F' || tile === 'J' ? 8 : 4);

/** Reads a string or an array of tiles, as far as the worked cases write them. */
export const readTiles = (input: string | readonly string[]): Token[] => {
  const text = typeof input === 'string' ? input : input.join(' ');
  return (text.match(/\d+[BCDF]|[A-Z0]/g) ?? []).flatMap((piece) => {
    if (piece === '0') return ['P'];
    if (piece.length === 1) return [piece];
    const letter = piece.slice(-1);
    return [...piece.slice(0, -1)].map((digit) => (letter === 'F' ? 'F' : digit + letter));
  });
};

const readMeld = (meld: MeldInput): Exposed => {
  if (typeof meld === 'object' && 'count' in meld) {
    return { tile: readTiles(meld.tile)[0]!, count: meld.count, jokers: meld.jokers ?? 0, flowers: 0 };
  }
  const tiles = readTiles(typeof meld === 'string' ? meld : meld.tiles);
  const jokers = tiles.filter((tile) => tile === 'J').length;
  const tile = tiles.find((one) => one !== 'J' && one !== 'F') ?? 'F';
  const flowers = tile === 'F' ? 0 : tiles.filter((one) => one === 'F').length;
  return { tile, count: tiles.length, jokers, flowers };
};

export const readHand = (input: HandInput): AmericanHand => ({
  standing: readTiles(input.concealed),
  exposed: (input.melds ?? []).map(readMeld),
});

/** Copies of a kind in the own hand, exposed sets included. */
export const held = (hand: AmericanHand, tile: Token): number => {
  const standing = hand.standing.filter((one) => one === tile).length;
  const exposed = hand.exposed.map((set) => {
    if (tile === 'J') return set.jokers;
    const naturals = set.tile === tile ? set.count - set.jokers - set.flowers : 0;
    return tile === 'F' ? naturals + set.flowers : naturals;
  });
  return exposed.reduce((sum, n) => sum + n, standing);
};
