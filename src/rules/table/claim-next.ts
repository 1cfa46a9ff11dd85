import type { NextAction, NextPlayer } from '../../../schemas/claim.js';
import type { Wind } from '../tiles/kinds.js';
import { isSetClaim } from './claim-rules.js';
import type { Claim, ClaimTable } from './claim-table.js';
import { nextSeat, seatsBetween } from './seats.js';

/** What the next player can have done so that the discard lies behind. A tile merely drawn leaves them on turn. */
const PLAYED_ON: readonly NextPlayer[] = ['racked', 'discarded', 'declared', 'exchanging'];

/** Seats that lose their turn: those between the discarder and a set that is awarded. */
export const skippedBy = (awarded: Claim | null, { occasion, players }: ClaimTable): readonly Wind[] =>
  awarded !== null && occasion.type === 'discard' && isSetClaim(awarded.kind)
    ? seatsBetween(occasion.seat, awarded.seat, players)
    : [];

/** A kong that stands: a loose tile, a discard where there are none, or the end of the hand where none is left. */
const afterKong = (seat: Wind, { rules, looseTilesLeft }: ClaimTable): NextAction => {
  if (!rules.kong.drawsLoose) return { seat, action: 'discard' };
  return looseTilesLeft === 0 ? { action: rules.exhausted } : { seat, action: 'draw-loose' };
};

const afterAward = ({ seat, kind }: Claim, table: ClaimTable): NextAction => {
  if (kind === 'mahjong') return { seat, action: 'hand-over' };
  return kind === 'kong' ? afterKong(seat, table) : { seat, action: 'discard' };
};

/** The turn of the player after a seat, dead hands passed over. */
const turnAfter = (seat: Wind, dead: readonly Wind[], table: ClaimTable): NextAction =>
  table.liveTilesLeft === 0
    ? { action: table.rules.exhausted }
    : { seat: nextSeat(seat, table.players, dead), action: 'draw' };

/**
 * Who does what next. `undefined` where play has gone on, or where the tile has first to be called by its right name.
 * Source: table.md, fine print of claims.
 */
export const nextAction = (
  awarded: Claim | null,
  falseMahjong: readonly Wind[],
  renamed: boolean,
  table: ClaimTable,
): NextAction | undefined => {
  const { occasion, dead, players } = table;
  if (awarded !== null) return afterAward(awarded, table);
  if (occasion.type === 'turn') return { seat: occasion.seat, action: 'discard' };
  if (occasion.type === 'kong') return afterKong(occasion.seat, table);
  if (!occasion.last || PLAYED_ON.includes(table.nextPlayer)) return undefined;
  const [keeper] = falseMahjong;
  if (keeper !== undefined) return turnAfter(keeper, [...dead, ...falseMahjong], table);
  if (renamed) return undefined;
  if (table.nextPlayer === 'drawn') return { seat: nextSeat(occasion.seat, players, dead), action: 'discard' };
  return turnAfter(occasion.seat, dead, table);
};
