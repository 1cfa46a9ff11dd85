import Type, { type Static } from 'typebox';
import { answer, component, envelope, oneOf, ref, Seat } from './common.js';
import { Hand, Reading, Win } from './hand.js';

export const WaitRefusal = component(
  'WaitRefusal',
  answer(
    {
      by: oneOf(['discard', 'wall']),
      code: Type.String({ description: 'Stable code, as in problems.', examples: ['win.minimum_doubles'] }),
      detail: Type.String(),
    },
    { description: 'Why the tile would complete the hand and still not win in this way.' },
  ),
);
export type WaitRefusal = Static<typeof WaitRefusal>;

export const Wait = component(
  'Wait',
  answer(
    {
      tile: Type.String({ examples: ['2D'] }),
      left: Type.Integer({
        minimum: 0,
        description: 'Copies that are nowhere in the request: neither in the hand nor on the table nor in `visible`.',
      }),
      totals: Type.Optional(
        answer(
          {
            discard: Type.Optional(Type.Integer({ description: 'What the hand would score with a discard.' })),
            wall: Type.Optional(Type.Integer({ description: 'What the hand would score if the tile were drawn.' })),
          },
          { description: 'Without facts of the moment such as the last tile. Absent members could not win.' },
        ),
      ),
      completes: Type.Optional(
        Type.Array(Type.String(), {
          description:
            '`standard` for sets and a pair, ids of special shapes, then ids of special hands it would make.',
          examples: [['standard']],
        }),
      ),
      refused: Type.Optional(Type.Array(ref(WaitRefusal))),
    },
    { description: 'A tile that completes the hand.' },
  ),
);
export type Wait = Static<typeof Wait>;

export const Discard = component(
  'Discard',
  answer(
    {
      tile: Type.String(),
      distance: Type.Optional(
        Type.Integer({
          minimum: 0,
          description: 'Tiles still missing after the throw; absent if the hand can never be completed.',
        }),
      ),
      waits: Type.Array(ref(Wait), {
        description: 'What the hand then waits for. The tile thrown is in sight and not among those left.',
      }),
      draws: Type.Optional(
        Type.Array(ref(Wait), {
          description: 'Of the best throws, where none leaves the hand waiting: the tiles that then bring it nearer.',
        }),
      ),
    },
    { description: 'A tile to throw, and what that leaves.' },
  ),
);
export type Discard = Static<typeof Discard>;

export const DecomposeAnswer = component(
  'DecomposeAnswer',
  answer(
    {
      ...envelope,
      hand: ref(Hand),
      seat: Type.Optional(ref(Seat)),
      prevailingWind: Type.Optional(ref(Seat)),
      win: Type.Optional(ref(Win)),
      complete: Type.Boolean({ description: 'The hand could go out; a minimum of doubles is left aside.' }),
      readings: Type.Array(ref(Reading), { description: 'Every way to read a complete hand, in canonical order.' }),
      distance: Type.Optional(
        Type.Integer({
          minimum: 0,
          description:
            'Tiles that must still come in: 0 is complete, 1 is waiting. It goes by the own tiles; what others show does not lengthen it. Absent for a dead hand and one that can never be completed.',
        }),
      ),
      waits: Type.Optional(
        Type.Array(ref(Wait), { description: 'What completes the 13-tile side, in tile order. Absent for 14 tiles.' }),
      ),
      discards: Type.Optional(
        Type.Array(ref(Discard), {
          description:
            'Of 14 tiles that are not complete: each tile to throw. Smallest distance first, then most tiles left that help.',
        }),
      ),
    },
    { description: 'How a hand can be read, what it waits for, what to throw.' },
  ),
);
export type ClassicalDecomposeAnswer = Static<typeof DecomposeAnswer>;

/** Components of decomposing, each after those it refers to. */
export const decomposeComponents = [WaitRefusal, Wait, Discard, DecomposeAnswer];
