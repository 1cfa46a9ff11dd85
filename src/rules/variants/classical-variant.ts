import { decomposeOperation } from '../classical/decompose.js';
import { scoreOperation } from '../classical/score.js';
import type { RuleSheet } from '../classical/sheet.js';
import { sheetAnswer, type VariantTexts } from '../classical/sheet-answer.js';
import { validateOperation } from '../classical/validate.js';
import { classicalTableExamples } from './classical-examples.js';
import { classicalJudge, classicalScore } from './judges/classical-judge.js';
import { classicalWallExamples } from './table-examples.js';
import { type TableGame, tableAnswer, tableOperations, tableOptions } from './table-operations.js';
import type { Variant } from './variant.js';

/** What a classical game brings beside its rule sheet. */
export interface ClassicalTexts extends VariantTexts {
  /** Prefix of component names and, in camel case, of operation ids. */
  readonly prefix: string;
  readonly examples: Variant['examples'];
  /** What the game does at the table. */
  readonly game: TableGame;
}

/** A classical game as a variant: its sheet as data, the operations that every classical game has. */
export const classicalVariant = (sheet: RuleSheet, { prefix, examples, game, ...texts }: ClassicalTexts): Variant => ({
  id: sheet.id,
  name: texts.name,
  edition: sheet.edition,
  description: texts.description,
  shape: {
    id: sheet.id,
    prefix,
    options: sheet.hand.options,
    operationOptions: tableOptions(game),
    facts: sheet.hand.facts,
    loserFacts: sheet.hand.loserFacts,
    winBy: sheet.hand.winBy,
    players: sheet.hand.players,
    american: false,
  },
  hand: sheet.hand,
  sheet: { ...sheetAnswer(sheet, texts), ...tableAnswer(game) },
  operations: {
    validate: validateOperation(sheet),
    decompose: decomposeOperation(sheet),
    score: scoreOperation(sheet),
    ...tableOperations(sheet, game, {
      judge: classicalJudge(sheet),
      score: classicalScore(scoreOperation(sheet)),
    }),
  },
  examples: { ...classicalTableExamples, ...classicalWallExamples, ...examples },
});
