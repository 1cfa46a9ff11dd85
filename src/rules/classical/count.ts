import type { Kind } from '../tiles/kinds.js';
import { type Compiled, setIndex } from './compile.js';
import { isRun, kindOfSet, showReading, type View } from './view.js';

/** What counting one reading needs. */
export interface Reckoning {
  readonly compiled: Compiled;
  readonly view: View;
  /** Value of each rule about the whole hand at this table: doubles, then points. */
  readonly values: readonly number[];
  /** Standing pairs of a loser. A winner's pair comes with the reading. */
  readonly pairs: readonly Kind[];
  /** Points of the bonus tiles. They are not among `view.points`. */
  readonly bonusPoints: number;
}

const pointsOfPair = (reckoning: Reckoning, kind: Kind): number => {
  const { compiled, view } = reckoning;
  let points = 0;
  for (const row of compiled.pairRows) if (row.test(kind, view)) points += row.value;
  return points;
};

/**
 * Counts one reading: afterwards `view.points` and `view.doubles` hold its points and doubles without bonus tiles.
 * Sets first, then doubles, then the points of the winner: some of these ask what has been counted before.
 */
export const countRow = (reckoning: Reckoning, rows: readonly number[], at: number): void => {
  const { compiled, view, values } = reckoning;
  const { winner } = view.whole;
  if (view.counted === at) return;
  view.counted = at;
  showReading(view, rows, at);
  let points = 0;
  let doubles = 0;
  for (let i = 0; i < view.setCount; i++) {
    const set = view.sets[i]!;
    if (isRun(set)) continue;
    const kind = kindOfSet(set);
    points += compiled.setPoints[setIndex(set)]!;
    for (const row of compiled.setRows) if (row.test(kind, view)) doubles += row.value;
  }
  let pairPoints = 0;
  if (winner) pairPoints = view.pair < 0 ? 0 : pointsOfPair(reckoning, view.pair);
  else for (const kind of reckoning.pairs) pairPoints += pointsOfPair(reckoning, kind);
  view.pairPoints = pairPoints;
  view.points = points + pairPoints;
  view.doubles = doubles;
  for (const row of compiled.doubleRows) {
    const value = values[row.index]!;
    if (value > 0 && (winner || !row.winnerOnly) && row.test(view)) view.doubles += value;
  }
  for (const row of compiled.pointRows) {
    const value = values[row.index]!;
    if (value > 0 && (winner || !row.winnerOnly) && row.test(view)) view.points += value;
  }
};
