import type { Envelope } from '../../../rules/answer.js';
import type { OperationName } from '../../../rules/variants/variant.js';
import type { TextBlock } from '../document.js';
import { americanDecomposeBlocks, americanScoreBlocks, americanValidateBlocks } from './american.js';
import { cardBlocks } from './card.js';
import { claimBlocks, claimOptionsBlocks } from './claims.js';
import { decomposeBlocks, validateBlocks } from './hands.js';
import { charlestonBlocks, dealBlocks, jokerExchangeBlocks, wallBlocks } from './play.js';
import { scoreBlocks } from './score.js';
import { settleBlocks } from './settle.js';
import { tallyBlocks } from './tally.js';

type Layout = (answer: never) => TextBlock[];
type Layouts = { readonly [name in OperationName]: (answer: Envelope) => TextBlock[] };

/** Answers about a hand that is read against a card. */
const AGAINST_A_CARD = {
  validate: americanValidateBlocks,
  decompose: americanDecomposeBlocks,
  score: americanScoreBlocks,
} satisfies { [name in OperationName]?: Layout };

const PLAIN = {
  validate: validateBlocks,
  decompose: decomposeBlocks,
  score: scoreBlocks,
  claim: claimBlocks,
  'claim-options': claimOptionsBlocks,
  settle: settleBlocks,
  tally: tallyBlocks,
  wall: wallBlocks,
  deal: dealBlocks,
  card: cardBlocks,
  charleston: charlestonBlocks,
  'joker-exchange': jokerExchangeBlocks,
} satisfies { [name in OperationName]: Layout };

/** What the answer of an operation shows, besides its summary and assumptions. */
export const blocksOf = (answer: Envelope, operation: OperationName): TextBlock[] => {
  const layouts = 'card' in answer ? { ...PLAIN, ...AGAINST_A_CARD } : PLAIN;
  return (layouts as Layouts)[operation](answer);
};
