import Type, { type Static } from 'typebox';
import { answer, component, envelope, oneOf, ref, request, Seat, type VariantShape } from './common.js';
import { HandInput } from './hand.js';
import { optionsOf } from './options.js';
import { TileList, TilesInput } from './tiles.js';

export const EXCHANGE_STAGES = ['before-draw', 'drawn', 'exposing', 'exposed'] as const;
export type ExchangeStage = (typeof EXCHANGE_STAGES)[number];

/** Body of `POST /v1/{variant}/joker-exchange`; refers to `${prefix}JokerExchangeOptions` or `${prefix}Options`. */
export const jokerExchangeRequest = (shape: VariantShape) =>
  component(
    `${shape.prefix}JokerExchangeRequest`,
    request(
      {
        seat: ref(Seat),
        turn: request(
          {
            seat: ref(Seat),
            stage: oneOf(EXCHANGE_STAGES, {
              description: '`exposing`: a claimed set is being laid down. `exposed`: it lies complete.',
            }),
          },
          { description: 'Whose turn it is, and how far it has gone.' },
        ),
        tile: Type.String({
          minLength: 1,
          maxLength: 40,
          description: 'The tile offered for the joker.',
          examples: ['8D'],
        }),
        hand: ref(HandInput),
        set: request(
          {
            seat: ref(Seat),
            tiles: ref(TilesInput),
            dead: Type.Optional(Type.Boolean({ description: 'Its jokers can no longer be exchanged.' })),
          },
          { description: 'The exposed set that holds the joker.' },
        ),
        wanted: Type.Optional(
          Type.Array(ref(Seat), { maxItems: 4, description: 'Others who call for the same joker out of turn.' }),
        ),
        options: Type.Optional(optionsOf(shape, 'joker-exchange')),
      },
      { description: 'A natural tile offered for a joker in an exposed set.' },
    ),
  );

/** Loosest form of the request: what the rules take. */
export interface JokerExchangeRequest {
  readonly seat: Seat;
  readonly turn: { readonly seat: Seat; readonly stage: ExchangeStage };
  readonly tile: string;
  readonly hand: HandInput;
  readonly set: { readonly seat: Seat; readonly tiles: TilesInput; readonly dead?: boolean };
  readonly wanted?: readonly Seat[];
  readonly options?: Readonly<Record<string, unknown>>;
}

export const JokerExchangeAnswer = component(
  'JokerExchangeAnswer',
  answer(
    {
      ...envelope,
      allowed: Type.Boolean(),
      code: Type.Optional(Type.String({ examples: ['exchange.not_turn'] })),
      detail: Type.Optional(Type.String()),
      dead: Type.Optional(
        Type.String({
          description: 'Why the hand is dead if the exchange was made all the same.',
          examples: ['dead.early_exchange'],
        }),
      ),
      set: Type.Optional(ref(TileList)),
      concealed: Type.Optional(ref(TileList)),
    },
    { description: 'Whether the exchange is allowed; the set and the standing tiles afterwards.' },
  ),
);
export type JokerExchangeAnswer = Static<typeof JokerExchangeAnswer>;

/** Shared components of this file, in an order in which each refers only to earlier ones. */
export const jokerExchangeComponents = [JokerExchangeAnswer] as const;
