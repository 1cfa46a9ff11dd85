import type { Seat } from '../../../schemas/common.js';
import type { Hand as HandAnswer, Win as WinAnswer } from '../../../schemas/hand.js';
import { canonicalHand, canonicalWin } from '../hand/canonical.js';
import type { Situation } from '../hand/situation.js';

/** Standing tiles with the winning tile, as fresh counts by kind. */
export const standingCounts = ({ hand, win }: Situation): Uint8Array => {
  const counts = hand.counts.slice();
  if (win !== null && win.tile !== null) counts[win.tile]! += 1;
  return counts;
};

/** Whether the hand holds its last tile, so that it is complete or must throw. */
export const holdsFourteen = ({ win, holding14 }: Situation): boolean => holding14 || win !== null;

/** Whether a side of thirteen can be told from the last tile: all but 14 tiles without a `win`, and hands as dealt. */
export const hasSide = ({ win, holding14 }: Situation): boolean => (win === null ? !holding14 : win.tile !== null);

/** What was understood of a request, in canonical form. */
export interface Understood {
  hand: HandAnswer;
  seat?: Seat;
  prevailingWind?: Seat;
  win?: WinAnswer;
}

/** The hand, winds and win as understood. */
export const understood = (situation: Situation): Understood => addUnderstood({} as Understood, situation);

/** The same, added to an answer that has been begun. */
export const addUnderstood = <T extends Understood>(known: T, situation: Situation): T => {
  known.hand = canonicalHand(situation);
  if (situation.seat !== null) known.seat = situation.seat;
  if (situation.prevailing !== null) known.prevailingWind = situation.prevailing;
  const win = canonicalWin(situation);
  if (win !== null) known.win = win;
  return known;
};
