import type { Meld, Situation } from '../hand/situation.js';
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

const made = (compiled: Compiled, view: View, rows: Int16Array, special: SpecialRow): boolean => {
  for (let row = 0; row < rows.length; row += ROW) {
    showReading(view, rows, row);
    if (compiled.specials[special.index]!.test?.(view)) return true;
  }
  return false;
};

const hasShape = (id: string, counts: Uint8Array, melds: readonly Meld[], completion: CompletionRules): boolean => {
  for (const shape of completion.shapes) {
    if (shape.id !== id) continue;
    const tiles = tilesForShape(shape, counts, melds);
    if (tiles !== null && shape.fits(tiles)) return true;
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
  standing.set(counts);
  for (const tile of waits) {
    standing[tile]!++;
    const view = newView(wholeWith(whole, tile));
    const rows = layReadings(standing, melds, NO_RUNS, tile, false);
    for (const special of compiled.specials) {
      const { hand } = special;
      if (!hand.calling) continue;
      if (hand.on === 'sets' && made(compiled, view, rows, special)) add(special, tile);
      if (hand.on === 'shape' && hasShape(hand.id, standing, melds, completion)) add(special, tile);
    }
    standing[tile]!--;
  }
  return calls.filter((call) => call !== undefined);
};
