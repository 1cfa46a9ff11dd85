import { SEAT_NAMES, seatsAt } from '../hand/seats.js';
import type { Problem } from '../problem.js';
import type { Wind } from '../tiles/kinds.js';

/** Whether the seat exists with this number of players. */
export const isSeated = (seat: Wind, players: number): boolean => seatsAt(players).includes(seat);

/** Problem `table.seat` for every seat that a request names and that nobody sits on, each with its pointer. */
export const notSeated = (named: readonly (readonly [seat: Wind, pointer: string])[], players: number): Problem[] =>
  named
    .filter(([seat]) => !isSeated(seat, players))
    .map(([seat, pointer]) => ({
      code: 'table.seat',
      pointer,
      seat,
      detail: `${SEAT_NAMES[seat]} is no seat at a table of ${players}.`,
      allowed: [...seatsAt(players)],
    }));

/** Steps in turn order from one seat to another: 1 for the next player; from a seat to itself a whole round. */
export const distanceTo = (from: Wind, to: Wind, players: number): number => {
  const seats = seatsAt(players);
  return ((seats.indexOf(to) - seats.indexOf(from) + seats.length - 1) % seats.length) + 1;
};

/** All other seats in turn order, the next player first. */
export const seatsAfter = (seat: Wind, players: number): readonly Wind[] => {
  const seats = seatsAt(players);
  const at = seats.indexOf(seat);
  return [...seats.slice(at + 1), ...seats.slice(0, at)];
};

/** The seats strictly between two seats in turn order. */
export const seatsBetween = (from: Wind, to: Wind, players: number): readonly Wind[] =>
  seatsAfter(from, players).slice(0, distanceTo(from, to, players) - 1);

/**
 * The next player in turn order ("right"), dead hands passed over. A table of dead hands only has no next player:
 * then the seat itself.
 */
export const nextSeat = (seat: Wind, players: number, dead: readonly Wind[] = []): Wind =>
  seatsAfter(seat, players).find((other) => !dead.includes(other)) ?? seat;

/** The player before in turn order ("left"). */
export const previousSeat = (seat: Wind, players: number): Wind => seatsAfter(seat, players).at(-1) ?? seat;
