import type { Situation } from '../hand/situation.js';
import { FIRST_BONUS, isMajor, isSuit, KIND_COUNT, type Kind, suitOf } from '../tiles/kinds.js';
import type { Whole } from './view.js';

/** All tiles of the player, sets on the table and winning tile included: the hand that is being looked at. */
const everything = new Uint8Array(KIND_COUNT);

/** 2 3 4 6 8 of bamboo and the green dragon, by kind. */
const JADE = Uint8Array.from({ length: FIRST_BONUS }, (_, kind) => ([1, 2, 3, 5, 7, 32].includes(kind) ? 1 : 0));

/** What the tiles of a hand are. */
const surveyTiles = (
  counts: Uint8Array,
): Pick<Whole, 'suits' | 'suitTiles' | 'honours' | 'majorsOnly' | 'jadeOnly'> => {
  let suits = 0;
  let suitTiles = 0;
  let honours = 0;
  let majorsOnly = true;
  let jadeOnly = true;
  for (let kind = 0; kind < FIRST_BONUS; kind++) {
    const count = counts[kind]!;
    if (count === 0) continue;
    if (JADE[kind] === 0) jadeOnly = false;
    if (!isSuit(kind)) {
      honours += count;
      continue;
    }
    suitTiles += count;
    suits |= 1 << suitOf(kind);
    if (!isMajor(kind)) majorsOnly = false;
  }
  return { suits: (suits & 1) + ((suits >> 1) & 1) + (suits >> 2), suitTiles, honours, majorsOnly, jadeOnly };
};

const countEverything = (situation: Situation): void => {
  everything.set(situation.hand.counts);
  const tile = situation.win?.tile ?? null;
  if (tile !== null) everything[tile]!++;
  for (const meld of situation.hand.melds) {
    if (meld.type === 'chow') for (let i = 0; i < 3; i++) everything[meld.kind + i]!++;
    else everything[meld.kind]! += meld.count;
  }
};

/**
 * Everything about a hand that no reading changes.
 *
 * @param waits number of kinds that would complete the 13-tile side
 */
export const wholeOf = (situation: Situation, waits: number): Whole => {
  const { win, options, hand } = situation;
  countEverything(situation);
  const { suits, suitTiles, honours, majorsOnly, jadeOnly } = surveyTiles(everything);
  return {
    winner: win !== null,
    winningTile: win?.tile ?? -1,
    drawn: win?.by === 'wall' || win?.by === 'loose',
    loose: win?.by === 'loose',
    claimed: win?.by === 'discard',
    robbed: win?.by === 'robbed-kong',
    dealt: win?.by === 'deal',
    suits,
    suitTiles,
    honours,
    majorsOnly,
    jadeOnly,
    exposedMelds: hand.melds.reduce((sum, meld) => sum + (meld.concealed ? 0 : 1), 0),
    waits,
    noScoreDespiteDoubles: options.noScoreDespiteDoubles === true,
    concealedAnyTiles: options.concealedHand === 'any',
    originalCallAnyPlayer: options.originalCallAnyPlayer === true,
  };
};

/** The hand of a loser as it would be with one more tile, drawn. Goes on from the last `wholeOf` of that hand. */
export const wholeWith = (whole: Whole, tile: Kind): Whole => {
  everything[tile]!++;
  const tiles = surveyTiles(everything);
  everything[tile]!--;
  return { ...whole, ...tiles, winner: true, winningTile: tile, drawn: true };
};
