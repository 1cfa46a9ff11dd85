import type { HandRequest } from '../../../schemas/hand.js';
import { handOf } from '../../../src/rules/american/hand.js';
import { prepare } from '../../../src/rules/american/prepare.js';
import type { AmericanRules } from '../../../src/rules/american/rules.js';
import { matchFits } from '../../../src/rules/american/scan.js';
import type { Env } from '../../../src/rules/answer.js';
import type { Outcome } from '../../../src/rules/problem.js';
import { deckAdvancedRules } from '../../../src/rules/variants/american-deck-advanced/rules.js';
import { deckBeginnerRules } from '../../../src/rules/variants/american-deck-beginner/rules.js';
import { leagueRules } from '../../../src/rules/variants/american-league/rules.js';
import { variantById } from '../../../src/rules/variants/index.js';

interface LineOf {
  readonly id: string;
  readonly value: number;
}

/** What the tests read of an American decomposition. */
export interface EngineLines {
  readonly complete: boolean;
  readonly lines: readonly LineOf[];
  readonly distance?: number;
  readonly waits?: readonly { readonly tile: string; readonly left: number; readonly lines: readonly LineOf[] }[];
  readonly nearest: readonly {
    readonly line: LineOf;
    readonly distance: number;
    readonly missing: readonly string[];
    readonly unneeded: readonly string[];
    readonly possible: boolean;
  }[];
}

const env: Env = { findCard: () => undefined, cardCache: new Map<string, object>() };

/** The pure `decompose` operation of an American variant. */
export const engineLines = (variant: string) => {
  const decompose = variantById(variant)?.operations.decompose as unknown as (
    request: object,
    env: Env,
  ) => Outcome<EngineLines>;
  return (request: object): Outcome<EngineLines> => decompose(request, env);
};

const RULES: Readonly<Record<string, AmericanRules>> = {
  'american-league': leagueRules,
  'american-deck-beginner': deckBeginnerRules,
  'american-deck-advanced': deckAdvancedRules,
};

/** Ids of the lines that 14 tiles match, one for each concrete hand, without the rest of a decomposition. */
export const engineMatches =
  (variant: string) =>
  (request: object): Outcome<string[]> => {
    const prepared = prepare(RULES[variant]!, request as HandRequest, env);
    if (!prepared.ok) return prepared;
    const { card, read } = prepared.value;
    if (read.situation === null || read.problems.length > 0) {
      return { ok: false, problems: read.problems.map(({ problem }) => problem) };
    }
    return { ok: true, value: matchFits(card, handOf(read.situation)).map((fit) => fit.line.line.id) };
  };
