import type { Env } from '../../../src/rules/answer.js';
import type { HandRules } from '../../../src/rules/hand/rules.js';
import type { TableRules, TableSheet } from '../../../src/rules/table/rules.js';
import { deckAdvancedTable } from '../../../src/rules/variants/american-deck-advanced/table.js';
import { deckBeginnerTable } from '../../../src/rules/variants/american-deck-beginner/table.js';
import { leagueTable } from '../../../src/rules/variants/american-league/table.js';
import { babcockTable } from '../../../src/rules/variants/babcock-1923/table.js';
import { britishTable } from '../../../src/rules/variants/british/table.js';
import { chineseTable } from '../../../src/rules/variants/chinese/table.js';
import { babcock, british, chinese, league } from '../hand/hand-rules.js';

export interface Table {
  readonly sheet: TableSheet;
  readonly rules: TableRules;
}

const table = (id: string, hand: HandRules, rules: TableRules): Table => ({ sheet: { id, edition: '1', hand }, rules });

const sized = (sizes: readonly number[]): HandRules => ({ ...league, melds: { ...league.melds, sizes } });

/** The six tables, for tests of the operations at the table. */
export const TABLES = {
  'babcock-1923': table('babcock-1923', babcock, babcockTable),
  chinese: table('chinese', chinese, chineseTable),
  british: table('british', british, britishTable),
  'american-league': table('american-league', league, leagueTable),
  'american-deck-beginner': table('american-deck-beginner', sized([4]), deckBeginnerTable),
  'american-deck-advanced': table('american-deck-advanced', sized([3, 4, 5]), deckAdvancedTable),
} as const;

export type TableId = keyof typeof TABLES;

/** Nothing at the table needs the world around it. */
export const env: Env = { findCard: () => undefined, cardCache: new Map() };
