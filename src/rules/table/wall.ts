import type { Assumption } from '../../../schemas/common.js';
import type { HandSize, Phase, UnknownTile, WallAnswer, WallRequest } from '../../../schemas/wall.js';
import type { Operation } from '../answer.js';
import { seatsAt } from '../hand/seats.js';
import { failed, ok, type Problem } from '../problem.js';
import { tokenOf, tokensOf, WINDS } from '../tiles/kinds.js';
import type { TileSet } from '../tiles/sets.js';
import { compareWithSet } from './compare.js';
import { readTable } from './context.js';
import { type HandTiles, type Position, readPosition } from './position.js';
import { envelopeOf, type TableSheet } from './rules.js';
import { notSeated } from './seats.js';
import { shortList } from './wording.js';

const STANDING = 13;

/**
 * `wall`: compares the tiles of a wall or a position with the set of the variant, and hand sizes with the phase.
 * What it finds is the answer, never a problem: copies, tiles outside the set (`extra`), unreadable ones (`unknown`).
 *
 * Problems: `table.seat`.
 */
export const wallOperation =
  (sheet: TableSheet): Operation<WallRequest, WallAnswer> =>
  (request) => {
    const read = readTable(sheet, [], request);
    if (!read.ok) return read;
    const { players, options, set } = read.value;
    const seats = seatsAt(players);
    const named = (['hands', 'melds', 'bonus'] as const).flatMap((member) =>
      WINDS.filter((seat) => request[member]?.[seat] !== undefined).map(
        (seat) => [seat, `/${member}/${seat}`] as const,
      ),
    );
    const strangers = notSeated(named, players);
    if (strangers.length > 0) return failed(...strangers);

    const position = readPosition(request, seats, set);
    const { missing, extra } = compareWithSet(position.kinds, set);
    const unknown = position.problems.map(unknownTile);
    const complete = missing.length === 0 && extra.length === 0 && unknown.length === 0;
    const phase = phaseOf(request.phase, position.hands, players);
    return ok({
      ...envelopeOf(sheet, options),
      assumptions: [...phase.assumptions],
      warnings: [...position.warnings],
      complete,
      expected: set.size,
      found: position.kinds.length,
      missing: tokensOf(missing),
      extra: tokensOf(extra),
      unknown,
      where: whereExtra(position, set),
      ...phase.answer,
      summary: summary(complete, set.size, tokensOf(missing), tokensOf(extra), unknown.length, phase.answer.fits),
    });
  };

const unknownTile = (problem: Problem): UnknownTile => ({
  code: problem.code,
  pointer: problem.pointer,
  ...(problem.offset === undefined ? {} : { offset: problem.offset }),
  ...(problem.token === undefined ? {} : { token: problem.token }),
  detail: problem.detail,
});

/** Every place of the kinds of which there are too many. */
const whereExtra = (position: Position, set: TileSet): WallAnswer['where'] =>
  [...new Set(compareWithSet(position.kinds, set).extra)].map((kind) => {
    const pointers = position.pointers.filter((_, i) => position.kinds[i] === kind);
    return { tile: tokenOf(kind), count: pointers.length, limit: set.copies[kind]!, pointers };
  });

interface PhaseFinding {
  readonly answer: { readonly phase?: Phase; readonly sizes?: HandSize[]; readonly fits?: boolean };
  readonly assumptions: readonly Assumption[];
}

/** Between turns every hand has 13 tiles; while one player is holding, that one has 14. */
const phaseOf = (stated: Phase | undefined, hands: readonly HandTiles[], players: number): PhaseFinding => {
  if (hands.length === 0) return { answer: {}, assumptions: [] };
  const holders = hands.filter((hand) => hand.tiles === STANDING + 1).length;
  const phase = stated ?? (holders === 1 ? 'holding' : 'between-turns');
  // One holder at most; with hands not sent, it may be one of those.
  const mayHold = phase === 'holding' && holders <= 1;
  const sizes = hands.map(({ seat, tiles }) => ({
    seat,
    tiles,
    fits: tiles === STANDING || (mayHold && tiles === STANDING + 1),
  }));
  const holderMissing = phase === 'holding' && holders === 0 && hands.length === players;
  return {
    answer: { phase, sizes, fits: !holderMissing && sizes.every((size) => size.fits) },
    assumptions:
      stated === undefined ? [{ id: 'phase', detail: `The hands were taken as they are ${PHASE_TEXT[phase]}.` }] : [],
  };
};

const PHASE_TEXT: Readonly<Record<Phase, string>> = {
  'between-turns': 'between turns: 13 tiles each',
  holding: 'while one player holds 14 tiles',
};

const summary = (
  complete: boolean,
  size: number,
  missing: readonly string[],
  extra: readonly string[],
  unknown: number,
  fits: boolean | undefined,
): string => {
  const sizes = fits === false ? ' The hand sizes do not fit the phase.' : '';
  if (complete) return `Complete: exactly the ${size} tiles of the set.${sizes}`;
  const list = (word: string, tiles: readonly string[]): string[] => {
    if (tiles.length === 0) return [];
    return [`${tiles.length} ${word} (${shortList(tiles)})`];
  };
  const found = [
    ...list('missing', missing),
    ...list('too many', extra),
    ...(unknown > 0 ? [`${unknown} unreadable`] : []),
  ];
  return `Not the set of ${size} tiles: ${found.join(', ')}.${sizes}`;
};
