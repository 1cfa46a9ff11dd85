import type { TSchema } from 'typebox';
import { americanComponents } from './american.js';
import { cardAnswerComponents, cardInputComponents } from './card.js';
import { charlestonComponents } from './charleston.js';
import { claimComponents } from './claim.js';
import { Assumption, HouseFactor, Links, ResolvedOptions, Seat, Warning } from './common.js';
import { dealComponents } from './deal.js';
import { decomposeComponents } from './decompose.js';
import { Hand, HandInput, Meld, MeldInput, Reading, ReadingSet, Win } from './hand.js';
import { jokerExchangeComponents } from './joker-exchange.js';
import { Problem, ProblemItem } from './problem.js';
import { scoreComponents } from './score.js';
import { serviceComponents } from './service.js';
import { settleComponents } from './settle.js';
import { tallyComponents } from './tally.js';
import { ParseAnswer, TileInfo, TileList, TileSetInfo, TilesAnswer, TilesInput } from './tiles.js';
import { validateComponents } from './validate.js';
import { variantComponents } from './variant.js';
import { wallComponents } from './wall.js';

/** Every shared component, in an order in which each refers only to earlier ones. */
export const components: readonly (TSchema & { $id: string })[] = [
  Seat,
  Assumption,
  Warning,
  Links,
  HouseFactor,
  ResolvedOptions,
  ProblemItem,
  Problem,
  TilesInput,
  TileList,
  TileInfo,
  TileSetInfo,
  TilesAnswer,
  ParseAnswer,
  ...cardInputComponents,
  MeldInput,
  HandInput,
  Meld,
  Hand,
  Win,
  ReadingSet,
  Reading,
  ...scoreComponents,
  ...decomposeComponents,
  ...validateComponents,
  ...cardAnswerComponents,
  ...americanComponents,
  ...variantComponents,
  ...claimComponents,
  ...settleComponents,
  ...wallComponents,
  ...dealComponents,
  ...charlestonComponents,
  ...jokerExchangeComponents,
  ...serviceComponents,
  ...tallyComponents,
];
