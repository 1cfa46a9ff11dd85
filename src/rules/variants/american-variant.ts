import { cardOperation } from '../american/card-operation.js';
import { decomposeOperation } from '../american/decompose.js';
import type { AmericanRules } from '../american/rules.js';
import { scoreOperation } from '../american/score.js';
import { type AmericanTexts, sheetAnswer } from '../american/sheet-answer.js';
import { validateOperation } from '../american/validate.js';
import type { Variant, VariantId } from './variant.js';

/** What an American game brings beside its rule sheet. */
export interface AmericanVariantTexts extends AmericanTexts {
  /** Prefix of component names and, in camel case, of operation ids. */
  readonly prefix: string;
  readonly examples: Variant['examples'];
}

/** An American game as a variant: its sheet as data, the operations that every American game has. */
export const americanVariant = (
  rules: AmericanRules & { readonly id: VariantId },
  { prefix, examples, ...texts }: AmericanVariantTexts,
): Variant => ({
  id: rules.id,
  name: texts.name,
  edition: rules.edition,
  description: texts.description,
  shape: {
    id: rules.id,
    prefix,
    options: rules.hand.options,
    facts: rules.hand.facts,
    winBy: rules.hand.winBy,
    players: rules.hand.players,
    american: true,
  },
  hand: rules.hand,
  sheet: sheetAnswer(rules, texts),
  operations: {
    validate: validateOperation(rules),
    decompose: decomposeOperation(rules),
    score: scoreOperation(rules),
    card: cardOperation(rules),
  },
  examples,
  cards: rules.card.builtIn,
});
