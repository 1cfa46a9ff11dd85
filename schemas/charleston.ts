import Type, { type Static } from 'typebox';
import { answer, component, envelope, oneOf, ref, request, Seat, type VariantShape } from './common.js';
import { SeatTiles } from './deal.js';
import { optionsOf } from './options.js';
import { TilesInput } from './tiles.js';

export const DIRECTIONS = ['right', 'across', 'left'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** 1 and 2: the first and the second Charleston. */
const charleston = Type.Unsafe<1 | 2 | 'courtesy'>({
  enum: [1, 2, 'courtesy'],
  description: 'The first or the second Charleston, or the courtesy pass.',
});

const agreed = Type.Integer({
  minimum: 0,
  maximum: 3,
  description: 'Courtesy pass: the smaller of the two numbers named.',
});

export const CharlestonPass = component(
  'CharlestonPass',
  request(
    {
      seat: ref(Seat),
      charleston,
      direction: oneOf(DIRECTIONS),
      tiles: ref(TilesInput),
      blind: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: 3,
          description: 'How many of the tiles just received are passed on unseen, in the order received.',
        }),
      ),
      agreed: Type.Optional(agreed),
    },
    { description: 'What one player passes. `tiles` and `blind` together are three.' },
  ),
);
export type CharlestonPass = Static<typeof CharlestonPass>;

const hands = request(
  {
    E: Type.Optional(ref(TilesInput)),
    S: Type.Optional(ref(TilesInput)),
    W: Type.Optional(ref(TilesInput)),
    N: Type.Optional(ref(TilesInput)),
  },
  { description: 'Hands before the pass, or before all passes.' },
);

const seats = (description: string) => Type.Array(ref(Seat), { maxItems: 4, description });

/** Body of `POST /v1/{variant}/charleston`; refers to `${prefix}CharlestonOptions` or `${prefix}Options`. */
export const charlestonRequest = (shape: VariantShape) =>
  component(
    `${shape.prefix}CharlestonRequest`,
    request(
      {
        pass: Type.Optional(ref(CharlestonPass)),
        passes: Type.Optional(
          Type.Array(ref(CharlestonPass), { maxItems: 40, description: 'All passes so far, in fours, one per seat.' }),
        ),
        hands: Type.Optional(hands),
        stop: Type.Optional(seats('Who stops the second Charleston.')),
        wish: Type.Optional(seats('Who wishes a second Charleston.')),
        agreed: Type.Optional(agreed),
        options: Type.Optional(optionsOf(shape, 'charleston')),
      },
      {
        oneOf: [{ required: ['pass'] }, { required: ['passes'] }],
        description: 'One pass to judge, or the hands dealt and all passes so far.',
      },
    ),
  );

/** Loosest form of the request: what the rules take. */
export interface CharlestonRequest {
  readonly pass?: CharlestonPass;
  readonly passes?: readonly CharlestonPass[];
  readonly hands?: { readonly [seat in Seat]?: TilesInput };
  readonly stop?: readonly Seat[];
  readonly wish?: readonly Seat[];
  readonly agreed?: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

export const CharlestonStep = component(
  'CharlestonStep',
  answer(
    { charleston, direction: oneOf(DIRECTIONS), hands: ref(SeatTiles) },
    { description: 'The hands after a pass.' },
  ),
);
export type CharlestonStep = Static<typeof CharlestonStep>;

export const CharlestonAnswer = component(
  'CharlestonAnswer',
  answer(
    {
      ...envelope,
      allowed: Type.Boolean(),
      code: Type.Optional(Type.String({ examples: ['charleston.joker_passed'] })),
      detail: Type.Optional(Type.String()),
      pointer: Type.Optional(Type.String({ description: 'The pass that is refused.' })),
      hands: Type.Optional(ref(SeatTiles)),
      steps: Type.Array(ref(CharlestonStep)),
      unchecked: Type.Optional(
        Type.Array(Type.String(), { description: 'Codes that could not be ruled out for want of a hand.' }),
      ),
    },
    { description: 'Whether the passes are allowed, and the hands after each.' },
  ),
);
export type CharlestonAnswer = Static<typeof CharlestonAnswer>;

/** Shared components of this file, in an order in which each refers only to earlier ones. */
export const charlestonComponents = [CharlestonPass, CharlestonStep, CharlestonAnswer] as const;
