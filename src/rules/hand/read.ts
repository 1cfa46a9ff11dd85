import type { Assumption, ResolvedOptions, Warning } from '../../../schemas/common.js';
import type { HandRequest } from '../../../schemas/hand.js';
import type { Problem } from '../problem.js';
import { notInSet, tooManyCopies } from '../tiles/copies.js';
import { JOKER, KIND_COUNT, type Kind, tokenOf, WINDS } from '../tiles/kinds.js';
import { readTile, readTiles } from '../tiles/notation.js';
import type { TileSet } from '../tiles/sets.js';
import { contradictions, factsOutsideWin, robbedKindHeld } from './facts.js';
import { readMeld } from './melds.js';
import { type HandRead, handOf, readHand, restingSize } from './read-hand.js';
import type { HandRules } from './rules.js';
import {
  type Meld,
  type ReadResult,
  type Situation,
  STAGES,
  type Stage,
  type StagedProblem,
  type Win,
  type WinBy,
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
  const assumptions: Assumption[] = [];
  const add = (stage: Stage, list: readonly Problem[]): void => {
    for (const problem of list) problems.push({ stage, problem });
  };

  const players = playersAt(request, rules);
  const set = rules.tileSet(options, players);
  const hand = readHand(request.hand, '/hand', rules, set);
  problems.push(...hand.problems);
  warnings.push(...hand.warnings);

  const win = readWin(request, set, problems, warnings);
  const visible = request.visible === undefined ? null : readTiles(request.visible, '/visible', set);
  if (visible !== null) {
    add('tiles', visible.problems);
    warnings.push(...visible.warnings);
  }
  const others = (request.visibleMelds ?? []).map((meld, i) => readMeld(meld, `/visibleMelds/${i}`, rules, set));
  for (const other of others) {
    problems.push(...other.problems);
    warnings.push(...other.warnings);
  }

  const dead = request.dead === true;
  const sizes = sizeOf(hand, rules);
  const separate = win !== null && !dead && win.completing !== null && sizes.total <= sizes.resting;
  const places = [...hand.places, ...others];
  if (visible !== null) places.push(visible);
  if (separate && win.by !== 'joker-exchange') places.push({ kinds: [win.completing!], pointers: ['/win/tile'] });
  add('membership', notInSet(places, set));
  add('membership', tooManyCopies(places, set));

  const readable = !problems.some(({ stage }) => stage === 'tiles' || stage === 'sets');
  if (readable && !dead) add('count', countProblems(sizes, win, hand));
  if (win !== null && !dead) {
    const { melds, bonus } = hand;
    const view = { ...win, named: win.tile !== null, seat: request.seat ?? null, melds, bonus: bonus.length };
    add('facts', contradictions(view, rules));
    if (request.facts !== undefined && request.facts.length > 0) add('facts', [factsOutsideWin()]);
    if (win.tile === null && win.by !== 'deal' && !win.unreadable) add('facts', [incomplete(win.by)]);
    if (win.by === 'robbed-kong' && win.tile !== null) add('facts', robbed(win.tile, hand, separate));
  }
  add('facts', seatProblems(request, players, rules));

  if (!rules.prevailingWind && request.prevailingWind !== undefined) {
    warnings.push({
      code: 'prevailing_wind.ignored',
      detail: 'This variant has no prevailing wind; the one sent counts for nothing.',
      pointer: '/prevailingWind',
    });
  }
  const dealt = win?.by === 'deal' && !dead;
  if (dealt && request.seat === undefined) {
    assumptions.push({ id: 'seat', detail: 'Only East is dealt 14 tiles: the seat is taken as East.' });
  }

  const result = { problems: byStage(problems), warnings, assumptions, melds: hand.melds };
  const melds = hand.melds.filter((meld): meld is Meld => meld !== null);
  if (!readable || melds.length < hand.melds.length) return { situation: null, ...result };
  const completing = win?.completing ?? null;
  const concealed =
    dead || completing === null || separate ? hand.concealed.kinds : without(hand.concealed.kinds, completing);
  const situation: Situation = {
    players,
    tileSet: set,
    hand: handOf(concealed, melds, hand.bonus),
    holding14: (win === null || dead) && sizes.total > sizes.resting,
    seat: request.seat ?? (dealt ? 'E' : null),
    prevailing: rules.prevailingWind ? (request.prevailingWind ?? null) : null,
    win: win === null || dead ? null : winOf(win, request),
    facts: (request.facts ?? []) as readonly WinFact[],
    visible: countsOf(visible?.kinds ?? []),
    visibleMelds: others.map(({ meld }) => meld).filter((meld): meld is Meld => meld !== null),
    dead,
    options,
  };
  return { situation, ...result };
};

/** The problems of the first stage that has any, in the order found: what a request that cannot be judged reports. */
export const firstStage = (problems: readonly StagedProblem[]): Problem[] => {
  const first = STAGES.find((stage) => problems.some((problem) => problem.stage === stage));
  return problems.filter(({ stage }) => stage === first).map(({ problem }) => problem);
};

const byStage = (problems: StagedProblem[]): StagedProblem[] =>
  problems.length < 2 ? problems : problems.sort((a, b) => STAGES.indexOf(a.stage) - STAGES.indexOf(b.stage));

const playersAt = (request: HandRequest, rules: HandRules): number => {
  const players = request.table?.players;
  return players !== undefined && rules.players.includes(players) ? players : rules.players[0]!;
};

/** How a hand went out, as sent, with its tile read. */
interface CompletedWin {
  readonly by: WinBy;
  readonly facts: readonly WinFact[];
  /** `null` where none was sent. */
  readonly tile: Kind | null;
  /** The tile that came into the hand: the winning tile, for `joker-exchange` the joker taken. */
  readonly completing: Kind | null;
  /** A tile was sent that cannot be read. */
  readonly unreadable: boolean;
}

const readWin = (
  request: HandRequest,
  set: TileSet,
  problems: StagedProblem[],
  warnings: Warning[],
): CompletedWin | null => {
  const { win } = request;
  if (win === undefined) return null;
  const by = win.by as WinBy;
  const facts = (win.facts ?? []) as readonly WinFact[];
  if (win.tile === undefined) return { by, facts, tile: null, completing: null, unreadable: false };
  const read = readTile(win.tile, '/win/tile', set);
  for (const problem of read.problems) problems.push({ stage: 'tiles', problem });
  warnings.push(...read.warnings);
  const completing = by === 'joker-exchange' && read.kind !== null ? JOKER : read.kind;
  return { by, facts, tile: read.kind, completing, unreadable: read.kind === null };
};

const winOf = ({ by, facts, tile, completing }: CompletedWin, request: HandRequest): Win => ({
  tile: by === 'deal' ? null : completing,
  laidDown: by === 'joker-exchange' ? tile : null,
  by,
  facts,
  jokerlessDeclared: request.win?.jokerlessDeclared ?? null,
});

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

const countProblems = ({ total, resting }: Sizes, win: CompletedWin | null, hand: HandRead): Problem[] => {
  // As dealt, all 14 tiles stand; a tile sent besides contradicts that, and is told as such.
  const least = win?.by === 'deal' && win.tile === null ? resting + 1 : resting;
  if (total < least || total > resting + 1) {
    const expected = total < least ? least : resting + 1;
    const size = least === resting ? `${resting} tiles, ${resting + 1} with the winning tile` : `${expected} tiles`;
    return [
      {
        code: 'hand.count',
        pointer: '/hand',
        detail: `The hand has ${total} tiles; it takes ${size}.`,
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

const incomplete = (by: WinBy): Problem => ({
  code: 'win.incomplete',
  pointer: '/win',
  detail: `A win by ${by} names the winning tile.`,
  expected: 'tile',
});

const robbed = (tile: Kind, hand: HandRead, separate: boolean): Problem[] => {
  let copies = separate ? 1 : 0;
  for (const { kinds } of hand.places) for (const kind of kinds) if (kind === tile) copies++;
  const problem = robbedKindHeld(copies);
  return problem === null ? [] : [problem];
};

/** Seats of the table; with three players the prevailing wind may still be North (a fourth round). */
const seatProblems = (request: HandRequest, players: number, rules: HandRules): Problem[] => {
  const problems: Problem[] = [];
  const asked = request.table?.players;
  if (asked !== undefined && !rules.players.includes(asked)) {
    const detail = `This variant is not played by ${asked}.`;
    problems.push({
      code: 'table.seat',
      pointer: '/table/players',
      detail,
      allowed: [...rules.players],
      actual: asked,
    });
  }
  const seats = players === 2 ? ['E', 'W'] : WINDS.slice(0, players);
  if (request.seat !== undefined && !seats.includes(request.seat)) {
    const detail = `With ${players} players the seats are ${seats.join(' ')}.`;
    problems.push({ code: 'table.seat', pointer: '/seat', detail, allowed: [...seats], seat: request.seat });
  }
  return problems;
};

const without = (kinds: readonly Kind[], kind: Kind): readonly Kind[] => {
  const at = kinds.indexOf(kind);
  return at < 0 ? kinds : kinds.filter((_, i) => i !== at);
};

const countsOf = (kinds: readonly Kind[]): Uint8Array => {
  const counts = new Uint8Array(KIND_COUNT);
  for (const kind of kinds) counts[kind]!++;
  return counts;
};
