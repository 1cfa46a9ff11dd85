import Type, { type Static } from 'typebox';
import { CardInput, CardParams } from './card.js';
import { answer, component, envelope, named, oneOf, ref, request, Seat, type VariantShape } from './common.js';
import { HandInput, type HandRequest } from './hand.js';
import { optionsOf } from './options.js';

const AMOUNT = 1_000_000;

export const Penalty = component(
  'Penalty',
  request(
    {
      from: ref(Seat),
      to: ref(Seat),
      amount: Type.Optional(
        Type.Integer({ minimum: 0, maximum: AMOUNT, description: 'Absent: what the option `challengePenalty` says.' }),
      ),
      reason: Type.String({ minLength: 1, maxLength: 100, examples: ['false-challenge'] }),
    },
    { description: 'A payment beside the hand.' },
  ),
);
export type Penalty = Static<typeof Penalty>;

const seatSchema = (shape: VariantShape) =>
  request({
    score: Type.Optional(
      Type.Integer({ minimum: 0, maximum: AMOUNT, description: 'A plain score, taken as it is, never capped.' }),
    ),
    hand: Type.Optional(ref(HandInput)),
    win: Type.Optional(named(`${shape.prefix}WinInput`)),
    dead: Type.Optional(Type.Boolean({ description: 'A dead hand settles with 0.' })),
    ...(shape.american
      ? { announced: Type.Optional(Type.String({ maxLength: 100, description: 'Id of the line that was announced.' })) }
      : {}),
    ...((shape.loserFacts?.length ?? 0) > 0 && {
      facts: Type.Optional(
        Type.Array(oneOf(shape.loserFacts ?? []), {
          maxItems: 5,
          description: 'Facts about a hand that did not go out.',
        }),
      ),
    }),
  });

const bySeat = <T extends Type.TSchema>(each: T, description: string) =>
  request(
    { E: Type.Optional(each), S: Type.Optional(each), W: Type.Optional(each), N: Type.Optional(each) },
    { description },
  );

const americanSchema = (shape: VariantShape) =>
  request(
    {
      value: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 10_000, description: 'The printed value of the line.' }),
      ),
      by: oneOf(shape.winBy, { examples: ['discard'] }),
      jokerless: Type.Optional(Type.Boolean({ description: 'The hand was jokerless and it counts.' })),
      misnamed: Type.Optional(Type.Boolean({ description: 'The winning discard had been called by a wrong name.' })),
    },
    { description: 'What the winning hand was worth and how it went out, instead of the hand itself.' },
  );

/** Body of `POST /v1/{variant}/settle`. */
export const settleRequest = (shape: VariantShape) =>
  component(
    `${shape.prefix}SettleRequest`,
    request(
      {
        winner: Type.Union([ref(Seat), Type.Null()], {
          description: '`null`: nobody went out.',
        }),
        discarder: Type.Optional(ref(Seat)),
        seats: Type.Optional(bySeat(seatSchema(shape), 'Scores or hands by seat.')),
        penalties: Type.Optional(Type.Array(ref(Penalty), { maxItems: 100 })),
        before: Type.Optional(
          bySeat(
            Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 }),
            'What each player had before this hand.',
          ),
        ),
        names: Type.Optional(
          bySeat(Type.String({ minLength: 1, maxLength: 40 }), 'Names of the players, for `lines` and `summary`.'),
        ),
        table: Type.Optional(
          request({
            players: Type.Optional(Type.Unsafe<number>({ type: 'integer', enum: [...shape.players] })),
            dealsPassed: Type.Optional(
              Type.Integer({
                minimum: 0,
                maximum: 3,
                description: 'How often the deal has passed in this round so far.',
              }),
            ),
          }),
        ),
        options: Type.Optional(optionsOf(shape, 'settle')),
        ...(shape.american
          ? {
              american: Type.Optional(americanSchema(shape)),
              card: Type.Optional(ref(CardInput)),
              params: Type.Optional(ref(CardParams)),
            }
          : { prevailingWind: Type.Optional(ref(Seat)) }),
      },
      { description: 'The end of a hand: who won, and the scores or hands of the seats.' },
    ),
  );

export interface SettleSeat {
  readonly score?: number;
  readonly hand?: HandInput;
  readonly win?: NonNullable<HandRequest['win']>;
  readonly facts?: readonly string[];
  readonly announced?: string;
  readonly dead?: boolean;
}

export const BETTOR = 'bettor';
/** Who pays or receives: a seat, or the bettor. */
export type Party = Seat | typeof BETTOR;

/** Loosest form of the request: what the rules take. */
export interface SettleRequest {
  readonly winner: Seat | null;
  readonly discarder?: Seat;
  readonly seats?: { readonly [seat in Seat]?: SettleSeat };
  readonly american?: {
    readonly value?: number;
    readonly by: string;
    readonly jokerless?: boolean;
    readonly misnamed?: boolean;
  };
  readonly penalties?: readonly Penalty[];
  readonly before?: { readonly [seat in Seat]?: number };
  readonly names?: { readonly [seat in Seat]?: string };
  readonly prevailingWind?: Seat;
  readonly table?: { readonly players?: number; readonly dealsPassed?: number };
  readonly options?: Readonly<Record<string, unknown>>;
  readonly card?: unknown;
  readonly params?: Readonly<Record<string, number>>;
}

const party = (description: string) => oneOf(['E', 'S', 'W', 'N', BETTOR], { description });

export const Payment = component(
  'Payment',
  answer(
    {
      from: party('Who pays.'),
      to: party('Who receives.'),
      amount: Type.Integer(),
      reason: Type.String({ description: 'Why: stable and language-free, or the reason of a penalty as sent.' }),
    },
    { description: 'One payment.' },
  ),
);
export type Payment = Static<typeof Payment>;

export const SettledSeat = component(
  'SettledSeat',
  answer({
    score: Type.Integer(),
    sheet: Type.Optional(
      Type.Unsafe<Record<string, unknown>>({
        type: 'object',
        additionalProperties: true,
        description: 'The answer of `score`, where a hand was sent.',
      }),
    ),
  }),
);
export type SettledSeat = Static<typeof SettledSeat>;

const sums = (description: string) =>
  answer(
    {
      E: Type.Optional(Type.Integer()),
      S: Type.Optional(Type.Integer()),
      W: Type.Optional(Type.Integer()),
      N: Type.Optional(Type.Integer()),
      bettor: Type.Optional(Type.Integer()),
    },
    { description },
  );

export const NextDeal = component(
  'NextDeal',
  answer(
    {
      east: ref(Seat),
      dealer: oneOf(['keeps', 'passes'], { description: 'Whether East keeps the deal or it passes to the right.' }),
      prevailingWind: Type.Optional(ref(Seat)),
    },
    { description: 'The next hand. `east`: the seat, in this hand, of the player who is East then.' },
  ),
);
export type NextDeal = Static<typeof NextDeal>;

export const SettleAnswer = component(
  'SettleAnswer',
  answer(
    {
      ...envelope,
      seats: answer({
        E: Type.Optional(ref(SettledSeat)),
        S: Type.Optional(ref(SettledSeat)),
        W: Type.Optional(ref(SettledSeat)),
        N: Type.Optional(ref(SettledSeat)),
      }),
      payments: Type.Array(ref(Payment)),
      net: sums('What each gains or loses; the sum is zero.'),
      totals: Type.Optional(sums('`before` and `net` together.')),
      next: ref(NextDeal),
      lines: Type.Array(Type.String(), { examples: [['Ben → Ana 60']] }),
    },
    { description: 'The payments of a hand.' },
  ),
);
export type SettleAnswer = Static<typeof SettleAnswer>;

/** Shared components of this file, in an order in which each refers only to earlier ones. */
export const settleComponents = [Penalty, Payment, SettledSeat, NextDeal, SettleAnswer] as const;
