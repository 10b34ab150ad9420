import type { Page } from '#src/api/results/page.ts';
import type { QueryResult } from '#src/api/results/queryResult.ts';
import { useTableLayout } from '#src/components/DataTable/useTableLayout.ts';
import { rowAuditOf } from '#src/features/shared/audit/rowAudit.ts';
import { useBulkChanges } from '#src/features/shared/list/bulk/useBulkChanges.ts';
import type { ListDescription } from '#src/features/shared/list/describe/description.ts';
import { browserQuery, rowFilter } from '#src/features/shared/list/describe/filterRows.ts';
import type { ListFilters } from '#src/features/shared/list/describe/filters.ts';
import type { RowChanges } from '#src/features/shared/list/describe/rowChanges.ts';
import { useExporting } from '#src/features/shared/list/export/useExporting.ts';
import { useRunningImports } from '#src/features/shared/list/importing/importProgress.store.ts';
import type { ImportProgress } from '#src/features/shared/list/importing/importProgress.ts';
import {
  type FetchMatchingRows,
  useSelectAllMatching,
} from '#src/features/shared/list/selection/useSelectAllMatching.ts';
import { useSelectedRows } from '#src/features/shared/list/selection/useSelectedRows.ts';
import {
  hasEveryRow,
  toListing,
  toPageRequest,
  toRefreshFailure,
} from '#src/features/shared/list/view/listing.ts';
import { useView } from '#src/features/shared/list/view/useView.ts';
import { presetCounts } from '#src/features/shared/list/views/presetCounts.ts';
import { viewQuery } from '#src/features/shared/list/views/savedViews.ts';
import { useSavedViews } from '#src/features/shared/list/views/useSavedViews.ts';
import { usePreferences } from '#src/features/shared/preferences/preferences.store.ts';
import { useToday } from '#src/features/shared/useMinutely.ts';
import type { ListState } from './listState.ts';
import { useListControls } from './useListControls.ts';
import { useListPaging } from './useListPaging.ts';
import type { ListQueryState } from './useListQuery.ts';
import { useOpened } from './useOpened.ts';
import { useRecordChanges } from './useRecordChanges.ts';
import { useSlowRead } from './useSlowRead.ts';

/** How far the running import of a list is; undefined when none is running. */
function useImportProgress(list: string): ImportProgress | undefined {
  return useRunningImports((running) => running[list]);
}

export interface UseListOptions<Row, Filters, Status extends string> {
  readonly query: ListQueryState<Filters>;
  /** The read of the rows that match `query`. */
  readonly read: QueryResult<Page<Row>>;
  /** Id of the signed-in user, for whom layouts and saved views are stored. */
  readonly userId: string;
  /** The number of all records, where the server applies search or filters. */
  readonly total?: number | null | undefined;
  /** Absent for a read-only list. */
  readonly changes?: RowChanges<Row, Status> | undefined;
  /** For the export and the selection of all matching rows, if the server pages them. */
  readonly fetchMatchingRows?: FetchMatchingRows<Row> | undefined;
  /**
   * A hook that reads the records of all pages while its argument is true, to find the record of the URL when it is not
   * on the page. Always the same function.
   */
  readonly useAllRecords?: ((enabled: boolean) => QueryResult<Page<Row>>) | undefined;
}

const noRows: readonly never[] = [];

/**
 * The state and behaviour of a list: its state, the function that saves one record, the selected rows, and `onStep` for
 * `useRecordSteps`.
 */
export function useList<Row, Filters extends ListFilters<Row>, Dialog extends string, Status extends string>(
  description: ListDescription<Row, Filters, Dialog>,
  input: UseListOptions<Row, Filters, Status>,
) {
  const { query, read, userId, changes } = input;
  const { params, filtered, serverFiltered } = query;
  const { noun, idOf, nameOf } = description;
  const density = usePreferences((state) => state.preferences.density);
  const changePreferences = usePreferences((state) => state.change);
  const paging = useListPaging(query, read, description.paging?.pageSize);
  const fetchMatchingRows = paging.by === 'server' ? input.fetchMatchingRows : undefined;
  const { filters, onSort, onPage, open } = useListControls(description, query);
  const { views, layout, onLayout } = useSavedViews({
    table: description.id,
    userId,
    all: `All ${noun.many}`,
    presets: description.views ?? [],
    defaults: description.params,
    params,
    userLayout: useTableLayout(description.id, userId),
  });
  const listing = toListing(read, { filtered, serverFiltered });
  const rows = listing.status === 'ready' ? listing.rows : noRows;
  const shownPage = description.paging ? paging : null;
  const asked = browserQuery(description.filters, query.filters);
  const today = useToday();
  const filter = rowFilter(description.filters, asked, { today, rows });
  const view = useView(rows, {
    columns: description.columns,
    search: query.search,
    idOf,
    filter,
    sort: query.sort,
    page: toPageRequest(listing, shownPage, description.paging?.pageSize),
  });
  const { matching } = view;
  const complete = hasEveryRow(listing, shownPage?.by);
  const counts = presetCounts(description, rows);
  const selection = useSelectedRows({
    idOf,
    rows,
    matching,
    complete,
  });
  const { selecting, onSelectMatching } = useSelectAllMatching(selection, {
    query: viewQuery(params.values, description.params),
    matching,
    fetchMatchingRows,
    noun,
  });
  const exporting = useExporting({
    name: description.label,
    columns: description.columns,
    allFields: description.allFields,
    layout,
    matching: view.range.count,
    selected: selection.ids.size,
    rows: () => {
      const selected = selection.rows();
      return selected.length > 0 ? selected : (fetchMatchingRows ?? matching);
    },
    source: {
      noun,
      filters: description.filters,
      values: query.filters,
      searchLabel: description.search,
      search: query.search,
      selected: selection.ids.size > 0,
    },
    audited: description.kind !== undefined,
  });
  const audit = rowAuditOf(description);
  const bulk = useBulkChanges({ noun, idOf, nameOf, audit, selection, changes: changes ?? {} });
  const slowRead = useSlowRead(read);
  const { opened, onDeleted, onStep } = useOpened(description, {
    params,
    read,
    useAllRecords: input.useAllRecords,
  });
  const { save, remove } = useRecordChanges({
    idOf,
    nameOf,
    audit,
    changes: changes ?? {},
    onRemove: (row) => onDeleted(idOf(row)),
    // A list that the server pages cannot tell which rows were deleted.
    onRemoved: (row) => selection.applyResult({ done: [row], failed: [] }),
  });

  const list: ListState<Row, Filters, Dialog> = {
    listing,
    view,
    total: serverFiltered ? (input.total ?? null) : listing.status === 'ready' ? listing.total : null,
    refreshFailure: toRefreshFailure(read),
    slowRead,
    filters,
    table: {
      sort: query.sort,
      onSort,
      layout,
      onLayout,
      density,
      onDensity: (next) => changePreferences({ density: next }),
    },
    paging: shownPage && { ...shownPage, onPage },
    views: { ...views, counts: complete ? counts : null },
    selection: {
      selected: selection.ids,
      rows: selection.rows,
      onSelect: selection.onChange,
      onSelectMatching,
      selecting,
    },
    exporting,
    importing: useImportProgress(description.id),
    bulk: changes ? bulk : null,
    deletion: changes?.remove ? { irreversible: changes.restore === undefined, onDelete: remove } : null,
    opened,
    open,
  };
  return { list, save, selection, onStep };
}
