import { SEAT_NAMES } from '../hand/seats.js';
import type { ProblemCode } from '../problem-codes.js';
import { JOKER, type Kind } from '../tiles/kinds.js';
import { nameOf, pluralNameOf } from '../tiles/names.js';
import { isSetClaim, SET_SIZES } from './claim-rules.js';
import { copiesIn } from './claim-sets.js';
import type { ClaimTable } from './claim-table.js';
import type { ClaimView } from './claim-view.js';
import { nextSeat } from './seats.js';

/** Why a claim fails, whatever the other claims are. */
export interface Finding {
  readonly code: ProblemCode;
  readonly detail: string;
}

export type Check = (view: ClaimView, table: ClaimTable) => Finding | null;

const finding = (code: ProblemCode, detail: string): Finding => ({ code, detail });

const deadSeat: Check = ({ claim }, { dead }) =>
  dead.includes(claim.seat) ? finding('claim.dead_seat', `${SEAT_NAMES[claim.seat]}'s hand is dead.`) : null;

const ownDiscard: Check = ({ claim }, { occasion }) =>
  claim.seat === occasion.seat ? finding('claim.own_discard', 'Nobody claims their own tile.') : null;

const notLastDiscard: Check = (_, { occasion }) =>
  occasion.type === 'discard' && !occasion.last
    ? finding('claim.not_last_discard', 'Only the latest discard can be claimed.')
    : null;

const DONE = {
  waiting: 'waited',
  drawn: 'drawn a tile',
  racked: 'racked a tile',
  discarded: 'discarded',
  declared: 'declared',
  exchanging: 'begun to exchange a joker',
};

const late: Check = (_, { occasion, rules, nextPlayer }) =>
  occasion.type === 'discard' && rules.lateAfter.includes(nextPlayer)
    ? finding('claim.late', `The next player has already ${DONE[nextPlayer]}.`)
    : null;

const jokerDiscard: Check = (_, { occasion, rules }) =>
  rules.jokers && occasion.type === 'discard' && occasion.tile === JOKER
    ? finding('claim.joker_discard', 'A discarded joker can never be claimed.')
    : null;

const cannotRob: Check = ({ claim, verdict }, { occasion, rules }) => {
  if (occasion.type !== 'kong') return null;
  if (rules.robbing === null) return finding('claim.cannot_rob', 'No kong is robbed in this game.');
  if (claim.kind !== 'mahjong') return finding('claim.cannot_rob', 'A kong is robbed only to go out.');
  if (!occasion.concealed) return null;
  const { concealedFor } = rules.robbing;
  if (concealedFor.length === 0) return finding('claim.cannot_rob', 'A concealed kong is never robbed.');
  if (verdict === null || verdict.shapes.some((shape) => concealedFor.includes(shape))) return null;
  return finding(
    'claim.cannot_rob',
    `A concealed kong is robbed only by ${concealedFor.map((id) => id.replaceAll('-', ' ')).join(', ')}.`,
  );
};

const misnamed: Check = ({ claim }, { occasion, rules }) =>
  rules.misnamedIsVoid && occasion.type === 'discard' && occasion.named !== occasion.tile && claim.kind !== 'mahjong'
    ? finding(
        'claim.misnamed',
        `The tile was called the ${nameOf(occasion.named)} but is the ${nameOf(occasion.tile)}: the claim is void, and the tile may be claimed by its right name.`,
      )
    : null;

const singleOrPair: Check = ({ claim }) =>
  claim.kind === 'single' || claim.kind === 'pair'
    ? finding('claim.single_or_pair', `A ${claim.kind} is claimed only to go out.`)
    : null;

const chowNotAllowed: Check = ({ claim }, { rules, players }) =>
  claim.kind === 'chow' && !rules.chow.players.includes(players)
    ? finding('claim.chow_not_allowed', 'No runs are claimed at this table.')
    : null;

const chowNotNext: Check = ({ claim }, { occasion, players, dead }) =>
  claim.kind === 'chow' && claim.seat !== nextSeat(occasion.seat, players, dead)
    ? finding(
        'claim.chow_not_next',
        `Only the next player, ${SEAT_NAMES[nextSeat(occasion.seat, players, dead)]}, may claim a run.`,
      )
    : null;

const secondChow: Check = ({ claim, hand }, { rules }) => {
  if (claim.kind !== 'chow' || hand === null) return null;
  const laid = hand.melds.filter(({ type }) => type === 'chow').length;
  return laid >= rules.chow.mostPerHand ? finding('claim.second_chow', 'The hand already has its run.') : null;
};

const addsToExposed: Check = ({ claim, hand, sets }, { occasion, rules }) => {
  if (hand === null || occasion.type !== 'discard' || !isSetClaim(claim.kind)) return null;
  const beside = hand.melds.some(({ kind, type }) => kind === occasion.tile && type !== 'chow');
  if (!beside) return null;
  if (rules.jokers) {
    return sets.length === 0
      ? finding('claim.adds_to_exposed_set', 'A discard is never added to a set that lies exposed.')
      : null;
  }
  return claim.kind === 'kong'
    ? finding('claim.kong_from_exposed_pung', 'A discard never joins an exposed pung; only a tile from the hand does.')
    : null;
};

/** Four copies of a kind: what the other hands hold is in no hand that was not sent. */
const leftOf = (kind: Kind, { hands, tileSet }: ClaimTable): number =>
  Object.values(hands).reduce((left, hand) => left - copiesIn(hand, kind), tileSet.copies[kind]! - 1);

const notEnoughTiles: Check = ({ claim, hand, sets }, table) => {
  const { occasion, rules } = table;
  if (!isSetClaim(claim.kind)) return null;
  if (hand === null) {
    if (rules.jokers || claim.kind === 'chow' || claim.with !== null || occasion.type !== 'discard') return null;
    return leftOf(occasion.tile, table) < SET_SIZES[claim.kind] - 1
      ? finding('claim.not_enough_tiles', `The other hands leave too few tiles for the ${claim.kind}.`)
      : null;
  }
  if (sets.length > 0) return null;
  const jokers = rules.jokers ? ', jokers included' : '';
  return finding('claim.not_enough_tiles', `The hand lacks the other tiles of the ${claim.kind}${jokers}.`);
};

const cardFit: Check = ({ claim, sets, fit }, { hand }) => {
  if (!isSetClaim(claim.kind)) return null;
  const size = sets[0]?.meld.count;
  const unknownSize = hand.melds.jokers && size !== undefined && !hand.melds.sizes.includes(size);
  if (fit === 'none' || unknownSize) {
    return finding(
      'claim.size_not_in_line',
      `No line of the card has this ${claim.kind} beside the sets already exposed.`,
    );
  }
  return fit === 'concealed'
    ? finding('claim.concealed_line', `Only concealed lines have this ${claim.kind}: it is claimed only to go out.`)
    : null;
};

const noLooseTile: Check = ({ claim }, { rules, liveTilesLeft, looseTilesLeft, options }) => {
  if (claim.kind !== 'kong' || !rules.kong.drawsLoose) return null;
  if (looseTilesLeft === 0) return finding('claim.no_loose_tile', 'No loose tile is left to follow a kong.');
  return liveTilesLeft === 0 && !rules.kong.afterLastTile(options)
    ? finding('claim.no_loose_tile', 'No four of a kind is laid down after the last live tile.')
    : null;
};

const notWinning: Check = ({ verdict }) =>
  verdict !== null && !verdict.complete ? finding('claim.not_winning', verdict.missing()) : null;

const minimumDoubles: Check = ({ verdict }) =>
  verdict !== null && verdict.minimumMet === false ? finding('claim.minimum_doubles', verdict.minimum) : null;

/** Claims on a discard or a kong: the first check that fails gives the code. Source: table.md, fine print of claims. */
export const CLAIM_CHECKS: readonly Check[] = [
  deadSeat,
  ownDiscard,
  notLastDiscard,
  late,
  jokerDiscard,
  cannotRob,
  misnamed,
  singleOrPair,
  chowNotAllowed,
  chowNotNext,
  secondChow,
  addsToExposed,
  notEnoughTiles,
  cardFit,
  noLooseTile,
  notWinning,
  minimumDoubles,
];

const afterClaim: Check = ({ claim }, { occasion }) =>
  claim.kind === 'kong' && occasion.type === 'turn' && occasion.began === 'claim'
    ? finding('claim.after_claim', 'No four of a kind is declared straight after a claim.')
    : null;

const nothingToClaim: Check = ({ claim }, { rules }) =>
  isSetClaim(claim.kind) && !(claim.kind === 'kong' && rules.kong.ownTurn)
    ? finding('claim.not_last_discard', `On one's own turn there is no discard to claim for a ${claim.kind}.`)
    : null;

const kongTiles: Check = ({ claim, hand }) => {
  if (claim.kind !== 'kong' || claim.with === null || hand === null) return null;
  const kind = claim.with[0]!;
  if (hand.counts[kind]! < claim.with.length) {
    const tiles = claim.with.length === 1 ? `the ${nameOf(kind)}` : `four ${pluralNameOf(kind)}`;
    return finding('claim.not_enough_tiles', `The hand does not hold ${tiles}.`);
  }
  const pung = hand.melds.some((meld) => meld.type === 'pung' && meld.kind === kind);
  return claim.with.length === 1 && !pung
    ? finding('claim.not_enough_tiles', `No three ${pluralNameOf(kind)} lie on the table for the fourth to join.`)
    : null;
};

/** A joker is exchanged for the natural tile it stands for, in an exposed set: the codes in the order of `joker-exchange`. */
const jokerExchange: Check = ({ claim, hand }, table) => {
  if (claim.kind !== 'joker-exchange') return null;
  if (table.occasion.type !== 'turn')
    return finding('exchange.not_turn', "A joker is exchanged only on one's own turn.");
  const tile = claim.with![0]!;
  const from = claim.from ?? claim.seat;
  const sets = table.hands[from]?.melds;
  if (sets !== undefined && !sets.some(({ kind }) => kind === tile)) {
    return finding('exchange.wrong_tile', `No set of ${pluralNameOf(tile)} lies before ${SEAT_NAMES[from]}.`);
  }
  if (sets !== undefined && !sets.some(({ kind, jokers }) => kind === tile && jokers > 0)) {
    return finding('exchange.no_joker', `The set of ${pluralNameOf(tile)} before ${SEAT_NAMES[from]} holds no joker.`);
  }
  if (hand !== null && hand.counts[tile]! === 0) {
    return finding('exchange.not_held', `The hand does not hold the ${nameOf(tile)}.`);
  }
  const ownSets = table.rules.jokerExchange?.ownSets === true || table.options.ownExposure === true;
  return from === claim.seat && !ownSets
    ? finding('exchange.own_set', "Only a joker of another player's set is exchanged.")
    : null;
};

/** Claims of the player on turn. */
export const TURN_CHECKS: readonly Check[] = [
  afterClaim,
  deadSeat,
  singleOrPair,
  nothingToClaim,
  kongTiles,
  jokerExchange,
  noLooseTile,
  notWinning,
  minimumDoubles,
];

/** The first code that applies to a claim apart from the others, or `null`: the claim is legal. */
export const firstFinding = (view: ClaimView, table: ClaimTable): Finding | null => {
  const checks = table.occasion.type === 'turn' ? TURN_CHECKS : [jokerExchange, ...CLAIM_CHECKS];
  for (const check of checks) {
    const found = check(view, table);
    if (found !== null) return found;
  }
  return null;
};
