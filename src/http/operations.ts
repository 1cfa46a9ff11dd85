import type { TSchema } from 'typebox';
import { AmericanDecomposeAnswer, AmericanScoreAnswer, AmericanValidateAnswer } from '../../schemas/american.js';
import { CardAnswer, cardRequest } from '../../schemas/card.js';
import { CharlestonAnswer, charlestonRequest } from '../../schemas/charleston.js';
import { ClaimAnswer, ClaimOptionsAnswer, claimOptionsRequest, claimRequest } from '../../schemas/claim.js';
import type { VariantShape } from '../../schemas/common.js';
import { DealAnswer, dealRequest } from '../../schemas/deal.js';
import { DecomposeAnswer } from '../../schemas/decompose.js';
import { handComponents, handRequest } from '../../schemas/hand.js';
import { JokerExchangeAnswer, jokerExchangeRequest } from '../../schemas/joker-exchange.js';
import { operationOptionsSchema } from '../../schemas/options.js';
import { ScoreAnswer } from '../../schemas/score.js';
import { SettleAnswer, settleRequest } from '../../schemas/settle.js';
import { TallyAnswer, tallyRequest } from '../../schemas/tally.js';
import { ValidateAnswer } from '../../schemas/validate.js';
import { WallAnswer, wallRequest } from '../../schemas/wall.js';
import { textRenderer } from '../render/text/index.js';
import { tallyCsv } from '../render/text/tally-csv.js';
import type { Envelope } from '../rules/answer.js';
import type { OperationName } from '../rules/variants/variant.js';

export type NamedSchema = TSchema & { $id: string };

/** What the HTTP edge needs to know of an operation, for every variant that has it. */
export interface OperationSpec {
  readonly summary: string;
  readonly description: string;
  /** The request body for a variant, a named component. */
  readonly request: (shape: VariantShape) => NamedSchema;
  /** The answer for a variant, a named component. */
  readonly answer: (shape: VariantShape) => NamedSchema;
  /** Components that the two refer to and that `schemas/index.ts` does not list. */
  readonly parts?: (shape: VariantShape) => readonly NamedSchema[];
  /** It takes `?alternatives=n`. */
  readonly alternatives?: boolean;
  /** It has a GET form as well. */
  readonly byUrl?: boolean;
  /** Other forms of the answer by media type, for clients that ask for one by `Accept`. */
  readonly forms?: Readonly<Record<string, (answer: Envelope) => string>>;
}

export type OperationSpecs = { readonly [name in OperationName]?: OperationSpec };

/** The options, the win and the table of a variant, to which its requests refer. */
const parts =
  (operation: OperationName): ((shape: VariantShape) => readonly NamedSchema[]) =>
  (shape) => [...handComponents(shape), operationOptionsSchema(shape, operation)];

/** One entry an operation. What a variant offers is decided by its `operations`. */
export const OPERATION_SPECS: OperationSpecs = {
  validate: {
    summary: 'Checks a hand.',
    description:
      'Whether a hand is legal, incomplete, waiting, complete or dead, with every problem that can be found, not only the first.',
    request: (shape) => handRequest(shape, 'Validate'),
    answer: ({ american }) => (american ? AmericanValidateAnswer : ValidateAnswer),
    parts: parts('validate'),
  },
  decompose: {
    summary: 'Reads a hand.',
    description:
      'Every reading of a complete hand; of 13 tiles what they wait for and what each would be worth; of 14 that are not complete what to throw.',
    request: (shape) => handRequest(shape, 'Decompose'),
    answer: ({ american }) => (american ? AmericanDecomposeAnswer : DecomposeAnswer),
    parts: parts('decompose'),
    byUrl: true,
  },
  score: {
    summary: 'Scores a hand.',
    description:
      'The itemised score of the best reading, with what was assumed. A hand that is not complete is refused with what is missing; in the classical games a hand without `win` is a loser’s.',
    request: (shape) => handRequest(shape, 'Score'),
    answer: ({ american }) => (american ? AmericanScoreAnswer : ScoreAnswer),
    parts: parts('score'),
    alternatives: true,
    byUrl: true,
  },
  claim: {
    summary: 'Rules on claims.',
    description:
      'Claims on a discard or a kong, or of the player on turn: which are legal, which one wins, and who acts next. What could not be checked for want of a hand is named.',
    request: claimRequest,
    answer: () => ClaimAnswer,
    parts: parts('claim'),
  },
  'claim-options': {
    summary: 'Lists the legal claims.',
    description: 'Every claim that the seats whose hands are sent could legally make, with the set it would expose.',
    request: claimOptionsRequest,
    answer: () => ClaimOptionsAnswer,
    parts: parts('claim-options'),
  },
  settle: {
    summary: 'Settles a hand.',
    description: 'Who pays whom after a hand; seats with a hand are scored on the way. The payments sum to zero.',
    request: settleRequest,
    answer: () => SettleAnswer,
    parts: parts('settle'),
  },
  tally: {
    summary: 'Keeps the score sheet.',
    description:
      'The score sheet of a session, hand by hand: dealer, wind, running totals, ranking, and who would have to pay whom to end square. `Accept: text/markdown` or `text/csv` gives the sheet alone.',
    request: tallyRequest,
    answer: () => TallyAnswer,
    parts: (shape) => [...parts('tally')(shape), settleRequest(shape)],
    forms: {
      'text/markdown': (answer) => textRenderer.text(answer, 'markdown', 'tally'),
      'text/csv': (answer) => tallyCsv(answer as TallyAnswer),
    },
  },
  wall: {
    summary: 'Checks a wall or a position.',
    description: 'Compares tiles with the set of the variant: what is missing, what is too many, what is unreadable.',
    request: wallRequest,
    answer: () => WallAnswer,
    parts: parts('wall'),
  },
  deal: {
    summary: 'Deals.',
    description: 'Deals given tiles, or a wall shuffled from a seed that anyone can deal again, and shows each step.',
    request: dealRequest,
    answer: () => DealAnswer,
    parts: parts('deal'),
  },
  card: {
    summary: 'Checks a card.',
    description:
      'Reads a card in the card language: its parsed form, the number of concrete variants of every line, and everything wrong with it.',
    request: cardRequest,
    answer: () => CardAnswer,
    parts: parts('card'),
  },
  charleston: {
    summary: 'Judges the Charleston.',
    description: 'One pass, or all passes so far: what was allowed, and the hands afterwards.',
    request: charlestonRequest,
    answer: () => CharlestonAnswer,
    parts: parts('charleston'),
  },
  'joker-exchange': {
    summary: 'Judges a joker exchange.',
    description: 'Whether the tile may be laid down for a joker of an exposed set, and the set afterwards.',
    request: jokerExchangeRequest,
    answer: () => JokerExchangeAnswer,
    parts: parts('joker-exchange'),
  },
};
