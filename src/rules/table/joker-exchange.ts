import type { JokerExchangeAnswer, JokerExchangeRequest } from '../../../schemas/joker-exchange.js';
import type { Operation } from '../answer.js';
import { SEAT_NAMES } from '../hand/seats.js';
import { failed, ok, type Problem } from '../problem.js';
import type { ProblemCode } from '../problem-codes.js';
import { tooManyCopies } from '../tiles/copies.js';
import { AMERICAN_FLOWER, JOKER, type Kind, tokensOf, type Wind } from '../tiles/kinds.js';
import { nameOf } from '../tiles/names.js';
import { readTile, readTiles } from '../tiles/notation.js';
import { sameTiles } from './claim-sets.js';
import { readTable } from './context.js';
import { readMeld } from './position.js';
import { type ExchangeRules, envelopeOf, type TableSheet } from './rules.js';
import { distanceTo } from './seats.js';

/** An exchange as read: the kind that the set is made of, and what the player holds. */
interface Exchange {
  readonly seat: Wind;
  readonly turn: JokerExchangeRequest['turn'];
  readonly tile: Kind;
  readonly held: readonly Kind[];
  readonly set: { readonly seat: Wind; readonly kind: Kind; readonly tiles: readonly Kind[]; readonly dead: boolean };
  readonly wanted: readonly Wind[];
  readonly players: number;
  /** Jokers in one's own sets may be exchanged. */
  readonly ownSets: boolean;
}

/**
 * `joker-exchange`: the natural tile that a joker stands for, from the hand, for the joker in an exposed set.
 *
 * Problems: `tile.unknown`, `tile.ambiguous`, `tile.copies`, `meld.invalid` (the set in question is none). What is
 * against the rules of the exchange is the answer: `allowed: false` with the first code that applies.
 */
export const jokerExchangeOperation =
  (sheet: TableSheet, rules: ExchangeRules): Operation<JokerExchangeRequest, JokerExchangeAnswer> =>
  (request) => {
    const context = readTable(sheet, rules.options, request);
    if (!context.ok) return context;
    const { players, options, set: tileSet } = context.value;
    const tile = readTile(request.tile, '/tile', tileSet);
    const held = readTiles(request.hand.concealed, '/hand/concealed', tileSet);
    const bonus = readTiles(request.hand.bonus ?? [], '/hand/bonus', tileSet);
    const melds = (request.hand.melds ?? []).map((meld, i) => readMeld(meld, `/hand/melds/${i}`, tileSet));
    const set = readTiles(request.set.tiles, '/set/tiles', tileSet);
    const reads = [held, bonus, ...melds, set];
    const unreadable = [...tile.problems, ...reads.flatMap((read) => read.problems)];
    if (tile.kind === null || unreadable.length > 0) return failed(...unreadable);
    const kind = kindOfSet(set.kinds, sheet.hand.melds.sizes);
    if (typeof kind !== 'number') return failed(kind);
    // The set in question may be one of the hand's own.
    const own = request.set.seat === request.seat && melds.some((meld) => sameTiles(meld.kinds, set.kinds));
    const copies = tooManyCopies(own ? [held, bonus, ...melds] : reads, tileSet);
    if (copies.length > 0) return failed(...copies);

    const exchange: Exchange = {
      seat: request.seat,
      turn: request.turn,
      tile: tile.kind,
      held: held.kinds,
      set: { seat: request.set.seat, kind, tiles: set.kinds, dead: request.set.dead === true },
      wanted: (request.wanted ?? []).filter((seat) => seat !== request.seat),
      players,
      ownSets: rules.ownSets || options.ownExposure === true,
    };
    const refusal = refusalOf(exchange, rules);
    const dead = refusal === null ? undefined : rules.deadHand[refusal.code];
    const who = SEAT_NAMES[exchange.seat];
    return ok({
      ...envelopeOf(sheet, options),
      assumptions: [],
      warnings: [...tile.warnings, ...reads.flatMap((read) => read.warnings)],
      allowed: refusal === null,
      ...(refusal === null ? afterwards(exchange) : refusal),
      ...(dead === undefined ? {} : { dead }),
      summary:
        refusal === null
          ? `${who} lays down the ${nameOf(exchange.tile)} and takes the joker. A win with it counts as self-drawn.`
          : `Not allowed: ${refusal.detail}${dead === undefined ? '' : ` If it was done, the hand is dead.`}`,
    });
  };

const byKind = (a: Kind, b: Kind): number => a - b;

/** The kind that an exposed set is made of; flowers may be wild beside another kind. */
const kindOfSet = (tiles: readonly Kind[], sizes: readonly number[]): Kind | Problem => {
  const invalid = (detail: string): Problem => ({ code: 'meld.invalid', pointer: '/set/tiles', detail });
  const kinds = [...new Set(tiles.filter((kind) => kind !== JOKER))].sort(byKind);
  const named = kinds.length === 2 && kinds[1] === AMERICAN_FLOWER ? kinds.slice(0, 1) : kinds;
  if (named.length === 0) return invalid('An exposed set holds at least one natural tile.');
  if (named.length > 1) return invalid(`${tokensOf(named).join(' and ')} make no set.`);
  if (!sizes.includes(tiles.length)) return invalid(`This game has no exposed sets of ${tiles.length} tiles.`);
  return named[0]!;
};

const refusalOf = (exchange: Exchange, rules: ExchangeRules): { code: ProblemCode; detail: string } | null => {
  const { seat, turn, tile, set } = exchange;
  const who = SEAT_NAMES[seat];
  const outOfTurn = seat !== turn.seat;
  if (outOfTurn && !(rules.outOfTurn && turn.stage === 'exposing' && set.seat === turn.seat)) {
    const unless = rules.outOfTurn ? ', or at the moment when that player lays the set down' : '';
    return { code: 'exchange.not_turn', detail: `${who} may exchange only on their own turn${unless}.` };
  }
  if (!outOfTurn && (turn.stage === 'before-draw' || turn.stage === 'exposing')) {
    const first = turn.stage === 'exposing' ? 'completes the exposure' : 'draws';
    return { code: 'exchange.before_draw', detail: `${who} ${first} first, and exchanges holding 14 tiles.` };
  }
  if (tile !== set.kind) {
    return {
      code: 'exchange.wrong_tile',
      detail: `The joker stands for the ${nameOf(set.kind)}, not for the ${nameOf(tile)}.`,
    };
  }
  if (!set.tiles.includes(JOKER)) return { code: 'exchange.no_joker', detail: 'The set holds no joker.' };
  if (!exchange.held.includes(tile)) {
    return { code: 'exchange.not_held', detail: `${who} does not hold the ${nameOf(tile)}.` };
  }
  if (set.dead) return { code: 'exchange.dead_set', detail: 'The jokers of this set can no longer be exchanged.' };
  if (set.seat === seat && !exchange.ownSets) {
    return { code: 'exchange.own_set', detail: "In this game only a joker in another player's set is exchanged." };
  }
  return outOfTurn ? beatenBy(exchange) : null;
};

/** Out of turn the nearest caller after the exposing player gets the joker. */
const beatenBy = ({ seat, turn, wanted, players }: Exchange): { code: ProblemCode; detail: string } | null => {
  const distance = (caller: Wind): number => distanceTo(turn.seat, caller, players);
  const nearer = wanted
    .filter((caller) => caller !== turn.seat && distance(caller) < distance(seat))
    .sort((a, b) => distance(a) - distance(b))[0];
  return nearer === undefined
    ? null
    : {
        code: 'exchange.beaten_by_turn_order',
        detail: `${SEAT_NAMES[nearer]} comes first in turn order after ${SEAT_NAMES[turn.seat]}.`,
      };
};

/** The set with the natural tile in place of a joker, and the standing tiles with the joker. */
const afterwards = ({ tile, set, held }: Exchange): Pick<JokerExchangeAnswer, 'set' | 'concealed'> => {
  const swap = (tiles: readonly Kind[], out: Kind, into: Kind): string[] => {
    const swapped = [...tiles];
    swapped[swapped.indexOf(out)] = into;
    return tokensOf(swapped.sort(byKind));
  };
  return { set: swap(set.tiles, JOKER, tile), concealed: swap(held, tile, JOKER) };
};
