import type { Env, Query } from '../../../src/rules/answer.js';
import type { Outcome } from '../../../src/rules/problem.js';
import { variantById } from '../../../src/rules/variants/index.js';
import type { Game } from './game.js';
import type { RefRequest } from './read.js';

/** What the tests read of the answer under test. */
export interface EngineScore {
  readonly outcome: string;
  readonly score: EngineTotals;
  readonly items: readonly EngineItem[];
  readonly waits: readonly string[];
  readonly reading?: EngineReading;
  readonly alternatives: readonly { readonly score: EngineTotals }[];
}
export interface EngineTotals {
  readonly base: number | null;
  readonly doubles: number | null;
  readonly beforeLimit: number | null;
  readonly total: number;
  readonly award: { readonly id: string; readonly value: number; readonly hand?: string } | null;
}
export interface EngineItem {
  readonly id: string;
  readonly points?: number;
  readonly doubles?: number;
  readonly tiles?: readonly string[];
}
export interface EngineReading {
  readonly shape: string;
  readonly sets: readonly {
    readonly kind: string;
    readonly tiles: readonly string[];
    readonly concealed: boolean;
    readonly melded: boolean;
    readonly winning: boolean;
  }[];
  readonly pair?: { readonly tiles: readonly string[]; readonly winning: boolean };
}

type Score = (request: RefRequest, env: Env, query?: Query) => Outcome<EngineScore>;

const env: Env = { findCard: () => undefined, cardCache: new Map<string, object>() };

/** The pure `score` operation of a variant, as the service offers it. */
export const engineScore = (game: Game) => {
  const score = variantById(game)?.operations.score as unknown as Score;
  return (request: RefRequest, alternatives: number): Outcome<EngineScore> => score(request, env, { alternatives });
};

/** What the tests read of a decomposition. */
export interface EngineDecompose {
  readonly readings: readonly EngineReading[];
  readonly waits?: readonly {
    readonly tile: string;
    readonly left: number;
    readonly totals?: { readonly discard?: number; readonly wall?: number };
    readonly refused?: readonly { readonly by: string; readonly code: string }[];
  }[];
}

type Decompose = (request: RefRequest, env: Env) => Outcome<EngineDecompose>;

/** The pure `decompose` operation of a variant. */
export const engineDecompose = (game: Game) => {
  const decompose = variantById(game)?.operations.decompose as unknown as Decompose;
  return (request: RefRequest): Outcome<EngineDecompose> => decompose(request, env);
};
