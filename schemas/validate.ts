import Type, { type Static } from 'typebox';
import { answer, component, envelope, oneOf, ref, Seat } from './common.js';
import { Hand, Win } from './hand.js';
import { ProblemItem } from './problem.js';
import { TileList } from './tiles.js';

export const HandState = component(
  'HandState',
  oneOf(['illegal', 'incomplete', 'waiting', 'complete', 'dead'], {
    description:
      '`illegal`: such a hand or such a win cannot be. `incomplete`, `waiting`: 13 tiles that do not wait or do, or 14 that are not complete. `complete`: it could go out. `dead`: declared dead.',
  }),
);
export type HandState = Static<typeof HandState>;

export const ValidateAnswer = component(
  'ValidateAnswer',
  answer(
    {
      ...envelope,
      hand: Type.Optional(ref(Hand)),
      seat: Type.Optional(ref(Seat)),
      prevailingWind: Type.Optional(ref(Seat)),
      win: Type.Optional(ref(Win)),
      state: ref(HandState),
      problems: Type.Array(ref(ProblemItem), { description: 'Every problem that could be looked for, by stage.' }),
      distance: Type.Optional(
        Type.Integer({ minimum: 0, description: 'Tiles that must still come in: 0 is complete, 1 is waiting.' }),
      ),
      waits: Type.Optional(ref(TileList)),
    },
    { description: 'Whether a hand is legal, and how far it is.' },
  ),
);
export type ClassicalValidateAnswer = Static<typeof ValidateAnswer>;

/** Components of validating, each after those it refers to. */
export const validateComponents = [HandState, ValidateAnswer];
