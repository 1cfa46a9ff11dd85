import fc from 'fast-check';
import type { ClaimOptionsRequest } from '../../../schemas/claim.js';
import type { HandInput } from '../../../schemas/hand.js';
import { resolveOptions } from '../../../src/rules/hand/options.js';
import type { ClaimContext } from '../../../src/rules/table/claim-table.js';
import { isBonus, JOKER, KIND_COUNT, type Kind, tokensOf, type Wind } from '../../../src/rules/tiles/kinds.js';

/** A position at random: four hands, some with a set laid down, and a discard. */
export interface Position {
  readonly request: ClaimOptionsRequest & { readonly discard: { tile: string; seat: Wind } };
  readonly hands: Readonly<Record<Wind, readonly Kind[]>>;
}

const SEATS = ['E', 'S', 'W', 'N'] as const;

/** Few kinds, so that sets, runs and complete hands come up. */
const tilesOf = (context: ClaimContext, kinds: number): Kind[] => {
  const { options } = resolveOptions(context.hand.options, undefined);
  const { copies } = context.hand.tileSet(options, 4);
  const all = Array.from({ length: KIND_COUNT }, (_, kind) => kind).filter((kind) => !isBonus(kind));
  return all.filter((kind) => kind < kinds || kind > 40).flatMap((kind) => Array<Kind>(copies[kind]!).fill(kind));
};

/** Takes three equal tiles out of the hand, if there are any, and lays them down. */
const layDown = (hand: readonly Kind[], lay: boolean): { concealed: Kind[]; melds: Kind[][] } => {
  const three = hand.find((kind) => kind !== JOKER && hand.filter((other) => other === kind).length >= 3);
  if (!lay || three === undefined) return { concealed: [...hand], melds: [] };
  let left = 3;
  const concealed = hand.filter((kind) => kind !== three || left-- <= 0);
  return { concealed, melds: [[three, three, three]] };
};

export const positions = (context: ClaimContext, kinds = 20): fc.Arbitrary<Position> => {
  const tiles = tilesOf(context, kinds);
  return fc
    .record({
      order: fc.shuffledSubarray(tiles, { minLength: 53, maxLength: 53 }),
      seat: fc.constantFrom(...SEATS),
      lay: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean()),
    })
    .map(({ order, seat, lay }) => {
      const hands: Record<Wind, readonly Kind[]> = { E: [], S: [], W: [], N: [] };
      const inputs: { [each in Wind]?: HandInput } = {};
      SEATS.forEach((each, i) => {
        const sized = context.hand.melds.sizes.includes(3);
        const { concealed, melds } = layDown(order.slice(i * 13, i * 13 + 13), lay[i]! && sized);
        hands[each] = concealed;
        inputs[each] = { concealed: tokensOf(concealed), melds: melds.map((meld) => ({ tiles: tokensOf(meld) })) };
      });
      const request = { discard: { tile: tokensOf([order[52]!])[0]!, seat }, hands: inputs };
      return { request, hands };
    });
};
