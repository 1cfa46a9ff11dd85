/** Deals a wall by hand, as the rules tell it: lists of stacks in a ring, tiles taken one by one. */

interface Stack {
  readonly wall: string;
  readonly stack: number;
  readonly upper: string;
  readonly lower: string;
}

export interface HandDealt {
  readonly opener: string;
  readonly gap: { readonly wall: string; readonly stack: number };
  readonly loose: readonly { readonly wall: string; readonly stack: number }[];
  readonly hands: Record<string, string[]>;
  readonly bonus: Record<string, string[]>;
  readonly live: string[];
  readonly dead: string[];
}

const SEATS: Readonly<Record<number, string>> = { 2: 'EW', 3: 'ESW', 4: 'ESWN' };
/** Dealing runs clockwise, from each wall to that of the player on the left. */
const CLOCKWISE: Readonly<Record<number, string>> = { 2: 'ENWS', 3: 'EWS', 4: 'ENWS' };

const isBonus = (tile: string): boolean => /^[1-8]F$/.test(tile);

/** The seats that are counted for the opening; two players count the four walls, and an empty seat passes it on. */
const openerBy = (sum: number, players: number): string => {
  const counted = players === 3 ? 'ESW' : 'ESWN';
  let seat = 0;
  for (let count = 1; count < sum; count++) seat = (seat + 1) % counted.length;
  while (!SEATS[players]!.includes(counted[seat]!)) seat = (seat + 1) % counted.length;
  return counted[seat]!;
};

/** The classical deal: two throws, a gap, loose tiles, a dead wall of 14. */
export const dealByHand = (tiles: readonly string[], first: number, second: number, players: number): HandDealt => {
  const walls = CLOCKWISE[players]!;
  const perWall = tiles.length / 2 / walls.length;
  let ring: Stack[] = [];
  for (let i = 0; i < tiles.length; i += 2) {
    const at = i / 2;
    ring.push({
      wall: walls[Math.floor(at / perWall)]!,
      stack: (at % perWall) + 1,
      upper: tiles[i]!,
      lower: tiles[i + 1]!,
    });
  }
  const opener = openerBy(first, players);
  while (ring[0]!.wall !== opener || ring[0]!.stack !== 1) ring = [...ring.slice(1), ring[0]!];
  for (let count = 1; count < first + second; count++) ring = [...ring.slice(1), ring[0]!];
  const [lifted, ...rest] = ring;
  const before = rest.toReversed();
  const place = ({ wall, stack }: Stack) => ({ wall, stack });
  // Further from the gap lies the lower tile, on the third stack back; nearer the upper one, on the first.
  const loose = [place(before[2]!), place(before[0]!)];
  const dead = [lifted!.lower, lifted!.upper, ...before.slice(0, 6).flatMap(({ upper, lower }) => [upper, lower])];
  const live = rest.slice(0, -6).flatMap(({ upper, lower }) => [upper, lower]);

  const seats = [...SEATS[players]!];
  const hands: Record<string, string[]> = Object.fromEntries(seats.map((seat) => [seat, []]));
  const bonus: Record<string, string[]> = Object.fromEntries(seats.map((seat) => [seat, []]));
  for (let round = 0; round < 3; round++) for (const seat of seats) hands[seat]!.push(...live.splice(0, 4));
  for (const seat of [...seats, 'E']) hands[seat]!.push(live.shift()!);
  for (const seat of seats) {
    for (let at = hands[seat]!.findIndex(isBonus); at >= 0; at = hands[seat]!.findIndex(isBonus)) {
      bonus[seat]!.push(...hands[seat]!.splice(at, 1));
      hands[seat]!.push(dead.shift()!);
    }
  }
  return { opener, gap: place(lifted!), loose, hands, bonus, live, dead };
};
