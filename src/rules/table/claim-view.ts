import type { Warning } from '../../../schemas/common.js';
import { withoutTile } from '../hand/read-hand.js';
import type { Hand, WinBy, WinFact } from '../hand/situation.js';
import { JOKER, type Kind } from '../tiles/kinds.js';
import { wayOut } from './claim-facts.js';
import { isSetClaim } from './claim-rules.js';
import { holds, possibleSets, type SetChoice, sameTiles } from './claim-sets.js';
import type { Claim, ClaimTable } from './claim-table.js';
import type { Fit, WinVerdict } from './judge.js';

/** A claim with everything about it that the hand and the card tell. */
export interface ClaimView {
  readonly claim: Claim;
  readonly hand: Hand | null;
  /** The sets that the claim could lay down: those the hand holds, where it was sent. */
  readonly sets: readonly SetChoice[];
  /** Of these the ones that fit the card beside the sets already exposed; all of them where there is no card. */
  readonly fitting: readonly SetChoice[];
  /** How the best of them fits. */
  readonly fit: Fit;
  /** For mahjong with a hand. */
  readonly verdict: WinVerdict | null;
  /** What to say beside the ruling, asked once it is given. */
  readonly warnings: () => readonly Warning[];
}

/** Facts of the win: those sent, and the ones that the last tile implies. */
const factsOf = (claim: Claim, table: ClaimTable, by: WinBy): readonly WinFact[] => {
  const { occasion, hand, liveTilesLeft } = table;
  const facts = new Set(claim.facts);
  const last: WinFact = occasion.type === 'discard' ? 'last-discard' : 'last-tile';
  const applies = last === 'last-discard' || (occasion.type === 'turn' && hand.lastTileBy.includes(by));
  if (liveTilesLeft === 0 && applies && hand.facts.includes(last)) facts.add(last);
  return [...facts];
};

/**
 * Tiles that would win for a claim of mahjong: the tile, and the one it was called where a wrong name counts. Nobody
 * goes out on a joker by its name either.
 */
const winningTiles = ({ occasion, rules }: ClaimTable): readonly (Kind | null)[] => {
  if (occasion.type === 'turn') return [occasion.began === 'draw' || occasion.began === 'loose' ? occasion.drew : null];
  if (occasion.type === 'kong' || !rules.misnamedIsVoid) return [occasion.tile];
  const { tile, named } = occasion;
  return named === tile || named === JOKER ? [tile] : [tile, named];
};

const verdictsOf = (claim: Claim, table: ClaimTable, hand: Hand): WinVerdict[] => {
  const by = wayOut(table.occasion, table.hand);
  const facts = factsOf(claim, table, by);
  return winningTiles(table).map((tile) =>
    table.judge.win({
      seat: claim.seat,
      hand: tile !== null && table.occasion.type === 'turn' ? withoutTile(hand, tile) : hand,
      tile,
      by,
      facts,
      prevailing: table.prevailing,
      line: claim.line,
    }),
  );
};

/** The verdict on a claim of mahjong: of the tiles that would win the first that does. */
const viewWin = (claim: Claim, table: ClaimTable, hand: Hand): Pick<ClaimView, 'verdict' | 'warnings'> => {
  const verdicts = verdictsOf(claim, table, hand);
  const won = verdicts.find(({ complete }) => complete);
  const asked = won === undefined ? verdicts : [won];
  return { verdict: won ?? verdicts[0]!, warnings: () => asked.flatMap(({ warnings }) => warnings()) };
};

/** What is to be said beside the rulings, each thing once. */
export const viewWarnings = (views: readonly ClaimView[]): Warning[] => {
  const said = new Map<string, Warning>();
  for (const { warnings } of views) for (const warning of warnings()) said.set(warning.code, warning);
  return [...said.values()];
};

/** Whether flowers may stand in such a set on any line of the card. Told of a hand only where the claim names no tiles. */
const flowersFit = ({ meld }: SetChoice, { judge }: ClaimTable): boolean =>
  meld.wildFlowers === 0 || judge.fit === undefined || judge.fit([meld]).fit !== 'none';

const FIT_ORDER: readonly Fit[] = ['open', 'concealed', 'none'];

/** Looks at a claim with the eyes of the hand and of the card. */
export const viewClaim = (claim: Claim, table: ClaimTable): ClaimView => {
  const { occasion, rules, judge } = table;
  const hand = table.hands[claim.seat] ?? null;
  const none = { claim, hand, sets: [], fitting: [], fit: 'open' as const, verdict: null, warnings: () => [] };
  if (claim.kind === 'mahjong') return hand === null ? none : { ...none, ...viewWin(claim, table, hand) };
  if (!isSetClaim(claim.kind) || occasion.type !== 'discard') return none;

  const sets = possibleSets(claim.kind, occasion.tile, rules.jokers)
    .filter(({ from }) => claim.with === null || sameTiles(from, claim.with))
    .filter(({ from }) => hand === null || holds(hand, from))
    .filter((set) => claim.with !== null || hand === null || flowersFit(set, table));
  const asksCard = judge.fit !== undefined && (hand !== null || judge.cardIsFixed === true);
  if (!asksCard) return { ...none, sets, fitting: sets };
  const exposed = hand?.melds ?? [];
  const fits = sets.map(({ meld }) => judge.fit!([...exposed, meld]));
  const fit = FIT_ORDER.find((one) => fits.some((found) => found.fit === one)) ?? 'none';
  const warnings = fits.flatMap((found) => found.warnings);
  return { ...none, sets, fitting: sets.filter((_, i) => fits[i]!.fit === 'open'), fit, warnings: () => warnings };
};
