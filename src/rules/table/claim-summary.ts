import type { ClaimRuling, NextAction } from '../../../schemas/claim.js';
import { SEAT_NAMES } from '../hand/seats.js';
import type { Wind } from '../tiles/kinds.js';
import { nameOf, pluralNameOf } from '../tiles/names.js';
import type { Claim, ClaimTable } from './claim-table.js';
import { joined } from './wording.js';

/** The first letter of a detail sentence goes small where it follows a colon, unless it begins a name. */
const clause = (sentence: string): string => {
  const named = Object.values(SEAT_NAMES).some((name) => sentence.startsWith(name));
  return (named ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1)).replace(/\.$/, '');
};

const DOES: Readonly<Record<NextAction['action'], string>> = {
  discard: 'discards next',
  'draw-loose': 'draws a loose tile next',
  draw: 'draws next',
  'hand-over': 'wins the hand',
  'draw-hand': 'the hand is a draw',
  'wall-game': 'it is a wall game',
};

const nextClause = (next: NextAction | undefined, rulings: readonly ClaimRuling[]): string => {
  if (next === undefined) {
    const renamed = rulings.some(({ code }) => code === 'claim.misnamed');
    return renamed ? 'play waits for a claim by the right name' : 'play goes on';
  }
  return next.seat === undefined ? DOES[next.action] : `${SEAT_NAMES[next.seat]} ${DOES[next.action]}`;
};

const takes = (claim: Claim, { occasion }: ClaimTable): string => {
  const name = SEAT_NAMES[claim.seat];
  if (occasion.type === 'turn') {
    if (claim.kind === 'mahjong') return `${name} goes out`;
    if (claim.kind === 'joker-exchange') return `${name} takes a joker for the ${nameOf(claim.with![0]!)}`;
    return `${name} lays down four ${pluralNameOf(claim.with![0]!)}`;
  }
  const tile = nameOf(occasion.tile);
  if (claim.kind !== 'mahjong') return `${name} takes the ${tile} for a ${claim.kind}`;
  return occasion.type === 'kong'
    ? `${name} robs the kong of ${pluralNameOf(occasion.tile)} and goes out`
    : `${name} goes out with the ${tile}`;
};

/** What a claim asks for. */
const does = (kind: ClaimRuling['kind']): string => {
  if (kind === 'mahjong') return 'go out';
  return kind === 'joker-exchange' ? 'exchange a joker' : `have the ${kind}`;
};

/** What is said where no claim was sent. */
const nobody = ({ occasion }: ClaimTable): string => {
  if (occasion.type === 'turn') return 'Nothing is declared';
  return occasion.type === 'kong' ? 'Nobody robs the kong' : 'Nobody claims the tile';
};

/** One plain sentence: who gets the tile, or why nobody does, and who is next. */
export const claimSummary = (
  awarded: Claim | null,
  rulings: readonly ClaimRuling[],
  skipped: readonly Wind[],
  next: NextAction | undefined,
  table: ClaimTable,
): string => {
  if (awarded !== null) {
    const over = next?.action === 'hand-over';
    const passed = skipped.length === 0 ? '' : `, passing over ${joined(skipped.map((seat) => SEAT_NAMES[seat]))}`;
    const then = over || next === undefined ? '' : `${passed === '' ? '' : ','} and ${DOES[next.action]}`;
    return `${takes(awarded, table)}${passed}${then}.`;
  }
  if (rulings.length === 0) return `${nobody(table)}; ${nextClause(next, rulings)}.`;
  const refused = rulings.map(
    ({ seat, kind, detail }) =>
      `${SEAT_NAMES[seat as Wind]} may not ${does(kind)}${detail === undefined ? '' : ` (${clause(detail)})`}`,
  );
  return `${joined(refused)}; ${nextClause(next, rulings)}.`;
};
