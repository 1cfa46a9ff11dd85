import type { CardAnswer, CardLine, CardRequest, ParsedCard } from '../../../schemas/card.js';
import type { Operation } from '../answer.js';
import { resolveOptions } from '../hand/options.js';
import { failed, ok, type Problem } from '../problem.js';
import { JOKER, tokenOf } from '../tiles/kinds.js';
import { type GroupSpec, type JokerRule, jokerCap } from './card.js';
import { isWarning } from './card-problems.js';
import type { CompiledCard, CompiledLine } from './compiled.js';
import { tileText } from './pattern.js';
import { findAndCheck } from './resolve-card.js';
import type { AmericanRules } from './rules.js';

const isLiteral = (group: GroupSpec): boolean => group.tile.at === 'kind' && group.tile.kind === JOKER;

/** Smallest set that can be claimed and exposed. */
const SMALLEST_SET = 3;

/** Groups that may be exposed before the win: sets of one tile in lines that are not concealed. */
const callableOf = ({ line }: CompiledLine): string[] => {
  if (line.mode === 'concealed') return [];
  const callable = line.bodies.flatMap((body) => {
    const most = Math.max(0, ...body.permute.map((i) => body.groups[i]!.count));
    return body.groups.flatMap((group, i) => {
      const size = body.permute.includes(i) ? most : group.count;
      return size >= SMALLEST_SET && !isLiteral(group) ? [`${tileText(group.tile, tokenOf)}*${group.count}`] : [];
    });
  });
  return [...new Set(callable)];
};

const lineAnswer = (compiled: CompiledLine, rule: JokerRule): CardLine => {
  const { line } = compiled;
  return {
    id: line.id,
    value: { ...line.value },
    mode: line.mode,
    jokerlessBonus: line.jokerlessBonus,
    bodies: line.bodies.map((body) =>
      body.groups.map((group) => ({
        tile: tileText(group.tile, tokenOf),
        count: group.count,
        jokers: jokerCap(rule, group.count, group.jokers, isLiteral(group)),
        wild: group.wild,
      })),
    ),
    variants: compiled.variants,
    forcedJokers: finite(compiled.forcedJokers),
    callable: callableOf(compiled),
    ...(line.note === null ? {} : { note: line.note }),
  };
};

/** A line that no tiles can make forces no number of jokers; its problem says so. */
const finite = (jokers: number): number => (Number.isFinite(jokers) ? jokers : 0);

const parsed = ({ card, hash, lines }: CompiledCard): ParsedCard => {
  let at = 0;
  return {
    id: card.id,
    title: card.title,
    hash,
    params: { ...card.params },
    jokers: { ...card.jokers },
    sections: card.sections.map(({ id, name, lines: own }) => ({
      id,
      name,
      lines: own.map(() => lineAnswer(lines[at++]!, card.jokers)),
    })),
  };
};

/** A record by line id that an id such as `__proto__` cannot disturb. */
const byLine = <T>(compiled: CompiledCard | null, value: (line: CompiledLine) => T): Record<string, T> => {
  const record: Record<string, T> = {};
  for (const line of compiled?.lines ?? []) {
    if (line.line.bodies.length === 0) continue;
    Object.defineProperty(record, line.line.id, {
      value: value(line),
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }
  return record;
};

const summaryOf = (compiled: CompiledCard | null, problems: readonly Problem[]): string => {
  const errors = problems.filter((problem) => !isWarning(problem)).length;
  const lines = compiled?.lines.length ?? 0;
  const title = compiled === null ? 'The card' : `"${compiled.card.title}"`;
  if (errors > 0) {
    const count = errors === 1 ? 'a problem' : `${errors} problems`;
    return `${title} has ${count}. ${problems.find((problem) => !isWarning(problem))!.detail}`;
  }
  const warnings = problems.length === 0 ? '' : ` ${problems.length} warnings.`;
  return `${title} is in order: ${lines} ${lines === 1 ? 'line' : 'lines'}, ${compiled!.lineOf.length} concrete variants.${warnings}`;
};

/** `card` of an American game: checks a card, and answers with its parsed form and everything wrong with it. */
export const cardOperation =
  (rules: AmericanRules): Operation<CardRequest, CardAnswer> =>
  (request, env) => {
    const { options, problems: optionProblems } = resolveOptions(rules.hand.options, request.options);
    if (optionProblems.length > 0) return failed(...optionProblems);
    // Any card can be checked here, also in a game that has its own.
    const source = request.card === undefined ? rules.card : { ...rules.card, own: null };
    const checked = findAndCheck(request.card, request.params, env, source, options);
    if (!checked.ok) return checked;
    const { compiled, problems } = checked.value;
    return ok({
      variant: rules.id,
      edition: rules.edition,
      options,
      usable: problems.every(isWarning) && compiled !== null,
      ...(compiled === null ? {} : { card: parsed(compiled) }),
      variants: byLine(compiled, (line) => line.variants),
      forcedJokers: byLine(compiled, (line) => finite(line.forcedJokers)),
      callable: byLine(compiled, callableOf),
      problems: [...problems],
      assumptions: [],
      warnings: [],
      summary: summaryOf(compiled, problems),
    });
  };
