import Type, { type Static, type TSchema } from 'typebox';
import { CardInput, CardParams, TableEvent } from './card.js';
import { answer, component, named, oneOf, ref, request, Seat, type VariantShape } from './common.js';
import { optionsSchema } from './options.js';
import { TileList, TilesInput } from './tiles.js';

const MELD_KINDS = ['pung', 'kong', 'chow', 'quint', 'sextet'] as const;

export const MeldInput = component(
  'MeldInput',
  Type.Union(
    [
      Type.String({
        maxLength: 100,
        description: 'The tiles of an exposed set; its kind is inferred.',
        examples: ['444D'],
      }),
      request({
        tiles: ref(TilesInput),
        kind: Type.Optional(oneOf(MELD_KINDS)),
        concealed: Type.Optional(Type.Boolean({ description: 'Declared from the hand, lying face down.' })),
      }),
      request({
        tile: Type.String({ maxLength: 40 }),
        count: Type.Integer({ minimum: 1, maximum: 14 }),
        jokers: Type.Optional(Type.Integer({ minimum: 0, maximum: 14 })),
      }),
    ],
    { description: 'A set laid down: its tiles, or an object that says more.' },
  ),
);
export type MeldInput = Static<typeof MeldInput>;

export const HandInput = component(
  'HandInput',
  request(
    {
      concealed: ref(TilesInput),
      melds: Type.Optional(Type.Array(ref(MeldInput), { maxItems: 14 })),
      bonus: Type.Optional(ref(TilesInput)),
    },
    { description: 'A hand: the standing tiles, the sets laid down, the bonus tiles.' },
  ),
);
export type HandInput = Static<typeof HandInput>;

/** Loosest form of a request about a hand; the per-variant schemas narrow it. This is what the rules take. */
export interface HandRequest {
  readonly hand: HandInput;
  readonly seat?: Seat;
  readonly prevailingWind?: Seat;
  readonly win?: {
    readonly tile?: string;
    readonly by: string;
    readonly facts?: readonly string[];
    readonly jokerlessDeclared?: boolean;
  };
  /** Facts of a loser (bmja original call). */
  readonly facts?: readonly string[];
  readonly table?: { readonly players?: number };
  readonly visible?: TilesInput;
  readonly dead?: boolean;
  readonly options?: Readonly<Record<string, unknown>>;
  /** American only: an inline card or the id of one. */
  readonly card?: unknown;
  readonly params?: Readonly<Record<string, number>>;
  readonly announced?: string;
  readonly visibleMelds?: readonly MeldInput[];
  /** American `validate`: what happened at the table. */
  readonly events?: readonly unknown[];
}

/** The operations whose body is a request about one hand. */
export type HandOperation = 'Validate' | 'Decompose' | 'Score';

const factList = (facts: readonly string[], description: string): TSchema =>
  facts.length === 0
    ? Type.Array(Type.String(), { maxItems: 0, description: 'This variant has no facts.' })
    : Type.Array(oneOf(facts), { uniqueItems: true, maxItems: facts.length, description });

/** Component `${prefix}WinInput`: how the hand went out, with the facts and the `by` that the variant knows. */
export const winInput = (shape: VariantShape): TSchema & { $id: string } =>
  component(
    `${shape.prefix}WinInput`,
    request(
      {
        tile: Type.Optional(
          Type.String({ maxLength: 40, description: 'The winning tile; none with `deal`.', examples: ['2D'] }),
        ),
        by: oneOf(shape.winBy, { description: 'Where the winning tile came from.', examples: [shape.winBy[0]] }),
        facts: Type.Optional(factList(shape.facts, 'What else was true of the win.')),
        ...(shape.american && {
          jokerlessDeclared: Type.Optional(
            Type.Boolean({ description: 'The player said aloud that the hand has no joker. Taken as true if absent.' }),
          ),
        }),
      },
      { description: 'How the hand went out.' },
    ),
  );

/** Component `${prefix}TableInput`: the table, with the numbers of players that the variant knows. */
export const tableInput = (shape: VariantShape): TSchema & { $id: string } =>
  component(
    `${shape.prefix}TableInput`,
    request(
      {
        players: Type.Optional(
          Type.Unsafe<number>({
            type: 'integer',
            enum: [...shape.players],
            default: shape.players[0],
            description: 'Number of players.',
          }),
        ),
      },
      { description: 'The table.' },
    ),
  );

/**
 * Component `${prefix}ScoreRequest` (or `…ValidateRequest`, `…DecomposeRequest`): a request about one hand of this
 * variant. Refers to the components `${prefix}WinInput`, `${prefix}TableInput` and `${prefix}Options`.
 */
export const handRequest = (shape: VariantShape, operation: HandOperation): TSchema & { $id: string } =>
  component(
    `${shape.prefix}${operation}Request`,
    request(
      {
        hand: ref(HandInput),
        seat: Type.Optional(ref(Seat)),
        prevailingWind: Type.Optional(ref(Seat)),
        win: Type.Optional(named(`${shape.prefix}WinInput`)),
        ...((shape.loserFacts?.length ?? 0) > 0 && {
          facts: Type.Optional(factList(shape.loserFacts ?? [], 'Facts about a hand that did not go out.')),
        }),
        table: Type.Optional(named(`${shape.prefix}TableInput`)),
        visible: Type.Optional(ref(TilesInput)),
        dead: Type.Optional(Type.Boolean({ description: 'The hand was declared dead.' })),
        options: Type.Optional(named(`${shape.prefix}Options`)),
        ...(shape.american && {
          card: Type.Optional(ref(CardInput)),
          params: Type.Optional(ref(CardParams)),
          announced: Type.Optional(
            Type.String({ maxLength: 64, description: 'Id of the line that the player announced.' }),
          ),
          visibleMelds: Type.Optional(
            Type.Array(ref(MeldInput), { maxItems: 15, description: 'Sets exposed by the other players.' }),
          ),
          ...(operation === 'Validate' && {
            events: Type.Optional(
              Type.Array(ref(TableEvent), { maxItems: 50, description: 'What happened at the table.' }),
            ),
          }),
        }),
      },
      { description: 'A hand, and how it went out or stands.' },
    ),
  );

/** Every request component about hands of a variant, in an order in which each refers only to earlier ones. */
export const handComponents = (shape: VariantShape): (TSchema & { $id: string })[] => [
  optionsSchema(shape),
  winInput(shape),
  tableInput(shape),
  handRequest(shape, 'Validate'),
  handRequest(shape, 'Decompose'),
  handRequest(shape, 'Score'),
];

export const Meld = component(
  'Meld',
  answer(
    {
      kind: oneOf(MELD_KINDS),
      tiles: ref(TileList),
      concealed: Type.Boolean(),
    },
    { description: 'A set laid down, as understood.' },
  ),
);
export type Meld = Static<typeof Meld>;

export const Hand = component(
  'Hand',
  answer(
    {
      concealed: ref(TileList),
      melds: Type.Array(ref(Meld)),
      bonus: Type.Optional(ref(TileList)),
      unicode: Type.String({ description: 'The hand in Unicode mahjong tiles.' }),
    },
    { description: 'The hand as understood: canonical tokens in tile order, the winning tile left out.' },
  ),
);
export type Hand = Static<typeof Hand>;

export const Win = component(
  'Win',
  answer(
    {
      tile: Type.Optional(Type.String()),
      by: Type.String(),
      facts: Type.Array(Type.String()),
      jokerlessDeclared: Type.Optional(Type.Boolean()),
    },
    { description: 'How the hand went out, as understood.' },
  ),
);
export type Win = Static<typeof Win>;

export const ReadingSet = component(
  'ReadingSet',
  answer(
    {
      kind: Type.String({
        description: '`pung`, `kong`, `chow`; in special shapes also `pair`, `knit`, `triplet`, `single`…',
      }),
      tiles: ref(TileList),
      concealed: Type.Boolean(),
      melded: Type.Boolean({ description: 'It lies on the table.' }),
      winning: Type.Boolean({ description: 'The winning tile finished it.' }),
    },
    { description: 'A set of a reading.' },
  ),
);
export type ReadingSet = Static<typeof ReadingSet>;

export const Reading = component(
  'Reading',
  answer(
    {
      shape: Type.String({ description: '`standard`, or the id of a special shape.', examples: ['standard'] }),
      sets: Type.Array(ref(ReadingSet)),
      pair: Type.Optional(answer({ tiles: ref(TileList), winning: Type.Boolean() })),
    },
    { description: 'One way to read the hand.' },
  ),
);
export type Reading = Static<typeof Reading>;
