import { cardOperation } from '../american/card-operation.js';
import { decomposeOperation } from '../american/decompose.js';
import type { AmericanRules } from '../american/rules.js';
import { scoreOperation } from '../american/score.js';
import { type AmericanTexts, sheetAnswer } from '../american/sheet-answer.js';
import { validateOperation } from '../american/validate.js';
import { americanClaimExamples } from './american-examples.js';
import { americanJudge, americanScore } from './judges/american-judge.js';
import { americanTableExamples } from './table-examples.js';
import { type TableGame, tableAnswer, tableOperations, tableOptions } from './table-operations.js';
import type { Variant, VariantId } from './variant.js';

/** What an American game brings beside its rule sheet. */
export interface AmericanVariantTexts extends AmericanTexts {
  /** Prefix of component names and, in camel case, of operation ids. */
  readonly prefix: string;
  readonly examples: Variant['examples'];
  /** What the game does at the table. */
  readonly game: TableGame;
}

/** An American game as a variant: its sheet as data, the operations that every American game has. */
export const americanVariant = (
  rules: AmericanRules & { readonly id: VariantId },
  { prefix, examples, game, ...texts }: AmericanVariantTexts,
): Variant => ({
  id: rules.id,
  name: texts.name,
  edition: rules.edition,
  description: texts.description,
  shape: {
    id: rules.id,
    prefix,
    options: rules.hand.options,
    operationOptions: tableOptions(game),
    facts: rules.hand.facts,
    winBy: rules.hand.winBy,
    players: rules.hand.players,
    american: true,
  },
  hand: rules.hand,
  sheet: { ...sheetAnswer(rules, texts), ...tableAnswer(game) },
  operations: {
    validate: validateOperation(rules),
    decompose: decomposeOperation(rules),
    score: scoreOperation(rules),
    card: cardOperation(rules),
    ...tableOperations(rules, game, {
      judge: americanJudge(rules),
      score: americanScore(scoreOperation(rules)),
    }),
  },
  examples: { ...americanClaimExamples, ...americanTableExamples, ...examples },
  cards: rules.card.builtIn,
});
