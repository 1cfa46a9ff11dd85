import type { AmericanDecomposeAnswer, AmericanDiscard } from '../../../schemas/american.js';
import type { Warning } from '../../../schemas/common.js';
import type { HandRequest } from '../../../schemas/hand.js';
import type { Operation } from '../answer.js';
import { firstStage } from '../hand/read.js';
import { failed, ok } from '../problem.js';
import { tokenOf, tokensOf } from '../tiles/kinds.js';
import { TILES_OF_HAND } from './card.js';
import type { CompiledCard } from './compiled.js';
import { type CardHand, handOf, without } from './hand.js';
import { byValue, cardRef, lineMatch, sortFits } from './lines.js';
import { distanceOf, nearestLines, USUAL_LINES, waitsOf } from './nearest.js';
import { houseAssumptions, prepare, searchWarning, understood } from './prepare.js';
import type { AmericanRules } from './rules.js';
import { matchFits, type Scan, scanCard } from './scan.js';
import { spareKinds } from './spare.js';
import { waitsByKind } from './waits.js';

/** Decompositions listed. A card would have to be made for a hand to have more. */
const MOST_LISTED = 1_000;

const listedWarning = (count: number): Warning => ({
  code: 'search.bounded',
  detail: `The hand has ${count} decompositions; the best ${MOST_LISTED} are listed.`,
});

/** What each tile leaves if it is thrown: the smallest distance first, then the most tiles that complete a line. */
const discardsOf = (card: CompiledCard, hand: CardHand, scan: Scan): AmericanDiscard[] => {
  const now = distanceOf(hand, scan);
  if (now === null) return [];
  const free = spareKinds(card, hand, scan);
  const discards: (AmericanDiscard & { left: number })[] = [];
  for (let kind = 0; kind < hand.counts.length; kind++) {
    if (hand.counts[kind] === 0) continue;
    const distance = free[kind] === 1 ? now : now + 1;
    let kinds: number[] = [];
    let left = 0;
    if (distance === 1) {
      const rest = without(hand, kind);
      kinds = [...waitsByKind(card, rest, scanCard(card, rest)).keys()].sort((a, b) => a - b);
      left = kinds.reduce((sum, wait) => sum + rest.left[wait]!, 0);
    }
    discards.push({ tile: tokenOf(kind), distance, waits: tokensOf(kinds), left });
  }
  discards.sort((a, b) => a.distance - b.distance || b.left - a.left);
  return discards.map(({ tile, distance, waits }) => ({ tile, distance, waits }));
};

const listed = (tokens: readonly string[]): string =>
  tokens.length < 2 ? tokens.join('') : `${tokens.slice(0, -1).join(', ')} or ${tokens.at(-1)}`;

const summaryOf = (answer: Omit<AmericanDecomposeAnswer, 'summary'>): string => {
  const [line] = answer.lines;
  if (line !== undefined) {
    const others = new Set(answer.lines.map(({ id }) => id)).size - 1;
    const more = others === 0 ? '' : ` ${others} other ${others === 1 ? 'line fits' : 'lines fit'} as well.`;
    return `The hand is line ${line.id}, worth ${line.value}.${more}`;
  }
  if (answer.distance === undefined) return 'The exposed sets fit no line of the card.';
  if (answer.waits !== undefined && answer.waits.length > 0) {
    return `The hand waits for ${listed(answer.waits.map(({ tile }) => tile))}.`;
  }
  const [nearest] = answer.nearest;
  const count = answer.distance === 1 ? '1 tile' : `${answer.distance} tiles`;
  return `The nearest line is ${nearest!.line.id}: ${count} short (${nearest!.missing.join(' ')}).`;
};

/**
 * `decompose` of an American game: every line that 14 tiles are; of 13 the waits; of 14 that are no line what to throw;
 * the nearest lines always. `?alternatives=n` lists more of these than ten.
 */
export const decomposeOperation =
  (rules: AmericanRules): Operation<HandRequest, AmericanDecomposeAnswer> =>
  (request, env, query) => {
    const prepared = prepare(rules, request, env);
    if (!prepared.ok) return prepared;
    const { options, card, read, warnings, assumptions } = prepared.value;
    const { situation, problems } = read;
    if (situation === null || problems.length > 0) return failed(...firstStage(problems));
    const hand = handOf(situation);
    const scan = scanCard(card, hand);
    const matches = sortFits(matchFits(card, hand), byValue(hand));
    const distance = distanceOf(hand, scan);
    assumptions.push(...houseAssumptions(rules, situation, new Set(matches.map((fit) => fit.line.line.id))));
    const answer: Omit<AmericanDecomposeAnswer, 'summary'> = {
      variant: rules.id,
      edition: rules.edition,
      options,
      card: cardRef(card),
      ...understood(situation),
      complete: matches.length > 0,
      lines: matches.slice(0, MOST_LISTED).map((fit) => lineMatch(card, fit, hand)),
      ...(distance === null ? {} : { distance }),
      ...(hand.tiles === TILES_OF_HAND - 1 ? { waits: waitsOf(card, hand, scan) } : {}),
      ...(hand.tiles === TILES_OF_HAND && matches.length === 0 ? { discards: discardsOf(card, hand, scan) } : {}),
      nearest: nearestLines(card, hand, scan, Math.max(USUAL_LINES, query?.alternatives ?? 0)),
      assumptions,
      warnings,
    };
    if (hand.budget.steps < 0) warnings.push(searchWarning);
    if (matches.length > MOST_LISTED) warnings.push(listedWarning(matches.length));
    return ok({ ...answer, summary: summaryOf(answer) });
  };
