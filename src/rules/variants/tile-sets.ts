import type { OptionSpec, ResolvedOptions } from '../../../schemas/common.js';
import { resolveOptions } from '../hand/options.js';
import type { SetUse } from '../tiles/describe.js';
import type { TileSet } from '../tiles/sets.js';
import type { Variant } from './variant.js';

/** The set that a variant is played with by default. */
export const defaultTileSet = ({ hand }: Variant): TileSet =>
  hand.tileSet(resolveOptions(hand.options, undefined).options, hand.players[0]!);

/** Every set that the variants are played with, found by asking them: switches turned over, numbers of players. */
export const setUses = (variants: readonly Variant[]): SetUse[] =>
  variants.flatMap(({ id, hand }) => {
    const uses: SetUse[] = [];
    for (const players of hand.players) {
      for (const { options, changed } of settings(hand.options)) {
        const set = hand.tileSet(options, players);
        const other = players === hand.players[0] ? [] : [`players: ${players}`];
        const when = [...changed, ...other].join(', ');
        // Settings that play with one of the sets listed add nothing.
        if (uses.some((use) => use.set === set)) continue;
        uses.push({ variant: id, when: when === '' ? null : when, set });
      }
    }
    return uses;
  });

interface Setting {
  readonly options: ResolvedOptions;
  readonly changed: readonly string[];
}

/** The default options, and those with one switch turned over. */
const settings = (specs: readonly OptionSpec[]): Setting[] => {
  const { options } = resolveOptions(specs, undefined);
  const switches = specs.filter(({ type }) => type === 'boolean');
  return [
    { options, changed: [] },
    ...switches.map(({ id }) => ({
      options: { ...options, [id]: !options[id] },
      changed: [`${id}: ${!options[id]}`],
    })),
  ];
};
