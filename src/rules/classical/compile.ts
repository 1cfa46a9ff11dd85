import type { ResolvedOptions } from '../../../schemas/common.js';
import type { ScoreItem } from '../../../schemas/score.js';
import { FIRST_BONUS, isMinor, type Kind } from '../tiles/kinds.js';
import { HAND_CONDITIONS, TILE_CONDITIONS } from './conditions.js';
import type {
  HandDoubles,
  HandPoints,
  HandRule,
  RuleSheet,
  RuleValue,
  SetPoints,
  SpecialHand,
  TileRule,
} from './sheet.js';
import { isExposed, isKong, kindOfSet, type View } from './view.js';

export interface TileRow {
  readonly rule: TileRule;
  readonly test: (kind: Kind, view: View) => boolean;
  readonly winnerOnly: boolean;
  readonly value: number;
  /** Items made so far, by kind: they never change once made. */
  readonly items: (ScoreItem | undefined)[];
}

export interface HandRow {
  readonly rule: HandRule;
  readonly test: (view: View) => boolean;
  readonly winnerOnly: boolean;
  readonly value: RuleValue;
  /** Its place in the list of values of a prepared hand. */
  readonly index: number;
  /** Items made so far, by kind of the winning tile. */
  readonly items: (ScoreItem | undefined)[];
}

export interface SpecialRow {
  readonly hand: SpecialHand;
  readonly test: ((view: View) => boolean) | null;
  readonly index: number;
}

/** A sheet made ready for counting: conditions as functions, set points by kind. */
export interface Compiled {
  readonly sheet: RuleSheet;
  /** Points of a set, at `setIndex`. */
  readonly setPoints: Uint8Array;
  readonly pairRows: readonly TileRow[];
  readonly setRows: readonly TileRow[];
  readonly doubleRows: readonly HandRow[];
  readonly pointRows: readonly HandRow[];
  readonly specials: readonly SpecialRow[];
  readonly setRowOf: readonly SetPoints[];
  /** Items of sets made so far, at `setIndex`, and of bonus tiles, by kind. */
  readonly setItems: (ScoreItem | undefined)[];
  readonly bonusItems: (ScoreItem | undefined)[];
}

/** Place of a set in tables by kind and state: threes exposed, threes concealed, fours exposed, fours concealed. */
export const setIndex = (set: number): number =>
  kindOfSet(set) + (isExposed(set) ? 0 : FIRST_BONUS) + (isKong(set) ? 2 * FIRST_BONUS : 0);

const tileRow = (rule: TileRule, value: number): TileRow => ({
  rule,
  test: TILE_CONDITIONS[rule.tile],
  winnerOnly: rule.who === 'winner',
  value,
  items: [],
});

const handRow = (rule: HandRule, value: RuleValue, index: number): HandRow => ({
  rule,
  test: HAND_CONDITIONS[rule.when],
  winnerOnly: rule.who === 'winner',
  value,
  index,
  items: [],
});

/** Order of the rows of set points, as `setIndex` counts. */
const SET_ROWS = ['pung-exposed', 'pung-concealed', 'kong-exposed', 'kong-concealed'] as const;

const build = (sheet: RuleSheet): Compiled => {
  const setRowOf = SET_ROWS.map((id) => sheet.setPoints.find((row) => row.id === id)!);
  const setPoints = new Uint8Array(FIRST_BONUS * SET_ROWS.length);
  setRowOf.forEach((row, i) => {
    for (let kind = 0; kind < FIRST_BONUS; kind++) {
      setPoints[i * FIRST_BONUS + kind] = isMinor(kind) ? row.minor : row.majorOrHonour;
    }
  });
  const doubleRows = sheet.doubles.map((rule: HandDoubles, i) => handRow(rule, rule.doubles, i));
  return {
    sheet,
    setPoints,
    setRowOf,
    setItems: [],
    bonusItems: [],
    pairRows: sheet.pairPoints.map((rule) => tileRow(rule, rule.points)),
    setRows: sheet.setDoubles.map((rule) => tileRow(rule, rule.doubles)),
    doubleRows,
    pointRows: sheet.points.map((rule: HandPoints, i) => handRow(rule, rule.points, doubleRows.length + i)),
    specials: sheet.specialHands.map((hand, index) => ({
      hand,
      test: hand.when === undefined ? null : HAND_CONDITIONS[hand.when],
      index,
    })),
  };
};

const compiledSheets = new WeakMap<RuleSheet, Compiled>();

/** The sheet made ready; made once a sheet. */
export const compile = (sheet: RuleSheet): Compiled => {
  let compiled = compiledSheets.get(sheet);
  if (compiled === undefined) {
    compiled = build(sheet);
    compiledSheets.set(sheet, compiled);
  }
  return compiled;
};

/** What a rule is worth at this table. */
export const resolveValue = (value: RuleValue, options: ResolvedOptions): number => {
  if (typeof value === 'number') return value;
  const chosen = options[value.option];
  if (value.values !== undefined) return value.values[String(chosen)] ?? 0;
  return typeof chosen === 'number' ? chosen : 0;
};
