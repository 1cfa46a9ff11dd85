import type { Situation } from '../hand/situation.js';
import { bonusDoubles } from './bonus.js';
import type { SpecialRow } from './compile.js';
import { countRow } from './count.js';
import { type Prepared, prepare } from './prepare.js';
import { compareRows } from './readings.js';
import type { ShapeReading } from './shapes/shape.js';
import type { RuleSheet } from './sheet.js';
import { type Circumstances, ROW, showNoSets } from './view.js';

/** One way to value the hand: a reading, and the special hand or award that gives it a value of its own. */
export interface Candidate {
  /** Place of the reading in the table, -1 for a special shape. */
  readonly row: number;
  readonly shape: ShapeReading | null;
  readonly special: SpecialRow | null;
  /** The special hand is called for, not made. */
  readonly calling: boolean;
  readonly kind: 'fixed' | 'floor' | null;
  /** Value of the award. */
  readonly value: number;
  readonly base: number | null;
  readonly doubles: number | null;
  readonly beforeLimit: number | null;
  /** Bonus tiles counted apart. */
  readonly apart: { readonly base: number; readonly doubles: number; readonly total: number } | null;
  readonly total: number;
  /** Something fixed stands in its place: it is listed, but cannot be the answer. */
  readonly replaced: boolean;
}

export type Refusal =
  | { readonly why: 'not complete' }
  | { readonly why: 'limit needed'; readonly special: SpecialRow }
  | { readonly why: 'minimum doubles'; readonly most: number };

export interface Evaluation {
  readonly prepared: Prepared;
  /** The best first. Empty where `refusal` says why. */
  readonly candidates: readonly Candidate[];
  readonly refusal: Refusal | null;
}

const capped = (total: number, limit: number | null): number => (limit !== null && total > limit ? limit : total);

/** Value of a special hand that is a share of the limit. The limit is a multiple of 20, so it is an integer. */
const shareOfLimit = (special: SpecialRow, limit: number): number =>
  special.hand.value === 'half-limit' ? limit / 2 : limit;

/** `"2/5"` of a value. */
const callingValue = (share: unknown, value: number): number => {
  const [over, under] = String(share).split('/').map(Number) as [number, number];
  return (value * over) / under;
};

const isFloor = (special: SpecialRow, prepared: Prepared): boolean => {
  const { award } = special.hand;
  return typeof award === 'string' ? award === 'floor' : prepared.situation.options[award.floorIf] === true;
};

const replaces = (special: SpecialRow, prepared: Prepared): boolean => {
  const { award } = special.hand;
  return award === 'replaces' || (typeof award === 'object' && !isFloor(special, prepared));
};

/** A hand with a value of its own. Only `doubled` ones have points and doubles. */
const awarded = (
  award: Pick<Candidate, 'row' | 'shape' | 'special' | 'calling' | 'value' | 'apart' | 'total'>,
  base: number | null,
  doubles: number | null,
  beforeLimit: number | null,
): Candidate => ({
  row: award.row,
  shape: award.shape,
  special: award.special,
  calling: award.calling,
  kind: 'fixed',
  value: award.value,
  base,
  doubles,
  beforeLimit,
  apart: award.apart,
  total: award.total,
  replaced: false,
});

/** All ways to value a prepared hand in these circumstances, the best first. */
export const assess = (prepared: Prepared, circumstances: Circumstances): Omit<Evaluation, 'prepared'> => {
  const { compiled, rows, limit, view, situation, bonusPoints } = prepared;
  const { sheet } = compiled;
  view.seat = circumstances.seat;
  view.prevailing = circumstances.prevailing;
  view.facts = circumstances.facts;
  view.counted = -1;

  let ofBonus = 0;
  if (sheet.bonus !== null) {
    for (const double of bonusDoubles(situation.hand.bonus, circumstances.seat, sheet.bonus)) ofBonus += double.doubles;
  }
  const apart = bonusPoints === 0 ? null : { base: bonusPoints, doubles: ofBonus, total: bonusPoints * 2 ** ofBonus };
  const bonusTotal = apart?.total ?? 0;
  const minimum = sheet.minimum?.players === situation.players && view.whole.winner ? sheet.minimum : null;
  const half = minimum === null || limit === null ? Number.POSITIVE_INFINITY : limit / minimum.orLimitOver;
  let most = 0;
  const passes = (doubles: number, total: number): boolean => {
    if (minimum === null) return true;
    if (doubles > most) most = doubles;
    return doubles >= minimum.doubles || total >= half;
  };

  const ordinary: Candidate[] = [];
  const special: (Candidate | undefined)[] = [];
  let needsLimit: SpecialRow | null = null;
  let replaced = false;

  /** Points with doubles of its own, in place of all others but those beside it. */
  const doubled = (row: number, shape: ShapeReading | null, hand: SpecialRow, calling: boolean): void => {
    const base = view.points;
    let doubles = hand.hand.doubles ?? 0;
    for (const other of compiled.doubleRows) {
      if (hand.hand.besides?.includes(other.rule.id) && view.whole.winner && other.test(view)) {
        doubles += prepared.values[other.index]!;
      }
    }
    const value = base * 2 ** doubles;
    const total = capped(value + bonusTotal, limit);
    const before = special[hand.index];
    if (!passes(doubles + ofBonus, total) || (before !== undefined && before.total >= total)) return;
    special[hand.index] = awarded({ row, shape, special: hand, calling, value, apart, total }, base, doubles, value);
  };

  const fixed = (row: number, shape: ShapeReading | null, hand: SpecialRow, calling: boolean): void => {
    if (hand.hand.value === 'doubled') {
      doubled(row, shape, hand, calling);
      return;
    }
    if (special[hand.index] !== undefined) return;
    if (limit === null) {
      needsLimit ??= hand;
      return;
    }
    const share = shareOfLimit(hand, limit);
    const value = calling ? callingValue(situation.options[sheet.callingShare ?? ''], share) : share;
    if (replaces(hand, prepared)) replaced = true;
    const total = capped(value + bonusTotal, limit);
    special[hand.index] = awarded({ row, shape, special: hand, calling, value, apart, total }, null, null, null);
  };

  for (let row = 0; row < rows.length; row += ROW) {
    countRow(prepared, rows, row);
    const base = view.points + bonusPoints;
    const doubles = view.doubles + ofBonus;
    const beforeLimit = base * 2 ** doubles;
    let total = capped(beforeLimit, limit);
    let floor: SpecialRow | null = null;
    let value = 0;
    if (view.whole.winner) {
      for (const hand of compiled.specials) {
        if (hand.test === null || !hand.test(view)) continue;
        if (!isFloor(hand, prepared)) {
          fixed(row, null, hand, false);
        } else if (limit === null) {
          needsLimit ??= hand;
        } else if (shareOfLimit(hand, limit) > total) {
          floor = hand;
          value = shareOfLimit(hand, limit);
          total = value;
        }
      }
    } else {
      for (const call of prepared.calls) fixed(row, null, call.special, true);
    }
    if (!passes(doubles, total)) continue;
    ordinary.push({
      row,
      shape: null,
      special: floor,
      calling: false,
      kind: floor === null ? null : 'floor',
      value,
      base,
      doubles,
      beforeLimit,
      apart: null,
      total,
      replaced: false,
    });
  }

  for (const shape of prepared.shapes) {
    showNoSets(view);
    for (const hand of compiled.specials) {
      if (
        hand.hand.on === 'shape' ? hand.hand.id === shape.id : hand.hand.on === 'event' && hand.test?.(view) === true
      ) {
        fixed(-1, shape, hand, false);
      }
    }
  }

  if (needsLimit !== null) return { candidates: [], refusal: { why: 'limit needed', special: needsLimit } };
  const candidates = special.filter((candidate) => candidate !== undefined);
  for (const candidate of ordinary) candidates.push(replaced ? { ...candidate, replaced } : candidate);
  if (candidates.length === 0) {
    const incomplete = rows.length === 0 && prepared.shapes.length === 0;
    return { candidates, refusal: incomplete ? { why: 'not complete' } : { why: 'minimum doubles', most } };
  }
  if (candidates.length > 1) candidates.sort((a, b) => compareCandidates(a, b, rows));
  return { candidates, refusal: null };
};

/** A special hand of its own, not merely a floor under an ordinary reading. */
const isSpecial = (candidate: Candidate): boolean => candidate.kind === 'fixed';

/**
 * Best first: total; a special hand before an ordinary reading; special hands by the order of the tables; ordinary
 * readings by their total before the limit; then canonical order.
 */
const compareCandidates = (a: Candidate, b: Candidate, rows: readonly number[]): number => {
  if (a.replaced !== b.replaced) return a.replaced ? 1 : -1;
  if (a.total !== b.total) return b.total - a.total;
  if (isSpecial(a) !== isSpecial(b)) return isSpecial(a) ? -1 : 1;
  if (isSpecial(a)) return a.special!.index - b.special!.index;
  if (a.beforeLimit !== b.beforeLimit) return b.beforeLimit! - a.beforeLimit!;
  return compareRows(rows, a.row, b.row);
};

/** All values of a hand under a sheet. A dead hand is not evaluated: it is 0. */
export const evaluate = (sheet: RuleSheet, situation: Situation): Evaluation => {
  const prepared = prepare(sheet, situation);
  const { candidates, refusal } = assess(prepared, prepared.circumstances);
  return { prepared, candidates, refusal };
};

/** The total of the best reading, or `null` if the hand cannot go out (or its value cannot be told without a limit). */
export const bestTotal = (sheet: RuleSheet, situation: Situation): number | null =>
  situation.dead ? 0 : (evaluate(sheet, situation).candidates[0]?.total ?? null);
