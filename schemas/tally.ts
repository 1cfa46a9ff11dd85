import Type, { type Static } from 'typebox';
import { answer, component, envelope, named, ref, request, Seat, type VariantShape } from './common.js';
import { optionsOf } from './options.js';
import type { SettleRequest } from './settle.js';

const MOST = 1_000_000_000;

const name = Type.String({ minLength: 1, maxLength: 40, examples: ['Ana'] });
const points = Type.Integer({ minimum: -MOST, maximum: MOST });
const byName = (description: string) =>
  Type.Record(Type.String({ maxLength: 40 }), points, { maxProperties: 5, description });

/** Body of `POST /v1/{variant}/tally`; refers to `${prefix}SettleRequest` and `${prefix}TallyOptions`. */
export const tallyRequest = (shape: VariantShape) =>
  component(
    `${shape.prefix}TallyRequest`,
    request(
      {
        players: Type.Array(name, {
          minItems: Math.min(...shape.players),
          maxItems: 5,
          uniqueItems: true,
          description: 'Names in seat order from the first East; a fifth name is the bettor.',
          examples: [['Ana', 'Ben', 'Cy', 'Dee']],
        }),
        start: Type.Optional(
          Type.Union([points, byName('Points by name.')], { description: 'Points that each player starts with.' }),
        ),
        hands: Type.Array(
          Type.Union([
            named(`${shape.prefix}SettleRequest`),
            request(
              {
                net: byName('What each player gained or lost; who is left out, nothing.'),
                winner: Type.Union([name, Type.Null()], { description: 'The name of the winner, or null.' }),
              },
              { description: 'A hand that was settled already.' },
            ),
          ]),
          { maxItems: 500, description: 'The hands in order.' },
        ),
        options: Type.Optional(optionsOf(shape, 'tally')),
      },
      { description: 'The hands of a session.' },
    ),
  );

/** A hand that was settled already: nets by name. */
export interface PlainNet {
  readonly net: Readonly<Record<string, number>>;
  readonly winner: string | null;
}

/** Loosest form of the request: what the rules take. */
export interface TallyRequest {
  readonly players: readonly string[];
  readonly start?: number | Readonly<Record<string, number>>;
  readonly hands: readonly (SettleRequest | PlainNet)[];
  readonly options?: Readonly<Record<string, unknown>>;
}

const pointsByName = (description: string) => Type.Record(Type.String(), Type.Integer(), { description });

export const NamedPayment = component(
  'NamedPayment',
  answer(
    {
      from: Type.String(),
      to: Type.String(),
      amount: Type.Integer(),
      reason: Type.Optional(Type.String()),
    },
    { description: 'A payment between players, by name.' },
  ),
);
export type NamedPayment = Static<typeof NamedPayment>;

const sticks = (description: string) =>
  Type.Record(Type.String(), Type.Integer(), { description, examples: [{ '100': 1, '10': 2 }] });

export const StickPayment = component(
  'StickPayment',
  answer(
    {
      from: Type.String(),
      to: Type.String(),
      amount: Type.Integer(),
      give: sticks('Sticks that the payer hands over, as number by value.'),
      change: sticks('Sticks that come back.'),
      owed: Type.Optional(
        Type.Integer({ description: 'What could not be paid with the sticks at hand, to be written down.' }),
      ),
    },
    { description: 'A payment in sticks.' },
  ),
);
export type StickPayment = Static<typeof StickPayment>;

const seatNames = answer(
  {
    E: Type.Optional(Type.String()),
    S: Type.Optional(Type.String()),
    W: Type.Optional(Type.String()),
    N: Type.Optional(Type.String()),
  },
  { description: 'Who sits where.' },
);

export const TalliedHand = component(
  'TalliedHand',
  answer(
    {
      hand: Type.Integer({ description: 'From 1.' }),
      dealer: Type.String(),
      prevailingWind: Type.Optional(ref(Seat)),
      round: Type.Integer({ description: 'From 1.' }),
      seats: seatNames,
      winner: Type.Union([Type.String(), Type.Null()]),
      net: pointsByName('What each player gained or lost.'),
      totals: pointsByName('Points after the hand.'),
      payments: Type.Array(ref(NamedPayment)),
      lines: Type.Array(Type.String(), { examples: [['Ben → Ana 60']] }),
      sticks: Type.Optional(Type.Array(ref(StickPayment))),
    },
    { description: 'A hand on the score sheet.' },
  ),
);
export type TalliedHand = Static<typeof TalliedHand>;

export const TallyAnswer = component(
  'TallyAnswer',
  answer(
    {
      ...envelope,
      players: Type.Array(Type.String()),
      bettor: Type.Optional(Type.String()),
      start: pointsByName('Points at the start.'),
      hands: Type.Array(ref(TalliedHand)),
      totals: pointsByName('Points after the last hand.'),
      over: Type.Boolean({ description: 'The game is over.' }),
      next: Type.Optional(
        answer(
          {
            dealer: Type.String(),
            prevailingWind: Type.Optional(ref(Seat)),
            round: Type.Integer(),
            seats: seatNames,
          },
          { description: 'The hand to be played next; absent when the game is over.' },
        ),
      ),
      ranking: Type.Array(
        answer({
          rank: Type.Integer({ description: 'From 1; equal points share it.' }),
          name: Type.String(),
          total: Type.Integer(),
        }),
      ),
      square: Type.Array(ref(NamedPayment), { description: 'Who would have to pay whom to end square.' }),
      lines: Type.Array(Type.String(), { description: '`square` as lines.', examples: [['Ben → Ana 60']] }),
      sticks: Type.Optional(
        Type.Record(Type.String(), sticks('Sticks held after the last hand.'), { description: 'By name.' }),
      ),
    },
    { description: 'The score sheet of a session.' },
  ),
);
export type TallyAnswer = Static<typeof TallyAnswer>;

/** Shared components of this file, in an order in which each refers only to earlier ones. */
export const tallyComponents = [NamedPayment, StickPayment, TalliedHand, TallyAnswer] as const;
