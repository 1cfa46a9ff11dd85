import type { SettleAnswer, SettleRequest } from '../../../schemas/settle.js';
import type { NamedPayment, PlainNet } from '../../../schemas/tally.js';
import type { Env, Operation } from '../answer.js';
import { SEAT_NAMES, seatsAt } from '../hand/seats.js';
import { failed, type Outcome, ok, type Problem } from '../problem.js';
import type { Wind } from '../tiles/kinds.js';
import { dealerOf, prevailingWindOf, roundOf, type Standing, seatOf } from './rounds.js';
import type { TallyRules } from './rules.js';
import { squareUp } from './square.js';

export type Settle = Operation<SettleRequest, SettleAnswer>;

/** Points by player, in the order of the names. */
export type Points = readonly number[];

/** A session: who plays, and under which rules. */
export interface Session {
  /** The players in seat order, then the bettor if there is one. */
  readonly names: readonly string[];
  readonly players: number;
  readonly rules: TallyRules;
  readonly settle: Settle;
  /** Options that settling takes. */
  readonly settleOptions: Readonly<Record<string, unknown>> | undefined;
  readonly env: Env;
}

/** A hand as settled, by index of the names. */
export interface SettledHand {
  readonly winner: number | null;
  readonly net: Points;
  readonly payments: readonly NamedPayment[];
  readonly assumptions: SettleAnswer['assumptions'];
  readonly warnings: SettleAnswer['warnings'];
}

/** Dealer, prevailing wind, round and seats of the hand to be played. */
export const whereWeAre = (standing: Standing, { names, players, rules }: Session) => {
  const wind = prevailingWindOf(standing, rules);
  return {
    dealer: names[dealerOf(standing)]!,
    ...(wind === null ? {} : { prevailingWind: wind }),
    round: roundOf(standing) + 1,
    seats: bySeat(standing, (player) => names[player]!, players),
  };
};

const bySeat = <T>(standing: Standing, of: (player: number) => T, players: number): { [seat in Wind]?: T } => {
  const dealer = dealerOf(standing);
  return Object.fromEntries(seatsAt(players).map((seat, i) => [seat, of((dealer + i) % players)]));
};

/** A hand that was settled already. */
export const fromNet = (body: PlainNet, { names }: Session): Outcome<SettledHand> => {
  const net = names.map((name) => (Object.hasOwn(body.net, name) ? body.net[name]! : 0));
  return ok({
    winner: body.winner === null ? null : names.indexOf(body.winner),
    net,
    payments: squareUp(names.map((name, i) => [name, net[i]!])),
    assumptions: [],
    warnings: [],
  });
};

const contradiction = (pointer: string, detail: string): Outcome<never> =>
  failed({ code: 'settle.contradiction', pointer, detail });

/** Settles a body with what the sheet knows: seats, points, prevailing wind, deals passed in the round. */
export const fromBody = (
  body: SettleRequest,
  index: number,
  standing: Standing,
  totals: Points,
  session: Session,
): Outcome<SettledHand> => {
  const { names, players, rules } = session;
  const at = `/hands/${index}`;
  const wind = prevailingWindOf(standing, rules);
  if (wind !== null && body.prevailingWind !== undefined && body.prevailingWind !== wind) {
    return contradiction(`${at}/prevailingWind`, `The prevailing wind of this hand is ${wind}.`);
  }
  if (body.table?.players !== undefined && body.table.players !== players) {
    return contradiction(`${at}/table/players`, `The sheet has ${players} players.`);
  }
  const passed = standing.passed % players;
  if (body.table?.dealsPassed !== undefined && body.table.dealsPassed !== passed) {
    return contradiction(`${at}/table/dealsPassed`, `In this round the deal has passed ${passed} times so far.`);
  }
  const before = bySeat(standing, (player) => totals[player]!, players);
  const sitting = bySeat(standing, (player) => names[player]!, players);
  for (const seat of seatsAt(players)) {
    const [points, name] = [body.before?.[seat], body.names?.[seat]];
    if (points !== undefined && points !== before[seat]) {
      return contradiction(`${at}/before/${seat}`, `On the sheet ${sitting[seat]} has ${before[seat]}, not ${points}.`);
    }
    if (name !== undefined && name !== sitting[seat]) {
      return contradiction(`${at}/names/${seat}`, `${SEAT_NAMES[seat]} of this hand is ${sitting[seat]}, not ${name}.`);
    }
  }
  const options = { ...session.settleOptions, ...body.options };
  const outcome = session.settle(
    {
      ...body,
      ...(wind === null ? {} : { prevailingWind: wind }),
      table: { dealsPassed: passed, players },
      before,
      names: sitting,
      ...(Object.keys(options).length === 0 ? {} : { options }),
    },
    session.env,
  );
  if (!outcome.ok) return failed(...outcome.problems.map((problem) => moved(problem, at)));
  const { net, payments, assumptions, warnings } = outcome.value;
  const nameOf = new Map<string, string>(Object.entries(sitting));
  if (names.length > players) nameOf.set('bettor', names[players]!);
  else if ((net.bettor ?? 0) !== 0) return contradiction('/players', 'A bettor needs a fifth name.');
  return ok({
    winner: body.winner === null ? null : names.indexOf(nameOf.get(body.winner)!),
    net: names.map((_, player) => (player < players ? net[seatOf(player, standing)] : net.bettor) ?? 0),
    payments: payments.map(({ from, to, amount, reason }) => ({
      from: nameOf.get(from) ?? from,
      to: nameOf.get(to) ?? to,
      amount,
      reason,
    })),
    assumptions,
    warnings,
  });
};

/** A problem of settling with its pointers into the hand it came from. */
const moved = (problem: Problem, at: string): Problem => ({
  ...problem,
  pointer: `${at}${problem.pointer}`,
  ...(problem.pointers === undefined ? {} : { pointers: problem.pointers.map((pointer) => `${at}${pointer}`) }),
});
