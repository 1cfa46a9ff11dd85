import type { Outcome } from '../../../src/rules/problem.js';
import { compareReadings } from './complete.js';
import type { EngineItem, EngineReading, EngineScore, EngineTotals } from './engine.js';
import {
  type Item,
  isProblem,
  type RefAnswer,
  type RefReading,
  type RefScore,
  type RefSet,
  type Valuation,
} from './game.js';
import { type RefRequest, tilesOfSet } from './read.js';

const listText = (list: readonly string[]): string => [...list].sort().join(', ');

/** Items as text; tiles too where the rules say which tiles earn the item. */
const itemsText = (items: readonly (Item | EngineItem)[], like: readonly Item[]): string => {
  const withTiles = new Set(like.filter((item) => item.tiles.length > 0).map((item) => item.id));
  return listText(
    items.map((item) => {
      const tiles = withTiles.has(item.id) ? (item.tiles ?? []).join('') : '';
      return `${item.id} ${item.points ?? ''}/${item.doubles ?? ''} ${tiles}`;
    }),
  );
};

const setText = (
  kind: string,
  tiles: readonly string[],
  concealed: boolean,
  melded: boolean,
  winning: boolean,
): string =>
  `${kind} ${tiles.join('')}${concealed ? ' concealed' : ''}${melded ? ' melded' : ''}${winning ? ' winning' : ''}`;

type RefWin = RefRequest['win'];

/** Drawn, the winning tile fits several parts equally: the first in canonical order is the one it finished. */
export const markFirst = (reading: RefReading, win: RefWin): RefReading => {
  const tile = win?.tile;
  if (tile === undefined || win?.by === 'discard' || win?.by === 'robbed-kong') return reading;
  const one = (set: RefSet): RefReading => ({ shape: '', sets: [set], pair: null, pairWinning: false });
  const fits = reading.sets
    .filter((set) => !set.melded && tilesOfSet(set).includes(tile))
    .sort((a, b) => compareReadings(one(a), one(b)));
  return {
    ...reading,
    sets: reading.sets.map((set) => ({ ...set, winning: set === fits[0] })),
    pairWinning: fits.length === 0,
  };
};

export const referenceReading = (reading: RefReading): string =>
  [
    ...reading.sets.map((s) => setText(s.kind, tilesOfSet(s), s.concealed, s.melded, s.winning)).sort(),
    `pair ${reading.pair}${reading.pairWinning ? ' winning' : ''}`,
  ].join(', ');

export const engineReading = (reading: EngineReading): string =>
  [
    ...reading.sets.map((s) => setText(s.kind, s.tiles, s.concealed, s.melded, s.winning)).sort(),
    `pair ${reading.pair?.tiles[0] ?? null}${reading.pair?.winning ? ' winning' : ''}`,
  ].join(', ');

const totalsText = (totals: EngineTotals | Valuation): string => {
  const award = typeof totals.award === 'string' ? totals.award : (totals.award?.id ?? '');
  return `${award} ${totals.total} = ${totals.base} x2^${totals.doubles} = ${totals.beforeLimit}`;
};

const byReading = (answer: EngineScore, valuation: Valuation, win: RefWin): string[] => {
  const given = answer.reading;
  const expected = valuation.reading;
  if (!expected || !given) return [];
  if (given.shape !== expected.shape) return [`shape ${given.shape} instead of ${expected.shape}`];
  if (expected.shape !== 'standard') return [];
  const should = referenceReading(markFirst(expected, win));
  const is = engineReading(given);
  return is === should ? [] : [`reading ${is} instead of ${should}`];
};

const byValuation = (answer: EngineScore, valuation: Valuation, win: RefWin): string[] => {
  const found: string[] = [];
  const differ = (what: string, is: unknown, should: unknown): void => {
    if (is !== should) found.push(`${what} is ${is} instead of ${should}`);
  };
  const { score } = answer;
  differ('award', score.award?.id ?? null, valuation.award);
  differ('award value', score.award?.value, valuation.value);
  differ('award hand', score.award?.hand, valuation.hand);
  for (const field of ['total', 'base', 'doubles', 'beforeLimit'] as const)
    differ(field, score[field], valuation[field]);
  differ('items', itemsText(answer.items, valuation.items), itemsText(valuation.items, valuation.items));
  return [...found, ...byReading(answer, valuation, win)];
};

/** Other values of a winner's hand: every way to value it is listed, none twice over. */
const byAlternatives = (answer: EngineScore, reference: RefScore): string[] => {
  const fixedAward = reference.best[0]!.award?.startsWith('hand-from-');
  if (reference.outcome !== 'win' || fixedAward) return [];
  const is = listText([...new Set([answer, ...answer.alternatives].map(({ score }) => totalsText(score)))]);
  const should = listText([...new Set(reference.all.map(totalsText))]);
  return is === should ? [] : [`values are ${is} instead of ${should}`];
};

/** Everything in which an answer differs from the reference; empty if they agree. */
export const disagreements = (
  outcome: Outcome<EngineScore>,
  reference: RefAnswer,
  win: RefWin,
  alternatives: boolean,
): string[] => {
  if (!outcome.ok) {
    const codes = outcome.problems.map((problem) => problem.code as string);
    if (isProblem(reference) && codes.includes(reference.code)) return [];
    return [
      `refused with ${codes.join()} instead of ${isProblem(reference) ? reference.code : totalsText(reference.best[0]!)}`,
    ];
  }
  const answer = outcome.value;
  if (isProblem(reference)) return [`scored ${totalsText(answer.score)} instead of ${reference.code}`];
  const found: string[] = [];
  if (answer.outcome !== reference.outcome) found.push(`outcome ${answer.outcome} instead of ${reference.outcome}`);
  if (answer.waits.join() !== reference.waits.join()) found.push(`waits ${answer.waits} instead of ${reference.waits}`);
  const perTie = reference.best.map((valuation) => byValuation(answer, valuation, win));
  const closest = perTie.reduce((least, one) => (one.length < least.length ? one : least));
  return [...found, ...closest, ...(alternatives ? byAlternatives(answer, reference) : [])];
};
