import { useEffect, useMemo, useState } from 'react';
import type { Page } from '#src/api/results/page.ts';
import type { ChangedResource } from '#src/api/results/resource.ts';
import type { Sort } from '#src/components/DataTable/types.ts';
import { useTableLayout } from '#src/components/DataTable/useTableLayout.ts';
import { useBulkChanges } from '#src/features/shared/list/bulk/useBulkChanges.ts';
import type { ListDescription } from '#src/features/shared/list/describe/description.ts';
import { browserQuery, rowFilter, toFilterValues } from '#src/features/shared/list/describe/filterRows.ts';
import type { ListFilters } from '#src/features/shared/list/describe/filters.ts';
import type { RecordDialog } from '#src/features/shared/list/describe/opened.ts';
import { useExporting } from '#src/features/shared/list/export/useExporting.ts';
import { useRunningImports } from '#src/features/shared/list/importing/importProgress.store.ts';
import type { ImportProgress } from '#src/features/shared/list/importing/importProgress.ts';
import {
  type FetchMatchingRows,
  useSelectAllMatching,
} from '#src/features/shared/list/selection/useSelectAllMatching.ts';
import { useSelectedRows } from '#src/features/shared/list/selection/useSelectedRows.ts';
import { openedQuery, queryWithoutRecord } from '#src/features/shared/list/url/recordUrl.ts';
import { formatPage, formatSort } from '#src/features/shared/list/url/urlParams.ts';
import { hasEveryRow, type ShownPage, toPageRequest } from '#src/features/shared/list/view/paging.ts';
import { useView } from '#src/features/shared/list/view/useView.ts';
import { presetCounts } from '#src/features/shared/list/views/presetCounts.ts';
import { viewQuery } from '#src/features/shared/list/views/savedViews.ts';
import { useSavedViews } from '#src/features/shared/list/views/useSavedViews.ts';
import { usePreferences } from '#src/features/shared/preferences/preferences.store.ts';
import { useRowsNow, useToday } from '#src/features/shared/useMinutely.ts';
import { knownTotal } from '#src/lib/maxRows.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';
import type { ListState, SlowRead } from './listState.ts';
import { useDeletion } from './useDeletion.ts';
import type { ListQueryState } from './useListQuery.ts';
import { useOpened } from './useOpened.ts';

type ListControls<Row, Filters, Dialog extends string> = Pick<
  ListState<Row, Filters, Dialog>,
  'filters' | 'open'
> & {
  readonly onSort: (sort: Sort | null) => void;
  readonly onPage: (page: number) => void;
};

// A change of search, filter or sort leads to the first page.
const FIRST_PAGE = { page: '' };

/** The callbacks of a list's controls. Each changes the URL, which alone states what the list shows. */
function useListControls<Row, Filters extends ListFilters<Row>, Dialog extends string>(
  { filters, idOf, params: defaults }: ListDescription<Row, Filters, Dialog>,
  { params, search, filters: values, filtered }: ListQueryState<Filters>,
): ListControls<Row, Filters, Dialog> {
  const { setTyped, set, push } = params;
  const open = useMemo(
    () => ({
      onAdd: () => push({ open: 'add', id: '' }),
      onImport: () => push({ open: 'import', id: '' }),
      onOpen: (dialog: RecordDialog<Dialog>, row: Row) => push({ open: dialog, id: idOf(row) }),
    }),
    [push, idOf],
  );
  const shown = queryWithoutRecord(params.values, defaults);
  const urlOf = (dialog: RecordDialog<Dialog>, row: Row) => openedQuery(shown, dialog, idOf(row));
  return {
    filters: {
      search,
      values,
      filtered,
      onSearch: (text) => setTyped({ search: text, ...FIRST_PAGE }),
      onFilter: (name, value) => {
        const write = filters[name]?.kind === 'text' ? setTyped : set;
        write({ [name]: value, ...FIRST_PAGE });
      },
      onClear: () => {
        set({ search: '', ...toFilterValues(filters, {}), ...FIRST_PAGE });
      },
    },
    onSort: (sort) => set({ sort: formatSort(sort), ...FIRST_PAGE }),
    onPage: (page) => push({ page: formatPage(page) }),
    open: { ...open, urlOf },
  };
}

/** A read is slow after this time, in ms. */
const SLOW_AFTER = 8000;

/**
 * Reports a read that takes long, with a retry, because the browser sets no time limit to a request that hangs
 * (reliability.md 9). Null while the read is not slow.
 */
function useSlowRead(read: QueryResult<unknown>): SlowRead | null {
  const [slow, setSlow] = useState(false);
  const waiting = read.status === 'loading' || (read.status === 'ready' && read.refreshing);
  if (slow && !waiting) setSlow(false);

  useEffect(() => {
    if (!waiting || slow) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER);
    return () => clearTimeout(timer);
  }, [waiting, slow]);

  if (!slow) return null;
  return {
    onRetry: () => {
      // The new request gets the whole time again.
      setSlow(false);
      read.retry();
    },
  };
}

/**
 * Who pages the shown rows, and the shown page. Rows of the previous request keep its paging until the new response
 * arrives. A URL with a page after the last one is corrected.
 */
function useListPaging<Row, Filters>(
  { params, page, pagedBy }: ListQueryState<Filters>,
  result: QueryResult<Page<Row>>,
  pageSize: number | undefined,
): ShownPage {
  const ready = result.status === 'ready' ? result : null;
  const isPrevious = ready?.isPrevious ?? false;
  const [shownBy, setShownBy] = useState(pagedBy);
  if (!isPrevious && shownBy !== pagedBy) setShownBy(pagedBy);

  const { set } = params;
  const lastPage = ready && pageSize ? Math.max(1, Math.ceil(ready.data.total / pageSize)) : page;
  const afterLast = ready?.refreshing === false && page > lastPage;
  useEffect(() => {
    if (afterLast) set({ page: formatPage(lastPage) });
  }, [afterLast, lastPage, set]);

  return { by: isPrevious ? shownBy : pagedBy, page };
}

/** How far the running import of a list is; undefined when none is running. */
function useImportProgress(list: string): ImportProgress | undefined {
  return useRunningImports((running) => running[list]);
}

export interface UseListOptions<Row, Filters, Values> {
  readonly query: ListQueryState<Filters>;
  /** Id of the signed-in user, for whom layouts and saved views are stored. */
  readonly userId: string;
  /** The read of the rows that match `query`. */
  readonly read: QueryResult<Page<Row>>;
  /** The number of all records, where the server applies search or filters. */
  readonly total?: number | null | undefined;
  /** Absent for a read-only list. */
  readonly resource?: ChangedResource<Row, Values> | undefined;
  /** For the export and the selection of all matching rows, if the server pages them. */
  readonly fetchMatchingRows?: FetchMatchingRows<Row> | undefined;
  /**
   * A hook that reads the records of all pages while its argument is true, to find the record of the URL when it is not
   * on the page. Always the same function.
   */
  readonly useAllRecords?: ((enabled: boolean) => QueryResult<Page<Row>>) | undefined;
}

const noRows: readonly never[] = [];

/** The state and behaviour of a list: its state, the selected rows, and `onStep` for `useRecordSteps`. */
export function useList<
  Row extends { readonly id: string },
  Filters extends ListFilters<Row>,
  Dialog extends string,
  Values extends object,
>(description: ListDescription<Row, Filters, Dialog>, input: UseListOptions<Row, Filters, Values>) {
  const { query, read, userId, resource } = input;
  const { params, serverFiltered } = query;
  const { noun, idOf } = description;
  const density = usePreferences((state) => state.preferences.density);
  const changePreferences = usePreferences((state) => state.change);
  const paging = useListPaging(query, read, description.paging?.pageSize);
  const fetchMatchingRows = paging.by === 'server' ? input.fetchMatchingRows : undefined;
  const { filters, onSort, onPage, open } = useListControls(description, query);
  const [layout, onLayout] = useTableLayout(description.id, userId, description.columns);
  const views = useSavedViews({
    table: description.id,
    userId,
    all: `All ${noun.many}`,
    presets: description.views ?? [],
    defaults: description.params,
    params,
  });
  const rows = read.status === 'ready' ? read.data.rows : noRows;
  const shownPage = description.paging ? paging : null;
  const asked = browserQuery(description.filters, query.filters);
  const today = useToday();
  const filter = rowFilter(description.filters, asked, today);
  const rowsNow = useRowsNow(rows);
  const view = useView(rowsNow, {
    columns: description.columns,
    search: query.search,
    idOf,
    asked,
    filter,
    sort: query.sort,
    page: toPageRequest(read, shownPage, description.paging?.pageSize),
  });
  const { matching } = view;
  const complete = hasEveryRow(read, shownPage?.by, serverFiltered);
  const counts = presetCounts(description, rowsNow, today);
  const selection = useSelectedRows({
    idOf,
    rows,
    matching,
    complete,
  });
  const selectAllMatching = useSelectAllMatching(selection, {
    idOf,
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
  });
  const deletes = description.dialogs.some((dialog) => dialog === 'delete');
  const bulk = useBulkChanges(resource ? { resource, deletes, selection } : null);
  const slowRead = useSlowRead(read);
  const { opened, onDeleted, onStep } = useOpened(description, {
    params,
    read,
    useAllRecords: input.useAllRecords,
  });
  const onDelete = useDeletion({
    resource,
    onRemove: (row) => onDeleted(idOf(row)),
    // A list that the server pages cannot tell which rows were deleted.
    onRemoved: (row) => selection.applyResult({ done: [row], failed: [] }),
  });

  const list: ListState<Row, Filters, Dialog> = {
    read,
    view,
    total: serverFiltered ? (input.total ?? null) : read.status === 'ready' ? knownTotal(read.data) : null,
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
      ...selectAllMatching,
    },
    exporting,
    importing: useImportProgress(description.id),
    bulk,
    deletion: resource && deletes ? { irreversible: resource.restore === undefined, onDelete } : null,
    opened,
    open,
  };
  return { list, selection, onStep };
}
