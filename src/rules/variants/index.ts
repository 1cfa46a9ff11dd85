import type { Variant } from './variant.js';

/** The registry: every game the service knows, in the order in which it lists them. */
export const variants: readonly Variant[] = [];

export const variantById = (id: string): Variant | undefined => variants.find((variant) => variant.id === id);
