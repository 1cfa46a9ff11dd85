import type { Envelope } from '../../../rules/answer.js';
import type { OperationName } from '../../../rules/variants/variant.js';
import type { TextBlock } from '../document.js';
import { claimBlocks, claimOptionsBlocks } from './claims.js';
import { decomposeBlocks, validateBlocks } from './hands.js';
import { charlestonBlocks, dealBlocks, jokerExchangeBlocks, wallBlocks } from './play.js';
import { scoreBlocks } from './score.js';
import { settleBlocks } from './settle.js';
import { tallyBlocks } from './tally.js';

type Layout = (answer: never) => TextBlock[];
type Layouts = { readonly [name in OperationName]?: (answer: Envelope) => TextBlock[] };

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
  charleston: charlestonBlocks,
  'joker-exchange': jokerExchangeBlocks,
} satisfies { [name in OperationName]?: Layout };

/** What the answer of an operation shows, besides its summary and assumptions. */
export const blocksOf = (answer: Envelope, operation: OperationName): TextBlock[] => {
  return (PLAIN as Layouts)[operation]?.(answer) ?? [];
};
