import Type, { type Static } from 'typebox';
import { CardInput, CardParams } from './card.js';
import { answer, component, envelope, oneOf, ref, request, Seat, type VariantShape } from './common.js';
import { HandInput } from './hand.js';
import { optionsOf } from './options.js';
import { TileList, TilesInput } from './tiles.js';

const CLASSICAL_KINDS = ['mahjong', 'pung', 'kong', 'chow', 'pair', 'single'] as const;
const AMERICAN_KINDS = [...CLASSICAL_KINDS, 'quint', 'sextet', 'joker-exchange'] as const;
export type ClaimKind = (typeof AMERICAN_KINDS)[number];

export const NEXT_PLAYER = ['waiting', 'drawn', 'racked', 'discarded', 'declared', 'exchanging'] as const;
export type NextPlayer = (typeof NEXT_PLAYER)[number];

export const TURN_BEGAN = ['draw', 'loose', 'claim', 'deal'] as const;
export type TurnBegan = (typeof TURN_BEGAN)[number];

const token = (description: string, example = '5D') =>
  Type.String({ minLength: 1, maxLength: 40, description, examples: [example] });

export const ClaimedDiscard = component(
  'ClaimedDiscard',
  request(
    {
      tile: token('The tile that was discarded.'),
      seat: ref(Seat),
      named: Type.Optional(token('What the discarder called it, if not by its name.')),
      last: Type.Optional(Type.Boolean({ default: true, description: 'It is the latest discard.' })),
    },
    { description: 'A discard that is claimed.' },
  ),
);
export type ClaimedDiscard = Static<typeof ClaimedDiscard>;

export const DeclaredKong = component(
  'DeclaredKong',
  request(
    {
      tile: token('The tile of the kong.'),
      seat: ref(Seat),
      kind: oneOf(['added', 'concealed'], {
        description: '`added`: the fourth tile joins an exposed pung. `concealed`: four from the hand.',
      }),
    },
    { description: 'A kong that somebody wants to rob.' },
  ),
);
export type DeclaredKong = Static<typeof DeclaredKong>;

export const Turn = component(
  'Turn',
  request(
    {
      seat: ref(Seat),
      began: oneOf(TURN_BEGAN, {
        description: 'How the turn began: a tile of the wall, a loose tile, a claimed tile, or East with the deal.',
      }),
      drew: Type.Optional(token('The tile drawn; it is among the tiles of the hand.')),
    },
    { description: 'The player on turn, holding 14 tiles (one more for every kong).' },
  ),
);
export type Turn = Static<typeof Turn>;

const seatNames = (players: readonly number[]) =>
  `Numbers of players: ${players.join(', ')}. The first is the default.`;

const tableSchema = (shape: VariantShape) =>
  request(
    {
      players: Type.Optional(
        Type.Unsafe<number>({
          type: 'integer',
          enum: [...shape.players],
          default: shape.players[0],
          description: seatNames(shape.players),
        }),
      ),
      liveTilesLeft: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 160, description: 'Tiles that can still be drawn; 0 after the last one.' }),
      ),
      looseTilesLeft: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 160, description: 'Replacement tiles that can still be drawn.' }),
      ),
      nextPlayer: Type.Optional(
        oneOf(NEXT_PLAYER, { default: 'waiting', description: 'What the next player has done since the discard.' }),
      ),
      dead: Type.Optional(Type.Array(ref(Seat), { maxItems: 4, description: 'Seats whose hands are dead.' })),
    },
    { description: 'The table at the moment of the claim.' },
  );

const handsSchema = request(
  {
    E: Type.Optional(ref(HandInput)),
    S: Type.Optional(ref(HandInput)),
    W: Type.Optional(ref(HandInput)),
    N: Type.Optional(ref(HandInput)),
  },
  { description: 'Hands by seat. A hand makes the claims of its seat checkable, not only rankable.' },
);

const claimSchema = (shape: VariantShape) =>
  request({
    seat: ref(Seat),
    kind: oneOf(shape.american ? AMERICAN_KINDS : CLASSICAL_KINDS, { examples: ['pung'] }),
    with: Type.Optional(ref(TilesInput)),
    committed: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Tiles were laid down: the caller can no longer change their mind.',
      }),
    ),
    ...(shape.american
      ? {
          line: Type.Optional(
            Type.String({ maxLength: 100, description: 'Id of the line that mahjong is claimed with.' }),
          ),
          from: Type.Optional(ref(Seat)),
        }
      : {
          facts: Type.Optional(
            Type.Array(oneOf(shape.facts), {
              maxItems: 5,
              description: 'Facts of the win, for minimum doubles and score.',
            }),
          ),
        }),
  });

const context = (shape: VariantShape, operation: string) => ({
  discard: Type.Optional(ref(ClaimedDiscard)),
  kong: Type.Optional(ref(DeclaredKong)),
  turn: Type.Optional(ref(Turn)),
  hands: Type.Optional(handsSchema),
  table: Type.Optional(tableSchema(shape)),
  options: Type.Optional(optionsOf(shape, operation)),
  ...(shape.american
    ? {
        card: Type.Optional(ref(CardInput)),
        params: Type.Optional(ref(CardParams)),
      }
    : { prevailingWind: Type.Optional(ref(Seat)) }),
});

/** Exactly one thing is ruled on. */
const ONE_OF = { oneOf: [{ required: ['discard'] }, { required: ['kong'] }, { required: ['turn'] }] };

/** Body of `POST /v1/{variant}/claim`. */
export const claimRequest = (shape: VariantShape) =>
  component(
    `${shape.prefix}ClaimRequest`,
    request(
      {
        ...context(shape, 'claim'),
        claims: Type.Array(claimSchema(shape), { maxItems: 8, description: 'The claims, in any order.' }),
      },
      { ...ONE_OF, description: 'Claims on a discard, on a kong, or of the player on turn.' },
    ),
  );

/** Body of `POST /v1/{variant}/claim-options`. */
export const claimOptionsRequest = (shape: VariantShape) =>
  component(
    `${shape.prefix}ClaimOptionsRequest`,
    request(context(shape, 'claim-options'), {
      ...ONE_OF,
      description: 'A discard, a kong or a turn, with the hands whose claims are wanted.',
    }),
  );

/** Loosest form of both requests: what the rules take. */
export interface ClaimOptionsRequest {
  readonly discard?: ClaimedDiscard;
  readonly kong?: DeclaredKong;
  readonly turn?: Turn;
  readonly hands?: { readonly [seat in Seat]?: HandInput };
  readonly table?: {
    readonly players?: number;
    readonly liveTilesLeft?: number;
    readonly looseTilesLeft?: number;
    readonly nextPlayer?: NextPlayer;
    readonly dead?: readonly Seat[];
  };
  readonly prevailingWind?: Seat;
  readonly options?: Readonly<Record<string, unknown>>;
  /** American only. */
  readonly card?: unknown;
  readonly params?: Readonly<Record<string, number>>;
}

export interface ClaimInput {
  readonly seat: Seat;
  readonly kind: ClaimKind;
  readonly with?: TilesInput;
  readonly committed?: boolean;
  readonly line?: string;
  readonly facts?: readonly string[];
  /** The seat whose exposed set a joker is taken from. */
  readonly from?: Seat;
}

export interface ClaimRequest extends ClaimOptionsRequest {
  readonly claims: readonly ClaimInput[];
}

export const ClaimScore = component(
  'ClaimScore',
  answer(
    {
      total: Type.Integer({
        description: 'What the hand is worth: its score; in the American games what it brings in all.',
      }),
      detail: Type.String(),
      line: Type.Optional(Type.String({ description: 'American: the line that counts.' })),
    },
    { description: 'What a hand that goes out is worth.' },
  ),
);
export type ClaimScore = Static<typeof ClaimScore>;

const unchecked = Type.Array(Type.String(), {
  description: 'Codes that could not be ruled out for want of a hand or a card.',
});

export const ClaimRuling = component(
  'ClaimRuling',
  answer(
    {
      seat: ref(Seat),
      kind: Type.String(),
      legal: Type.Boolean({ description: 'Whether the claim would stand if nobody else had claimed.' }),
      won: Type.Boolean({ description: 'Whether it gets the tile.' }),
      code: Type.Optional(Type.String({ description: 'Why it does not.', examples: ['claim.beaten_by_pung'] })),
      detail: Type.Optional(Type.String()),
      exposes: Type.Optional(ref(TileList)),
      score: Type.Optional(ref(ClaimScore)),
      unchecked: Type.Optional(unchecked),
    },
    { description: 'The ruling on one claim.' },
  ),
);
export type ClaimRuling = Static<typeof ClaimRuling>;

export const NEXT_ACTIONS = ['discard', 'draw-loose', 'draw', 'hand-over', 'draw-hand', 'wall-game'] as const;

export const NextAction = component(
  'NextAction',
  answer(
    {
      seat: Type.Optional(ref(Seat)),
      action: oneOf(NEXT_ACTIONS),
    },
    { description: 'Who does what next; nobody where the hand ends without a winner.' },
  ),
);
export type NextAction = Static<typeof NextAction>;

export const ClaimAnswer = component(
  'ClaimAnswer',
  answer(
    {
      ...envelope,
      awarded: Type.Union([Type.Integer(), Type.Null()], { description: 'Index of the claim that gets the tile.' }),
      claims: Type.Array(ref(ClaimRuling)),
      skipped: Type.Array(ref(Seat), { description: 'Seats that lose their turn to the set awarded.' }),
      next: Type.Optional(ref(NextAction)),
    },
    { description: 'A ruling on claims.' },
  ),
);
export type ClaimAnswer = Static<typeof ClaimAnswer>;

export const ClaimOption = component(
  'ClaimOption',
  answer(
    {
      seat: ref(Seat),
      kind: Type.String(),
      with: Type.Optional(ref(TileList)),
      from: Type.Optional(ref(Seat)),
      exposes: Type.Optional(ref(TileList)),
      score: Type.Optional(ref(ClaimScore)),
      unchecked: Type.Optional(unchecked),
    },
    { description: 'A legal claim, in the form in which `claim` takes it.' },
  ),
);
export type ClaimOption = Static<typeof ClaimOption>;

export const ClaimOptionsAnswer = component(
  'ClaimOptionsAnswer',
  answer(
    {
      ...envelope,
      claims: Type.Array(ref(ClaimOption), { description: 'By seat in turn order, the strongest first.' }),
    },
    { description: 'Every legal claim of the seats whose hands were sent.' },
  ),
);
export type ClaimOptionsAnswer = Static<typeof ClaimOptionsAnswer>;

/** Shared components of this file, in an order in which each refers only to earlier ones. */
export const claimComponents = [
  ClaimedDiscard,
  DeclaredKong,
  Turn,
  ClaimScore,
  ClaimRuling,
  NextAction,
  ClaimAnswer,
  ClaimOption,
  ClaimOptionsAnswer,
] as const;
