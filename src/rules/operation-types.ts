import type { AmericanDecomposeAnswer, AmericanScoreAnswer, AmericanValidateAnswer } from '../../schemas/american.js';
import type { CardAnswer, CardRequest } from '../../schemas/card.js';
import type { CharlestonAnswer, CharlestonRequest } from '../../schemas/charleston.js';
import type { ClaimAnswer, ClaimOptionsAnswer, ClaimOptionsRequest, ClaimRequest } from '../../schemas/claim.js';
import type { DealAnswer, DealRequest } from '../../schemas/deal.js';
import type { ClassicalDecomposeAnswer } from '../../schemas/decompose.js';
import type { HandRequest } from '../../schemas/hand.js';
import type { JokerExchangeAnswer, JokerExchangeRequest } from '../../schemas/joker-exchange.js';
import type { ClassicalScoreAnswer } from '../../schemas/score.js';
import type { SettleAnswer, SettleRequest } from '../../schemas/settle.js';
import type { TallyAnswer, TallyRequest } from '../../schemas/tally.js';
import type { ClassicalValidateAnswer } from '../../schemas/validate.js';
import type { WallAnswer, WallRequest } from '../../schemas/wall.js';
import type { RuleSheet } from './classical/sheet.js';
import type { OperationName, VariantId } from './variants/variant.js';

/** What an operation takes and answers. */
interface Pair<Request, Answer> {
  request: Request;
  answer: Answer;
}

interface TableOperations {
  claim: Pair<ClaimRequest, ClaimAnswer>;
  'claim-options': Pair<ClaimOptionsRequest, ClaimOptionsAnswer>;
  settle: Pair<SettleRequest, SettleAnswer>;
  tally: Pair<TallyRequest, TallyAnswer>;
  wall: Pair<WallRequest, WallAnswer>;
  deal: Pair<DealRequest, DealAnswer>;
}

/** Requests and answers of the classical games by operation. */
export interface ClassicalOperations extends TableOperations {
  validate: Pair<HandRequest, ClassicalValidateAnswer>;
  decompose: Pair<HandRequest, ClassicalDecomposeAnswer>;
  score: Pair<HandRequest, ClassicalScoreAnswer>;
}

/** Requests and answers of the American games by operation. */
export interface AmericanOperations extends TableOperations {
  validate: Pair<HandRequest, AmericanValidateAnswer>;
  decompose: Pair<HandRequest, AmericanDecomposeAnswer>;
  score: Pair<HandRequest, AmericanScoreAnswer>;
  card: Pair<CardRequest, CardAnswer>;
  charleston: Pair<CharlestonRequest, CharlestonAnswer>;
  'joker-exchange': Pair<JokerExchangeRequest, JokerExchangeAnswer>;
}

/** The classical games, whose scores are itemised points and doubles. */
export type ClassicalVariantId = RuleSheet['id'];
/** The American games, played from a card. */
export type AmericanVariantId = Exclude<VariantId, ClassicalVariantId>;

type OperationsOf<V extends VariantId> = V extends ClassicalVariantId ? ClassicalOperations : AmericanOperations;

/** The variants that have an operation. */
export type VariantWith<O extends OperationName> = O extends keyof ClassicalOperations ? VariantId : AmericanVariantId;

/** The request of an operation of a variant. */
export type RequestOf<V extends VariantId, O extends OperationName> =
  OperationsOf<V> extends { [name in O]: Pair<infer Request, unknown> } ? Request : never;

/** The answer of an operation of a variant. */
export type AnswerOf<V extends VariantId, O extends OperationName> =
  OperationsOf<V> extends { [name in O]: Pair<unknown, infer Answer> } ? Answer : never;
