import { FIRST_FLOWER, FIRST_SEASON, FIRST_WIND, type Kind } from '../tiles/kinds.js';
import type { BonusRules } from './sheet.js';

const FOUR = 4;

/** One double a hand has from its bonus tiles. */
export interface BonusDouble {
  readonly id: 'own-flower' | 'own-season' | 'flower-bouquet' | 'season-bouquet';
  readonly doubles: number;
  readonly tiles: readonly Kind[];
}

const ofGroup = (
  bonus: readonly Kind[],
  first: Kind,
  seat: Kind,
  rules: BonusRules,
  ids: readonly [BonusDouble['id'], BonusDouble['id']],
): BonusDouble | null => {
  const tiles = bonus.filter((kind) => kind >= first && kind < first + FOUR);
  if (tiles.length === FOUR) return { id: ids[1], doubles: rules.bouquet, tiles };
  const own = first + seat - FIRST_WIND;
  return seat >= FIRST_WIND && tiles.includes(own) ? { id: ids[0], doubles: rules.own, tiles: [own] } : null;
};

/**
 * The doubles of a player's flowers and seasons. A complete set is one item that takes in the own tile's double.
 *
 * @param seat kind of the own wind, -1 where the seat is not known: then no tile is its own
 */
export const bonusDoubles = (bonus: readonly Kind[], seat: Kind, rules: BonusRules): BonusDouble[] => {
  if (bonus.length === 0) return [];
  const flowers = ofGroup(bonus, FIRST_FLOWER, seat, rules, ['own-flower', 'flower-bouquet']);
  const seasons = ofGroup(bonus, FIRST_SEASON, seat, rules, ['own-season', 'season-bouquet']);
  return [flowers, seasons].filter((double) => double !== null);
};
