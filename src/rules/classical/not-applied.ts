import type { NotApplied } from '../../../schemas/score.js';
import { tokensOf } from '../tiles/kinds.js';
import { HAND_CONDITIONS } from './conditions.js';
import { countRow } from './count.js';
import type { Candidate } from './evaluate.js';
import type { Prepared } from './prepare.js';
import type { NearMiss } from './sheet.js';
import { isRun, kindOfSet } from './view.js';

const tilesOf = (prepared: Prepared, near: NearMiss): { tiles: string[] } | undefined => {
  const { winningTile } = prepared.view.whole;
  if (near.tiles === 'winning tile') return winningTile < 0 ? undefined : { tiles: tokensOf([winningTile]) };
  return near.tiles === undefined
    ? undefined
    : { tiles: tokensOf(prepared.waits.filter((kind) => kind !== winningTile)) };
};

const addNearMiss = (
  list: NotApplied[],
  prepared: Prepared,
  id: string,
  misses: readonly NearMiss[] | undefined,
): void => {
  if (misses === undefined || list.some((one) => one.id === id)) return;
  for (const near of misses) {
    if (!HAND_CONDITIONS[near.when](prepared.view)) continue;
    list.push({ id, because: near.because, ...tilesOf(prepared, near) });
    return;
  }
};

/** Under an award with a value of its own: the doubles of the same reading that it set aside. */
const addSetAside = (list: NotApplied[], prepared: Prepared, candidate: Candidate): void => {
  const { compiled, view, values } = prepared;
  const special = candidate.special!.hand;
  const because = `${special.name} takes no other doubles`;
  const add = (id: string): void => {
    if (!list.some((one) => one.id === id)) list.push({ id, because });
  };
  for (const row of compiled.setRows) {
    for (let i = 0; i < view.setCount; i++) {
      const set = view.sets[i]!;
      if (!isRun(set) && row.test(kindOfSet(set), view)) add(row.rule.id);
    }
  }
  for (const row of compiled.doubleRows) {
    if (values[row.index] === 0 || (row.winnerOnly && !view.whole.winner) || !row.test(view)) continue;
    if (!special.besides?.includes(row.rule.id)) add(row.rule.id);
  }
};

/** A special hand that is named as missed beside the awards that counted or could have counted. */
const addSpecials = (
  list: NotApplied[],
  prepared: Prepared,
  best: Candidate,
  candidates: readonly Candidate[],
): void => {
  const { compiled, view } = prepared;
  for (const special of compiled.specials) {
    const { id, near } = special.hand;
    if (candidates.some((candidate) => candidate.special === special)) continue;
    if (special.test?.(view) === true && best.kind !== 'fixed') {
      list.push({ id, because: 'the hand is worth more without it' });
    } else if (special.test?.(view) !== true) addNearMiss(list, prepared, id, near);
  }
};

const addCalls = (list: NotApplied[], prepared: Prepared, best: Candidate): void => {
  const counted = best.calling ? best.special : null;
  for (const call of prepared.calls) {
    if (call.special === counted) continue;
    list.push({
      id: call.special.hand.id,
      because:
        counted === null
          ? 'the tiles as they lie are worth more than calling it'
          : `the hand counts as calling ${counted.hand.name}`,
      tiles: tokensOf(call.tiles),
    });
  }
};

/**
 * Rules that nearly applied to the best reading, or that its award set aside, each with the reason.
 *
 * @param best the first of the candidates
 */
export const notAppliedTo = (prepared: Prepared, candidates: readonly Candidate[]): NotApplied[] => {
  const { compiled, view, values } = prepared;
  const best = candidates[0]!;
  const list: NotApplied[] = [];
  const { winner } = view.whole;
  if (best.row >= 0) {
    countRow(prepared, prepared.rows, best.row);
    if (best.kind === 'fixed') addSetAside(list, prepared, best);
    else {
      for (const row of compiled.pointRows) {
        if (values[row.index] === 0 || (row.winnerOnly && !winner) || row.test(view)) continue;
        addNearMiss(list, prepared, row.rule.id, row.rule.near);
      }
      for (const row of compiled.doubleRows) {
        if (values[row.index] === 0 && row.rule.near === undefined) continue;
        if (row.test(view) && values[row.index] !== 0) continue;
        if (row.winnerOnly && !winner && row.rule.near === undefined) continue;
        addNearMiss(list, prepared, row.rule.id, row.rule.near);
      }
      if (winner) addSpecials(list, prepared, best, candidates);
    }
  }
  if (!winner) addCalls(list, prepared, best);
  return list;
};
