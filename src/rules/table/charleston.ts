import type { CharlestonAnswer, CharlestonPass, CharlestonRequest } from '../../../schemas/charleston.js';
import type { SeatTiles } from '../../../schemas/deal.js';
import type { Operation } from '../answer.js';
import { SEAT_NAMES, seatsAt } from '../hand/seats.js';
import { failed, ok, type Problem } from '../problem.js';
import { tooManyCopies } from '../tiles/copies.js';
import { type Kind, tokensOf, type Wind } from '../tiles/kinds.js';
import { readTiles, type TilesRead } from '../tiles/notation.js';
import type { TileSet } from '../tiles/sets.js';
import {
  blindCycle,
  type Dance,
  exchange,
  judgePass,
  ORDER,
  type Pass,
  passedTiles,
  passName,
  type Refusal,
  STEPS,
} from './charleston-pass.js';
import { readTable } from './context.js';
import { type CharlestonRules, envelopeOf, type TableSheet } from './rules.js';

type Hands = ReadonlyMap<Wind, readonly Kind[]>;

/**
 * `charleston`: judges one pass, or the hands dealt and all passes so far.
 *
 * Problems: `tile.unknown`, `tile.ambiguous`, `tile.copies`. What is against the rules of the Charleston is the answer:
 * `allowed: false` with the first code that applies.
 */
export const charlestonOperation =
  (sheet: TableSheet, rules: CharlestonRules): Operation<CharlestonRequest, CharlestonAnswer> =>
  (request) => {
    const read = readTable(sheet, rules.options, request);
    if (!read.ok) return read;
    const { players, options, set } = read.value;
    const seats = seatsAt(players);
    const hands = readHands(request, seats, set);
    const passes = readPasses(request, set);
    const problems: Problem[] = [
      ...hands.reads.flatMap((tiles) => tiles.problems),
      ...passes.reads.flatMap((tiles) => tiles.problems),
    ];
    if (problems.length > 0) return failed(...problems);
    // Until the first tiles have moved, those passed from hands that were not sent lie beside the hands that were.
    const hidden = passes.reads.filter((_, i) => i < seats.length && !hands.map.has(passes.list[i]!.seat));
    const copies = tooManyCopies([...hands.reads, ...hidden], set);
    if (copies.length > 0) return failed(...copies);

    const dance: Dance = { rules, options, stop: request.stop, wish: request.wish };
    const ruled =
      request.pass === undefined
        ? judgeAll(passes.list, hands.map, seats, dance)
        : judgeOne(passes.list[0]!, hands.map, seats, dance);
    const unchecked = passes.list.some((pass) => !hands.map.has(pass.seat));
    return ok({
      ...envelopeOf(sheet, options),
      assumptions: [],
      warnings: [
        ...[...hands.reads, ...passes.reads].flatMap((tiles) => tiles.warnings),
        ...ignored(request, rules),
        ...ruled.warnings,
      ],
      allowed: ruled.refusal === null,
      ...(ruled.refusal === null ? {} : ruled.refusal),
      ...(ruled.hands.size === 0 ? {} : { hands: handsAnswer(ruled.hands) }),
      steps: ruled.steps,
      ...(unchecked ? { unchecked: ['charleston.not_held'] } : {}),
      summary: ruled.refusal === null ? ruled.summary : `Not allowed: ${ruled.refusal.detail}`,
    });
  };

/** Who stops counts only where the second Charleston is danced unless stopped; who wishes it, only elsewhere. */
const ignored = (request: CharlestonRequest, { second }: CharlestonRules): CharlestonAnswer['warnings'] => {
  const member = second === 'unless-stopped' ? 'wish' : 'stop';
  if (request[member] === undefined) return [];
  const detail =
    member === 'wish'
      ? 'In this game the second Charleston is danced unless somebody stops it: wishes count for nothing.'
      : 'In this game the second Charleston is danced if it is wished for: nobody stops it.';
  return [{ code: `${member}.ignored`, detail, pointer: `/${member}` }];
};

interface Ruling {
  readonly refusal: Refusal | null;
  readonly hands: Hands;
  readonly steps: CharlestonAnswer['steps'];
  readonly warnings: CharlestonAnswer['warnings'];
  readonly summary: string;
}

const readHands = (request: CharlestonRequest, seats: readonly Wind[], set: TileSet) => {
  const reads: TilesRead[] = [];
  const map = new Map<Wind, readonly Kind[]>();
  for (const seat of seats) {
    const tiles = request.hands?.[seat];
    if (tiles === undefined) continue;
    const read = readTiles(tiles, `/hands/${seat}`, set);
    reads.push(read);
    map.set(seat, read.kinds);
  }
  return { reads, map };
};

const readPasses = (request: CharlestonRequest, set: TileSet) => {
  const given: readonly (readonly [CharlestonPass, string])[] =
    request.pass === undefined
      ? (request.passes ?? []).map((pass, i) => [pass, `/passes/${i}`] as const)
      : [[request.pass, '/pass'] as const];
  const reads = given.map(([pass, pointer]) => readTiles(pass.tiles, `${pointer}/tiles`, set));
  const list = given.map(
    ([pass, pointer], i): Pass => ({
      seat: pass.seat,
      charleston: pass.charleston,
      direction: pass.direction,
      tiles: reads[i]!.kinds,
      blind: pass.blind ?? 0,
      agreed: pass.agreed ?? request.agreed ?? null,
      pointer,
    }),
  );
  return { reads, list };
};

const handsAnswer = (hands: Hands): SeatTiles =>
  Object.fromEntries([...hands].map(([seat, kinds]) => [seat, tokensOf([...kinds].sort((a, b) => a - b))]));

/** One pass by itself: what leaves the hand, and what the receiver gets of it, as far as it is known. */
const judgeOne = (pass: Pass, hands: Hands, seats: readonly Wind[], dance: Dance): Ruling => {
  const refusal = judgePass(pass, hands.get(pass.seat) ?? null, dance);
  const receiver = seats[(seats.indexOf(pass.seat) + STEPS[pass.direction]) % seats.length]!;
  const after = new Map(refusal === null ? exchange([pass], hands, seats) : hands);
  const received = after.get(receiver);
  if (refusal === null && received !== undefined && pass.blind === 0) after.set(receiver, [...received, ...pass.tiles]);
  return {
    refusal,
    hands: after,
    steps: [],
    warnings: [],
    summary: `${SEAT_NAMES[pass.seat]} may pass ${passedTiles(pass)} to ${SEAT_NAMES[receiver]}.`,
  };
};

/** The first, `second` allowed or not, then courtesy: which passes may come as the n-th four. */
const fitsOrder = (pass: Pass, turn: number): boolean => {
  if (turn < 3) return pass.charleston === 1 && pass.direction === ORDER[1][turn];
  if (pass.charleston === 'courtesy') return pass.direction === 'across' && (turn === 3 || turn === 6);
  return pass.charleston === 2 && pass.direction === ORDER[2][turn - 3];
};

const COURTESY_DONE = 7;

const outOfOrder = (pass: Pass, detail: string): Refusal => ({
  code: 'charleston.wrong_order',
  detail,
  pointer: pass.pointer,
});

const judgeOrder = (four: readonly Pass[], turn: number): Refusal | null => {
  const seen = new Set<Wind>();
  for (const pass of four) {
    if (!fitsOrder(pass, turn)) return outOfOrder(pass, `It is not time for ${passName(pass)}.`);
    if (seen.has(pass.seat)) return outOfOrder(pass, `${SEAT_NAMES[pass.seat]} passes twice.`);
    seen.add(pass.seat);
  }
  return null;
};

/** Opposite players exchange the same number. */
const judgePairs = (four: readonly Pass[], seats: readonly Wind[]): Refusal | null => {
  for (const pass of four) {
    const across = seats[(seats.indexOf(pass.seat) + STEPS.across) % seats.length]!;
    const other = four.find((each) => each.seat === across);
    if (other !== undefined && other.tiles.length !== pass.tiles.length) {
      const fewer = other.tiles.length < pass.tiles.length ? pass : other;
      return {
        code: 'charleston.courtesy_count',
        detail: `${SEAT_NAMES[pass.seat]} and ${SEAT_NAMES[across]} exchange the smaller number named.`,
        pointer: fewer.pointer,
      };
    }
  }
  return null;
};

/** Whether the players of this pass have all passed: all four, or in a courtesy pass every pair that exchanges. */
const isWhole = (four: readonly Pass[], seats: readonly Wind[]): boolean =>
  four.length === seats.length ||
  (four[0]?.charleston === 'courtesy' &&
    four.every((pass) =>
      four.some((other) => other.seat === seats[(seats.indexOf(pass.seat) + STEPS.across) % seats.length]),
    ));

/** All passes so far, in fours. */
const judgeAll = (passes: readonly Pass[], dealt: Hands, seats: readonly Wind[], dance: Dance): Ruling => {
  let hands = dealt;
  const steps: CharlestonAnswer['steps'] = [];
  const warnings: CharlestonAnswer['warnings'] = [];
  let turn = 0;
  for (let i = 0; i < passes.length; i += seats.length) {
    const four = passes.slice(i, i + seats.length);
    const stopped = four
      .map((pass) => judgePass(pass, null, dance))
      .find((each) => each?.code === 'charleston.second_stopped');
    const whole = isWhole(four, seats);
    const refusal =
      stopped ??
      judgeOrder(four, turn) ??
      four.map((pass) => judgePass(pass, hands.get(pass.seat) ?? null, dance)).find((each) => each !== null) ??
      blindCycle(four, seats) ??
      (four[0]?.charleston === 'courtesy' ? judgePairs(four, seats) : null);
    if (refusal !== null) return { refusal, hands, steps, warnings, summary: '' };
    const { charleston, direction } = four[0]!;
    if (!whole) {
      warnings.push({
        code: 'charleston.unfinished',
        detail: `Not all players have made ${passName(four[0]!)}; it was judged, but not carried out.`,
        pointer: four[0]!.pointer,
      });
      break;
    }
    hands = exchange(four, hands, seats);
    steps.push({ charleston, direction, hands: handsAnswer(hands) });
    turn = charleston === 'courtesy' ? COURTESY_DONE : turn + 1;
  }
  const last = steps.at(-1);
  return {
    refusal: null,
    hands,
    steps,
    warnings,
    summary: last === undefined ? 'Nothing was passed yet.' : `All passes are allowed, up to ${passName(last)}.`,
  };
};
