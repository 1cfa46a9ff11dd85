import type { Reading, ReadingSet } from '../../../schemas/hand.js';
import { tokenOf, tokensOf } from '../tiles/kinds.js';
import type { Candidate } from './evaluate.js';
import type { Prepared } from './prepare.js';
import type { ShapeReading } from './shapes/shape.js';
import { isExposed, isKong, isMelded, isRun, isWinning, KIND_BITS, kindOfSet, ROW } from './view.js';

/** Sets and pairs as answers show them, by their integer. They never change, so each is made once. */
const shownSets: (ReadingSet | undefined)[] = [];
const shownPairs: (Reading['pair'] | undefined)[] = [];

const showSet = (set: number): ReadingSet => {
  shownSets[set] ??= {
    kind: isRun(set) ? 'chow' : isKong(set) ? 'kong' : 'pung',
    tiles: isRun(set)
      ? tokensOf([kindOfSet(set), kindOfSet(set) + 1, kindOfSet(set) + 2])
      : Array<string>(isKong(set) ? 4 : 3).fill(tokenOf(kindOfSet(set))),
    concealed: !isExposed(set),
    melded: isMelded(set),
    winning: isWinning(set),
  };
  return shownSets[set];
};

const showPair = (pair: number): NonNullable<Reading['pair']> => {
  shownPairs[pair] ??= {
    tiles: [tokenOf(pair & KIND_BITS), tokenOf(pair & KIND_BITS)],
    winning: isWinning(pair),
  };
  return shownPairs[pair];
};

/** One row of a table of readings as an answer shows it. */
export const showRow = (rows: readonly number[], at: number): Reading => {
  const sets: ReadingSet[] = [];
  for (let i = 0; i < ROW - 1; i++) sets.push(showSet(rows[at + i]!));
  return { shape: 'standard', sets, pair: showPair(rows[at + ROW - 1]!) };
};

/** A special shape as an answer shows it. The group that a claimed tile finished is exposed. */
export const showShape = (shape: ShapeReading, winningTile: number, claimed: boolean): Reading => {
  const finished = shape.sets.findIndex((group) => group.tiles.includes(winningTile));
  return {
    shape: shape.id,
    sets: shape.sets.map((group, i) => ({
      kind: group.kind,
      tiles: tokensOf(group.tiles),
      concealed: !(claimed && i === finished),
      melded: false,
      winning: i === finished,
    })),
  };
};

/** The reading of a winner's hand behind one way to value it. */
export const readingOf = (prepared: Prepared, candidate: Candidate): Reading => {
  const { claimed, robbed, winningTile } = prepared.view.whole;
  return candidate.shape === null
    ? showRow(prepared.rows, candidate.row)
    : showShape(candidate.shape, winningTile, claimed || robbed);
};
