import type { Page } from '#src/api/results/page.ts';
import type { ChangedResource } from '#src/api/results/resource.ts';
import type { LayoutState, Sorting } from '#src/components/DataTable/types.ts';
import type { BulkChanges } from '#src/features/shared/list/bulk/bulkChanges.ts';
import type { ListDialogs } from '#src/features/shared/list/describe/dialogs.ts';
import type { FilterValues } from '#src/features/shared/list/describe/filters.ts';
import type { OpenedDialog, RecordDialog } from '#src/features/shared/list/describe/opened.ts';
import type { ListExporting } from '#src/features/shared/list/export/useExporting.ts';
import type { ImportProgress } from '#src/features/shared/list/importing/ImportButton.tsx';
import type { ListSource } from '#src/features/shared/list/source/listSource.ts';
import type { ParamValue } from '#src/features/shared/list/url/urlParams.ts';
import type { SavedViewsProps } from '#src/features/shared/list/views/SavedViews.tsx';
import type { Density } from '#src/lib/preferences.ts';
import type { ListQueryState } from './useListQuery.ts';

/** What a list is made of. */
export interface ListOptions<Row, Filters, Values> {
  readonly query: ListQueryState<Filters>;
  /** Id of the signed-in user, for whom layouts and saved views are stored. */
  readonly userId: string;
  /** The answer to `query`. */
  readonly source: ListSource<Row>;
  /** Absent for a read-only list. */
  readonly resource?: ChangedResource<Row, Values> | undefined;
}

/** A read takes long. */
export interface SlowRead {
  /** Sends the request again. */
  onRetry: () => void;
}

/** The selected rows, by id. */
export interface ListSelection<Row> {
  readonly selected: ReadonlySet<string>;
  /** The selected rows, also those of other pages. */
  readonly rows: () => readonly Row[];
  readonly onSelect: (ids: ReadonlySet<string>) => void;
  /** Selects the matching rows of all pages. */
  readonly onSelectMatching: () => void;
  /** The rows to select are being read. */
  readonly selecting: boolean;
  /** Every row that matches is selected, also those of other pages. */
  readonly everyMatching: boolean;
  /** All records as they are saved now. */
  readonly readNow: () => Promise<Page<Row>>;
}

/** The deletion of one record. */
export interface ListDeletion<Row> {
  /** True if it cannot be undone. */
  readonly irreversible: boolean;
  /** Why this record cannot be deleted; null for one that can. */
  readonly refusal?: (row: Row) => string | null;
  readonly onDelete: (row: Row) => void;
}

/** The state of a list, as its screen gets it by props. */
export interface ListState<Row, Filters, Dialog extends string>
  extends Omit<ListSource<Row>, 'every' | 'find'> {
  readonly slowRead: SlowRead | null;
  readonly filters: {
    readonly search: string;
    readonly values: FilterValues<Filters>;
    /** A search or filter is set: an empty list then offers Clear filters. */
    readonly filtered: boolean;
    /** Search or a filter is too long for the URL: it is kept in this tab, and not in a link. */
    readonly tooLong: boolean;
    readonly onSearch: (search: string) => void;
    readonly onFilter: (name: keyof Filters & string, value: ParamValue) => void;
    readonly onClear: () => void;
  };
  readonly table: Sorting &
    LayoutState & {
      readonly density: Density;
      readonly onDensity: (density: Density) => void;
      /** Undefined for a list without pages. */
      readonly onPage: ((page: number) => void) | undefined;
    };
  readonly views: SavedViewsProps;
  readonly selection: ListSelection<Row>;
  /** The export. `importing`: how far a running import is; undefined when none is running. */
  readonly files: ListExporting & { readonly importing?: ImportProgress | undefined };
  readonly changes: {
    /** Null for a list without changes. */
    readonly bulk: BulkChanges | null;
    /** Null for a list whose records cannot be deleted. */
    readonly deletion: ListDeletion<Row> | null;
  };
  /**
   * The opened dialog, and what opens others. The functions are memoized, because the table redraws every row when one
   * changes.
   */
  readonly open: {
    readonly dialog: OpenedDialog<Row, Dialog>;
    readonly onClose: () => void;
    readonly onAdd: () => void;
    readonly onImport: () => void;
    readonly onOpen: (dialog: RecordDialog<Dialog>, row: Row) => void;
    /** The URL that opens a dialog of a record over what the list shows. Another function at each change of the query. */
    readonly urlOf: (dialog: RecordDialog<Dialog>, row: Row) => string;
  };
}

interface Described<Row, Filters, Dialog extends string> {
  readonly nameOf: (row: Row) => string;
  readonly filters: Filters;
  readonly dialogs: readonly Dialog[];
}

/** The state of a described list: `StateOf<typeof investorList>`. */
export type StateOf<List> =
  List extends Described<infer Row, infer Filters, infer Dialog> ? ListState<Row, Filters, Dialog> : never;

/** The dialogs of a described list, with what its screen passes to them: `DialogsOf<typeof investorList, Context>`. */
export type DialogsOf<List, Context> =
  List extends Described<infer Row, unknown, infer Dialog> ? ListDialogs<Row, Dialog, Context> : never;
