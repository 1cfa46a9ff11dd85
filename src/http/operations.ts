import type { TSchema } from 'typebox';
import type { VariantShape } from '../../schemas/common.js';
import { type HandOperation, handComponents, handRequest } from '../../schemas/hand.js';
import { ScoreAnswer } from '../../schemas/score.js';
import type { OperationName } from '../rules/variants/variant.js';

export type NamedSchema = TSchema & { $id: string };

/** What the HTTP edge needs to know of an operation, for every variant that has it. */
export interface OperationSpec {
  readonly summary: string;
  readonly description: string;
  /** The request body for a variant, a named component. */
  readonly request: (shape: VariantShape) => NamedSchema;
  /** The answer for a variant, a named component. */
  readonly answer: (shape: VariantShape) => NamedSchema;
  /** Components that the two refer to and that `schemas/index.ts` does not list. */
  readonly parts?: (shape: VariantShape) => readonly NamedSchema[];
  /** It takes `?alternatives=n`. */
  readonly alternatives?: boolean;
  /** It has a GET form as well. */
  readonly byUrl?: boolean;
}

export type OperationSpecs = { readonly [name in OperationName]?: OperationSpec };

const aboutHand = (operation: HandOperation): Pick<OperationSpec, 'request' | 'parts'> => ({
  request: (shape) => handRequest(shape, operation),
  parts: handComponents,
});

/** One entry an operation. What a variant offers is decided by its `operations`. */
export const OPERATION_SPECS: OperationSpecs = {
  score: {
    summary: 'Scores a hand.',
    description:
      'The itemised score of the best reading, with what was assumed. A hand that is not complete is refused with what is missing; without `win` the hand is a loser’s.',
    ...aboutHand('Score'),
    answer: () => ScoreAnswer,
    alternatives: true,
    byUrl: true,
  },
};
