import type { Wind } from '../tiles/kinds.js';

export const SEAT_NAMES: Readonly<Record<Wind, string>> = { E: 'East', S: 'South', W: 'West', N: 'North' };

/** The seats at the table in turn order; two players sit opposite each other. */
const SEATS: Readonly<Record<number, readonly Wind[]>> = {
  2: ['E', 'W'],
  3: ['E', 'S', 'W'],
  4: ['E', 'S', 'W', 'N'],
};

/** The seats at a table of 2, 3 or 4 players, in turn order from East. */
export const seatsAt = (players: number): readonly Wind[] => SEATS[players] ?? SEATS[4]!;
