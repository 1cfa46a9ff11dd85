import type { Dice } from '../dice.js';
import { countTiles, type Group } from './fit.js';
import { copiesOf, type Exposed, KINDS, type Token } from './hand.js';

/** A request to decompose an American hand, as tokens. */
export interface AmericanRequest {
  readonly hand: { readonly concealed: readonly Token[]; readonly melds: readonly Meld[] };
  readonly visible?: readonly Token[];
  readonly visibleMelds?: readonly Meld[];
}
export type Meld = { readonly tiles: readonly Token[] };

interface Filled {
  readonly group: Group;
  readonly tiles: readonly Token[];
  readonly exposed: boolean;
}

const repeat = (tile: Token, times: number): Token[] => new Array<Token>(Math.max(0, times)).fill(tile);

/** Fills the groups of a concrete hand with naturals, flowers and jokers as its rules let them stand. */
const fillGroups = (dice: Dice, groups: readonly Group[], mayExpose: boolean): Filled[] | null => {
  const exposing = mayExpose ? dice.pick([0, 0, 25, 60]) : 0;
  const joking = dice.pick([0, 20, 50, 90]);
  const filled = groups.map((group): Filled => {
    const exposed = group.size >= 3 && group.tile !== 'J' && dice.chance(exposing);
    const most = Math.min(group.cap, exposed ? group.size - 1 : group.size);
    let jokers = dice.chance(joking) ? dice.int(most + 1) : 0;
    if (group.size - jokers > copiesOf(group.tile) && !group.wild)
      jokers = Math.min(most, group.size - copiesOf(group.tile));
    const room = group.size - jokers - (exposed ? 1 : 0);
    const flowers = group.wild ? dice.int(Math.max(0, room) + 1) : 0;
    const naturals = group.size - jokers - flowers;
    return {
      group,
      exposed,
      tiles: [...repeat(group.tile, naturals), ...repeat('F', flowers), ...repeat('J', jokers)],
    };
  });
  const counts = countTiles(filled.flatMap((one) => one.tiles));
  return [...counts].every(([tile, count]) => count <= copiesOf(tile)) ? filled : null;
};

const isLegal = (standing: readonly Token[], melds: readonly Meld[]): boolean =>
  [...countTiles([...standing, ...melds.flatMap((meld) => meld.tiles)])].every(([tile, n]) => n <= copiesOf(tile));

const replaceOne = (dice: Dice, tiles: readonly Token[], by: Token): Token[] => {
  const out = [...tiles];
  if (out.length > 0) out[dice.int(out.length)] = by;
  return out;
};

/** Changes a hand so that it probably is no line any more, or another. */
const disturb = (
  dice: Dice,
  standing: readonly Token[],
  melds: readonly Meld[],
): [readonly Token[], readonly Meld[]] => {
  const change = dice.int(10);
  if (change < 5) return [standing, melds];
  if (change === 5) return [replaceOne(dice, standing, dice.pick(KINDS)), melds];
  if (change === 6) return [replaceOne(dice, standing, 'J'), melds];
  if (change === 7) {
    const near = dice.pick(standing.length > 0 ? standing : KINDS);
    return [replaceOne(dice, replaceOne(dice, standing, near), dice.pick(KINDS)), melds];
  }
  const long = melds.findIndex((meld) => meld.tiles.length >= 4);
  if (change === 8 && long >= 0) {
    const rest = melds[long]!.tiles.slice(0, -1);
    const moved = melds[long]!.tiles.slice(-1);
    return [[...standing, ...moved], melds.map((meld, at) => (at === long ? { tiles: rest } : meld))];
  }
  let out = standing;
  for (let times = dice.int(6); times > 0; times--) out = replaceOne(dice, out, dice.pick(KINDS));
  return [out, melds];
};

const naturalsIn = (meld: Meld): number => meld.tiles.filter((tile) => tile !== 'J').length;
const asExposed = (meld: Meld): boolean => naturalsIn(meld) > 0;

/** What a table shows beside the hand: discards, and other players' sets. */
const sights = (dice: Dice, standing: readonly Token[], melds: readonly Meld[]): Partial<AmericanRequest> => {
  if (!dice.chance(30)) return {};
  const own = countTiles([...standing, ...melds.flatMap((meld) => meld.tiles)]);
  const rest = dice.shuffle(KINDS.flatMap((kind) => repeat(kind, copiesOf(kind) - (own.get(kind) ?? 0))));
  const visible = rest.slice(0, dice.int(90));
  const left = countTiles(rest.slice(visible.length));
  const tile = KINDS.find((kind) => kind !== 'J' && (left.get(kind) ?? 0) >= 2);
  const visibleMelds = tile && (left.get('J') ?? 0) >= 2 && dice.chance(50) ? [{ tiles: [tile, tile, 'J', 'J'] }] : [];
  return { visible, ...(visibleMelds.length > 0 ? { visibleMelds } : {}) };
};

/** A hand built on one concrete hand of the card, legal or disturbed, perhaps a tile short; `undefined` if it cannot exist. */
export const americanRequest = (
  dice: Dice,
  groups: readonly Group[],
  mayExpose: boolean,
  short: boolean,
): AmericanRequest | undefined => {
  const filled = fillGroups(dice, groups, mayExpose);
  if (!filled) return undefined;
  const exposed = dice.shuffle(filled.filter((one) => one.exposed)).map(({ tiles }) => ({ tiles }));
  const [tiles, melds] = disturb(
    dice,
    filled.filter((one) => !one.exposed).flatMap((one) => one.tiles),
    exposed,
  );
  const standing = dice.shuffle(tiles).slice(short ? 1 : 0);
  if (!isLegal(standing, melds) || !melds.every(asExposed)) return undefined;
  return { hand: { concealed: standing, melds }, ...sights(dice, standing, melds) };
};

/** The sets of a request as the matcher takes them. */
export const exposedOf = (meld: Meld): Exposed => {
  const jokers = meld.tiles.filter((tile) => tile === 'J').length;
  const tile = meld.tiles.find((one) => one !== 'J' && one !== 'F') ?? 'F';
  const flowers = tile === 'F' ? 0 : meld.tiles.filter((one) => one === 'F').length;
  return { tile, count: meld.tiles.length, jokers, flowers };
};
