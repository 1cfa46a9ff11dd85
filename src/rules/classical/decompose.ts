import type { Assumption } from '../../../schemas/common.js';
import type { ClassicalDecomposeAnswer, Discard as DiscardAnswer } from '../../../schemas/decompose.js';
import type { HandRequest, Reading } from '../../../schemas/hand.js';
import type { Operation } from '../answer.js';
import { resolveOptions } from '../hand/options.js';
import { firstStage, readSituation } from '../hand/read.js';
import type { Situation } from '../hand/situation.js';
import { failed, ok } from '../problem.js';
import { tokenOf } from '../tiles/kinds.js';
import { type CompletionRules, copiesLeft, distanceOf, runsLeft, tilesForShape } from './completion.js';
import { decomposeSummary } from './decompose-summary.js';
import { discardsOf, type Helpful } from './discards.js';
import { showRow, showShape } from './reading.js';
import { compareRows, layReadings } from './readings.js';
import type { RuleSheet } from './sheet.js';
import { ROW } from './view.js';
import { waitAnswers } from './wait-answers.js';
import { hasSide, holdsFourteen, standingCounts, understood } from './whole-hand.js';

/**
 * Every way to read a hand of fourteen tiles, in canonical order, special shapes last; empty if it is not complete.
 * Without a winning tile no set is marked; a claimed one makes a reading for each different set it can finish.
 */
export const readingsOf = (situation: Situation, completion: CompletionRules): Reading[] => {
  const { hand, win } = situation;
  const counts = standingCounts(situation);
  const tile = win?.tile ?? -1;
  const claimed = win?.by === 'discard' || win?.by === 'robbed-kong';
  const rows = layReadings(counts, hand.melds, runsLeft(hand.melds, completion), tile, claimed);
  const places = Array.from({ length: rows.length / ROW }, (_, i) => i * ROW);
  const readings = places.sort((a, b) => compareRows(rows, a, b)).map((at) => showRow(rows, at));
  for (const shape of completion.shapes) {
    const tiles = tilesForShape(shape, counts, hand.melds);
    const reading = tiles === null ? null : shape.read(tiles);
    if (reading !== null) readings.push(showShape(reading, tile, claimed));
  }
  return readings;
};

const discardAnswers = (situation: Situation, completion: CompletionRules): DiscardAnswer[] => {
  const { hand, tileSet } = situation;
  const discards = discardsOf(standingCounts(situation), hand.melds, completion, tileSet, copiesLeft(situation));
  const shown = (helpful: readonly Helpful[]) => helpful.map(({ kind, left }) => ({ tile: tokenOf(kind), left }));
  return discards.map(({ kind, distance, waits, draws }) => ({
    tile: tokenOf(kind),
    ...(Number.isFinite(distance) ? { distance } : {}),
    waits: shown(waits),
    ...(draws.length > 0 ? { draws: shown(draws) } : {}),
  }));
};

type Findings = Pick<ClassicalDecomposeAnswer, 'complete' | 'readings' | 'distance' | 'waits' | 'discards'> & {
  readonly assumptions: Assumption[];
};

const NOTHING: Findings = { complete: false, readings: [], assumptions: [] };

const findingsOf = (sheet: RuleSheet, situation: Situation): Findings => {
  const { hand, tileSet, options, players } = situation;
  const completion = sheet.completion(options, players);
  const fourteen = holdsFourteen(situation);
  const readings = fourteen ? readingsOf(situation, completion) : [];
  const complete = readings.length > 0;
  const distance = complete ? 0 : distanceOf(standingCounts(situation), hand.melds, completion, tileSet);
  const side = hasSide(situation) ? waitAnswers(sheet, situation, completion) : null;
  return {
    complete,
    readings,
    ...(Number.isFinite(distance) ? { distance } : {}),
    ...(side === null ? {} : { waits: side.waits }),
    ...(fourteen && !complete ? { discards: discardAnswers(situation, completion) } : {}),
    assumptions: side?.assumptions ?? [],
  };
};

/** Reads a hand that is legal: its readings, distance and waits, and what to throw. Of a dead hand nothing is said. */
export const decomposeSituation = (sheet: RuleSheet, situation: Situation): ClassicalDecomposeAnswer => {
  const { assumptions, ...findings } = situation.dead ? NOTHING : findingsOf(sheet, situation);
  return {
    variant: sheet.id,
    edition: sheet.edition,
    options: situation.options,
    ...understood(situation),
    ...findings,
    assumptions: [...assumptions],
    warnings: [],
    summary: situation.dead ? 'The hand is dead.' : decomposeSummary(findings),
  };
};

/**
 * `decompose` of a classical game: all readings of a complete hand; of thirteen tiles what they wait for; of fourteen
 * that are not complete what to throw. Tiles that make no legal hand are refused.
 */
export const decomposeOperation =
  (sheet: RuleSheet): Operation<HandRequest, ClassicalDecomposeAnswer> =>
  (request) => {
    const { options, problems: optionProblems } = resolveOptions(sheet.hand.options, request.options);
    if (optionProblems.length > 0) return failed(...optionProblems);
    const { situation, problems, warnings, assumptions } = readSituation(request, sheet.hand, options);
    if (problems.length > 0 || situation === null) return failed(...firstStage(problems));
    const answer = decomposeSituation(sheet, situation);
    answer.warnings.push(...warnings);
    answer.assumptions.unshift(...assumptions);
    return ok(answer);
  };
