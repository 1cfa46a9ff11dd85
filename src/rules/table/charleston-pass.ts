import type { CharlestonRequest } from '../../../schemas/charleston.js';
import type { ResolvedOptions } from '../../../schemas/common.js';
import { SEAT_NAMES } from '../hand/seats.js';
import type { ProblemCode } from '../problem-codes.js';
import { JOKER, type Kind, tokensOf, type Wind } from '../tiles/kinds.js';
import type { CharlestonRules } from './rules.js';
import { joined } from './wording.js';

export type Direction = 'right' | 'across' | 'left';
export type Round = 1 | 2 | 'courtesy';

/** A pass with its tiles read. */
export interface Pass {
  readonly seat: Wind;
  readonly charleston: Round;
  readonly direction: Direction;
  readonly tiles: readonly Kind[];
  readonly blind: number;
  readonly agreed: number | null;
  readonly pointer: string;
}

/** Why a pass is refused. */
export interface Refusal {
  readonly code: ProblemCode;
  readonly detail: string;
  readonly pointer: string;
}

/** Tiles that everybody passes in the first and second Charleston. */
const PASSED = 3;

/** The order of the passes of each Charleston. The blind pass belongs to the last. */
export const ORDER: Readonly<Record<1 | 2, readonly Direction[]>> = {
  1: ['right', 'across', 'left'],
  2: ['left', 'across', 'right'],
};

/** How many seats on in turn order a pass goes: the player on the right is the next. */
export const STEPS: Readonly<Record<Direction, number>> = { right: 1, across: 2, left: 3 };

/** What was settled about the Charleston beside the passes: options, and who stopped or wished a second one. */
export interface Dance {
  readonly rules: CharlestonRules;
  readonly options: ResolvedOptions;
  readonly stop: CharlestonRequest['stop'];
  readonly wish: CharlestonRequest['wish'];
}

/** A part of the Charleston that the game leaves out unless its option is on. */
const leftOut = (dance: Dance, option: string): boolean => dance.options[option] === false;

const noSecond = (dance: Dance): string | null => {
  const { rules, stop, wish } = dance;
  if (leftOut(dance, 'secondCharleston')) return 'This game has one Charleston.';
  if (rules.second === 'unless-stopped' && (stop?.length ?? 0) > 0) {
    return `${joined([...new Set(stop)].map((seat) => SEAT_NAMES[seat]))} stopped the second Charleston.`;
  }
  const unwished = rules.second === 'if-wished' ? (wish?.length ?? 0) === 0 : wish?.length === 0;
  return rules.second !== 'unless-stopped' && unwished ? 'Nobody wished for a second Charleston.' : null;
};

/** The kinds of `tiles` that `hand` does not hold, repeats counted. */
export const notHeld = (tiles: readonly Kind[], hand: readonly Kind[]): Kind[] => {
  const left = [...hand];
  return tiles.filter((kind) => {
    const at = left.indexOf(kind);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
};

/**
 * Judges one pass, `hand` being the passer's tiles before it (`null`: not known). Whether it is its turn in the order
 * of the Charleston is judged with all passes only.
 */
export const judgePass = (pass: Pass, hand: readonly Kind[] | null, dance: Dance): Refusal | null => {
  const refuse = (code: ProblemCode, detail: string): Refusal => ({ code, detail, pointer: pass.pointer });
  const who = SEAT_NAMES[pass.seat];
  const stopped = pass.charleston === 2 ? noSecond(dance) : null;
  if (stopped !== null) return refuse('charleston.second_stopped', stopped);
  if (pass.charleston === 'courtesy' && pass.direction !== 'across') {
    return refuse('charleston.wrong_order', 'The courtesy pass goes across.');
  }
  if (pass.tiles.includes(JOKER))
    return refuse('charleston.joker_passed', `${who} passes a joker; jokers are never passed.`);
  if (pass.charleston !== 'courtesy' && pass.tiles.length + pass.blind !== PASSED) {
    return refuse(
      'charleston.wrong_count',
      `${who} passes ${pass.tiles.length + pass.blind} tiles; three are passed, blind ones included.`,
    );
  }
  const lacking = hand === null ? [] : notHeld(pass.tiles, hand);
  if (lacking.length > 0) {
    return refuse('charleston.not_held', `${who} does not hold ${tokensOf(lacking).join(' ')}.`);
  }
  if (pass.blind > 0) {
    if (leftOut(dance, 'blindPass')) return refuse('charleston.blind_not_allowed', 'This game has no blind pass.');
    if (pass.charleston === 'courtesy' || pass.direction !== ORDER[pass.charleston][2]) {
      return refuse('charleston.blind_not_allowed', 'Tiles are passed blind only on the last pass of a Charleston.');
    }
  }
  return pass.charleston === 'courtesy' ? judgeCourtesy(pass, dance, refuse) : null;
};

const judgeCourtesy = (
  pass: Pass,
  dance: Dance,
  refuse: (code: ProblemCode, detail: string) => Refusal,
): Refusal | null => {
  if (leftOut(dance, 'courtesy')) return refuse('charleston.courtesy_count', 'This game has no courtesy pass.');
  const { least, most } = dance.rules.courtesy;
  const count = pass.tiles.length;
  if (pass.agreed !== null && count !== pass.agreed) {
    return refuse(
      'charleston.courtesy_count',
      `${SEAT_NAMES[pass.seat]} passes ${count} ${count === 1 ? 'tile' : 'tiles'}; the smaller number named is ${pass.agreed}.`,
    );
  }
  if (pass.agreed !== null) return null;
  return count < least || count > most
    ? refuse('charleston.courtesy_count', `A courtesy pass is ${least} to ${most} tiles, not ${count}.`)
    : null;
};

/** Hands after four passes made at once. Only called when every pass is allowed and they are not all blind. */
export const exchange = (
  passes: readonly Pass[],
  hands: ReadonlyMap<Wind, readonly Kind[]>,
  seats: readonly Wind[],
): ReadonlyMap<Wind, readonly Kind[]> => {
  const bySeat = new Map(passes.map((pass) => [pass.seat, pass]));
  const giverOf = (pass: Pass): Pass | undefined =>
    bySeat.get(seats[(seats.indexOf(pass.seat) - STEPS[pass.direction] + 2 * seats.length) % seats.length]!);
  // The n-th tile that a player passes on: own tiles first, then those received, unseen.
  const passed = (pass: Pass, n: number): Kind => {
    if (n < pass.tiles.length) return pass.tiles[n]!;
    return passed(giverOf(pass)!, n - pass.tiles.length);
  };
  const after = new Map(hands);
  for (const pass of passes) {
    if (!hands.has(pass.seat)) continue;
    const giver = giverOf(pass);
    const incoming = giver === undefined ? 0 : giver.tiles.length + giver.blind;
    const hand = [...(hands.get(pass.seat) ?? [])];
    for (const kind of pass.tiles) {
      const at = hand.indexOf(kind);
      if (at >= 0) hand.splice(at, 1);
    }
    for (let n = pass.blind; n < incoming; n++) hand.push(passed(giver!, n));
    after.set(pass.seat, hand);
  }
  return after;
};

/** Four passes of three blind tiles each: there is nothing to pass on. */
export const blindCycle = (passes: readonly Pass[], seats: readonly Wind[]): Refusal | null =>
  passes.length === seats.length && passes.every((pass) => pass.blind === PASSED)
    ? {
        code: 'charleston.blind_cycle',
        detail: 'All four pass three tiles blind: nobody has a tile to begin with.',
        pointer: passes[0]!.pointer,
      }
    : null;

const COUNTED = ['no tile', 'one tile', 'two tiles', 'three tiles'];

/** The tiles of a pass as people say them: those named, those passed on unseen, or none. */
export const passedTiles = ({ tiles, blind }: Pass): string => {
  const named = tiles.length === 0 ? [] : [tokensOf(tiles).join(' ')];
  const unseen = blind === 0 ? [] : [`${COUNTED[blind]} unseen`];
  return joined([...named, ...unseen]) || COUNTED[0]!;
};

/** A pass as people say it. */
export const passName = ({ charleston, direction }: { charleston: Round; direction: Direction }): string =>
  charleston === 'courtesy' ? 'the courtesy pass' : `the ${charleston === 1 ? 'first' : 'second'} ${direction}`;
