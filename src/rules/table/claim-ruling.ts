import type { ClaimRuling } from '../../../schemas/claim.js';
import { tokensOf } from '../tiles/kinds.js';
import { type Finding, firstFinding } from './claim-checks.js';
import { isSetClaim } from './claim-rules.js';
import type { Claim, ClaimTable } from './claim-table.js';
import { type ClaimView, viewClaim } from './claim-view.js';

/** A claim judged apart from the others. */
export interface JudgedClaim {
  readonly claim: Claim;
  readonly view: ClaimView;
  readonly finding: Finding | null;
}

export const judgeView = (view: ClaimView, table: ClaimTable): JudgedClaim => ({
  claim: view.claim,
  view,
  finding: firstFinding(view, table),
});

export const judgeClaim = (claim: Claim, table: ClaimTable): JudgedClaim => judgeView(viewClaim(claim, table), table);

const uncheckedSet = ({ claim }: ClaimView, { rules, judge }: ClaimTable): string[] => {
  if (rules.jokers) {
    const sizes = judge.cardIsFixed === true ? [] : ['claim.size_not_in_line', 'claim.concealed_line'];
    return ['claim.adds_to_exposed_set', 'claim.not_enough_tiles', ...sizes];
  }
  if (claim.kind === 'kong') return ['claim.kong_from_exposed_pung', 'claim.not_enough_tiles'];
  const oneRun = claim.kind === 'chow' && rules.chow.mostPerHand < 4;
  return [...(oneRun ? ['claim.second_chow'] : []), 'claim.not_enough_tiles'];
};

/** Codes that cannot be ruled out for want of a hand. Only a claim that would stand has any. */
export const uncheckedOf = ({ view, finding }: JudgedClaim, table: ClaimTable): string[] => {
  const { claim, hand, verdict } = view;
  if (finding !== null) return [];
  const { occasion, judge } = table;
  if (claim.kind === 'mahjong') {
    if (verdict !== null) return verdict.minimumMet === null && judge.minimumApplies ? ['claim.minimum_doubles'] : [];
    const robs = occasion.type === 'kong' && occasion.concealed ? ['claim.cannot_rob'] : [];
    return [...robs, 'claim.not_winning', ...(judge.minimumApplies ? ['claim.minimum_doubles'] : [])];
  }
  if (claim.kind === 'joker-exchange') {
    const held = hand === null ? ['exchange.not_held'] : [];
    const there =
      table.hands[claim.from ?? claim.seat] === undefined ? ['exchange.wrong_tile', 'exchange.no_joker'] : [];
    return [...held, ...there];
  }
  if (hand !== null) return [];
  return occasion.type === 'turn' ? ['claim.not_enough_tiles'] : uncheckedSet(view, table);
};

/** The set that would lie on the table: known where the claim or the hand leaves one choice. */
export const exposedBy = ({ claim, fitting }: ClaimView, { occasion }: ClaimTable): string[] | undefined => {
  if (occasion.type === 'turn') {
    return claim.kind === 'kong' ? tokensOf(Array<number>(4).fill(claim.with![0]!)) : undefined;
  }
  return isSetClaim(claim.kind) && fitting.length === 1 ? tokensOf(fitting[0]!.tiles) : undefined;
};

/** The ruling on one claim as it is answered. */
export const rulingOf = (judged: JudgedClaim, beaten: Finding | null, won: boolean, table: ClaimTable): ClaimRuling => {
  const { claim, view, finding } = judged;
  const why = finding ?? beaten;
  const legal = finding === null;
  const exposes = legal ? exposedBy(view, table) : undefined;
  const score = legal ? (view.verdict?.score ?? null) : null;
  const unchecked = uncheckedOf(judged, table);
  return {
    seat: claim.seat,
    kind: claim.kind,
    legal,
    won,
    ...(why === null ? {} : { code: why.code, detail: why.detail }),
    ...(exposes === undefined ? {} : { exposes }),
    ...(score === null ? {} : { score }),
    ...(unchecked.length === 0 ? {} : { unchecked }),
  };
};
