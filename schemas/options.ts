import Type, { type TSchema } from 'typebox';
import type { OptionSpec, VariantShape } from './common.js';
import { component, named, oneOf, request } from './common.js';

/** A share of the limit, at most the whole: over 2, 5 or 10, so that every result is an exact integer. */
const FRACTION = '^([0-2]/2|[0-5]/5|([0-9]|10)/10)$';
/** Far above any limit or stake played for, and far below where integers lose precision. */
const MOST = 1_000_000_000;

const bounds = (spec: OptionSpec): Record<string, number> => ({
  ...(spec.minimum === undefined ? {} : { minimum: spec.minimum }),
  maximum: spec.maximum ?? MOST,
});

/** The JSON schema of one option, as an inline schema with its default and meaning. */
export const optionSchema = (spec: OptionSpec): TSchema => {
  // The default is told in words: a validator that fills defaults in would hide which options were sent.
  const notes = { description: `${spec.meaning} Default: ${JSON.stringify(spec.default)}.` };
  if (spec.schema !== undefined) return Type.Unsafe({ ...spec.schema, ...notes });
  if (spec.type === 'boolean') return Type.Boolean(notes);
  if (spec.type === 'integer') {
    const integer = Type.Integer({ ...bounds(spec), ...notes });
    return spec.default === null ? Type.Union([integer, Type.Null()], notes) : integer;
  }
  if (spec.type === 'limit') {
    return Type.Union([Type.Integer({ minimum: 20, multipleOf: 20, ...bounds(spec) }), Type.Null()], notes);
  }
  if (spec.type === 'fraction')
    return Type.String({ pattern: FRACTION, maxLength: 5, examples: [spec.default], ...notes });
  const values = spec.values ?? [];
  return values.every((value) => typeof value === 'string')
    ? oneOf(values as readonly string[], notes)
    : Type.Unsafe({ enum: [...values], ...notes });
};

const optionsInput = (specs: readonly OptionSpec[]): TSchema =>
  request(Object.fromEntries(specs.map((spec) => [spec.id, Type.Optional(optionSchema(spec))])), {
    description: 'Options of the rules; what is left out takes its default.',
  });

const own = (shape: VariantShape, operation: string): readonly OptionSpec[] =>
  shape.operationOptions?.[operation] ?? [];

const pascal = (name: string): string => name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

const optionsName = (shape: VariantShape, operation: string): string =>
  own(shape, operation).length === 0 ? `${shape.prefix}Options` : `${shape.prefix}${pascal(operation)}Options`;

/** A reference to the options of an operation: those of the variant, and those that the operation alone takes. */
export const optionsOf = (shape: VariantShape, operation: string): TSchema => named(optionsName(shape, operation));

/** The component that `optionsOf` refers to. */
export const operationOptionsSchema = (shape: VariantShape, operation: string): TSchema & { $id: string } =>
  component(optionsName(shape, operation), optionsInput([...shape.options, ...own(shape, operation)]));

/** Component `${prefix}Options`: the options of a variant with type, bounds, default and meaning. */
export const optionsSchema = (shape: VariantShape): TSchema & { $id: string } =>
  component(`${shape.prefix}Options`, optionsInput(shape.options));
