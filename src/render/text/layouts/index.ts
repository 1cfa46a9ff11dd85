import type { Envelope } from '../../../rules/answer.js';
import type { OperationName } from '../../../rules/variants/variant.js';
import type { TextBlock } from '../document.js';
import { claimBlocks, claimOptionsBlocks } from './claims.js';
import { charlestonBlocks, dealBlocks, jokerExchangeBlocks, wallBlocks } from './play.js';
import { scoreBlocks } from './score.js';
import { settleBlocks } from './settle.js';
import { tallyBlocks } from './tally.js';

type Layout = (answer: never) => TextBlock[];

const layouts = {
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

/** What each operation shows of its answer, besides the summary and the assumptions. */
export const LAYOUTS = layouts as { readonly [name in OperationName]?: (answer: Envelope) => TextBlock[] };
