import Type, { type Static, type TSchema } from 'typebox';
import { answer, component, envelope, oneOf, ref, request } from './common.js';
import { ProblemItem } from './problem.js';

const text = (maxLength: number, description: string) => Type.String({ maxLength, description });
const byVariable = (values: TSchema, description: string, examples: unknown[]) =>
  Type.Unsafe<Record<string, unknown>>({
    type: 'object',
    maxProperties: 40,
    propertyNames: { maxLength: 40 },
    additionalProperties: values,
    description,
    examples,
  });

export const CardParams = component(
  'CardParams',
  Type.Unsafe<Record<string, number>>({
    type: 'object',
    maxProperties: 20,
    propertyNames: { maxLength: 40 },
    additionalProperties: { type: 'integer', minimum: 0, maximum: 999_999 },
    description: "Values that override the card's own, such as the year.",
    examples: [{ year: 2027 }],
  }),
);
export type CardParams = Static<typeof CardParams>;

const number = Type.Integer({ minimum: -99, maximum: 99 });
export const CardNumberDomain = component(
  'CardNumberDomain',
  Type.Union(
    [
      text(40, '`"1-9"`, `"1-9 odd"`.'),
      Type.Array(number, { maxItems: 40 }),
      request({
        from: Type.Optional(number),
        to: Type.Optional(number),
        step: Type.Optional(number),
        parity: Type.Optional(oneOf(['odd', 'even'])),
        near: Type.Optional(text(40, 'A number variable that this one lies near.')),
        offsets: Type.Optional(Type.Array(number, { maxItems: 40 })),
        param: Type.Optional(text(40, 'A parameter of the card.')),
        digit: Type.Optional(Type.Integer({ minimum: 0, maximum: 15, description: 'Place of the digit, from 0.' })),
        zero: Type.Optional(oneOf(['soap'], { description: 'The value 0 is a white dragon without suit.' })),
        wrap: Type.Optional(Type.Boolean({ description: '9 is followed by 1.' })),
      }),
    ],
    {
      description: 'The values of a number variable.',
      examples: ['1-9 odd', [2, 4, 6, 8], { near: 'x', offsets: [0, 1] }],
    },
  ),
);
const names = (maxItems: number) => Type.Array(Type.String({ maxLength: 40 }), { maxItems });
export const CardKindDomain = component(
  'CardKindDomain',
  Type.Union(
    [
      names(40),
      request({
        class: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), names(10)])),
        parity: Type.Optional(oneOf(['odd', 'even'])),
        suit: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), names(20)])),
      }),
    ],
    {
      description: 'The tiles that a wind or kind variable stands for.',
      examples: [['N', 'E', 'S', 'W'], { class: ['number', 'dragon'], parity: 'even' }],
    },
  ),
);

const bodyMembers = {
  pattern: Type.Optional(
    Type.String({
      maxLength: 400,
      description: 'Groups `tile*count flags`.',
      examples: ['xa*3 x+1b*2 x+2a*4 x+1c*2 x+3a*3'],
    }),
  ),
  groups: Type.Optional(
    Type.Array(
      request({
        tile: text(10, 'As in a pattern.'),
        count: Type.Integer({ minimum: 0, maximum: 99 }),
        jokers: Type.Optional(Type.Integer({ minimum: 0, maximum: 99, description: 'Most jokers.' })),
        wild: Type.Optional(Type.Boolean({ description: 'Flowers may stand here too.' })),
      }),
      { maxItems: 40, description: 'The pattern as data, in place of `pattern`.' },
    ),
  ),
  suits: Type.Optional(
    Type.Array(request({ vars: names(20), partitions: Type.Optional(names(60)) }), {
      maxItems: 20,
      description: 'Families of suit variables. Without them all suit variables differ.',
      examples: [[{ vars: ['a', 'b', 'c'], partitions: ['aaa', 'abc'] }]],
    }),
  ),
  numbers: Type.Optional(byVariable(ref(CardNumberDomain), 'Number variables.', [{ x: '1-6' }])),
  winds: Type.Optional(byVariable(ref(CardKindDomain), 'Wind variables.', [{ w: ['N', 'S'] }])),
  kinds: Type.Optional(byVariable(ref(CardKindDomain), 'Free kind variables.', [{ k: { class: ['number'] } }])),
  cases: Type.Optional(
    Type.Array(
      byVariable(Type.Union([ref(CardNumberDomain), ref(CardKindDomain)]), 'Narrower domains.', [{ x: '1-9 odd' }]),
      {
        maxItems: 60,
        description: 'Joint narrowings; each alone is allowed.',
      },
    ),
  ),
  constraints: Type.Optional(
    Type.Array(
      request({
        distinct: Type.Optional(names(20)),
        same: Type.Optional(names(20)),
        lt: Type.Optional(names(20)),
        sameParity: Type.Optional(names(20)),
        suitEq: Type.Optional(names(20)),
        suitNeq: Type.Optional(names(20)),
        sum: Type.Optional(names(20)),
        product: Type.Optional(names(20)),
        digits: Type.Optional(names(2)),
      }),
      { maxItems: 40, description: 'One comparison each.', examples: [[{ lt: ['p', 'q'] }]] },
    ),
  ),
  permuteSizes: Type.Optional(
    Type.Array(Type.Integer({ minimum: 0, maximum: 99 }), {
      maxItems: 40,
      description: 'Groups that may exchange sizes, by their place from 0.',
    }),
  ),
  note: Type.Optional(text(2000, 'For people.')),
  print: Type.Optional(Type.Unknown({ description: 'For people: how to print the line.' })),
};

export const CardLineInput = component(
  'CardLineInput',
  request(
    {
      id: text(64, 'Unique on the card.'),
      value: Type.Union(
        [
          Type.Integer({ description: 'What the line is worth.' }),
          request({ exposed: Type.Integer(), concealed: Type.Integer() }),
        ],
        { description: 'One price, or two: `concealed` if nothing was exposed before the win.', examples: [30] },
      ),
      mode: oneOf(['exposed', 'concealed'], { description: '`concealed`: nothing may be exposed before the win.' }),
      jokerlessBonus: Type.Optional(Type.Boolean({ description: 'In place of what the section says.' })),
      or: Type.Optional(
        Type.Array(request(bodyMembers), { maxItems: 40, description: 'Alternative bodies under one id and value.' }),
      ),
      ...bodyMembers,
    },
    { description: 'A line of a card.' },
  ),
);

export const CardDocument = component(
  'CardDocument',
  request(
    {
      schema: Type.Optional(Type.Integer({ description: 'Version of the language: 1.' })),
      id: Type.Optional(text(64, 'Id of the card.')),
      title: Type.Optional(text(200, 'Title for people.')),
      jokers: Type.Optional(
        request(
          {
            minGroup: Type.Optional(Type.Integer({ minimum: 0, maximum: 99, default: 3 })),
            minNaturals: Type.Optional(Type.Integer({ minimum: 0, maximum: 99, default: 0 })),
          },
          { description: 'Smallest group that takes jokers, and naturals that such a group needs.' },
        ),
      ),
      params: Type.Optional(ref(CardParams)),
      sections: Type.Array(
        request({
          id: text(64, 'Unique on the card.'),
          name: Type.Optional(text(200, 'Name for people.')),
          jokerlessBonus: Type.Optional(Type.Boolean({ default: true })),
          lines: Type.Array(ref(CardLineInput), { maxItems: 400 }),
          note: Type.Optional(text(2000, 'For people.')),
          print: Type.Optional(Type.Unknown()),
        }),
        { maxItems: 60 },
      ),
      note: Type.Optional(text(2000, 'For people.')),
      print: Type.Optional(Type.Unknown()),
    },
    { description: 'A card: sections of lines in the card language.' },
  ),
);

export const CardInput = component(
  'CardInput',
  Type.Union(
    [Type.String({ maxLength: 64, pattern: '^[a-z0-9-]{1,64}$', description: 'The id of a card.' }), ref(CardDocument)],
    { description: 'A card, or the id of one.', examples: ['practice'] },
  ),
);
export type CardInput = Static<typeof CardInput>;

export const EVENT_KINDS = [
  'wrong-exchange',
  'out-of-turn',
  'wrong-wall',
  'early-exchange',
  'misnamed-exposure',
  'false-mahjong',
] as const;

export const TableEvent = component(
  'TableEvent',
  request(
    {
      kind: oneOf(EVENT_KINDS, { description: 'What the player did.', examples: ['out-of-turn'] }),
      set: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: 14,
          description:
            'Index of the own exposed set it concerns: the one spoiled, or the first that was exposed with it or after it.',
        }),
      ),
      kept: Type.Optional(Type.Boolean({ description: '`misnamed-exposure`: the caller kept the wrong set.' })),
    },
    { description: 'Something that happened at the table.' },
  ),
);
export type TableEvent = Static<typeof TableEvent>;

export const CardRef = component(
  'CardRef',
  answer(
    {
      id: Type.String({ examples: ['practice'] }),
      title: Type.String(),
      hash: Type.String({ description: 'SHA-256 of the card as canonical JSON, in hex.' }),
      params: ref(CardParams),
    },
    { description: 'The card that was used.' },
  ),
);
export type CardRef = Static<typeof CardRef>;

export const CardGroup = component(
  'CardGroup',
  answer(
    {
      tile: Type.String({ examples: ['xa'] }),
      count: Type.Integer(),
      jokers: Type.Integer({ description: 'Most jokers.' }),
      wild: Type.Boolean({ description: 'Flowers may stand here too.' }),
    },
    { description: 'A group of a line.' },
  ),
);
export type CardGroup = Static<typeof CardGroup>;

export const CardLine = component(
  'CardLine',
  answer(
    {
      id: Type.String(),
      value: answer({ exposed: Type.Integer(), concealed: Type.Integer() }),
      mode: oneOf(['exposed', 'concealed']),
      jokerlessBonus: Type.Boolean(),
      bodies: Type.Array(Type.Array(ref(CardGroup)), { description: 'The groups of each alternative body.' }),
      variants: Type.Union([Type.Integer(), Type.Null()], {
        description: 'Concrete variants; `null` where kinds are free.',
      }),
      forcedJokers: Type.Integer({ description: 'Jokers that every variant needs.' }),
      callable: Type.Array(Type.String(), { description: 'Groups that can be exposed before the win.' }),
      note: Type.Optional(Type.String()),
    },
    { description: 'A line as parsed.' },
  ),
);
export type CardLine = Static<typeof CardLine>;

export const ParsedCard = component(
  'ParsedCard',
  answer(
    {
      id: Type.String(),
      title: Type.String(),
      hash: Type.String(),
      params: ref(CardParams),
      jokers: answer({ minGroup: Type.Integer(), minNaturals: Type.Integer() }),
      sections: Type.Array(answer({ id: Type.String(), name: Type.String(), lines: Type.Array(ref(CardLine)) })),
    },
    { description: 'A card as parsed. Lines with problems have no bodies.' },
  ),
);
export type ParsedCard = Static<typeof ParsedCard>;

const byLine = <T extends TSchema>(values: T, description: string) =>
  Type.Record(Type.String(), values, { description });

export const CardAnswer = component(
  'CardAnswer',
  answer(
    {
      ...envelope,
      usable: Type.Boolean({ description: 'The card can be played with: there are warnings at most.' }),
      card: Type.Optional(ref(ParsedCard)),
      variants: byLine(Type.Union([Type.Integer(), Type.Null()]), 'Concrete variants by line.'),
      forcedJokers: byLine(Type.Integer(), 'Jokers that every variant of a line needs.'),
      callable: byLine(Type.Array(Type.String()), 'Groups of a line that can be exposed before the win.'),
      problems: Type.Array(ref(ProblemItem), {
        description: 'Everything wrong with the card; `severity` is `warning` where it does not stop its use.',
      }),
    },
    { description: 'A card, checked.' },
  ),
);
export type CardAnswer = Static<typeof CardAnswer>;

export const cardRequest = (shape: { readonly prefix: string }) =>
  component(
    `${shape.prefix}CardRequest`,
    request(
      {
        card: Type.Optional(ref(CardInput)),
        params: Type.Optional(ref(CardParams)),
        options: Type.Optional(Type.Unsafe<Record<string, unknown>>(Type.Ref(`${shape.prefix}Options`))),
      },
      { description: 'A card to check; without one the card that the variant uses by default.' },
    ),
  );
export interface CardRequest {
  readonly card?: unknown;
  readonly params?: Readonly<Record<string, number>>;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** What requests say about cards, each after those it refers to. */
export const cardInputComponents = [
  CardParams,
  CardNumberDomain,
  CardKindDomain,
  CardLineInput,
  CardDocument,
  CardInput,
  TableEvent,
];
/** What answers say about cards, each after those it refers to. */
export const cardAnswerComponents = [CardRef, CardGroup, CardLine, ParsedCard, CardAnswer];
