import type { DealAnswer, DealRequest, DealStep, SeatTiles, Shuffle } from '../../../schemas/deal.js';
import type { Operation } from '../answer.js';
import { SEAT_NAMES, seatsAt } from '../hand/seats.js';
import { failed, type Outcome, ok, type Problem } from '../problem.js';
import { type Kind, tokensOf, type Wind } from '../tiles/kinds.js';
import { readTiles } from '../tiles/notation.js';
import type { TileSet } from '../tiles/sets.js';
import { compareWithSet } from './compare.js';
import { readTable } from './context.js';
import { type Dealt, dealTiles, type PlacedTile } from './dealing.js';
import { checkDice, diceFromSeed, throwForEast } from './dice.js';
import { wallLayout } from './geometry.js';
import { type Opening, openWall } from './opening.js';
import { envelopeOf, type TableRules, type TableSheet } from './rules.js';
import { SHUFFLE_ALGORITHM, SHUFFLE_LIBRARY, shuffled, type Throw } from './shuffle.js';
import { shortList } from './wording.js';

/**
 * `deal`: builds the wall from `tiles` or a seed, opens it with dice or a seed, deals, and replaces bonus tiles.
 *
 * Problems: `tile.unknown`, `tile.ambiguous`, `wall.incomplete`, `deal.seed_or_dice`, `dice.range`, `dice.count`.
 */
export const dealOperation =
  (sheet: TableSheet, rules: TableRules): Operation<DealRequest, DealAnswer> =>
  (request) => {
    const read = readTable(sheet, rules.deal.options, request);
    if (!read.ok) return read;
    const { players, options, set } = read.value;
    const { seed } = request;
    const throws = rules.deal.wall?.throws ?? 0;

    const problems: Problem[] = [];
    const wall = readWall(request, set);
    if (!wall.ok) problems.push(...wall.problems);
    const dice = readDice(request, throws);
    if (!dice.ok) problems.push(...dice.problems);
    if (options.seating === true && seed === undefined)
      problems.push(seedNeeded('/options/seating', 'to throw for East'));
    if (!wall.ok || !dice.ok || problems.length > 0) return failed(...problems);

    const seats = seatsAt(players);
    const { tiles, warnings } = wall.value;
    const layout = wallLayout(tiles.length, players);
    const opening = rules.deal.wall === null ? null : openWall(rules.deal.wall, layout, seats, dice.value);
    const placed = (list: Opening['live']): PlacedTile[] =>
      list.map(({ index, place }) => ({ kind: tiles[index]!, place }));
    const dealt =
      opening === null
        ? dealTiles(
            rules.deal,
            seats,
            tiles.map((kind) => ({ kind, place: null })),
            [],
          )
        : dealTiles(rules.deal, seats, placed(opening.live), placed(opening.dead ?? []));
    const first = opening?.live[0];
    const bonusTiles = rules.deal.bonusLaidOut && [...set.copies.slice(34, 42)].some((copies) => copies > 0);

    if (throws === 0 && (request.dice?.length ?? 0) > 0) {
      warnings.push({ code: 'dice.ignored', detail: 'This game is dealt without dice.', pointer: '/dice' });
    }
    return ok({
      ...envelopeOf(sheet, options),
      assumptions: [],
      warnings,
      players,
      ...(options.seating === true && seed !== undefined ? { seating: throwForEast(seed, seats) } : {}),
      ...(opening === null ? {} : openingAnswer(opening)),
      ...(first === undefined ? {} : { firstDealt: first.place }),
      hands: bySeat(seats, dealt.hands),
      ...(bonusTiles ? { bonus: bySeat(seats, dealt.bonus) } : {}),
      live: tokens(dealt.live),
      ...(opening === null || opening.dead === null ? {} : { dead: tokens(dealt.dead) }),
      steps: [...(opening === null ? [] : openingSteps(opening, tiles)), ...dealt.steps],
      ...(seed === undefined || (request.tiles !== undefined && request.dice !== undefined && options.seating !== true)
        ? {}
        : { shuffle: shuffleOf(seed) }),
      summary: summary(opening, dealt),
    });
  };

const shuffleOf = (seed: string): Shuffle => ({ library: SHUFFLE_LIBRARY, algorithm: SHUFFLE_ALGORITHM, seed });

const seedNeeded = (pointer: string, what: string): Problem => ({
  code: 'deal.seed_or_dice',
  pointer,
  detail: `A seed is needed ${what}.`,
});

/** The tiles in wall order: as sent, or shuffled. */
const readWall = (
  request: DealRequest,
  set: TileSet,
): Outcome<{ tiles: readonly Kind[]; warnings: DealAnswer['warnings'] }> => {
  if (request.tiles === undefined) {
    if (request.seed === undefined) return failed(seedNeeded('', 'to shuffle the tiles, or the tiles in order'));
    return ok({ tiles: shuffled(set, request.seed), warnings: [] });
  }
  const read = readTiles(request.tiles, '/tiles', set);
  if (read.problems.length > 0) return failed(...read.problems);
  const { missing, extra } = compareWithSet(read.kinds, set);
  if (missing.length > 0 || extra.length > 0) {
    const said = [
      ...(missing.length > 0 ? [`missing ${shortList(tokensOf(missing))}`] : []),
      ...(extra.length > 0 ? [`too many ${shortList(tokensOf(extra))}`] : []),
    ];
    return failed({
      code: 'wall.incomplete',
      pointer: '/tiles',
      detail: `The tiles are not exactly the set of ${set.size}: ${said.join('; ')}.`,
      expected: set.size,
      actual: read.kinds.length,
      missing: tokensOf(missing),
    });
  }
  return ok({ tiles: read.kinds, warnings: [...read.warnings] });
};

/** The opening throws: as sent, or thrown from the seed; none where the game has none. */
const readDice = (request: DealRequest, throws: number): Outcome<readonly Throw[]> => {
  if (throws === 0) {
    const ranges = checkDice(request.dice ?? [], request.dice?.length ?? 0);
    return ranges.length > 0 ? failed(...ranges) : ok([]);
  }
  if (request.dice !== undefined) {
    const problems = checkDice(request.dice, throws);
    return problems.length > 0 ? failed(...problems) : ok(request.dice.map((pair) => [pair[0]!, pair[1]!] as const));
  }
  return request.seed === undefined
    ? failed({
        code: 'deal.seed_or_dice',
        pointer: '/dice',
        detail: 'Give the dice that open the wall, or a seed to throw them from.',
      })
    : ok(diceFromSeed(request.seed, throws));
};

const tokens = (tiles: readonly PlacedTile[]): string[] => tokensOf(tiles.map((tile) => tile.kind));

const bySeat = (seats: readonly Wind[], tiles: ReadonlyMap<Wind, readonly Kind[]>): SeatTiles =>
  Object.fromEntries(seats.map((seat) => [seat, tokensOf(tiles.get(seat) ?? [])]));

const stackOf = ({ wall, stack }: { wall: Wind; stack: number }) => ({ wall, stack });

const openingAnswer = (opening: Opening) => ({
  throws: opening.throws.map((made) => ({ seat: made.seat, dice: [...made.dice], sum: made.sum })),
  opener: opening.opener,
  ...(opening.gap === null ? {} : { gap: opening.gap, loose: opening.loose.map((tile) => stackOf(tile.place)) }),
});

const stackName = (place: { wall: Wind; stack: number }): string => `${SEAT_NAMES[place.wall]}'s stack ${place.stack}`;

const openingSteps = (opening: Opening, tiles: readonly Kind[]): DealStep[] => {
  const throws = opening.throws.map(
    (made): DealStep => ({
      step: 'throw',
      seat: made.seat,
      detail: `${SEAT_NAMES[made.seat]} throws ${made.dice[0]} and ${made.dice[1]}: ${made.sum}.`,
    }),
  );
  const sum = opening.throws.reduce((total, made) => total + made.sum, 0);
  if (opening.gap === null) {
    return [
      ...throws,
      {
        step: 'count',
        seat: 'E',
        detail: `${sum} stacks are counted from East's right end and stay: they are the end of the wall.`,
      },
    ];
  }
  const counted = `${sum} stacks are counted from ${SEAT_NAMES[opening.opener]}'s right end`;
  return [
    ...throws,
    { step: 'gap', seat: opening.opener, detail: `${counted}: ${stackName(opening.gap)} is lifted.` },
    {
      step: 'loose',
      tiles: tokensOf(opening.loose.map((tile) => tiles[tile.index]!)),
      places: opening.loose.map((tile) => tile.place),
      detail: `Its tiles become loose tiles on ${opening.loose.map((tile) => stackName(tile.place)).join(' and ')}.`,
    },
  ];
};

const summary = (opening: Opening | null, dealt: Dealt): string => {
  if (opening === null) return `East holds 14 cards, the others 13. ${dealt.live.length} cards are left to draw.`;
  const left = `${dealt.live.length} tiles are left to draw.`;
  const thrown = opening.throws.map((made) => `${SEAT_NAMES[made.seat]} throws ${made.sum}`).join(', ');
  const opened = opening.gap === null ? '' : `: ${stackName(opening.gap)} is lifted`;
  return `${thrown}${opened}. East holds 14 tiles, the others 13. ${left}`;
};
