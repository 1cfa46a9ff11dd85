import type { Hand as HandAnswer, HandInput, Reading } from '../../schemas/hand.js';
import type { Env } from '../rules/answer.js';
import { handAnswer } from '../rules/hand/canonical.js';
import { resolveOptions } from '../rules/hand/options.js';
import { handOf, readHand } from '../rules/hand/read-hand.js';
import { failed, type Outcome, ok, type Problem } from '../rules/problem.js';
import { tokenOf } from '../rules/tiles/kinds.js';
import { readTile } from '../rules/tiles/notation.js';
import type { Variant } from '../rules/variants/variant.js';
import { pictureOfHand, pictureOfReading } from './hand-picture.js';
import { MOST_TILES, type Picture } from './picture.js';

/** What is to be drawn: the hand of a request, and its winning tile. Any number of tiles can be drawn. */
export interface DrawRequest {
  readonly hand: HandInput;
  readonly win?: { readonly tile?: string; readonly by?: string };
  readonly [member: string]: unknown;
}

interface ReadHand {
  readonly hand: HandAnswer;
  readonly winningTile: string | undefined;
}

const read = (variant: Variant, { hand, win }: DrawRequest): Outcome<ReadHand> => {
  const { options } = resolveOptions(variant.hand.options, undefined);
  const set = variant.hand.tileSet(options, variant.hand.players[0]!);
  const handRead = readHand(hand, '/hand', variant.hand, set);
  const problems: Problem[] = handRead.problems.map(({ problem }) => problem);
  const winning = win?.tile === undefined ? undefined : readTile(win.tile, '/win/tile', set);
  if (winning !== undefined) problems.push(...winning.problems);
  if (problems.length > 0) return failed(...problems);
  const concealed = [...handRead.concealed.kinds].sort((a, b) => a - b);
  const winningKind = winning?.kind ?? undefined;
  // A winning tile that also stands in the hand of 14 counts once, as everywhere.
  const at = winningKind === undefined ? -1 : concealed.indexOf(winningKind);
  if (at >= 0 && concealed.length % 3 === 2) concealed.splice(at, 1);
  const melds = handRead.melds.filter((meld) => meld !== null);
  const answer = handAnswer(handOf(concealed, melds, handRead.bonus), !set.american);
  return ok({ hand: answer, winningTile: winningKind === undefined ? undefined : tokenOf(winningKind) });
};

/** The best reading of a complete hand, or nothing: then the hand is drawn as it stands. */
const readingOf = (variant: Variant, request: DrawRequest, env: Env): Reading | undefined => {
  // Where the tile came from makes no difference to a picture; a reading needs some answer.
  const { win } = request;
  const whole =
    win?.tile === undefined || win.by !== undefined ? request : { ...request, win: { ...win, by: 'discard' } };
  const outcome = variant.operations.decompose?.(whole as never, env);
  if (outcome?.ok !== true) return undefined;
  return (outcome.value as { readings?: Reading[] }).readings?.[0];
};

const tilesIn = ({ groups }: Picture): number => groups.reduce((sum, { tiles }) => sum + tiles.length, 0);

const tooMany = (tiles: number): Problem => ({
  code: 'hand.count',
  pointer: '/hand',
  detail: `A picture holds at most ${MOST_TILES} tiles; these are ${tiles}.`,
  expected: MOST_TILES,
  actual: tiles,
});

/**
 * The picture of a hand: grouped by its best reading where it is complete, else as it stands.
 * Without a variant the first game is taken in which the hand can be read; where there is none, the problems are those
 * of the first game.
 */
export const drawHand = (
  variants: readonly Variant[],
  variant: Variant | undefined,
  request: DrawRequest,
  env: Env,
): Outcome<Picture> => {
  const candidates = variant === undefined ? variants : [variant];
  let first: Outcome<Picture> | undefined;
  for (const candidate of candidates) {
    const outcome = read(candidate, request);
    if (!outcome.ok) {
      first ??= outcome;
      continue;
    }
    const { hand, winningTile } = outcome.value;
    const reading = readingOf(candidate, request, env);
    const picture =
      reading === undefined ? pictureOfHand(hand, winningTile) : pictureOfReading(reading, hand, winningTile);
    const tiles = tilesIn(picture);
    return tiles > MOST_TILES ? failed(tooMany(tiles)) : ok(picture);
  }
  return first ?? failed();
};
