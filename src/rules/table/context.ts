import type { OptionSpec, ResolvedOptions } from '../../../schemas/common.js';
import { resolveOptions } from '../hand/options.js';
import type { HandRules } from '../hand/rules.js';
import { failed, type Outcome, ok, type Problem } from '../problem.js';
import type { TileSet } from '../tiles/sets.js';
import type { TableSheet } from './rules.js';

/** The table that a request is about. */
export interface TableContext {
  readonly players: number;
  readonly options: ResolvedOptions;
  readonly set: TileSet;
}

/** Problem `table.seat` for a number of players that the variant does not have. */
export const unplayable = (players: number, hand: Pick<HandRules, 'players'>): Problem | null =>
  hand.players.includes(players)
    ? null
    : {
        code: 'table.seat',
        pointer: '/table/players',
        detail: `This game is not played by ${players}.`,
        allowed: [...hand.players],
      };

/**
 * Reads players and options of a request: the options of the variant and those of the operation (`own`).
 * Problems: those of the options, `table.seat` for a number of players that the variant does not have.
 */
export const readTable = (
  sheet: TableSheet,
  own: readonly OptionSpec[],
  request: {
    readonly table?: { readonly players?: number };
    readonly options?: Readonly<Record<string, unknown>>;
  },
): Outcome<TableContext> => {
  const players = request.table?.players ?? sheet.hand.players[0] ?? 4;
  const refused = unplayable(players, sheet.hand);
  if (refused !== null) return failed(refused);
  const resolved = resolveOptions([...sheet.hand.options, ...own], request.options);
  if (resolved.problems.length > 0) return failed(...resolved.problems);
  return ok({
    players,
    options: resolved.options,
    set: sheet.hand.tileSet(resolved.options, players),
  });
};
