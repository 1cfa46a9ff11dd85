import type { SheetSource } from '../../../schemas/variant.js';

/** Where the rules of the deck games come from. */
export const deckSources: readonly SheetSource[] = [
  {
    title: 'American Mahjong card deck: rules leaflet',
    rights: 'The rules of a game are nobody’s; they are told here in own words.',
  },
];
