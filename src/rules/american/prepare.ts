import type { Assumption, ResolvedOptions, Warning } from '../../../schemas/common.js';
import type { Hand, HandRequest, Win } from '../../../schemas/hand.js';
import type { Env } from '../answer.js';
import { canonicalHand, canonicalWin } from '../hand/canonical.js';
import { resolveOptions } from '../hand/options.js';
import { readSituation } from '../hand/read.js';
import type { ReadResult, Situation } from '../hand/situation.js';
import { failed, type Outcome, ok } from '../problem.js';
import { JOKER } from '../tiles/kinds.js';
import type { CompiledCard } from './compiled.js';
import { resolveCard } from './resolve-card.js';
import type { AmericanRules } from './rules.js';

/** What every American operation about a hand starts from. */
export interface Prepared {
  readonly options: ResolvedOptions;
  readonly card: CompiledCard;
  readonly read: ReadResult;
  readonly warnings: Warning[];
  readonly assumptions: Assumption[];
}

/** Resolves options and card and reads the hand. Fails on options that do not exist and cards that cannot be used. */
export const prepare = (rules: AmericanRules, request: HandRequest, env: Env): Outcome<Prepared> => {
  const { options, problems } = resolveOptions(rules.hand.options, request.options);
  if (problems.length > 0) return failed(...problems);
  const card = resolveCard(request.card, request.params, env, rules.card, options);
  if (!card.ok) return card;
  const read = readSituation(request, rules.hand, options);
  const warnings = [...read.warnings];
  if (rules.card.own !== null && (request.card !== undefined || request.params !== undefined)) {
    warnings.push({ code: 'card.ignored', detail: 'This game has a card of its own; the one sent is not used.' });
  }
  if (!rules.jokerlessSaid && request.win?.jokerlessDeclared !== undefined) {
    const detail = 'In this game a hand without jokers counts double without being called.';
    warnings.push({ code: 'jokerless_declared.ignored', detail, pointer: '/win/jokerlessDeclared' });
  }
  return ok({ options, card: card.value, read, warnings, assumptions: [...read.assumptions] });
};

/** The hand as understood, for the answer. */
export const understood = (situation: Situation): { hand: Hand; seat?: 'E' | 'S' | 'W' | 'N'; win?: Win } => {
  const win = canonicalWin(situation);
  return {
    hand: canonicalHand(situation),
    ...(situation.seat === null ? {} : { seat: situation.seat }),
    ...(win === null ? {} : { win }),
  };
};

/** Rulings of ours that mattered, and how the lines in question are read under the options. */
export const houseAssumptions = (
  rules: AmericanRules,
  situation: Situation,
  lineIds: ReadonlySet<string>,
): Assumption[] => {
  const assumptions: Assumption[] = [];
  for (const { id, detail, matters } of rules.houseRules) if (matters(situation)) assumptions.push({ id, detail });
  for (const { option, lines, readings } of rules.lineOptions) {
    if (!lines.some((id) => lineIds.has(id))) continue;
    const value = String(situation.options[option]);
    assumptions.push({ id: `option.${option}`, detail: `${readings[value] ?? value} (option ${option}: ${value})` });
  }
  return assumptions;
};

/** Jokers in the hand or its sets. */
export const holdsJokers = ({ hand, win }: Situation): boolean =>
  hand.counts[JOKER]! > 0 || win?.tile === JOKER || hand.melds.some((meld) => meld.jokers > 0);

/** A search that was cut short: only a card with many free kinds can bring this about. */
export const searchWarning: Warning = {
  code: 'search.bounded',
  detail: 'The search over free kinds was cut short; a nearer line may have been missed.',
};
