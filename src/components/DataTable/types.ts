import type { ReactNode, Ref } from 'react';
import type { TableLayout } from '#src/lib/tableLayout.ts';

/** The state of a list's rows. Screens get it by props and never infer it from missing data. */
export type Listing<Row> =
  | { status: 'loading' }
  | { status: 'failed'; message: string; onRetry: () => void }
  | {
      status: 'ready';
      rows: readonly Row[];
      /** Number of rows on all pages. Equal to `rows.length` unless the server pages. */
      total: number;
      /** True while the rows are read again; the shown rows are dimmed. */
      refreshing: boolean;
      /** True while the rows are of the previous page or search: the status line then shows no row numbers. */
      previous?: boolean;
      /** True when the server applied the search or a filter: an id that is not in `rows` may still exist. */
      serverFiltered?: boolean;
      /** True when a search or filter is set: an empty list then offers Clear filters. */
      filtered: boolean;
    };

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
  searchable?: boolean;
  /** Left out of exports and of rows copied to the clipboard. */
  confidential?: boolean;
  /** The searched text instead of `text()`, for a column whose search covers more than its cell shows. */
  searchText?: (row: Row) => string;
  /** The value to sort by; without it the column cannot be sorted. `null` is last in both directions. */
  sortValue?: (row: Row) => string | number | null;
  /** The text is never cut: the column is as wide as its longest one. Always so if `numeric`. */
  whole?: boolean;
  /** A text that is as wide as any of a `whole` column, if there is one: `2026-11-20 08:14`. No other is measured then. */
  sample?: string;
  /** Width in px that a cell needs besides its text: the padding of a badge, an icon. */
  room?: number;
  align?: 'start' | 'end';
  /** False: the column cannot be hidden. */
  hideable?: boolean;
  /** Stays in sight at this edge while the other columns scroll horizontally. At the end it leaves its place only then. */
  pinned?: 'start' | 'end';
  /**
   * Position of the value in a card, which shows a row on a narrow screen; `hidden` when absent. A `labelled` line begins
   * with the header, for a value that does not explain itself; the `last` line is after the others, beside the row's
   * buttons, for a value that may be cut.
   */
  card?: 'title' | 'end' | 'line' | 'labelled' | 'last' | 'hidden';
  /** Rows of the title of a card on a phone: 2 for texts that need them to be whole. */
  cardRows?: 1 | 2;
  /** The text in a card instead of `text()`, where one line holds two values; for a column without `cell`. */
  cardText?: (row: Row) => string;
  /** Before the text in a card, an element of its own that is never cut: the priority of a ticket. */
  cardLead?: (row: Row) => string;
  tone?: 'main' | 'muted';
  /** Tabular figures, for numbers, dates, phone numbers and ids. */
  numeric?: boolean;
}

export interface RowAction<Row> {
  id: string;
  /** The verb, as in `View`; the button is named with the row: `View Layla Haddad`. A function where it depends on the row. */
  label: string | ((row: Row) => string);
  /** A Lucide icon; it is drawn at 16 px. */
  icon: ReactNode;
  intent?: 'danger';
  onSelect: (row: Row) => void;
  /** The button is hovered or focused: load what it opens. */
  onPreload?: () => void;
  disabled?: (row: Row) => boolean;
}

export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

/**
 * `client`: the table has all rows and shows one page of those that match.
 * `server`: the rows are one page; searching, filtering and sorting happened on the server.
 * Pages count from 1.
 */
export type Paging =
  | { mode: 'client'; pageSize: number; page: number; onPageChange: (page: number) => void }
  | { mode: 'server'; pageSize: number; page: number; total: number; onPageChange: (page: number) => void };

export interface Selection {
  /** Ids of rows. They stay selected while a search, filter or page hides them. */
  selected: ReadonlySet<string>;
  onChange: (next: ReadonlySet<string>) => void;
  /** Buttons of the bulk bar. */
  actions: ReactNode;
  /** Selects the matching rows of all pages of the server; without it the table selects its own matching rows. */
  onSelectAllMatching?: (() => void) | undefined;
}

/** The rows that match search and filter. `rows()` builds their list in the shown order when it is called. */
export interface MatchingRows<Row> {
  count: number;
  rows: () => readonly Row[];
}

/** What a table does for its page, by `ref`. */
export interface TableHandle {
  /** Puts the focus on the row that had it last, or else on the first one. */
  focusRows: () => void;
}

export interface DataTableProps<Row> {
  /** Moves the focus into the table from outside. */
  ref?: Ref<TableHandle> | undefined;
  /** Unique on the page. */
  id: string;
  /** The caption, and the name of the table. */
  label: string;
  /** A visible title in place of the caption, from the number of matching rows: `Audit Trail (64 records)`. */
  title?: ((count: number) => string) | undefined;
  /** What a row is, in one and in many. */
  noun: { one: string; many: string };
  /** Must be memoized, like `rowId`, `rowName`, `filter` and `actions`: the rows are redrawn when one changes. */
  columns: readonly Column<Row>[];
  /** What the table shows: loading, failed or ready with rows. */
  listing: Listing<Row>;
  /** The id of a row, which stays the same over reloads. */
  rowId: (row: Row) => string;
  /** Names the row's checkbox and actions. */
  rowName: (row: Row) => string;
  /** Searched literally, ignoring case and diacritics. */
  search?: string | undefined;
  /** Rows that the filters of the screen let through. */
  filter?: ((row: Row) => boolean) | undefined;
  /** `null` is the order of the rows as given. Without it the table keeps the sort itself. */
  sort?: Sort | null | undefined;
  /** Is called with the column and direction, or null for none. */
  onSortChange?: ((sort: Sort | null) => void) | undefined;
  /** Without it the table has no pages. */
  paging?: Paging | undefined;
  /** Which rows are selected; without it none can be. */
  selection?: Selection | undefined;
  /** The selected rows to copy, in order, with those of pages that the table does not have; its own when absent. */
  selectedRows?: (() => readonly Row[]) | undefined;
  /** Only for tables of at most 50 rows a page, because expanded rows differ in height. */
  expansion?: { render: (row: Row) => ReactNode } | undefined;
  /** Buttons at the end of every row. */
  actions?: readonly RowAction<Row>[] | undefined;
  /** Called by Enter on a row and by double click. */
  onActivate?: ((row: Row) => void) | undefined;
  /** One-character keys that act on the row with the focus; with them `j` and `k` move like the arrow keys. */
  rowKeys?: Readonly<Record<string, (row: Row) => void>> | undefined;
  /** Shown without rows: a sentence and an action. */
  empty: { text: string; action?: ReactNode };
  /** Clears the search and the filters when nothing matches. */
  onClearFilters?: (() => void) | undefined;
  /** Is called with the rows that match, in their order. */
  onMatchingRowsChange?: ((rows: MatchingRows<Row>) => void) | undefined;
  /** From `useTableLayout`; without it the table keeps the layout until it is unmounted. */
  layout?: TableLayout | undefined;
  /** Is called when columns are shown, hidden, moved or resized. */
  onLayoutChange?: ((layout: TableLayout) => void) | undefined;
}
