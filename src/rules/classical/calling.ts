import type { Situation } from '../hand/situation.js';
import { KIND_COUNT, type Kind } from '../tiles/kinds.js';
import type { Compiled, SpecialRow } from './compile.js';
import { type CompletionRules, tilesForShape } from './completion.js';
import { layReadings } from './readings.js';
import { newView, ROW, showReading, type View, type Whole } from './view.js';
import { wholeWith } from './whole.js';

/** A special hand that a loser lacked one tile of, with the tiles that would have made it. */
export interface Call {
  readonly special: SpecialRow;
  readonly tiles: Kind[];
}

const standing = new Uint8Array(KIND_COUNT);
const NO_CALLS: readonly Call[] = [];
/** Special hands of four sets and a pair hold no runs. */
const NO_RUNS = 0;

const made = (view: View, rows: readonly number[], special: SpecialRow): boolean => {
  for (let row = 0; row < rows.length; row += ROW) {
    showReading(view, rows, row);
    if (special.test?.(view) === true) return true;
  }
  return false;
};

/**
 * The special hands that one more tile would make of a loser's 13-tile side, in the order of the sheet. Only tiles
 * that complete the hand come into question, so each is tried as if it had been drawn; event hands are left out.
 *
 * @param waits the kinds that would complete the hand, own fours left out
 */
export const findCalls = (
  compiled: Compiled,
  situation: Situation,
  whole: Whole,
  waits: readonly Kind[],
  completion: CompletionRules,
): readonly Call[] => {
  if (compiled.sheet.callingShare === null || waits.length === 0) return NO_CALLS;
  const { counts, melds } = situation.hand;
  const calls: (Call | undefined)[] = [];
  const add = (special: SpecialRow, tile: Kind): void => {
    const call = calls[special.index];
    if (call === undefined) calls[special.index] = { special, tiles: [tile] };
    else call.tiles.push(tile);
  };
  for (const shape of completion.shapes) {
    const tiles = tilesForShape(shape, counts, melds);
    const special = compiled.specials.find(({ hand }) => hand.on === 'shape' && hand.id === shape.id);
    if (tiles === null || special === undefined || !special.hand.calling) continue;
    for (const tile of shape.waits(tiles)) if (waits.includes(tile)) add(special, tile);
  }
  standing.set(counts);
  for (const tile of waits) {
    standing[tile]!++;
    const rows = layReadings(standing, melds, NO_RUNS, tile, false);
    standing[tile]!--;
    if (rows.length === 0) continue;
    const view = newView(wholeWith(whole, tile));
    for (const special of compiled.specials) {
      if (special.hand.calling && special.hand.on === 'sets' && made(view, rows, special)) add(special, tile);
    }
  }
  return calls.filter((call) => call !== undefined);
};
