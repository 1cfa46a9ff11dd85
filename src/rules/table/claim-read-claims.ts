import type { ClaimInput } from '../../../schemas/claim.js';
import type { Hand, WinFact } from '../hand/situation.js';
import type { Problem } from '../problem.js';
import { isBonus, JOKER, type Kind, tokenOf, type Wind } from '../tiles/kinds.js';
import { readTiles, type TilesRead } from '../tiles/notation.js';
import { factProblems } from './claim-facts.js';
import { isSetClaim } from './claim-rules.js';
import { possibleSets, sameTiles } from './claim-sets.js';
import type { Claim, ClaimContext, Collected, Occasion } from './claim-table.js';

/** Own turn: what `with` has to name for each kind of claim. */
const TURN_TILES: Readonly<Record<string, { readonly counts: readonly number[]; readonly text: string }>> = {
  kong: {
    counts: [1, 4],
    text: 'A kong names its tiles: four equal ones from the hand, or the one that joins a pung.',
  },
  'joker-exchange': { counts: [1], text: 'An exchange names the one natural tile that is laid down for the joker.' },
};

/** Problem `meld.invalid` where `with` names tiles that make no such set with the tile claimed. */
const withProblem = (
  claim: ClaimInput,
  tiles: readonly Kind[] | null,
  occasion: Occasion,
  jokers: boolean,
  pointer: string,
): Problem | null => {
  const invalid = (detail: string): Problem => ({ code: 'meld.invalid', pointer: `${pointer}/with`, detail });
  const own = occasion.type === 'turn' ? TURN_TILES[claim.kind] : undefined;
  if (own !== undefined) {
    const named = tiles ?? [];
    const equal = named.every((kind) => kind === named[0] && kind !== JOKER && !isBonus(kind));
    return equal && own.counts.includes(named.length) ? null : invalid(own.text);
  }
  if (occasion.type === 'turn' || tiles === null || !isSetClaim(claim.kind)) return null;
  const { tile } = occasion;
  // These claims are void whatever tiles they name.
  if (jokers && (claim.kind === 'chow' || tile === JOKER)) return null;
  if (occasion.type === 'discard' && jokers && occasion.named !== tile) return null;
  const makes = possibleSets(claim.kind, tile, jokers).some(({ from }) => sameTiles(from, tiles));
  return makes ? null : invalid(`These tiles make no ${claim.kind} with ${tokenOf(tile)}.`);
};

/** Two sets on one tile need more copies than there are. */
const rivalSets = (sent: readonly ClaimInput[], occasion: Occasion): Problem[] => {
  if (occasion.type !== 'discard') return [];
  const rivals = sent.flatMap(({ kind }, i) => (kind === 'pung' || kind === 'kong' ? [`/claims/${i}`] : []));
  if (rivals.length < 2) return [];
  const tile = tokenOf(occasion.tile);
  return [
    {
      code: 'tile.copies',
      pointer: rivals[1]!,
      detail: `Two sets of ${tile} need more copies of it than the set has.`,
      tile,
      limit: 4,
      pointers: rivals,
    },
  ];
};

/**
 * Reads the claims of a request into `collected`; tiles of claimants whose hand was not sent count as copies. `live`:
 * live tiles left, where told.
 */
export const readClaims = (
  sent: readonly ClaimInput[],
  occasion: Occasion,
  hands: Partial<Record<Wind, Hand>>,
  live: number | undefined,
  context: ClaimContext,
  collected: Collected,
): Claim[] => {
  const { jokers } = context.claims;
  if (!jokers) {
    for (const problem of rivalSets(sent, occasion)) collected.problems.push({ stage: 'membership', problem });
  }
  return sent.map((claim, i) => {
    const pointer = `/claims/${i}`;
    let read: TilesRead | null = null;
    if (claim.with !== undefined) {
      read = readTiles(claim.with, `${pointer}/with`, collected.set);
      for (const problem of read.problems) collected.problems.push({ stage: 'tiles', problem });
      collected.warnings.push(...read.warnings);
      if (hands[claim.seat] === undefined) collected.places.push(read);
    }
    const tiles = read === null ? null : read.kinds;
    const problem = (read?.problems.length ?? 0) > 0 ? null : withProblem(claim, tiles, occasion, jokers, pointer);
    if (problem !== null) collected.problems.push({ stage: 'sets', problem });
    const facts = (claim.facts ?? []) as readonly WinFact[];
    const hand = hands[claim.seat];
    for (const found of factProblems({ seat: claim.seat, facts }, pointer, occasion, hand, live, context.hand))
      collected.problems.push({ stage: 'facts', problem: found });
    return {
      seat: claim.seat,
      kind: claim.kind,
      with: tiles,
      committed: claim.committed ?? false,
      line: claim.line ?? null,
      facts,
      from: claim.from ?? null,
    };
  });
};
