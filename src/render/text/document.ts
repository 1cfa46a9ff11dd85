/**
 * An answer laid out for people, before it is put into a format: a title, a lead sentence and blocks.
 * One function an operation makes it (`layouts.ts`), one a format prints it.
 */
export interface TextDocument {
  readonly title: string;
  /** The answer's `summary`. */
  readonly lead: string;
  readonly blocks: readonly TextBlock[];
}

export type TextBlock =
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'list'; readonly heading: string; readonly items: readonly string[] }
  | {
      readonly type: 'table';
      readonly heading: string;
      readonly columns: readonly TextColumn[];
      readonly rows: readonly (readonly string[])[];
    };

export interface TextColumn {
  readonly name: string;
  /** Numbers stand right. */
  readonly right?: boolean;
  /** Left out where room is short, as in a chat. */
  readonly aside?: boolean;
}

/** A table without the columns that may be left out. */
export const withoutAsides = (table: Extract<TextBlock, { type: 'table' }>): Extract<TextBlock, { type: 'table' }> => ({
  ...table,
  columns: table.columns.filter(({ aside }) => aside !== true),
  rows: table.rows.map((row) => row.filter((_, column) => table.columns[column]?.aside !== true)),
});

/** A list, or nothing if it is empty. */
export const listBlock = (heading: string, items: readonly string[]): TextBlock[] =>
  items.length === 0 ? [] : [{ type: 'list', heading, items }];

/** A table, or nothing if it has no rows. */
export const tableBlock = (
  heading: string,
  columns: readonly TextColumn[],
  rows: readonly (readonly string[])[],
): TextBlock[] => (rows.length === 0 ? [] : [{ type: 'table', heading, columns, rows }]);
