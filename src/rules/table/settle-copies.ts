import type { SettleRequest, SettleSeat } from '../../../schemas/settle.js';
import { readHand, restingSize } from '../hand/read-hand.js';
import type { HandRules } from '../hand/rules.js';
import { seatsAt } from '../hand/seats.js';
import type { Problem } from '../problem.js';
import { notInSet, type Placed, tooManyCopies } from '../tiles/copies.js';
import type { Wind } from '../tiles/kinds.js';
import { readTile } from '../tiles/notation.js';
import type { TileSet } from '../tiles/sets.js';

/** Ways out after which the winning tile lies elsewhere, or was not named. */
const NO_TILE_ADDED = ['joker-exchange', 'deal'];

/** The tiles of one seat with their pointers; `null` where they cannot be read, which scoring the hand tells. */
const tilesOf = (seat: Wind, sent: SettleSeat, rules: HandRules, set: TileSet): readonly Placed[] | null => {
  if (sent.hand === undefined) return [];
  const read = readHand(sent.hand, `/seats/${seat}/hand`, rules, set);
  if (read.problems.some(({ stage }) => stage === 'tiles' || stage === 'sets')) return null;
  const { win } = sent;
  if (win?.tile === undefined || sent.dead === true || NO_TILE_ADDED.includes(win.by)) return read.places;
  // The winning tile counts once, whether or not it also stands in the hand.
  if (read.concealed.kinds.length + read.meldTiles > restingSize(read.melds, rules)) return read.places;
  const pointer = `/seats/${seat}/win/tile`;
  const tile = readTile(win.tile, pointer, set);
  return tile.kind === null ? null : [...read.places, { kinds: [tile.kind], pointers: [pointer] }];
};

/**
 * Problems `tile.copies` over the hands of all seats together, and with them any `tile.not_in_set`. None where a hand
 * cannot be read: what is wrong with it comes first. Source: tiles.md, accepted input.
 */
export const copiesOverSeats = (
  { seats = {} }: SettleRequest,
  players: number,
  rules: HandRules,
  set: TileSet,
): Problem[] => {
  const places: Placed[] = [];
  for (const seat of seatsAt(players)) {
    const sent = seats[seat];
    const tiles = sent === undefined ? [] : tilesOf(seat, sent, rules, set);
    if (tiles === null) return [];
    places.push(...tiles);
  }
  const copies = tooManyCopies(places, set);
  return copies.length === 0 ? [] : [...notInSet(places, set), ...copies];
};
