import type { Assumption, HouseFactor, ResolvedOptions } from '../../../schemas/common.js';
import type { HandRequest } from '../../../schemas/hand.js';
import type { SettledSeat, SettleRequest, SettleSeat } from '../../../schemas/settle.js';
import type { Env } from '../answer.js';
import type { HandRules } from '../hand/rules.js';
import { SEAT_NAMES, seatsAt } from '../hand/seats.js';
import type { Problem } from '../problem.js';
import type { Wind } from '../tiles/kinds.js';
import { unplayable } from './context.js';
import { isSeated, notSeated } from './seats.js';
import { copiesOverSeats } from './settle-copies.js';
import type { HandResult, ScoreHook, SettleRules, WonValue } from './settle-rules.js';

export interface ReadSettlement {
  readonly result: HandResult;
  readonly seats: Readonly<Partial<Record<Wind, SettledSeat>>>;
  readonly assumptions: readonly Assumption[];
}

/** How a tile came that somebody else gave up: only then is there a discarder, or a robbed player. */
const FROM_ANOTHER = ['discard', 'robbed-kong'];

const contradiction = (pointer: string, detail: string, facts: readonly string[]): Problem => ({
  code: 'settle.contradiction',
  pointer,
  detail,
  facts: [...facts],
});

/**
 * Players at the table: as told; else, where scores are settled, as many as seats were named, if the variant can be
 * played with exactly these seats.
 */
const playersOf = (request: SettleRequest, rules: SettleRules, hand: HandRules): number => {
  if (request.table?.players !== undefined) return request.table.players;
  const named = Object.keys(request.seats ?? {}).filter((key) => key in SEAT_NAMES);
  const guessed = hand.players.find(
    (players) => players === named.length && named.every((seat) => isSeated(seat as Wind, players)),
  );
  return rules.value === null && guessed !== undefined ? guessed : hand.players[0]!;
};

/** Every seat that the request names, with where it is named. */
const namedSeats = (request: SettleRequest): (readonly [seat: Wind, pointer: string])[] => {
  const named: [Wind, string][] = [];
  if (request.winner !== null) named.push([request.winner, '/winner']);
  if (request.discarder !== undefined) named.push([request.discarder, '/discarder']);
  for (const member of ['seats', 'before', 'names'] as const) {
    for (const seat of Object.keys(request[member] ?? {})) {
      if (seat in SEAT_NAMES) named.push([seat as Wind, `/${member}/${seat}`]);
    }
  }
  request.penalties?.forEach(({ from, to }, i) => {
    named.push([from, `/penalties/${i}/from`], [to, `/penalties/${i}/to`]);
  });
  return named;
};

/** Facts of the request that disagree whatever the hands are. */
const contradictions = (
  request: SettleRequest,
  rules: SettleRules,
  options: ResolvedOptions,
  players: number,
): Problem[] => {
  const { winner, discarder, seats = {}, american } = request;
  const problems: Problem[] = [];
  const found = (pointer: string, detail: string, ...facts: string[]) =>
    problems.push(contradiction(pointer, detail, facts));
  const by = american?.by ?? (winner === null ? undefined : seats[winner]?.win?.by);

  if (winner !== null && winner === discarder) {
    found('/discarder', 'Nobody wins on their own discard.', 'winner', 'discarder');
  }
  if (winner === null && discarder !== undefined) {
    found('/discarder', 'Without a winner there is no winning discard.', 'winner', 'discarder');
  }
  if (winner === null && american !== undefined) {
    found('/american', 'Without a winner there is no value to pay.', 'winner', 'american');
  }
  if (winner !== null && seats[winner]?.dead === true) {
    found(`/seats/${winner}/dead`, 'A dead hand cannot win.', 'winner', 'dead');
  }
  if (by !== undefined && discarder !== undefined && !FROM_ANOTHER.includes(by)) {
    found('/discarder', `A hand that went out by ${by} has no discarder.`, 'by', 'discarder');
  }
  if (winner !== null && winner !== 'E' && american?.by === 'deal') {
    found('/american/by', 'Only East is dealt a complete hand.', 'winner', 'by');
  }
  if (discarder !== undefined && discarder !== 'E' && winner !== null) {
    const first = seats[winner]?.win?.facts?.indexOf('first-discard') ?? -1;
    if (first >= 0) {
      found(`/seats/${winner}/win/facts/${first}`, "The first discard is East's.", 'first-discard', 'discarder');
    }
  }
  const passed = request.table?.dealsPassed;
  if (passed !== undefined && passed >= players) {
    found('/table/dealsPassed', `In a round of ${players} the deal passes ${players} times.`, 'dealsPassed', 'players');
  }
  if (american?.misnamed === true && by !== 'discard') {
    found('/american/misnamed', 'Only a discard can be misnamed.', 'misnamed', 'by');
  }
  if (rules.value?.discarderPays === true && by === 'discard' && discarder === undefined) {
    found('/discarder', 'The discarder pays more than the others: name the seat.', 'by', 'discarder');
  }
  for (const seat of seatsAt(players)) {
    const sent = seats[seat];
    if (sent === undefined) continue;
    const at = `/seats/${seat}`;
    if (sent.score !== undefined && sent.hand !== undefined) {
      found(`${at}/score`, 'A seat has a plain score or a hand, not both.', 'score', 'hand');
    }
    if (sent.dead === true && (sent.score ?? 0) > 0)
      found(`${at}/score`, 'A dead hand settles with 0.', 'dead', 'score');
    if (sent.win !== undefined && seat !== winner) {
      found(`${at}/win`, `${SEAT_NAMES[seat]} is not the winner.`, 'win', 'winner');
    }
    if (sent.win !== undefined && sent.hand === undefined) {
      found(`${at}/win`, 'A win without a hand cannot be scored.', 'win', 'hand');
    }
  }
  request.penalties?.forEach(({ from, to, amount }, i) => {
    if (amount === undefined && options.challengePenalty === undefined) {
      found(`/penalties/${i}`, 'This game has no fixed penalty: say the amount.', 'penalties', 'amount');
    }
    if (from === to) found(`/penalties/${i}`, 'Nobody pays a penalty to themselves.', 'from', 'to');
  });
  return problems;
};

/** The schema has checked the list. */
const houseOf = (house: ResolvedOptions[string] | undefined): readonly HouseFactor[] =>
  Array.isArray(house) ? house : [];

/** Scores a seat's hand with the variant's `score`; pointers of problems are moved to the seat. */
const scoreSeat = (
  request: SettleRequest,
  seat: Wind,
  sent: SettleSeat,
  players: number,
  score: ScoreHook,
  env: Env,
  scoringOptions: Readonly<Record<string, unknown>>,
) => {
  const body: HandRequest = {
    hand: sent.hand!,
    seat,
    table: { players },
    ...(request.prevailingWind === undefined ? {} : { prevailingWind: request.prevailingWind }),
    ...(sent.win === undefined ? {} : { win: sent.win }),
    ...(sent.facts === undefined ? {} : { facts: sent.facts }),
    ...(sent.announced === undefined ? {} : { announced: sent.announced }),
    ...(sent.dead === undefined ? {} : { dead: sent.dead }),
    options: scoringOptions,
    ...(request.card === undefined ? {} : { card: request.card }),
    ...(request.params === undefined ? {} : { params: request.params }),
  };
  const scored = score(body, env);
  if (scored.ok) return scored;
  const moved = (pointer: string): string =>
    /^\/(hand|win|facts|dead|announced)(\/|$)/.test(pointer) ? `/seats/${seat}${pointer}` : pointer;
  return {
    ok: false as const,
    problems: scored.problems.map((problem) => ({
      ...problem,
      pointer: moved(problem.pointer),
      ...(problem.pointers === undefined ? {} : { pointers: problem.pointers.map(moved) }),
    })),
  };
};

/** What is paid for the winning hand, as told and as scored; the two must agree. */
const wonOf = (
  request: SettleRequest,
  rules: SettleRules,
  scored: WonValue | null,
  problems: Problem[],
): WonValue | null => {
  const { winner, american } = request;
  if (winner === null || rules.value === null) return null;
  const { fixed } = rules.value;
  const plain = request.seats?.[winner]?.score;
  const value = american?.value ?? scored?.value ?? plain ?? fixed;
  const by = american?.by ?? scored?.by;
  if (value === null || value === undefined || by === undefined) {
    problems.push(
      contradiction(
        '/american',
        `Say what the winning hand is worth and how it went out: "american": { "value": ${fixed ?? 25}, "by": "wall" }.`,
        ['winner', 'american'],
      ),
    );
    return null;
  }
  const disagree = (pointer: string, told: unknown, found: unknown, source = 'the hand says') => {
    if (told === undefined || found === undefined || told === found) return;
    problems.push({
      ...contradiction(pointer, `The request says ${String(told)}, but ${source} ${String(found)}.`, [
        'american',
        'hand',
      ]),
      expected: found,
      actual: told,
    });
  };
  disagree('/american/value', american?.value, scored?.value);
  disagree(`/seats/${winner}/score`, plain, value, 'what is paid is');
  disagree('/american/by', american?.by, scored?.by);
  disagree('/american/jokerless', american?.jokerless, scored?.jokerless);
  if (fixed !== null && value !== fixed) {
    const pointer = american?.value === undefined ? `/seats/${winner}` : '/american/value';
    problems.push({
      ...contradiction(pointer, `Every hand of this game is worth ${fixed}.`, ['value']),
      expected: fixed,
      actual: value,
    });
  }
  return {
    value,
    by,
    jokerless: american?.jokerless ?? scored?.jokerless ?? false,
    misnamed: american?.misnamed ?? false,
  };
};

/**
 * Reads a settlement: seats, contradictions, copies of tiles over all hands, then every hand scored on the way. All
 * problems of the first of these stages that has any are returned.
 */
export const readSettlement = (
  request: SettleRequest,
  rules: SettleRules,
  hand: HandRules,
  options: ResolvedOptions,
  score: ScoreHook,
  env: Env,
): ReadSettlement | readonly Problem[] => {
  const players = playersOf(request, rules, hand);
  const refused = unplayable(players, hand);
  if (refused !== null) return [refused];
  const unseated = notSeated(namedSeats(request), players);
  if (unseated.length > 0) return unseated;
  const disagreeing = contradictions(request, rules, options, players);
  if (disagreeing.length > 0) return disagreeing;
  const copies = copiesOverSeats(request, players, hand, hand.tileSet(options, players));
  if (copies.length > 0) return copies;

  const scoringOptions = Object.fromEntries(
    Object.entries(request.options ?? {}).filter(([id]) => hand.options.some((spec) => spec.id === id)),
  );
  const problems: Problem[] = [];
  const assumptions: Assumption[] = [];
  const seats: Partial<Record<Wind, SettledSeat>> = {};
  const scores: Record<Wind, number> = { E: 0, S: 0, W: 0, N: 0 };
  let scoredWin: WonValue | null = null;

  for (const seat of seatsAt(players)) {
    const sent = request.seats?.[seat];
    if (sent?.hand !== undefined) {
      const scored = scoreSeat(request, seat, sent, players, score, env, scoringOptions);
      if (!scored.ok) {
        problems.push(...scored.problems);
        continue;
      }
      if (seat === request.winner && sent.win === undefined) {
        problems.push({
          code: 'win.missing',
          pointer: `/seats/${seat}/win`,
          detail: 'Say how the winner went out.',
          seat,
        });
        continue;
      }
      scores[seat] = sent.dead === true ? 0 : scored.value.score;
      seats[seat] = { score: scores[seat], sheet: { ...scored.value.sheet } };
      if (seat === request.winner) scoredWin = scored.value.won;
      continue;
    }
    const missing = sent?.score === undefined && sent?.dead !== true;
    if (missing && rules.value === null && request.winner !== null) {
      problems.push({
        ...contradiction(`/seats/${seat}`, `${SEAT_NAMES[seat]} has no score and no hand to settle.`, [
          'seats',
          'players',
        ]),
        seat,
      });
      continue;
    }
    scores[seat] = sent?.score ?? 0;
    if (rules.value === null && !missing) seats[seat] = { score: scores[seat] };
  }
  if (problems.length > 0) return problems;

  const won = wonOf(request, rules, scoredWin, problems);
  if (problems.length > 0) return problems;
  if (won !== null && request.winner !== null) {
    seats[request.winner] = { ...seats[request.winner], score: won.value };
  }
  return {
    result: {
      players,
      winner: request.winner,
      discarder: request.discarder ?? null,
      scores,
      won,
      options,
      house: houseOf(options.house),
    },
    seats,
    assumptions,
  };
};
