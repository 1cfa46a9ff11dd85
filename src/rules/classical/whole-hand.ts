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

/** The hand, winds and win as understood. */
export const understood = (
  situation: Situation,
): { hand: HandAnswer; seat?: Seat; prevailingWind?: Seat; win?: WinAnswer } => {
  const win = canonicalWin(situation);
  return {
    hand: canonicalHand(situation),
    ...(situation.seat === null ? {} : { seat: situation.seat }),
    ...(situation.prevailing === null ? {} : { prevailingWind: situation.prevailing }),
    ...(win === null ? {} : { win }),
  };
};
