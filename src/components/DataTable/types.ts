import type { ReactNode, Ref } from 'react';
import type { PagingRange } from '#src/lib/pagingRange.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';
import type { TableLayout } from '#src/lib/tableLayout.ts';

/** The rows to draw. The table neither searches nor sorts nor pages them. */
export interface TableView<Row> {
  /** The rows of the page, in their order. */
  readonly rows: readonly Row[];
  /** The rows that these were chosen from. */
  readonly all: readonly Row[];
  readonly range: PagingRange;
  /** The folded search text, marked in the cells; '' for none. */
  readonly search: string;
  /** Search, filter, sort and page. When one differs, the table scrolls to the top. */
  readonly request: readonly unknown[];
}

export interface Column<Row> {
  id: string;
  header: string;
  /** One sentence that explains the column, as a tooltip on its header; for a column that can be sorted. */
  hint?: string;
  /**
   * Content of the cell; `text()` when absent, a dash when empty. Give `tabIndex` to its buttons and links, so that Tab
   * stops only in the row of the cursor.
   */
  cell?: (row: Row, tabIndex: 0 | -1) => ReactNode;
  /** The cell as plain text: shown by default, searched, copied and exported. Empty text shows a dash. */
  text: (row: Row) => string;
  /** The exported value instead of `text()`: numbers as numbers, dates as ISO 8601. */
  exported?: (row: Row) => string | number | null;
  /** The text is a date, `YYYY-MM-DD` or with `HH:mm` in the shown zone; a workbook gets it as one. */
  dated?: 'day' | 'time';
  searchable?: boolean;
  /** Left out of exports. */
  confidential?: boolean;
  /** Has a number that the search finds however it is written; the short name of it: `Phone`. */
  number?: string;
  /** The URL that the text leads to, `tel:…`, or a path that `onFollow` opens; null for a row without one. */
  href?: (row: Row) => string | null;
  /** Name of the button that copies the text: `Copy Email`. It is there while the row is pointed at or has the focus. */
  copied?: string;
  /** After the text, outside of the link of a name: a badge. */
  after?: (row: Row) => ReactNode;
  /** The most room that it takes, in widths of a digit. */
  afterCh?: number;
  /** The searched text instead of `text()`, for a column whose search covers more than its cell shows. */
  searchText?: (row: Row) => string;
  /** The value to sort by; without it the column cannot be sorted. `null` is last in both directions. */
  sortValue?: (row: Row) => string | number | null;
  /**
   * The least width of the content, in widths of a digit; 13 when absent. A letter takes 0.85 of it, a tabular figure or
   * hyphen 1.03. Figures, dates, badges and ids must fit; other texts may be cut. The header always fits.
   */
  ch?: number;
  /**
   * Takes of the room that is left over, for texts of any length; when absent, a text without `ch` does. `last`: when all
   * others show their longest text.
   */
  grows?: boolean | 'last';
  align?: 'start' | 'end';
  /** False: the column cannot be hidden. */
  hideable?: boolean;
  /** Not shown until the user shows it. */
  initiallyHidden?: boolean;
  /** Left out while the table is too narrow for all columns: one that the specification does not name. */
  folds?: boolean;
  tone?: 'main' | 'muted';
  /** Tabular figures, for numbers, dates, phone numbers and ids. */
  numeric?: boolean;
}

/** A line of a card. */
export interface CardLine<Row> {
  /** Id of the column. */
  readonly column: string;
  /** Begins with the header, for a value that does not explain itself. */
  readonly labelled?: boolean;
  /** In place of the column's text, where one line holds two values. */
  readonly text?: (row: Row) => string;
  /** Before the text, an element of its own that is never cut: the priority of a ticket. */
  readonly lead?: (row: Row) => ReactNode;
}

/** How cards show a row, by ids of columns. A column that the user hides leaves its line. */
export interface CardDescription<Row> {
  readonly title: string;
  /** At the end of the title: a status. */
  readonly corner?: string;
  /** Below the title, in their order. The last one is beside the row's buttons, and may be cut. */
  readonly lines: readonly (string | CardLine<Row>)[];
}

export interface RowAction<Row> {
  id: string;
  /** The verb, as in `View`; the button is named with the row: `View Layla Haddad`. A function where it depends on the row. */
  label: string | ((row: Row) => string);
  /** A Lucide icon; it is drawn at 16 px. */
  icon: ReactNode;
  intent?: 'danger';
  onSelect: (row: Row) => void;
  disabled?: (row: Row) => boolean;
}

export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** The order of the rows, and what changes it. */
export interface Sorting {
  /** Null is the order of the rows as given. */
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort | null) => void;
}

/** Order, visibility and widths of the columns, and what changes them. */
export interface LayoutState {
  readonly layout: TableLayout;
  readonly onLayout: (layout: TableLayout) => void;
}

/** The selection of rows, and the texts of the bar that floats over the table while rows are selected. */
export interface Selection {
  /** Ids of rows. They stay selected while a search, filter or page hides them. */
  readonly selected: ReadonlySet<string>;
  readonly onChange: (next: ReadonlySet<string>) => void;
  /** Name of the checkbox of all rows of the page: `Select all developers`. */
  readonly label: string;
  /** `3 selected, 2 not shown`. */
  readonly text: string;
  /** The same for the status line, which is only read out. */
  readonly status: string;
  /** Selects all matching rows of all pages: the number of them, or null if there is no more to select. */
  readonly more: { readonly count: number; readonly onSelect: () => void } | null;
  /** Buttons of the bar. */
  readonly actions: ReactNode;
}

/** What the table knows and does of one row. The functions must be the same ones at each render. */
export interface RowBehaviour<Row> {
  /** The id of a row, which stays the same over reloads. */
  readonly id: (row: Row) => string;
  /** Names the row's checkbox and actions. */
  readonly name: (row: Row) => string;
  /** A line under the row, across the table: what is wrong with it. Null for a row without one. */
  readonly note?: ((row: Row, tabIndex: 0 | -1) => ReactNode) | undefined;
  /** Opens a row: called by a click on it, by Enter, and by its link. */
  readonly onActivate?: ((row: Row) => void) | undefined;
  /**
   * The URL of an opened row, of its name as a link: another tab opens it. Unlike the other functions it may be another one
   * at each render.
   */
  readonly href?: ((row: Row) => string) | undefined;
  /** Opens a path of the console to which a cell leads. */
  readonly onFollow?: ((path: string) => void) | undefined;
  /**
   * One-character keys that act on the row with the focus; with them `j` and `k` move like the arrow keys. `step` moves
   * the focus to the next row or the one before; it returns false at the end.
   */
  readonly keys?: Readonly<Record<string, (row: Row, step: (by: 1 | -1) => boolean) => void>> | undefined;
}

/** What is shown without rows. */
export interface EmptyTable {
  readonly title: string;
  readonly text?: string | undefined;
  readonly action?: ReactNode;
}

/** What a table does for its page, by `ref`. */
export interface TableHandle {
  /** Puts the focus on the row that had it last, or else on the first one. */
  focusRows: () => void;
  /** Puts the focus on the first row. */
  focusFirst: () => void;
}

export interface DataTableProps<Row> {
  /** Moves the focus into the table from outside. */
  ref?: Ref<TableHandle> | undefined;
  /** Unique on the page. */
  id: string;
  /** The caption, and the name of the table. */
  label: string;
  /** A visible title in place of the caption: `Audit Trail (64 records)`. */
  title?: string | undefined;
  /** Must be memoized, like `actions`: the rows are redrawn when one changes. */
  columns: readonly Column<Row>[];
  /** The read of the rows; while they are read again, the shown ones are dimmed. */
  state: QueryResult<unknown>;
  /** Heads the message of a failed read. */
  failedTitle?: string | undefined;
  /** The rows to draw. */
  view: TableView<Row>;
  /** The id and name of a row, and what happens when it is opened. */
  row: RowBehaviour<Row>;
  /** The order of the rows, and what changes it. */
  sorting: Sorting;
  /** From `useTableLayout`; without it the table keeps the layout until it is unmounted. */
  layout?: LayoutState | undefined;
  /** Without it no row can be selected. */
  selection?: Selection | undefined;
  /** How cards show a row below 768 px, the first three columns when absent; null where the table scrolls instead. */
  card?: CardDescription<Row> | null | undefined;
  /** Buttons at the end of every row. */
  actions?: readonly RowAction<Row>[] | undefined;
  /** Only for tables of at most 50 rows a page, because expanded rows differ in height. */
  expansion?: { render: (row: Row) => ReactNode } | undefined;
  /** Shown without rows. */
  empty: EmptyTable;
  /** The line under the rows: their number, and the pages if there are any. */
  foot: { readonly status: string; readonly onPage?: ((page: number) => void) | undefined };
}
