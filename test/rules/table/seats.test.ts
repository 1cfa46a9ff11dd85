import { describe, expect, it } from 'vitest';
import { seatsAt } from '../../../src/rules/hand/seats.js';
import {
  distanceTo,
  isSeated,
  nextSeat,
  previousSeat,
  seatsAfter,
  seatsBetween,
} from '../../../src/rules/table/seats.js';

describe('seats', () => {
  it('turn order is E S W N among the seats at the table', () => {
    expect(seatsAt(4)).toEqual(['E', 'S', 'W', 'N']);
    expect(seatsAt(3)).toEqual(['E', 'S', 'W']);
    expect(seatsAt(2)).toEqual(['E', 'W']);
    expect(isSeated('N', 3)).toBe(false);
  });
  it('next is right, previous is left', () => {
    expect(nextSeat('E', 4)).toBe('S');
    expect(previousSeat('E', 4)).toBe('N');
    expect(nextSeat('W', 3)).toBe('E');
    expect(nextSeat('E', 2)).toBe('W');
  });
  it('passes over dead hands', () => {
    expect(nextSeat('E', 4, ['S'])).toBe('W');
    expect(nextSeat('E', 4, ['S', 'W', 'N'])).toBe('E');
  });
  it('counts distance and what lies between', () => {
    expect(distanceTo('E', 'N', 4)).toBe(3);
    expect(distanceTo('N', 'E', 4)).toBe(1);
    expect(distanceTo('W', 'W', 4)).toBe(4);
    expect(seatsAfter('W', 4)).toEqual(['N', 'E', 'S']);
    expect(seatsBetween('E', 'N', 4)).toEqual(['S', 'W']);
    expect(seatsBetween('E', 'S', 4)).toEqual([]);
  });
});
