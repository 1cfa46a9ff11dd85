import type { Assumption } from '../../../schemas/common.js';
import type { ScoreItem } from '../../../schemas/score.js';
import { unsentFacts } from '../hand/facts.js';
import { seatsAt } from '../hand/seats.js';
import type { Situation, WinFact } from '../hand/situation.js';
import { EAST, FIRST_WIND, type Kind, tokenOf, WINDS, windKind } from '../tiles/kinds.js';
import { assess, type Candidate } from './evaluate.js';
import type { Prepared } from './prepare.js';
import { type Circumstances, FACT_BITS } from './view.js';

/** The total in other circumstances, `null` where the hand could not go out or its value not be told. */
const totalWith = (prepared: Prepared, change: Partial<Circumstances>): number | null =>
  assess(prepared, {
    seat: change.seat ?? prepared.circumstances.seat,
    prevailing: change.prevailing ?? prepared.circumstances.prevailing,
    facts: change.facts ?? prepared.circumstances.facts,
  }).candidates[0]?.total ?? null;

const seatsOf = (players: number): readonly Kind[] => seatsAt(players).map(windKind);

const ALL_WINDS: readonly Kind[] = WINDS.map((_, i) => FIRST_WIND + i);

const windTotals = (
  prepared: Prepared,
  winds: readonly Kind[],
  change: (wind: Kind) => Partial<Circumstances>,
): { value: string; total: number }[] => {
  const totals: { value: string; total: number }[] = [];
  for (const wind of winds) {
    const total = totalWith(prepared, change(wind));
    if (total !== null) totals.push({ value: tokenOf(wind), total });
  }
  return totals;
};

const addWinds = (list: Assumption[], prepared: Prepared, total: number): void => {
  const { situation, circumstances, compiled } = prepared;
  if (circumstances.seat < 0) {
    // The first discard is East's own: East cannot win with it.
    const notEast = (circumstances.facts & FACT_BITS['first-discard']) !== 0;
    const seats = seatsOf(situation.players).filter((seat) => !notEast || seat !== EAST);
    const totals = windTotals(prepared, seats, (seat) => ({ seat }));
    if (totals.some((one) => one.total !== total)) {
      list.push({ id: 'seat', detail: 'No seat was sent: nothing counts as the own wind or own bonus tile.', totals });
    }
  }
  if (compiled.sheet.hand.prevailingWind && circumstances.prevailing < 0) {
    const totals = windTotals(prepared, ALL_WINDS, (prevailing) => ({ prevailing }));
    if (totals.some((one) => one.total !== total)) {
      list.push({ id: 'prevailing-wind', detail: 'No prevailing wind was sent: none counts.', totals });
    }
  }
};

/**
 * What a hand with too few doubles would go out with, of all that its request leaves open: "seat W", "original-call".
 * Each alone, as with the assumptions of a hand that has a total.
 */
export const openThatWouldDo = (prepared: Prepared): string[] => {
  const { situation, circumstances, compiled } = prepared;
  const { hand } = compiled.sheet;
  const named = (name: string, totals: readonly { value: string }[]) => totals.map(({ value }) => `${name} ${value}`);
  const seats = circumstances.seat < 0 ? windTotals(prepared, seatsOf(situation.players), (seat) => ({ seat })) : [];
  const winds =
    hand.prevailingWind && circumstances.prevailing < 0
      ? windTotals(prepared, ALL_WINDS, (prevailing) => ({ prevailing }))
      : [];
  const facts = unsentFacts(situation, hand).filter(
    (fact) => totalWith(prepared, { facts: circumstances.facts | FACT_BITS[fact] }) !== null,
  );
  return [...named('seat', seats), ...named('prevailing wind', winds), ...facts];
};

const FACT_DETAILS: Readonly<Record<WinFact, string>> = {
  'last-tile': 'It was not said to be the last tile of the wall',
  'last-discard': 'It was not said to be the last discard',
  'first-discard': 'It was not said to be East’s first discard',
  'original-call': 'It was not said that the hand was calling since the own first discard',
  'kong-on-kong': 'It was not said to be the loose tile of a second kong in a row',
};

const addFacts = (list: Assumption[], prepared: Prepared, total: number): void => {
  const { circumstances, compiled, situation } = prepared;
  const { sheet } = compiled;
  const open = situation.win === null ? sheet.hand.loserFacts : unsentFacts(situation, sheet.hand);
  for (const fact of open) {
    if ((circumstances.facts & FACT_BITS[fact]) !== 0) continue;
    const other = totalWith(prepared, { facts: circumstances.facts | FACT_BITS[fact] });
    if (other === null || other === total) continue;
    list.push({
      id: fact,
      detail: `${FACT_DETAILS[fact]}; it is taken not to be. With it the total is ${other}.`,
      totals: [{ value: fact, total: other }],
    });
  }
};

/** Values that the sheet takes on trust, where they counted. */
const addTrust = (list: Assumption[], prepared: Prepared, best: Candidate, items: readonly ScoreItem[]): void => {
  const { sheet } = prepared.compiled;
  const { options } = prepared.situation;
  for (const { id, detail, touches, option } of sheet.assumptions) {
    const award = best.special === null ? '' : best.calling ? 'calling' : best.special.hand.id;
    const lifted = prepared.compiled.specials.some(({ hand, test }) => hand.id === touches && test?.(prepared.view));
    if (award !== touches && !lifted && !items.some((item) => item.id === touches)) continue;
    const spec = option === undefined ? undefined : sheet.hand.options.find((one) => one.id === option);
    if (spec !== undefined && options[spec.id] !== spec.default) continue;
    list.push({ id, detail });
  }
};

/** A hand unchanged since the own first discard can show one claimed set: when it was claimed the request does not say. */
const addUnchanged = (list: Assumption[], prepared: Prepared, items: readonly ScoreItem[]): void => {
  if (prepared.view.whole.exposedMelds === 0 || !items.some(({ id }) => id === 'original-call')) return;
  const detail =
    'The set on the table is taken to have been claimed before the own first discard, the hand unchanged since.';
  list.push({ id: 'original-call', detail });
};

/**
 * What the request left open and how it was taken: missing winds with the total for each, facts not sent that would
 * have been legal and would have changed the total, values restored from parallel sources.
 */
export const assumptionsOf = (prepared: Prepared, best: Candidate, items: readonly ScoreItem[]): Assumption[] => {
  const list: Assumption[] = [];
  addTrust(list, prepared, best, items);
  addUnchanged(list, prepared, items);
  addWinds(list, prepared, best.total);
  addFacts(list, prepared, best.total);
  return list;
};

/** A loser whose sets on the table could not have been laid down together. */
export const tooManyRuns = (situation: Situation, maxRuns: number): boolean =>
  situation.win === null && situation.hand.melds.filter((meld) => meld.type === 'chow').length > maxRuns;
