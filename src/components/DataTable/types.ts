import type { ReactNode } from 'react';

/** What a list knows about its rows. A screen is told this; it never infers it from missing data. */
export type Listing<Row> =
  | { status: 'loading' }
  | { status: 'failed'; message: string; onRetry: () => void }
  | {
      status: 'ready';
      rows: readonly Row[];
      /** All rows there are, on every page. Equal to `rows.length` unless the server pages. */
      total: number;
      /** True while newer rows are being asked for; the shown ones are dimmed. */
      refreshing: boolean;
      /** True while the rows answer another page or search than the one asked for: their places are not told. */
      previous?: boolean;
      /** True when a search or filter of the server's left rows out: an id that is not among them may exist. */
      partial?: boolean;
      /** True when a search or filter is set: an empty list then says so and offers Clear filters. */
      filtered: boolean;
    };

export interface Column<Row> {
  id: string;
  header: string;
  /**
   * What the cell shows; `text()` when absent. Buttons and links in it take `tabIndex`, so that Tab stops
   * only in the row that has the cursor.
   */
  cell?: (row: Row, tabIndex: 0 | -1) => ReactNode;
  /** The cell as plain text: shown by default, searched, copied and exported. Empty text shows a dash. */
  text: (row: Row) => string;
  /** What an export writes instead of `text()`: numbers as numbers, dates as ISO 8601. */
  exported?: (row: Row) => string | number | null;
  searchable?: boolean;
  /** Shown only: left out of exports and of rows copied to the clipboard. */
  confidential?: boolean;
  /** The searched text instead of `text()`, for a column whose search covers more than its cell shows. */
  searchText?: (row: Row) => string;
  /** What to sort by; without it the column cannot be sorted. `null` comes last in both directions. */
  sortValue?: (row: Row) => string | number | null;
  /** In px. Columns share what is left of the card's width in proportion to this. */
  width: number;
  /** In px, 64 when absent: as narrow as a person may make it. */
  minWidth?: number;
  align?: 'start' | 'end';
  /** False: the column cannot be hidden. */
  hideable?: boolean;
  /** Stays at that edge while the rest scrolls sideways. */
  pinned?: 'start' | 'end';
  /** Where the value goes when a narrow screen shows rows as cards; `hidden` when absent. */
  card?: 'title' | 'end' | 'line' | 'hidden';
  tone?: 'main' | 'muted';
  /** Figures of one width, for numbers, dates and ids. */
  numeric?: boolean;
  /** How many digits wide its figures are: with a wider font the column grows by itself, and they are not cut. */
  digits?: number;
}

export interface RowAction<Row> {
  id: string;
  /** The verb, as in `View`; the button is named with the row: `View Layla Haddad`. */
  label: string;
  /** A Lucide icon; it is drawn at 16 px. */
  icon: ReactNode;
  intent?: 'danger';
  onSelect: (row: Row) => void;
  /** The button is hovered or focused: load now what it is going to open. */
  onIntent?: () => void;
  disabled?: (row: Row) => boolean;
}

export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

/**
 * `client`: the table has all rows and shows one page of what matches.
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
  /** Selects rows the table does not have (server paging); without it the table selects all it has that match. */
  onSelectAllMatching?: (() => void) | undefined;
}

/** Column order, hidden columns and widths in px, by column id. Unknown ids are ignored. */
export interface TableLayout {
  order: readonly string[];
  hidden: readonly string[];
  widths: Readonly<Record<string, number>>;
}

/** What matches search and filter now. `rows()` makes the list in the shown order when it is asked. */
export interface TableView<Row> {
  count: number;
  rows: () => readonly Row[];
}

export interface DataTableProps<Row> {
  /** Unique on the page. */
  id: string;
  /** The caption, and the name of the table. */
  label: string;
  /** A visible title in place of the caption, with how many rows match: `Audit Trail (64 records)`. */
  title?: ((count: number) => string) | undefined;
  noun: { one: string; many: string };
  /** Of stable identity, like `rowId`, `rowName`, `filter` and `actions`: rows are drawn again when they change. */
  columns: readonly Column<Row>[];
  listing: Listing<Row>;
  rowId: (row: Row) => string;
  /** Names the row's checkbox and actions. */
  rowName: (row: Row) => string;
  /** Taken literally, without regard to case and diacritics. */
  search?: string | undefined;
  filter?: ((row: Row) => boolean) | undefined;
  /** `null` is the order of the rows as given. Without it the table keeps the sort itself. */
  sort?: Sort | null | undefined;
  onSortChange?: ((sort: Sort | null) => void) | undefined;
  /** Without it all rows are in one list. */
  paging?: Paging | undefined;
  selection?: Selection | undefined;
  /** Only for tables of at most 50 rows a page: an open row has the height of what it shows. */
  expansion?: { render: (row: Row) => ReactNode } | undefined;
  /** Buttons at the end of every row. */
  actions?: readonly RowAction<Row>[] | undefined;
  /** Enter on a row and double click. */
  onActivate?: ((row: Row) => void) | undefined;
  empty: { text: string; action?: ReactNode };
  onClearFilters?: (() => void) | undefined;
  onView?: ((view: TableView<Row>) => void) | undefined;
  /** From `useTableLayout`; without it the table keeps the layout until it is unmounted. */
  layout?: TableLayout | undefined;
  onLayoutChange?: ((layout: TableLayout) => void) | undefined;
}
