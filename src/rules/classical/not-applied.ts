import type { NotApplied, ScoreItem } from '../../../schemas/score.js';
import { tokensOf } from '../tiles/kinds.js';
import type { SpecialRow } from './compile.js';
import { HAND_CONDITIONS } from './conditions.js';
import { countRow } from './count.js';
import type { Candidate } from './evaluate.js';
import type { Prepared } from './prepare.js';
import type { NearMiss } from './sheet.js';
import { isRun, kindOfSet, showNoSets } from './view.js';

const tilesOf = (prepared: Prepared, near: NearMiss): string[] | undefined => {
  const { winningTile } = prepared.view.whole;
  if (near.tiles === 'winning tile') return winningTile < 0 ? undefined : tokensOf([winningTile]);
  return near.tiles === undefined ? undefined : tokensOf(prepared.waits.filter((kind) => kind !== winningTile));
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
    const tiles = tilesOf(prepared, near);
    list.push(tiles === undefined ? { id, because: near.because } : { id, because: near.because, tiles });
    return;
  }
};

/** Rules that an ordinary reading met nearly. */
const addRules = (list: NotApplied[], prepared: Prepared, items: readonly ScoreItem[]): void => {
  const { compiled, view, values } = prepared;
  for (const rows of [compiled.pointRows, compiled.doubleRows]) {
    for (const { rule, winnerOnly, index } of rows) {
      if (rule.near === undefined || values[index] === 0 || (winnerOnly && !view.whole.winner)) continue;
      if (items.some(({ id }) => id === rule.id)) continue;
      addNearMiss(list, prepared, rule.id, rule.near);
    }
  }
};

/** Why an award sets doubles aside. */
const setAsideBy = ({ special, calling }: Candidate): string => {
  const { name, value } = special!.hand;
  const award = calling ? `calling ${name}` : name;
  return value === 'doubled'
    ? `${award} takes no other doubles`
    : `${award} has a value of its own and takes no doubles`;
};

/** Under an award with a value of its own: the doubles of the same reading that it set aside. */
const addSetAside = (list: NotApplied[], prepared: Prepared, candidate: Candidate): void => {
  const { compiled, view, values } = prepared;
  const special = candidate.special!.hand;
  const because = setAsideBy(candidate);
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

/** Why a special hand that the tiles make is no way to value them. */
const droppedBecause = ({ hand }: SpecialRow): string =>
  hand.value === 'doubled'
    ? 'as such the hand has too few doubles to go out at this table'
    : 'the hand is worth more without it';

/** Special hands that were missed, or made and of no use; none is asked for where the hand has the limit by another. */
const addSpecials = (
  list: NotApplied[],
  prepared: Prepared,
  best: Candidate,
  candidates: readonly Candidate[],
): void => {
  const { compiled, view, limit } = prepared;
  if (best.kind === 'fixed' && best.total === limit) return;
  for (const special of compiled.specials) {
    const { id, near } = special.hand;
    if (candidates.some((candidate) => candidate.special === special)) continue;
    if (special.test?.(view) !== true) addNearMiss(list, prepared, id, near);
    else list.push({ id, because: droppedBecause(special) });
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
 * @param candidates the best first
 * @param items those of the best: what applied is not named
 */
export const notAppliedTo = (
  prepared: Prepared,
  candidates: readonly Candidate[],
  items: readonly ScoreItem[],
): NotApplied[] => {
  const { view, rows } = prepared;
  const best = candidates[0]!;
  const list: NotApplied[] = [];
  if (best.row >= 0) countRow(prepared, rows, best.row);
  else showNoSets(view);
  if (best.kind === 'fixed') addSetAside(list, prepared, best);
  else addRules(list, prepared, items);
  if (view.whole.winner) addSpecials(list, prepared, best, candidates);
  else addCalls(list, prepared, best);
  return list;
};
