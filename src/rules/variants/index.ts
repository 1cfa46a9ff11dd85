import { americanDeckAdvancedVariant } from './american-deck-advanced/index.js';
import { americanDeckBeginnerVariant } from './american-deck-beginner/index.js';
import { americanLeagueVariant } from './american-league/index.js';
import { babcock1923Variant } from './babcock-1923/index.js';
import { britishVariant } from './british/index.js';
import { chineseVariant } from './chinese/index.js';
import type { Variant } from './variant.js';

/** The registry: every game the service knows, in the order in which it lists them. */
export const variants: readonly Variant[] = [
  babcock1923Variant,
  chineseVariant,
  britishVariant,
  americanLeagueVariant,
  americanDeckBeginnerVariant,
  americanDeckAdvancedVariant,
];

export const variantById = (id: string): Variant | undefined => variants.find((variant) => variant.id === id);
