import type { TSchema } from 'typebox';
import { CardInput, CardParams, TableEvent } from './card.js';
import { claimComponents } from './claim.js';
import { Assumption, Links, ResolvedOptions, Seat, Warning } from './common.js';
import { Hand, HandInput, Meld, MeldInput, Reading, ReadingSet, Win } from './hand.js';
import { Problem, ProblemItem } from './problem.js';
import { scoreComponents } from './score.js';
import { serviceComponents } from './service.js';
import { settleComponents } from './settle.js';
import { TileList, TilesInput } from './tiles.js';
import { variantComponents } from './variant.js';

/** Every shared component, in an order in which each refers only to earlier ones. */
export const components: readonly (TSchema & { $id: string })[] = [
  Seat,
  Assumption,
  Warning,
  Links,
  ResolvedOptions,
  ProblemItem,
  Problem,
  TilesInput,
  TileList,
  CardInput,
  CardParams,
  TableEvent,
  MeldInput,
  HandInput,
  Meld,
  Hand,
  Win,
  ReadingSet,
  Reading,
  ...scoreComponents,
  ...variantComponents,
  ...claimComponents,
  ...settleComponents,
  ...serviceComponents,
];
