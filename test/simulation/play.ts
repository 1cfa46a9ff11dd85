import type { ClaimAnswer, ClaimOption, ClaimOptionsAnswer, NextAction } from '../../schemas/claim.js';
import type { DealAnswer } from '../../schemas/deal.js';
import type { SettleAnswer } from '../../schemas/settle.js';
import type { Env, Envelope, Operation } from '../../src/rules/answer.js';
import type { Wind } from '../../src/rules/tiles/kinds.js';
import type { OperationName, Variant } from '../../src/rules/variants/variant.js';
import {
  allTiles,
  draw,
  exchangeJoker,
  handInput,
  handsOf,
  layClaimed,
  layKong,
  type Table,
  tableOf,
  take,
} from './table.js';

/** What a hand came to. */
export interface Played {
  readonly winner: Wind | null;
  readonly by: string | null;
  readonly drawn: number;
  readonly claims: number;
  readonly net: readonly number[];
}

const SEATS: Readonly<Record<number, readonly Wind[]>> = { 2: ['E', 'W'], 3: ['E', 'S', 'W'], 4: ['E', 'S', 'W', 'N'] };
/** Far more steps than a hand can have. */
const MOST_STEPS = 2000;
/** Tiles that can be drawn in all before a hand of Babcock's game ends without a winner, by the Red Book. */
const BABCOCK_DRAWABLE = 69;

/** A small generator of pseudo-random numbers, so that a hand can be played again from its seed. */
const generator = (seed: number) => {
  let state = seed >>> 0;
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const SET_KINDS = ['mahjong', 'pung', 'kong', 'chow', 'quint'] as const;
/** Tiles of the hand in each set. */
const SET_TILES = { pung: 2, kong: 3, chow: 2, quint: 4 } as const;

const sameClaim = (a: ClaimOption, b: ClaimOption): boolean =>
  a.seat === b.seat &&
  a.kind === b.kind &&
  [...(a.with ?? [])].sort().join(' ') === [...(b.with ?? [])].sort().join(' ');

const check = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};

/** How well a tile stands among the others: equal ones, and neighbours. Random play throws the loneliest. */
const company = (tile: string, hand: readonly string[], runs: boolean): number => {
  if (tile === 'J') return 100;
  const equal = hand.filter((other) => other === tile).length;
  const number = Number(tile[0]);
  if (!runs || tile.length < 2 || Number.isNaN(number)) return 4 * equal;
  const near = hand.filter(
    (other) => other[1] === tile[1] && other !== tile && Math.abs(Number(other[0]) - number) < 3,
  );
  return 4 * equal + near.length;
};

/** Plays one hand by random legal play, through the public operations of the variant alone. */
export const playHand = (variant: Variant, env: Env, seed: number, players = 4): Played => {
  const random = generator(seed);
  const chance = (share: number): boolean => random() < share;
  const american = variant.shape.american;
  const table = { players };
  const ask = <Answer>(operation: OperationName, request: unknown): Answer => {
    const outcome = (variant.operations[operation] as Operation<unknown, Envelope>)(request, env);
    if (!outcome.ok) {
      throw new Error(`${operation} ${JSON.stringify(outcome.problems)} for ${JSON.stringify(request)}`);
    }
    return outcome.value as unknown as Answer;
  };

  const dealt = ask<DealAnswer>('deal', { seed: `simulation ${seed}`, table });
  const seats = SEATS[players]!;
  const game: Table = tableOf(dealt, seats, variant.id === 'babcock-1923');
  const whole = allTiles(game).join(' ');
  let claims = 0;

  const situation = () => ({
    hands: handsOf(game),
    table: { ...table, liveTilesLeft: game.live.length, looseTilesLeft: game.dead.length },
  });
  const accepted = (context: object, options: readonly ClaimOption[]): ClaimAnswer => {
    const sent = options.map(({ seat, kind, with: tiles, from }) => ({
      seat,
      kind,
      ...(tiles === undefined ? {} : { with: tiles }),
      ...(from === undefined ? {} : { from }),
    }));
    const answer = ask<ClaimAnswer>('claim', { ...situation(), ...context, claims: sent });
    claims++;
    const won = answer.claims.filter((claim) => claim.won).length;
    check(won === (answer.awarded === null ? 0 : 1), 'more than one claim won');
    check(
      answer.claims.every((claim) => claim.won || claim.code !== undefined),
      'a claim lost without a code',
    );
    check(
      answer.claims.every(({ legal }) => legal),
      `a listed claim was refused: ${JSON.stringify(answer.claims)}`,
    );
    return answer;
  };
  /** A claim that nobody listed is refused, whatever it is: one picked at random. */
  const refuses = (context: object, listed: readonly ClaimOption[], wild: ClaimOption): void => {
    if (listed.some((option) => sameClaim(option, wild))) return;
    const request = { ...situation(), ...context, claims: [wild] };
    const outcome = (variant.operations.claim as Operation<unknown, Envelope>)(request, env);
    claims++;
    const legal = outcome.ok && (outcome.value as unknown as ClaimAnswer).claims[0]!.legal;
    check(!legal, `claim accepts what claim-options does not list: ${JSON.stringify(wild)}`);
  };
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  /** A claim out of the blue: any seat, any kind, tiles of its hand near the one in question. */
  const wildClaim = (tile: string): ClaimOption => {
    const by = pick(seats);
    const kind = pick(SET_KINDS);
    if (kind === 'mahjong') return { seat: by, kind };
    const { hand } = game.at[by]!;
    const near = hand.filter((held) => held === tile || held === 'J' || held[1] === tile[1]);
    const from = near.length < SET_TILES[kind] ? hand : near;
    const start = Math.floor(random() * from.length);
    const tiles = Array.from({ length: SET_TILES[kind] }, (_, i) => from[(start + i) % from.length]!);
    return { seat: by, kind, with: tiles };
  };
  const settled = (winner: Wind | null, win: object | null, discarder: Wind | null): Played => {
    const hands = seats.map((seat) => [
      seat,
      winner === null ? { score: 0 } : { hand: handInput(game.at[seat]!), ...(seat === winner ? { win } : {}) },
    ]);
    const { net } = ask<SettleAnswer>('settle', {
      winner,
      ...(discarder === null ? {} : { discarder }),
      table,
      ...(winner === null && american ? {} : { seats: Object.fromEntries(hands) }),
    });
    const early = game.madeUp && winner === null && game.drawn !== BABCOCK_DRAWABLE;
    check(!early, `a draw after ${game.drawn} tiles drawn, not ${BABCOCK_DRAWABLE}`);
    const nets = Object.values(net);
    check(nets.reduce((sum, n) => sum + n, 0) === 0, 'a settlement does not sum to zero');
    return { winner, by: (win as { by?: string } | null)?.by ?? null, drawn: game.drawn, claims, net: nets };
  };
  const conserved = (): void => check(allTiles(game).join(' ') === whole, 'tiles were not conserved');

  let seat: Wind = 'E';
  let began: 'draw' | 'loose' | 'claim' | 'deal' = 'deal';
  let drew: string | null = null;
  /** The natural tile laid down for a joker in this turn. */
  let laid: string | null = null;

  for (let step = 0; step < MOST_STEPS; step++) {
    conserved();
    const player = game.at[seat]!;
    // The player on turn: wins, lays a kong, exchanges a joker, or discards.
    const turn = { turn: { seat, began, ...(drew === null ? {} : { drew }) } };
    const own = ask<ClaimOptionsAnswer>('claim-options', { ...situation(), ...turn }).claims;
    // A set that completes the hand is claimed for mahjong; only a joker taken makes a hand complete after a claim.
    const out = began === 'claim' && laid === null ? undefined : own.find(({ kind }) => kind === 'mahjong');
    if (out !== undefined) {
      check(accepted(turn, [out]).next?.action === 'hand-over', 'a win is not the end');
      if (drew !== null) take(player.hand, [drew]);
      const last = game.live.length === 0 && began === 'draw' && variant.shape.facts.includes('last-tile');
      const by = { draw: 'wall', loose: 'loose', deal: 'deal', claim: 'joker-exchange' }[began];
      const tile = by === 'joker-exchange' ? laid : drew;
      const win = { by, ...(tile === null ? {} : { tile }) };
      return settled(seat, { ...win, ...(american ? {} : { facts: last ? ['last-tile'] : [] }) }, null);
    }
    const exchange = own.find(({ kind }) => kind === 'joker-exchange');
    if (variant.shape.american === false) {
      const four = pick(player.hand);
      refuses(turn, own, { seat, kind: 'kong', with: chance(0.5) ? [four] : [four, four, four, four] });
    }
    if (exchange !== undefined && chance(0.7)) {
      check(accepted(turn, [exchange]).awarded === 0, 'an exchange was refused');
      exchangeJoker(game, exchange);
      laid = exchange.with![0]!;
      drew = null;
      began = 'claim';
      continue;
    }
    const kong = own.find(({ kind }) => kind === 'kong');
    if (kong !== undefined && chance(0.5)) {
      check(accepted(turn, [kong]).next?.action === 'draw-loose', 'a kong without a loose tile');
      const kind = layKong(game, kong);
      const declared = { kong: { tile: kong.with![0]!, seat, kind } };
      const robbers = ask<ClaimOptionsAnswer>('claim-options', { ...situation(), ...declared }).claims;
      if (robbers.length > 0) {
        const answer = accepted(declared, robbers);
        const robber = answer.next!.seat!;
        const set = game.at[seat]!.melds.find(({ tiles }) => tiles.length === 4 && tiles[0] === kong.with![0])!;
        take(set.tiles, [kong.with![0]!]);
        game.discards.push(kong.with![0]!);
        return settled(robber, { tile: game.discards.pop(), by: 'robbed-kong', facts: [] }, seat);
      }
      const loose = draw(game, seat, true);
      if (loose === null) return settled(null, null, null);
      drew = loose.tile;
      began = 'loose';
      continue;
    }

    const lonely = Math.min(...player.hand.map((tile) => company(tile, player.hand, !american)));
    const lonelies = player.hand.filter((tile) => company(tile, player.hand, !american) === lonely);
    const tile = lonelies[Math.floor(random() * lonelies.length)]!;
    take(player.hand, [tile]);
    laid = null;
    game.discards.push(tile);
    conserved();

    const discard = { discard: { tile, seat } };
    const listed = ask<ClaimOptionsAnswer>('claim-options', { ...situation(), ...discard }).claims;
    refuses(discard, listed, wildClaim(tile));
    const chosen = seats.flatMap((each): ClaimOption[] => {
      const possible = listed.filter((option) => option.seat === each);
      const win = possible.find(({ kind }) => kind === 'mahjong');
      if (win !== undefined) return [win];
      return possible.length > 0 && chance(0.6) ? [possible[Math.floor(random() * possible.length)]!] : [];
    });
    const answer = accepted(discard, chosen);
    const next: NextAction = answer.next!;
    if (answer.awarded !== null) {
      const winner = chosen[answer.awarded]!;
      if (winner.kind === 'mahjong') {
        game.discards.pop();
        const last = game.live.length === 0 && variant.shape.facts.includes('last-discard');
        const win = { tile, by: 'discard', ...(american ? {} : { facts: last ? ['last-discard'] : [] }) };
        return settled(winner.seat, win, seat);
      }
      layClaimed(game, winner);
      seat = winner.seat;
      drew = null;
      began = 'claim';
      if (next.action === 'draw-loose') {
        const loose = draw(game, seat, true);
        if (loose === null) return settled(null, null, null);
        drew = loose.tile;
        began = 'loose';
      }
      continue;
    }
    if (next.seat === undefined) {
      check(game.live.length === 0, 'the hand ended too early');
      return settled(null, null, null);
    }
    check(next.action === 'draw', `nobody claims, and the next player does not draw: ${next.action}`);
    seat = next.seat;
    const drawn = draw(game, seat, false);
    if (drawn === null) return settled(null, null, null);
    drew = drawn.tile;
    began = drawn.loose ? 'loose' : 'draw';
  }
  throw new Error('the hand did not end');
};
