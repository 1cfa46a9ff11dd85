import type { TSchema } from 'typebox';
import type { VariantShape } from '../../schemas/common.js';
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

/** One line an operation. What a variant offers is decided by its `operations`. */
export const OPERATION_SPECS: OperationSpecs = {};
