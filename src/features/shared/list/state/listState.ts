import type { Listing, Sort, TableLayout, TableView } from '#src/components/DataTable/types.ts';
import type { BulkChanges } from '#src/features/shared/list/bulk/bulkChanges.ts';
import type { FilterValues } from '#src/features/shared/list/describe/description.ts';
import type { ExportFormat } from '#src/features/shared/list/export/exportRows.ts';
import type { SavedViewsProps } from '#src/features/shared/list/views/SavedViews.tsx';
import type { Density } from '#src/lib/preferences.ts';
import type { AboutRecord, Opened } from './opened.ts';

/** A refresh that failed over rows that are still shown. */
export interface Stale {
  message: string;
  onRetry: () => void;
}

/** An answer that takes long. */
export interface Slow {
  /** Asks anew. */
  onRetry: () => void;
}

/** Who pages: `server` when the rows are one page of the server's, `browser` when the table has all of them. */
export type PagedBy = 'server' | 'browser';

/** The selected rows, by id. */
export interface ListSelection<Row> {
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
  /** Selects rows of other pages too; undefined where the table has all rows. */
  readonly onSelectAllMatching: (() => void) | undefined;
  /** The rows to select are being read. */
  readonly selecting: boolean;
  readonly onView: (view: TableView<Row>) => void;
}

/** Downloading the selected rows, else all that match. */
export interface ListExporting {
  /** False while there is nothing to export. */
  readonly exportable: boolean;
  /** `told` words the toast for a number of rows; `12 developers exported` when absent. */
  readonly onExport: (format: ExportFormat, told?: (count: number) => string) => void;
}

/** What a list shows, as its screen is told it. */
export interface ListState<Row, Filters, Dialog extends string> {
  readonly listing: Listing<Row>;
  /** The last refresh failed: the rows are those from before. */
  readonly stale: Stale | null;
  /** The rows, or newer ones, are still to come, and that for long. */
  readonly slow: Slow | null;
  readonly filters: {
    readonly search: string;
    readonly values: FilterValues<Filters>;
    readonly onSearch: (search: string) => void;
    readonly onFilter: (name: keyof Filters & string, value: string) => void;
    readonly onClear: () => void;
  };
  readonly table: {
    readonly sort: Sort | null;
    readonly onSort: (sort: Sort | null) => void;
    readonly layout: TableLayout;
    readonly onLayout: (layout: TableLayout) => void;
    readonly density: Density;
    readonly onDensity: (density: Density) => void;
  };
  /** The page shown, counted from 1; null for a list without pages. */
  readonly paging: {
    readonly by: PagedBy;
    readonly page: number;
    readonly onPage: (page: number) => void;
  } | null;
  readonly views: SavedViewsProps;
  readonly selection: ListSelection<Row>;
  readonly exporting: ListExporting;
  /** What can be done to many rows; null where nothing can. */
  readonly bulk: BulkChanges | null;
  /** Opens dialogs. The functions keep their identity: the table draws every row again when one changes. */
  readonly open: {
    readonly onAdd: () => void;
    readonly onOpen: (dialog: AboutRecord<Dialog>, row: Row) => void;
    /** The dialog may be opened next: read what it needs. */
    readonly onIntent?: ((dialog: Dialog) => void) | undefined;
  };
}

/** What is opened over a list, as its dialogs are told it. */
export interface OpenedState<Row, Dialog extends string> {
  readonly dialog: Opened<Row, Dialog>;
  readonly onClose: () => void;
  /** The code of the dialog could not be loaded. */
  readonly onLoadFailed: () => void;
}

interface Described<Row, Filters, Dialog extends string> {
  readonly idOf: (row: Row) => string;
  readonly filters: Filters;
  readonly dialogs: readonly Dialog[];
}

/** The state of a described list: `StateOf<typeof investorList>`. */
export type StateOf<List> =
  List extends Described<infer Row, infer Filters, infer Dialog> ? ListState<Row, Filters, Dialog> : never;

/** What is opened over a described list: `OpenedOf<typeof investorList>`. */
export type OpenedOf<List> =
  List extends Described<infer Row, unknown, infer Dialog> ? OpenedState<Row, Dialog> : never;
