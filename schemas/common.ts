import Type, { type Static, type TObject, type TProperties, type TSchema, type TUnsafe } from 'typebox';

/** A reference to a named component, typed as what it refers to. */
export const ref = <T extends TSchema & { $id: string }>(schema: T): TUnsafe<Static<T>> =>
  Type.Unsafe<Static<T>>(Type.Ref(schema.$id));

/** A reference to a component that exists once a variant. */
export const named = (name: string): TSchema => Type.Unsafe<unknown>(Type.Ref(name));

/** A named component: `$id` is its name in the OpenAPI document. */
export const component = <T extends TSchema>(name: string, schema: T): T & { $id: string } =>
  Object.assign(schema, { $id: name, title: name }) as T & { $id: string };

/** A request object: unknown members are refused, `$schema` and `x-…` members pass. */
export const request = <T extends TProperties>(properties: T, options: Record<string, unknown> = {}): TObject<T> =>
  Type.Object(properties, { additionalProperties: false, patternProperties: { '^(\\$schema$|x-)': {} }, ...options });

/** An answer object: exactly these members. */
export const answer = <T extends TProperties>(properties: T, options: Record<string, unknown> = {}): TObject<T> =>
  Type.Object(properties, { additionalProperties: false, ...options });

/** One of a list of strings, as a plain `enum`. */
export const oneOf = <const T extends readonly string[]>(
  values: T,
  options: Record<string, unknown> = {},
): TUnsafe<T[number]> => Type.Unsafe<T[number]>({ type: 'string', enum: [...values], ...options });

export const Seat = component(
  'Seat',
  oneOf(['E', 'S', 'W', 'N'], { description: 'A seat, by its wind.', examples: ['E'] }),
);
export type Seat = Static<typeof Seat>;

export const Assumption = component(
  'Assumption',
  answer(
    {
      id: Type.String({ description: 'Stable name of the assumption.' }),
      detail: Type.String({ description: 'What was assumed, for people.' }),
      totals: Type.Optional(
        Type.Array(answer({ value: Type.String(), total: Type.Integer() }), {
          description: 'The total for each value that could have been sent.',
        }),
      ),
    },
    { description: 'Something the request left open, and how it was taken.' },
  ),
);
export type Assumption = Static<typeof Assumption>;

export const Warning = component(
  'Warning',
  answer(
    {
      code: Type.String(),
      detail: Type.String(),
      pointer: Type.Optional(Type.String({ description: 'Where in the request.' })),
    },
    { description: 'Something worth knowing that did not stop the answer.' },
  ),
);
export type Warning = Static<typeof Warning>;

export const Links = component(
  'Links',
  answer(
    { self: Type.Optional(Type.String()), picture: Type.Optional(Type.String()), docs: Type.Optional(Type.String()) },
    { description: 'The same answer by URL, and its picture.' },
  ),
);
export type Links = Static<typeof Links>;

/** A multiplier of what is paid for a hand, by the option `house`. */
export const HouseFactor = component(
  'HouseFactor',
  answer(
    {
      id: Type.String({ minLength: 1, maxLength: 64, examples: ['hot-wall'] }),
      label: Type.String({ maxLength: 100, examples: ['Hot wall'] }),
      factor: Type.Integer({ minimum: 1, maximum: 10 }),
      who: oneOf(['thrower', 'all'], { description: 'Whose payments are multiplied.' }),
    },
    { description: 'A house rule: what is paid for the hand is multiplied.' },
  ),
);
export type HouseFactor = Static<typeof HouseFactor>;

/** A value of an option, as resolved: lists and objects for the options that take them (`house`, `sticks`). */
export const OptionValue = Type.Union([
  Type.Integer(),
  Type.Boolean(),
  Type.String(),
  Type.Null(),
  Type.Array(ref(HouseFactor)),
  Type.Record(Type.String(), Type.Integer()),
]);
export const ResolvedOptions = component(
  'ResolvedOptions',
  Type.Record(Type.String(), OptionValue, { description: 'Every option of the variant with the value that was used.' }),
);
export type ResolvedOptions = Static<typeof ResolvedOptions>;

/** Members that every answer carries. `links`, `text` and `discord` are added at the HTTP edge. */
export const envelope = {
  variant: Type.String({ examples: ['babcock-1923'] }),
  edition: Type.String({ description: 'Version of the rules.', examples: ['1'] }),
  options: ref(ResolvedOptions),
  assumptions: Type.Array(ref(Assumption)),
  warnings: Type.Array(ref(Warning)),
  summary: Type.String({ description: 'One or two plain sentences.' }),
  links: Type.Optional(ref(Links)),
  text: Type.Optional(Type.String({ description: 'The whole answer laid out for people (`?text=plain|markdown`).' })),
  discord: Type.Optional(
    Type.Object({}, { additionalProperties: true, description: 'A ready Discord message (`?text=discord`).' }),
  ),
};

/** An option of a variant, as data on its rule sheet. */
export interface OptionSpec {
  readonly id: string;
  readonly type: 'integer' | 'boolean' | 'enum' | 'fraction' | 'limit' | 'object';
  readonly default: string | number | boolean | null;
  readonly meaning: string;
  /** The values of an `enum`. */
  readonly values?: readonly (string | number)[];
  readonly minimum?: number;
  readonly maximum?: number;
  /** Of an `enum`: defaults of other options that a value brings along. An option sent explicitly wins. */
  readonly presets?: Readonly<Record<string, Readonly<Record<string, string | number | boolean | null>>>>;
  /** A JSON schema of its own, for an option that is neither of the simple types. */
  readonly schema?: TSchema;
}

/** What the request schemas of a variant depend on. The rule sheets hold it as data. */
export interface VariantShape {
  readonly id: string;
  /** Prefix of component names and, in camel case, of operation ids: `Babcock1923`. */
  readonly prefix: string;
  readonly options: readonly OptionSpec[];
  /** Options that one operation takes beside `options`, by the operation's name: `{ tally: [rounds, …] }`. */
  readonly operationOptions?: Readonly<Record<string, readonly OptionSpec[]>>;
  readonly facts: readonly string[];
  /** Facts about a hand that did not go out (British: an original call). */
  readonly loserFacts?: readonly string[];
  readonly winBy: readonly string[];
  readonly players: readonly number[];
  readonly american: boolean;
}
