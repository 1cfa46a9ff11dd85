import type { ClaimInput, ClaimOptionsRequest } from '../../../schemas/claim.js';
import type { Warning } from '../../../schemas/common.js';
import type { Env } from '../answer.js';
import { resolveOptions } from '../hand/options.js';
import { firstStage, PREVAILING_IGNORED } from '../hand/read.js';
import { type HandRead, handOf, readHand, restingSize } from '../hand/read-hand.js';
import type { HandRules } from '../hand/rules.js';
import { SEAT_NAMES } from '../hand/seats.js';
import type { Hand, Meld, Stage } from '../hand/situation.js';
import { failed, type Outcome, ok, type Problem } from '../problem.js';
import { notInSet, type Placed, tooManyCopies } from '../tiles/copies.js';
import { isBonus, type Kind, tokenOf, WINDS, type Wind } from '../tiles/kinds.js';
import { readTile } from '../tiles/notation.js';
import { turnProblems } from './claim-facts.js';
import { readClaims } from './claim-read-claims.js';
import { copiesIn } from './claim-sets.js';
import type { Claim, ClaimContext, ClaimTable, Collected, Occasion } from './claim-table.js';
import { unplayable } from './context.js';
import { isSeated, notSeated } from './seats.js';

export interface ReadClaims {
  readonly table: ClaimTable;
  readonly claims: readonly Claim[];
  readonly warnings: readonly Warning[];
}

/** Seats that the request names, each with its pointer. */
const namedSeats = (
  request: ClaimOptionsRequest,
  claims: readonly ClaimInput[],
): (readonly [seat: Wind, pointer: string])[] => [
  ...(['discard', 'kong', 'turn'] as const).flatMap((member) => {
    const seat = request[member]?.seat;
    return seat === undefined ? [] : [[seat, `/${member}/seat`] as const];
  }),
  ...claims.map(({ seat }, i) => [seat, `/claims/${i}/seat`] as const),
  ...claims.flatMap(({ from }, i) => (from === undefined ? [] : [[from, `/claims/${i}/from`] as const])),
  ...WINDS.filter((seat) => request.hands?.[seat] !== undefined).map((seat) => [seat, `/hands/${seat}`] as const),
  ...(request.table?.dead ?? []).map((seat, i) => [seat, `/table/dead/${i}`] as const),
];

const seatProblems = (request: ClaimOptionsRequest, claims: readonly ClaimInput[], players: number): Problem[] => {
  const problems = notSeated(namedSeats(request, claims), players);
  claims.forEach(({ seat }, i) => {
    const pointer = `/claims/${i}/seat`;
    const first = claims.findIndex((other) => other.seat === seat);
    if (first < i) {
      problems.push({
        code: 'claim.duplicate_seat',
        pointer,
        seat,
        detail: `${SEAT_NAMES[seat]} has two claims; a seat claims once.`,
        pointers: [`/claims/${first}/seat`, pointer],
      });
    }
    if (request.turn !== undefined && seat !== request.turn.seat && isSeated(seat, players)) {
      problems.push({
        code: 'table.seat',
        pointer,
        seat,
        detail: `It is ${SEAT_NAMES[request.turn.seat]}'s turn; nobody else has a claim.`,
        allowed: [request.turn.seat],
      });
    }
  });
  return problems;
};

const UNREADABLE: Kind = 0;

const readToken = (token: string, pointer: string, collected: Collected): Kind => {
  const read = readTile(token, pointer, collected.set);
  for (const problem of read.problems) collected.problems.push({ stage: 'tiles', problem });
  collected.warnings.push(...read.warnings);
  return read.kind ?? UNREADABLE;
};

const readOccasion = (request: ClaimOptionsRequest, collected: Collected): Occasion => {
  const { discard, kong, turn } = request;
  if (discard !== undefined) {
    const tile = readToken(discard.tile, '/discard/tile', collected);
    const named = discard.named === undefined ? tile : readToken(discard.named, '/discard/named', collected);
    collected.places.push({ kinds: [tile], pointers: ['/discard/tile'] });
    laidOut(tile, '/discard/tile', collected);
    return { type: 'discard', seat: discard.seat, tile, named, last: discard.last ?? true };
  }
  if (kong !== undefined) {
    const tile = readToken(kong.tile, '/kong/tile', collected);
    laidOut(tile, '/kong/tile', collected);
    return { type: 'kong', seat: kong.seat, tile, concealed: kong.kind === 'concealed' };
  }
  const { seat, began, drew } = turn!;
  return { type: 'turn', seat, began, drew: drew === undefined ? null : readToken(drew, '/turn/drew', collected) };
};

/** A bonus tile told by its number is laid out as it is drawn: nobody discards it or makes a kong of it. */
const laidOut = (kind: Kind, pointer: string, { problems }: Collected): void => {
  if (!isBonus(kind)) return;
  const tile = tokenOf(kind);
  const detail = `${tile} is a bonus tile: it is laid out and replaced, never discarded or claimed.`;
  problems.push({ stage: 'membership', problem: { code: 'tile.not_in_set', pointer, detail, tile } });
};

/**
 * Tiles that the occasion tells of and that no hand shows: all four copies of a kong, wherever they stand; the tile
 * drawn by a player whose hand was not sent, unless the claims name it.
 */
const placesOf = (occasion: Occasion, hands: Partial<Record<Wind, Hand>>, claims: readonly Claim[]): Placed[] => {
  const hand = hands[occasion.seat];
  if (occasion.type === 'kong') {
    const hidden = Math.max(0, KONG - (hand === undefined ? 0 : copiesIn(hand, occasion.tile)));
    return [{ kinds: Array<Kind>(hidden).fill(occasion.tile), pointers: Array<string>(hidden).fill('/kong/tile') }];
  }
  if (occasion.type === 'discard' || occasion.drew === null || hand !== undefined) return [];
  const { drew } = occasion;
  const named = claims.some((claim) => claim.with?.includes(drew) === true);
  return named ? [] : [{ kinds: [drew], pointers: ['/turn/drew'] }];
};

/** Tiles of a kong. */
const KONG = 4;

/** Sizes that a hand may have at this moment: 13 between turns, 14 on turn; while a kong is laid down, either. */
const sizesOf = (seat: Wind, occasion: Occasion, resting: number): readonly number[] => {
  if (occasion.type === 'turn') return [seat === occasion.seat ? resting + 1 : resting];
  return occasion.type === 'kong' && seat === occasion.seat ? [resting, resting + 1] : [resting];
};

const countProblems = (seat: Wind, read: HandRead, occasion: Occasion, hand: HandRules): Problem[] => {
  const actual = read.concealed.kinds.length + read.meldTiles;
  const sizes = sizesOf(seat, occasion, restingSize(read.melds, hand));
  if (sizes.includes(actual)) return [];
  return [
    {
      code: 'hand.count',
      pointer: `/hands/${seat}`,
      detail: `${SEAT_NAMES[seat]}'s hand has ${actual} tiles; at this moment it has ${sizes.join(' or ')}.`,
      expected: sizes[0],
      actual,
      seat,
    },
  ];
};

const readHands = (
  request: ClaimOptionsRequest,
  occasion: Occasion,
  rules: HandRules,
  collected: Collected,
): Partial<Record<Wind, Hand>> => {
  const hands: Partial<Record<Wind, Hand>> = {};
  const dead = request.table?.dead ?? [];
  for (const seat of WINDS) {
    const input = request.hands?.[seat];
    if (input === undefined) continue;
    const read = readHand(input, `/hands/${seat}`, rules, collected.set);
    collected.problems.push(...read.problems);
    collected.warnings.push(...read.warnings);
    collected.places.push(...read.places);
    if (read.problems.length > 0) continue;
    if (!dead.includes(seat)) {
      for (const problem of countProblems(seat, read, occasion, rules))
        collected.problems.push({ stage: 'count', problem });
    }
    const melds = read.melds.filter((meld): meld is Meld => meld !== null);
    hands[seat] = handOf(read.concealed.kinds, melds, read.bonus);
  }
  return hands;
};

/** The tile drawn has to be among the tiles of the hand. */
const drewProblems = (occasion: Occasion, hands: Partial<Record<Wind, Hand>>): Problem[] => {
  if (occasion.type !== 'turn' || occasion.drew === null || occasion.began === 'claim') return [];
  const hand = hands[occasion.seat];
  if (hand === undefined || hand.counts[occasion.drew]! > 0) return [];
  const tile = tokenOf(occasion.drew);
  return [
    { code: 'win.tile_not_held', pointer: '/turn/drew', detail: `The hand does not hold the ${tile} drawn.`, tile },
  ];
};

/**
 * Reads a request about claims: seats, tiles, hands, copies over the whole request, counts, facts, the card. All
 * problems of the first stage that has any are reported. `claims` is empty for `claim-options`.
 */
export const readClaimRequest = (
  request: ClaimOptionsRequest,
  sent: readonly ClaimInput[],
  context: ClaimContext,
  env: Env,
): Outcome<ReadClaims> => {
  const resolved = resolveOptions([...context.hand.options, ...context.claims.options], request.options);
  if (resolved.problems.length > 0) return failed(...resolved.problems);
  const { options } = resolved;
  const players = request.table?.players ?? context.hand.players[0]!;
  const refused = unplayable(players, context.hand);
  if (refused !== null) return failed(refused);
  const misplaced = seatProblems(request, sent, players);
  if (misplaced.length > 0) return failed(...misplaced);

  const set = context.hand.tileSet(options, players);
  const collected: Collected = { set, problems: [], warnings: [], places: [] };
  const occasion = readOccasion(request, collected);
  const hands = readHands(request, occasion, context.hand, collected);
  const claims = readClaims(sent, occasion, hands, request.table?.liveTilesLeft, context, collected);
  const staged = (stage: Stage, problems: readonly Problem[]) =>
    collected.problems.push(...problems.map((problem) => ({ stage, problem })));
  collected.places.push(...placesOf(occasion, hands, claims));
  staged('membership', notInSet(collected.places, set));
  staged('membership', tooManyCopies(collected.places, set));
  staged('facts', drewProblems(occasion, hands));
  if (claims.some(({ kind }) => kind === 'mahjong')) {
    staged('facts', turnProblems(occasion, hands[occasion.seat], context.hand));
  }
  if (collected.problems.length > 0) return failed(...firstStage(collected.problems));

  const { card, params, prevailingWind, table = {} } = request;
  const judge = context.judge({ players, tileSet: set, options, card, params, env });
  if (!judge.ok) return judge;
  if (prevailingWind !== undefined && !context.hand.prevailingWind) {
    collected.warnings.push(PREVAILING_IGNORED);
  }
  return ok({
    table: {
      rules: context.claims,
      hand: context.hand,
      options,
      players,
      tileSet: set,
      judge: judge.value,
      occasion,
      hands,
      dead: table.dead ?? [],
      prevailing: context.hand.prevailingWind ? (prevailingWind ?? null) : null,
      liveTilesLeft: table.liveTilesLeft ?? null,
      looseTilesLeft: table.looseTilesLeft ?? null,
      nextPlayer: table.nextPlayer ?? 'waiting',
    },
    claims,
    warnings: collected.warnings,
  });
};
