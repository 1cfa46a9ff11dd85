import type { Meld, Situation } from '../hand/situation.js';
import type { Problem } from '../problem.js';
import { type Kind, tokenOf, tokensOf } from '../tiles/kinds.js';
import { openThatWouldDo } from './assumptions.js';
import { distanceOf, isComplete, missingTiles, waitsOf, withMelds } from './completion.js';
import { anyOf } from './decompose-summary.js';
import type { Refusal } from './evaluate.js';
import type { Prepared } from './prepare.js';
import type { RuleSheet } from './sheet.js';
import { standingCounts } from './whole-hand.js';

/** Runs in a hand that may hold any number of them. */
const ANY_RUNS = 4;

/** Tiles of a kong. */
const FOUR = 4;

/** A standing four that, laid down as a kong, makes room for the winning tile: people count it among the 13 tiles. */
const kongIn = (sheet: RuleSheet, situation: Situation, counts: Uint8Array): Kind | undefined => {
  const { hand, win, options, players } = situation;
  const tile = win?.tile;
  if (tile == null) return undefined;
  for (const [kind, count] of counts.entries()) {
    if (count !== FOUR) continue;
    const left = counts.slice();
    left[kind] = 0;
    left[tile]!++;
    const kong: Meld = { type: 'kong', kind, count: FOUR, jokers: 0, wildFlowers: 0, concealed: true };
    if (isComplete(left, [...hand.melds, kong], sheet.completion(options, players))) return kind;
  }
  return undefined;
};

/**
 * What would have made a hand complete that is not, if one thing would have: a special shape with nothing laid down,
 * an option that is switched off, or a four laid down as a kong.
 */
const hintOf = (sheet: RuleSheet, situation: Situation, counts: Uint8Array): { hint: string } | undefined => {
  const { hand, options, players } = situation;
  if (hand.melds.length > 0) {
    const tiles = withMelds(counts, hand.melds);
    const shape = sheet.completion(options, players).shapes.find((one) => one.fits(tiles));
    const special = sheet.specialHands.find(({ id }) => id === shape?.id);
    if (special !== undefined)
      return { hint: `The tiles are those of ${special.name}, which allows no set on the table.` };
  }
  for (const { id, type } of sheet.hand.options) {
    if (type !== 'boolean' || options[id] !== false) continue;
    if (isComplete(counts, hand.melds, sheet.completion({ ...options, [id]: true }, players))) {
      return { hint: `With the option ${id} the hand would be complete.` };
    }
  }
  const kong = kongIn(sheet, situation, counts);
  return kong === undefined
    ? undefined
    : { hint: `With ${tokenOf(kong)} as a kong in \`melds\` the winning tile would complete the hand.` };
};

/**
 * Why a winner's hand is not complete: too many runs for this game, or tiles that are missing (`distance`, `missing`,
 * and `waits` where another tile than the one that came would have done).
 */
export const incompleteHand = (sheet: RuleSheet, situation: Situation): Problem => {
  const { hand, win, tileSet, options, players } = situation;
  const completion = sheet.completion(options, players);
  const counts = standingCounts(situation);
  if (completion.maxRuns < ANY_RUNS && isComplete(counts, hand.melds, { ...completion, maxRuns: ANY_RUNS })) {
    return {
      code: 'hand.too_many_chows',
      pointer: '/hand',
      detail:
        completion.maxRuns === 0
          ? 'The hand needs a run, and this table plays without runs.'
          : 'The hand needs more than one run, and this game allows one.',
      limit: completion.maxRuns,
      ...hintOf(sheet, situation, counts),
    };
  }
  const distance = distanceOf(counts, hand.melds, completion, tileSet);
  const missing = missingTiles(counts, hand.melds, completion, tileSet);
  const waits = win?.tile == null ? [] : waitsOf(hand.counts, hand.melds, completion, tileSet);
  const detail =
    waits.length > 0
      ? `The hand waits for ${tokensOf(waits).join(' ')}, not for ${tokenOf(win!.tile!)}.`
      : Number.isFinite(distance)
        ? `The hand is not complete: ${distance} more tile${distance === 1 ? '' : 's'} would be needed.`
        : 'The hand cannot be completed: too many runs are laid down.';
  return {
    code: 'hand.not_winning',
    pointer: '/hand',
    detail,
    ...(Number.isFinite(distance) ? { distance } : {}),
    ...(missing === null ? {} : { missing: tokensOf(missing) }),
    ...(waits.length === 0 ? {} : { waits: tokensOf(waits) }),
    ...hintOf(sheet, situation, counts),
  };
};

/** The problem of a hand that has no value. */
export const refusalProblem = (sheet: RuleSheet, prepared: Prepared, refusal: Refusal): Problem => {
  const { situation } = prepared;
  switch (refusal.why) {
    case 'not complete':
      return incompleteHand(sheet, situation);
    case 'limit needed':
      return {
        code: 'options.limit_needed',
        pointer: '/options/limit',
        detail: `${refusal.special.hand.name} is worth a share of the limit, and the table plays without one.`,
      };
    case 'minimum doubles': {
      const needed = sheet.minimum!.doubles;
      const wouldDo = openThatWouldDo(prepared);
      return {
        code: 'win.minimum_doubles',
        pointer: '/hand',
        detail: `With two players a hand needs ${needed} doubles, or half the limit, to go out; this one has ${refusal.most}.`,
        expected: needed,
        actual: refusal.most,
        ...(wouldDo.length === 0
          ? {}
          : { hint: `It could go out with ${anyOf(wouldDo)}, which the request leaves open.` }),
      };
    }
  }
};
