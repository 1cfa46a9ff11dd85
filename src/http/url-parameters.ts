import Type, { type TProperties, type TSchema } from 'typebox';
import { type OptionSpec, oneOf, ref, Seat, type VariantShape } from '../../schemas/common.js';
import type { OperationSpec } from './operations.js';

const TEXT_FORMS = ['plain', 'markdown', 'discord'] as const;
export type TextForm = (typeof TEXT_FORMS)[number];

const MOST_ALTERNATIVES = 100;

/** Parameters beside the body, of an operation. */
export const queryParameters = (spec: Pick<OperationSpec, 'alternatives'>): TProperties => ({
  text: Type.Optional(oneOf(TEXT_FORMS, { description: 'Adds the whole answer laid out as text, for people.' })),
  ...(spec.alternatives
    ? {
        alternatives: Type.Optional(
          Type.Integer({ minimum: 0, maximum: MOST_ALTERNATIVES, description: 'How many other readings to list.' }),
        ),
      }
    : {}),
});

export const querySchema = (spec: Pick<OperationSpec, 'alternatives'>): TSchema =>
  Type.Object(queryParameters(spec), { additionalProperties: false });

const optionParameter = (option: OptionSpec): TSchema => {
  const description = option.meaning;
  if (option.type === 'integer') {
    const { minimum, maximum } = option;
    return Type.Integer({
      description,
      ...(minimum === undefined ? {} : { minimum }),
      ...(maximum === undefined ? {} : { maximum }),
    });
  }
  if (option.type === 'boolean') return Type.Boolean({ description });
  if (option.type === 'enum' && option.values?.every((value) => typeof value === 'string')) {
    return oneOf(option.values as readonly string[], { description });
  }
  return Type.String({ description, maxLength: 100 });
};

const text = (description: string, maxLength: number): TSchema => Type.String({ description, maxLength });

/** Every parameter of the URL form of a variant's operations. */
export const urlSchema = (shape: VariantShape, spec: OperationSpec): TSchema => {
  const optional: Record<string, TSchema> = {
    melds: text('Sets laid down, separated by commas; in brackets a concealed one: `444D,(EEEE)`.', 1000),
    ...(shape.american
      ? {
          visibleMelds: text('Sets exposed by the other players, separated by commas.', 2000),
          card: text('The id of a card.', 64),
          'param.year': Type.Integer({ minimum: 0, maximum: 9999, description: 'The year of the card.' }),
          announced: text('The id of the line that was announced.', 64),
          jokerlessDeclared: Type.Boolean({ description: 'Whether “jokerless” was said aloud.' }),
        }
      : { bonus: text('Bonus tiles, laid out.', 200) }),
    seat: ref(Seat),
    ...(shape.american ? {} : { prevailingWind: ref(Seat) }),
    win: text('The winning tile.', 40),
    by: oneOf(shape.winBy, { description: 'Where the winning tile came from.' }),
    ...(shape.facts.length === 0
      ? {}
      : { facts: text(`Facts of the win, separated by commas: ${shape.facts.join(', ')}.`, 200) }),
    players: Type.Integer({ minimum: 2, maximum: 4, description: 'Players at the table.' }),
    visible: text('Tiles seen outside this hand.', 2000),
    dead: Type.Boolean({ description: 'The hand was declared dead.' }),
  };
  for (const option of shape.options) {
    if (option.type !== 'object') optional[`opt.${option.id}`] = optionParameter(option);
  }
  return Type.Object(
    {
      hand: text('The standing tiles, in any notation; `+` is a blank.', 1000),
      ...Object.fromEntries(Object.entries(optional).map(([name, schema]) => [name, Type.Optional(schema)])),
      ...queryParameters(spec),
    },
    { additionalProperties: false },
  );
};
