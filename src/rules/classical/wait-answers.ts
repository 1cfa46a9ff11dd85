import type { Assumption } from '../../../schemas/common.js';
import type { Wait, WaitRefusal } from '../../../schemas/decompose.js';
import type { ClassicalScoreAnswer } from '../../../schemas/score.js';
import type { Situation } from '../hand/situation.js';
import { type Kind, tokenOf } from '../tiles/kinds.js';
import { type CompletionRules, completedBy, copiesLeft, waitsOf } from './completion.js';
import { scoreSituation } from './score.js';
import type { RuleSheet } from './sheet.js';

const WAYS = ['discard', 'wall'] as const;
/** More than a hand can be worth in different ways. */
const EVERY_ALTERNATIVE = 100;

/** The same hand gone out with one more tile, without facts of the moment but those a player carries along. */
const wonWith = (situation: Situation, tile: Kind, by: (typeof WAYS)[number]): Situation => ({
  ...situation,
  holding14: false,
  win: { tile, laidDown: null, by, facts: situation.facts, jokerlessDeclared: null },
  facts: [],
});

/** Ids of the special hands that the tiles make, in the order of the sheet; those of events are left out. */
const specialHands = (sheet: RuleSheet, answers: readonly ClassicalScoreAnswer[]): string[] => {
  const made = new Set<string>();
  for (const { score, alternatives } of answers) {
    if (score.award !== null) made.add(score.award.id);
    for (const other of alternatives) if (other.score.award !== null) made.add(other.score.award.id);
  }
  return sheet.specialHands.filter(({ id, on }) => on !== 'event' && made.has(id)).map(({ id }) => id);
};

/** Assumptions about a hand to come: its totals differ from wait to wait, and facts of the moment are not asked. */
const addAssumptions = (into: Map<string, Assumption>, answer: ClassicalScoreAnswer, sheet: RuleSheet): void => {
  for (const { id, detail } of answer.assumptions) {
    if (!(sheet.hand.facts as readonly string[]).includes(id)) into.set(id, { id, detail });
  }
};

/**
 * What completes the 13-tile side: every kind with the copies left, what it completes, and what the hand would then
 * score by a discard and by the wall, or why that would not do.
 */
export const waitAnswers = (
  sheet: RuleSheet,
  situation: Situation,
  completion: CompletionRules,
): { waits: Wait[]; assumptions: Assumption[] } => {
  const { hand, tileSet } = situation;
  const left = copiesLeft(situation);
  const assumptions = new Map<string, Assumption>();
  const counts = hand.counts.slice();
  const waits = waitsOf(hand.counts, hand.melds, completion, tileSet).map((kind): Wait => {
    const totals: { discard?: number; wall?: number } = {};
    const refused: WaitRefusal[] = [];
    const answers: ClassicalScoreAnswer[] = [];
    for (const by of WAYS) {
      const outcome = scoreSituation(sheet, wonWith(situation, kind, by), EVERY_ALTERNATIVE);
      if (outcome.ok) {
        totals[by] = outcome.value.score.total;
        answers.push(outcome.value);
        addAssumptions(assumptions, outcome.value, sheet);
      } else {
        for (const { code, detail } of outcome.problems) refused.push({ by, code, detail });
      }
    }
    counts[kind]! += 1;
    const completes = new Set([...completedBy(counts, hand.melds, completion), ...specialHands(sheet, answers)]);
    counts[kind]! -= 1;
    return {
      tile: tokenOf(kind),
      left: left[kind]!,
      totals,
      completes: [...completes],
      ...(refused.length === 0 ? {} : { refused }),
    };
  });
  return { waits, assumptions: [...assumptions.values()] };
};
