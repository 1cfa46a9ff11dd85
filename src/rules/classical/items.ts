import type { ScoreItem } from '../../../schemas/score.js';
import type { Situation } from '../hand/situation.js';
import { FIRST_BONUS, FIRST_SEASON, type Kind, tokenOf, tokensOf } from '../tiles/kinds.js';
import { nameOf, pluralNameOf } from '../tiles/names.js';
import { bonusDoubles } from './bonus.js';
import { type Compiled, type HandRow, type SpecialRow, setIndex, type TileRow } from './compile.js';
import { countRow } from './count.js';
import type { Candidate } from './evaluate.js';
import type { Prepared } from './prepare.js';
import { isKong, isRun, kindOfSet } from './view.js';

const times = (kind: Kind, count: number): string[] => Array<string>(count).fill(tokenOf(kind));
const label = (text: string, tiles: string): string => text.replace('{tiles}', tiles);

// Items never change once made: those about one set, one pair or the winning tile are kept on the compiled sheet.

const setItem = (compiled: Compiled, set: number): ScoreItem => {
  const index = setIndex(set);
  const known = compiled.setItems[index];
  if (known !== undefined) return known;
  const row = compiled.setRowOf[(index / FIRST_BONUS) | 0]!;
  const kind = kindOfSet(set);
  const item: ScoreItem = {
    id: row.id,
    label: label(row.label, pluralNameOf(kind)),
    points: compiled.setPoints[index]!,
    tiles: times(kind, isKong(set) ? 4 : 3),
    source: row.source,
  };
  compiled.setItems[index] = item;
  return item;
};

/** An item about one pair (`count` 2) or one set; a rule looks at pairs or at sets, never at both. */
const tileItem = (row: TileRow, kind: Kind, count: number): ScoreItem => {
  const key = count === 4 ? kind + FIRST_BONUS : kind;
  const known = row.items[key];
  if (known !== undefined) return known;
  const { rule } = row;
  const item: ScoreItem = {
    id: rule.id,
    label: label(rule.label, pluralNameOf(kind)),
    ...(count === 2 ? { points: row.value } : { doubles: row.value }),
    tiles: times(kind, count),
    source: rule.source,
  };
  row.items[key] = item;
  return item;
};

/** An item about the whole hand. Its value can depend on the options, so an item kept for another value is made anew. */
const handItem = (
  row: HandRow,
  unit: 'points' | 'doubles',
  value: number,
  winningTile: Kind,
  situation: Situation,
): ScoreItem => {
  const { rule } = row;
  const worth = unit === 'points' ? { points: value } : { doubles: value };
  if (rule.earnedBy === 'hand') {
    return { id: rule.id, label: rule.label, ...worth, tiles: tilesOfHand(situation), source: rule.source };
  }
  const kind = rule.earnedBy === 'winning tile' && winningTile >= 0 ? winningTile : FIRST_BONUS;
  const known = row.items[kind];
  if (known !== undefined && known[unit] === value) return known;
  const item: ScoreItem = {
    id: rule.id,
    label: rule.label,
    ...worth,
    ...(kind === FIRST_BONUS ? {} : { tiles: [tokenOf(kind)] }),
    source: rule.source,
  };
  row.items[kind] = item;
  return item;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The bonus tiles, one item each, and their doubles. */
const bonusItems = (prepared: Prepared): ScoreItem[] => {
  const { compiled } = prepared;
  const { bonus } = compiled.sheet;
  const { hand } = prepared.situation;
  if (bonus === null || hand.bonus.length === 0) return [];
  const items = hand.bonus.map((kind) => {
    const known = compiled.bonusItems[kind];
    if (known !== undefined) return known;
    const item: ScoreItem = {
      id: kind < FIRST_SEASON ? 'flower' : 'season',
      label: `${kind < FIRST_SEASON ? 'Flower' : 'Season'}: ${nameOf(kind)}`,
      points: bonus.points,
      tiles: [tokenOf(kind)],
      source: bonus.source,
    };
    compiled.bonusItems[kind] = item;
    return item;
  });
  for (const double of bonusDoubles(hand.bonus, prepared.circumstances.seat, bonus)) {
    items.push({
      id: double.id,
      label: bonus.labels[double.id],
      doubles: double.doubles,
      tiles: tokensOf(double.tiles),
      source: bonus.source,
    });
  }
  return items;
};

/** Every tile of the player in tile order, bonus tiles left out. */
export const tilesOfHand = (situation: Situation): string[] => {
  const kinds = [...situation.hand.concealed];
  const tile = situation.win?.tile ?? null;
  if (tile !== null) kinds.push(tile);
  for (const meld of situation.hand.melds) {
    for (let i = 0; i < meld.count; i++) kinds.push(meld.type === 'chow' ? meld.kind + i : meld.kind);
  }
  return tokensOf(kinds.sort((a, b) => a - b));
};

/** What an ordinary reading is made of: points of sets, pair, bonus tiles and winner, then the doubles. */
const ordinaryItems = (prepared: Prepared, candidate: Candidate): ScoreItem[] => {
  const { compiled, view, values, rows, situation } = prepared;
  const { winner, winningTile } = view.whole;
  countRow(prepared, rows, candidate.row);
  const items: ScoreItem[] = [];
  for (let i = 0; i < view.setCount; i++) {
    const set = view.sets[i]!;
    if (!isRun(set)) items.push(setItem(compiled, set));
  }
  for (const row of compiled.pairRows) {
    if (!winner) {
      for (const kind of prepared.pairs) if (row.test(kind, view)) items.push(tileItem(row, kind, 2));
    } else if (view.pair >= 0 && row.test(view.pair, view)) items.push(tileItem(row, view.pair, 2));
  }
  // The rules on points ask what has been counted before them, so they are counted once more, one by one.
  const { points } = view;
  view.points = pointsBefore(prepared);
  for (const row of compiled.pointRows) {
    const value = values[row.index]!;
    if (value === 0 || (row.winnerOnly && !winner) || !row.test(view)) continue;
    view.points += value;
    items.push(handItem(row, 'points', value, winningTile, situation));
  }
  view.points = points;
  for (const row of compiled.setRows) {
    for (let i = 0; i < view.setCount; i++) {
      const set = view.sets[i]!;
      if (!isRun(set) && row.test(kindOfSet(set), view)) {
        items.push(tileItem(row, kindOfSet(set), isKong(set) ? 4 : 3));
      }
    }
  }
  for (const row of compiled.doubleRows) {
    const value = values[row.index]!;
    if (value > 0 && (winner || !row.winnerOnly) && row.test(view)) {
      items.push(handItem(row, 'doubles', value, winningTile, situation));
    }
  }
  return items;
};

/** Points of the sets and the pair alone. */
const pointsBefore = (prepared: Prepared): number => {
  const { compiled, view } = prepared;
  let points = view.pairPoints;
  for (let i = 0; i < view.setCount; i++) {
    const set = view.sets[i]!;
    if (!isRun(set)) points += compiled.setPoints[setIndex(set)]!;
  }
  return points;
};

const awardItem = (prepared: Prepared, candidate: Candidate, special: SpecialRow): ScoreItem => {
  const { hand } = special;
  const { situation, calls } = prepared;
  if (!candidate.calling) {
    const tiles = tilesOfHand(situation);
    return { id: hand.id, label: hand.name, points: candidate.value, tiles, source: hand.source };
  }
  const call = calls.find((one) => one.special === special);
  return {
    id: 'calling',
    label: `Calling ${hand.name}`,
    points: candidate.value,
    tiles: tokensOf(call?.tiles ?? []),
    source: hand.source,
  };
};

/** The items of one way to value the hand. */
export const itemsOf = (prepared: Prepared, candidate: Candidate): ScoreItem[] => {
  const bonus = bonusItems(prepared);
  const { special } = candidate;
  if (special === null || candidate.kind === 'floor') {
    const items = ordinaryItems(prepared, candidate);
    return bonus.length === 0 ? items : [...items, ...bonus];
  }
  if (special.hand.value !== 'doubled') return [awardItem(prepared, candidate, special), ...bonus];
  const items = ordinaryItems(prepared, candidate).filter(
    (item) => item.doubles === undefined || special.hand.besides?.includes(item.id),
  );
  items.push({
    id: special.hand.id,
    label: capital(special.hand.name),
    doubles: special.hand.doubles ?? 0,
    tiles: tilesOfHand(prepared.situation),
    source: special.hand.source,
  });
  return [...items, ...bonus];
};
