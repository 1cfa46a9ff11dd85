import Type, { type TSchema } from 'typebox';
import type { OptionSpec, VariantShape } from './common.js';
import { oneOf, request } from './common.js';

const bounds = (spec: OptionSpec): Record<string, number> => ({
  ...(spec.minimum === undefined ? {} : { minimum: spec.minimum }),
  ...(spec.maximum === undefined ? {} : { maximum: spec.maximum }),
});

/** The JSON schema of one option, as an inline schema with its default and meaning. */
export const optionSchema = (spec: OptionSpec): TSchema => {
  const notes = { description: spec.meaning, default: spec.default };
  if (spec.schema !== undefined) return Type.Unsafe({ ...spec.schema, description: spec.meaning });
  if (spec.type === 'boolean') return Type.Boolean(notes);
  if (spec.type === 'integer') {
    const integer = Type.Integer({ ...bounds(spec), ...(spec.default === null ? {} : notes) });
    return spec.default === null ? Type.Union([integer, Type.Null()], notes) : integer;
  }
  if (spec.type === 'limit') {
    return Type.Union([Type.Integer({ minimum: 20, multipleOf: 20, ...bounds(spec) }), Type.Null()], notes);
  }
  if (spec.type === 'fraction') return Type.String({ pattern: '^[0-9]{1,2}/(2|5|10)$', ...notes });
  const values = spec.values ?? [];
  return values.every((value) => typeof value === 'string')
    ? oneOf(values as readonly string[], notes)
    : Type.Unsafe({ enum: [...values], ...notes });
};

/** `options` of a request of an operation: those of the variant, and those that the operation alone takes. */
export const optionsInput = (shape: VariantShape, operation?: string) =>
  Type.Unsafe<Readonly<Record<string, unknown>>>(
    request(
      Object.fromEntries(
        [...shape.options, ...((operation === undefined ? undefined : shape.operationOptions?.[operation]) ?? [])].map(
          (spec) => [spec.id, Type.Optional(optionSchema(spec))],
        ),
      ),
      { description: 'Options of the rules; what is left out takes its default.' },
    ),
  );
