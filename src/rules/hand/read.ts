import type { Assumption, ResolvedOptions, Warning } from '../../../schemas/common.js';
import type { HandRequest } from '../../../schemas/hand.js';
import type { Problem } from '../problem.js';
import { notInSet, type Placed, tooManyCopies } from '../tiles/copies.js';
import { KIND_COUNT, type Kind, kindOf, tokenOf } from '../tiles/kinds.js';
import { readTiles } from '../tiles/notation.js';
import type { TileSet } from '../tiles/sets.js';
import { readMeld } from './melds.js';
import { type HandRead, handOf, readHand, restingSize } from './read-hand.js';
import { loserProblems, readWin, type WinRead, winOf, winProblems } from './read-win.js';
import type { HandRules } from './rules.js';
import { seatsAt } from './seats.js';
import {
  type Meld,
  type ReadResult,
  type Situation,
  STAGES,
  type Stage,
  type StagedProblem,
  type WinFact,
} from './situation.js';

/**
 * Reads and checks a request about a hand: tiles, sets, set membership and copies over the whole request, the count,
 * and the facts. Collects the problems of every stage that can be reached; `firstStage` gives those to report.
 * A hand of 14 without a `win` is taken (`holding14`): whether that will do is for the operation to say.
 */
export const readSituation = (request: HandRequest, rules: HandRules, options: ResolvedOptions): ReadResult => {
  const problems: StagedProblem[] = [];
  const warnings: Warning[] = [];
  const players = playersAt(request, rules);
  const set = rules.tileSet(options, players);
  const hand = readHand(request.hand, '/hand', rules, set);
  append(problems, hand.problems);
  append(warnings, hand.warnings);
  const win = readWin(request, set, rules, problems, warnings);
  const seen = readSeen(request, rules, set, problems, warnings);

  const dead = request.dead === true;
  const sizes = sizeOf(hand, rules);
  // The winning tile stands among 14 tiles, or comes to 13.
  const separate = win !== null && !dead && win.completing !== null && sizes.total <= sizes.resting;
  const places = hand.places.slice();
  append(places, seen.places);
  if (separate && win.by !== 'joker-exchange') places.push({ kinds: [win.completing!], pointers: ['/win/tile'] });
  stage(problems, 'membership', notInSet(places, set).map(withOption(rules, options, players)));
  stage(problems, 'membership', tooManyCopies(places, set));

  let readable = true;
  for (const one of problems) if (one.stage === 'tiles' || one.stage === 'sets') readable = false;
  if (readable && !dead) stage(problems, 'count', countProblems(sizes, win, hand, rules));
  if (win !== null && !dead) stage(problems, 'facts', winProblems(win, request, hand, separate, rules));
  if (win === null && request.facts !== undefined && !dead)
    stage(problems, 'facts', loserProblems(request, hand, rules));
  stage(problems, 'facts', seatProblems(request, players, rules));

  if (!rules.prevailingWind && request.prevailingWind !== undefined) warnings.push(PREVAILING_IGNORED);
  const dealt = win !== null && win.by === 'deal' && !dead;
  const assumptions = dealt && request.seat === undefined ? [EAST_ASSUMED] : [];
  byStage(problems);

  const melds = hand.melds.includes(null) ? null : (hand.melds as readonly Meld[]);
  if (!readable || melds === null) return { situation: null, problems, warnings, assumptions, melds: hand.melds };
  const completing = win === null || dead || separate ? null : win.completing;
  const concealed = completing === null ? hand.concealed.kinds : without(hand.concealed.kinds, completing);
  const situation: Situation = {
    players,
    tileSet: set,
    hand: handOf(concealed, melds, hand.bonus),
    holding14: (win === null || dead) && sizes.total > sizes.resting,
    seat: request.seat ?? (dealt ? 'E' : null),
    prevailing: rules.prevailingWind ? (request.prevailingWind ?? null) : null,
    win: win === null || dead ? null : winOf(win, request),
    facts: (request.facts ?? NO_FACTS) as readonly WinFact[],
    visible: seen.visible,
    visibleMelds: seen.melds,
    dead,
    options,
  };
  return { situation, problems, warnings, assumptions, melds: hand.melds };
};

/** Names the option, if one is switched off, with which the set of the table would hold a tile. */
const withOption =
  (rules: HandRules, options: ResolvedOptions, players: number) =>
  (problem: Problem): Problem => {
    const kind = kindOf(String(problem.tile));
    const option = rules.options.find(
      ({ id, type }) =>
        type === 'boolean' &&
        options[id] === false &&
        rules.tileSet({ ...options, [id]: true }, players).copies[kind ?? 0]! > 0,
    );
    return option === undefined ? problem : { ...problem, hint: `With the option ${option.id} the set has it.` };
  };

const NO_FACTS: readonly WinFact[] = [];

/** A prevailing wind sent where the game has none. */
export const PREVAILING_IGNORED: Warning = {
  code: 'prevailing_wind.ignored',
  detail: 'This variant has no prevailing wind; the one sent counts for nothing.',
  pointer: '/prevailingWind',
};

const EAST_ASSUMED: Assumption = {
  id: 'seat',
  detail: 'Only East is dealt 14 tiles: the seat is taken as East.',
};

const append = <T>(list: T[], more: readonly T[]): void => {
  for (let i = 0; i < more.length; i++) list.push(more[i]!);
};

const stage = (problems: StagedProblem[], name: Stage, list: readonly Problem[]): void => {
  for (let i = 0; i < list.length; i++) problems.push({ stage: name, problem: list[i]! });
};

/** The problems of the first stage that has any, in the order found: what a request that cannot be judged reports. */
export const firstStage = (problems: readonly StagedProblem[]): Problem[] => {
  const first = STAGES.find((stage) => problems.some((problem) => problem.stage === stage));
  return problems.filter(({ stage }) => stage === first).map(({ problem }) => problem);
};

const byStage = (problems: StagedProblem[]): void => {
  if (problems.length > 1) problems.sort((a, b) => STAGES.indexOf(a.stage) - STAGES.indexOf(b.stage));
};

/** What lies on the table beside this hand. */
interface Seen {
  readonly places: readonly Placed[];
  readonly visible: Uint8Array;
  readonly melds: readonly Meld[];
}

const NOTHING_SEEN: Seen = { places: [], visible: new Uint8Array(KIND_COUNT), melds: [] };

const readSeen = (
  request: HandRequest,
  rules: HandRules,
  set: TileSet,
  problems: StagedProblem[],
  warnings: Warning[],
): Seen => {
  if (request.visible === undefined && request.visibleMelds === undefined) return NOTHING_SEEN;
  const tiles = readTiles(request.visible ?? [], '/visible', set);
  stage(problems, 'tiles', tiles.problems);
  append(warnings, tiles.warnings);
  const places: Placed[] = [];
  const melds: Meld[] = [];
  for (const [i, input] of (request.visibleMelds ?? []).entries()) {
    const read = readMeld(input, `/visibleMelds/${i}`, rules, set);
    append(problems, read.problems);
    append(warnings, read.warnings);
    places.push(read);
    if (read.meld !== null) melds.push(read.meld);
  }
  places.push(tiles);
  return { places, visible: countsOf(tiles.kinds), melds };
};

const playersAt = (request: HandRequest, rules: HandRules): number => {
  const players = request.table?.players;
  return players !== undefined && rules.players.includes(players) ? players : rules.players[0]!;
};

interface Sizes {
  /** Tiles in the hand as sent: standing and in sets. */
  readonly total: number;
  /** Tiles it holds between turns. */
  readonly resting: number;
}

const sizeOf = (hand: HandRead, rules: HandRules): Sizes => ({
  total: hand.concealed.kinds.length + hand.meldTiles,
  resting: restingSize(hand.melds, rules),
});

/** Tiles of a kong: one more than the hand counts for it, once it is laid down. */
const FOUR = 4;

/** Whether a tile too many may be a kong among the standing tiles, where none is counted. */
const hasStandingFour = (hand: HandRead, rules: HandRules): boolean =>
  !rules.melds.jokers &&
  hand.concealed.kinds.some((kind) => hand.concealed.kinds.filter((other) => other === kind).length === FOUR);

const countProblems = ({ total, resting }: Sizes, win: WinRead | null, hand: HandRead, rules: HandRules): Problem[] => {
  // As dealt, all 14 tiles stand; a tile sent besides contradicts that, and is told as such.
  const least = win?.by === 'deal' && win.tile === null ? resting + 1 : resting;
  if (total < least || total > resting + 1) {
    const expected = total < least ? least : resting + 1;
    const size = least === resting ? `${resting} tiles, ${resting + 1} with the winning tile` : `${expected} tiles`;
    const kong =
      total > expected && hasStandingFour(hand, rules)
        ? ' A kong is sent in `melds`; one that lies face down with `"concealed": true`.'
        : '';
    return [
      {
        code: 'hand.count',
        pointer: '/hand',
        detail: `The hand has ${total} tiles; it takes ${size}.${kong}`,
        expected,
        actual: total,
      },
    ];
  }
  if (total === resting || win === null || win.completing === null) return [];
  if (hand.concealed.kinds.includes(win.completing)) return [];
  const tile = tokenOf(win.completing);
  return [
    {
      code: 'win.tile_not_held',
      pointer: '/win/tile',
      detail: `The winning tile ${tile} is not among the tiles standing.`,
      tile,
    },
  ];
};

/** Seats of the table; with three players the prevailing wind may still be North (a fourth round). */
const seatProblems = (request: HandRequest, players: number, rules: HandRules): readonly Problem[] => {
  const asked = request.table?.players;
  const { seat } = request;
  const seats = seatsAt(players);
  const known = asked === undefined || rules.players.includes(asked);
  if (known && (seat === undefined || seats.includes(seat))) return NO_PROBLEMS;
  const problems: Problem[] = [];
  if (!known) {
    const detail = `This variant is not played by ${asked}.`;
    const allowed = [...rules.players];
    problems.push({ code: 'table.seat', pointer: '/table/players', detail, allowed, actual: asked });
  }
  if (seat !== undefined && !seats.includes(seat)) {
    const detail = `With ${players} players the seats are ${seats.join(' ')}.`;
    problems.push({ code: 'table.seat', pointer: '/seat', detail, allowed: [...seats], seat });
  }
  return problems;
};

const NO_PROBLEMS: readonly Problem[] = [];

const without = (kinds: readonly Kind[], kind: Kind): readonly Kind[] => {
  const at = kinds.indexOf(kind);
  return at < 0 ? kinds : kinds.filter((_, i) => i !== at);
};

const countsOf = (kinds: readonly Kind[]): Uint8Array => {
  const counts = new Uint8Array(KIND_COUNT);
  for (const kind of kinds) counts[kind]!++;
  return counts;
};
