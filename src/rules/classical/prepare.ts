import type { Situation } from '../hand/situation.js';
import { FIRST_BONUS, KIND_COUNT, type Kind, windKind } from '../tiles/kinds.js';
import { type Call, findCalls } from './calling.js';
import { type Compiled, compile, resolveValue } from './compile.js';
import { type CompletionRules, runsLeft, tilesForShape, waitsOf } from './completion.js';
import type { Reckoning } from './count.js';
import { layLoser, layReadings } from './readings.js';
import type { ShapeReading } from './shapes/shape.js';
import type { RuleSheet } from './sheet.js';
import { type Circumstances, FACT_BITS, newView } from './view.js';
import { wholeOf } from './whole.js';

/** A hand prepared for counting: everything that stays the same whatever the winds and facts. */
export interface Prepared extends Reckoning {
  readonly situation: Situation;
  readonly completion: CompletionRules;
  readonly waits: readonly Kind[];
  readonly rows: readonly number[];
  readonly shapes: readonly ShapeReading[];
  readonly calls: readonly Call[];
  readonly limit: number | null;
  readonly circumstances: Circumstances;
}

const standing = new Uint8Array(KIND_COUNT);
const NO_TILES: readonly Kind[] = [];

/** Circumstances as the request gives them. */
export const circumstancesOf = (situation: Situation): Circumstances => {
  let facts = 0;
  for (const fact of situation.win?.facts ?? situation.facts) facts |= FACT_BITS[fact];
  return {
    seat: situation.seat === null ? -1 : windKind(situation.seat),
    prevailing: situation.prevailing === null ? -1 : windKind(situation.prevailing),
    facts,
  };
};

const valuesOf = (compiled: Compiled, situation: Situation): number[] => {
  const values: number[] = [];
  for (const row of compiled.doubleRows) values.push(resolveValue(row.value, situation.options));
  for (const row of compiled.pointRows) values.push(resolveValue(row.value, situation.options));
  return values;
};

/** Lays out all readings of a hand and what they share. */
export const prepare = (sheet: RuleSheet, situation: Situation): Prepared => {
  const compiled = compile(sheet);
  const { hand, win, options, tileSet } = situation;
  const completion = sheet.completion(options, situation.players);
  const waits = win?.by === 'deal' ? NO_TILES : waitsOf(hand.counts, hand.melds, completion, tileSet);
  const whole = wholeOf(situation, waits.length);
  const limit = options.limit;
  standing.set(hand.counts);
  let rows: readonly number[];
  const shapes: ShapeReading[] = [];
  const pairs: Kind[] = [];
  if (win === null) {
    const fours = sheet.undeclaredFour !== null && options[sheet.undeclaredFour] === 'kong';
    rows = layLoser(hand.counts, hand.melds, fours);
    for (let kind = 0; kind < FIRST_BONUS; kind++) if (hand.counts[kind] === 2) pairs.push(kind);
  } else {
    if (win.tile !== null) standing[win.tile]!++;
    rows = layReadings(
      standing,
      hand.melds,
      runsLeft(hand.melds, completion),
      whole.winningTile,
      whole.claimed || whole.robbed,
    );
    for (const shape of completion.shapes) {
      const tiles = tilesForShape(shape, standing, hand.melds);
      const reading = tiles === null ? null : shape.read(tiles);
      if (reading !== null) shapes.push(reading);
    }
  }
  return {
    compiled,
    situation,
    completion,
    waits,
    rows,
    shapes,
    calls: win === null ? findCalls(compiled, situation, whole, waits, completion) : [],
    limit: typeof limit === 'number' ? limit : null,
    circumstances: circumstancesOf(situation),
    view: newView(whole),
    values: valuesOf(compiled, situation),
    pairs,
    bonusPoints: (sheet.bonus?.points ?? 0) * hand.bonus.length,
  };
};
