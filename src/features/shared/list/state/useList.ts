import { useEffect, useMemo, useState } from 'react';
import type { Page } from '#src/api/results/page.ts';
import type { Sort } from '#src/components/DataTable/types.ts';
import { useTableLayout } from '#src/components/DataTable/useTableLayout.ts';
import type { ListDescription } from '#src/features/shared/list/describe/description.ts';
import { toFilterValues } from '#src/features/shared/list/describe/filterRows.ts';
import type { ListFilters } from '#src/features/shared/list/describe/filters.ts';
import type { RecordDialog } from '#src/features/shared/list/describe/opened.ts';
import { useExporting } from '#src/features/shared/list/export/useExporting.ts';
import { useRunningImports } from '#src/features/shared/list/importing/importProgress.store.ts';
import { useSelectAllMatching } from '#src/features/shared/list/selection/useSelectAllMatching.ts';
import { useSelectedRows } from '#src/features/shared/list/selection/useSelectedRows.ts';
import { openedQuery, queryWithoutRecord } from '#src/features/shared/list/url/recordUrl.ts';
import { formatPage, formatSort, type ParamValue } from '#src/features/shared/list/url/urlParams.ts';
import { pageOf } from '#src/features/shared/list/view/useReadyRead.ts';
import { presetCounts } from '#src/features/shared/list/views/presetCounts.ts';
import { viewQuery } from '#src/features/shared/list/views/savedViews.ts';
import { useSavedViews } from '#src/features/shared/list/views/useSavedViews.ts';
import { usePreferences } from '#src/features/shared/preferences/preferences.store.ts';
import { useToday } from '#src/features/shared/useMinutely.ts';
import type { Density } from '#src/lib/preferences.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';
import type { ListOptions, ListState, SlowRead } from './listState.ts';
import { useListChanges } from './useListChanges.ts';
import type { ListQueryState } from './useListQuery.ts';
import { useOpened } from './useOpened.ts';

// A change of search, filter or sort leads to the first page.
const FIRST_PAGE = { page: '' };

/** The callbacks of a list's controls. Each changes the URL, which alone states what the list shows. */
function useListControls<
  Row extends { readonly id: string },
  Filters extends ListFilters<Row>,
  Dialog extends string,
>(
  { filters, params: defaults }: ListDescription<Row, Filters, Dialog>,
  { params, search, filters: values, filtered }: ListQueryState<Filters>,
) {
  const { setTyped, set, push } = params;
  const open = useMemo(
    () => ({
      onAdd: () => push({ open: 'add', id: '' }),
      onImport: () => push({ open: 'import', id: '' }),
      onOpen: (dialog: RecordDialog<Dialog>, row: Row) => push({ open: dialog, id: row.id }),
    }),
    [push],
  );
  const shown = queryWithoutRecord(params.values, defaults);
  const urlOf = (dialog: RecordDialog<Dialog>, row: Row) => openedQuery(shown, dialog, row.id);
  return {
    filters: {
      search,
      values,
      filtered,
      tooLong: params.tooLong,
      onSearch: (text: string) => setTyped({ search: text, ...FIRST_PAGE }),
      onFilter: (name: keyof Filters & string, value: ParamValue) => {
        const write = filters[name]?.type === 'text' ? setTyped : set;
        write({ [name]: value, ...FIRST_PAGE });
      },
      onClear: () => {
        set({ search: '', ...toFilterValues(filters, {}), ...FIRST_PAGE });
      },
    },
    onPage: (page: number) => push({ page: formatPage(page) }),
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

/** The sort, the layout and the density of the table, and what changes them. */
function useTableState<Row, Filters extends ListFilters<Row>, Dialog extends string>(
  { id, columns }: ListDescription<Row, Filters, Dialog>,
  { query, userId }: Pick<ListOptions<Row, Filters, object>, 'query' | 'userId'>,
) {
  const [layout, onLayout] = useTableLayout(id, userId, columns);
  const density = usePreferences((state) => state.preferences.density);
  const change = usePreferences((state) => state.change);
  return {
    sort: query.sort,
    onSort: (sort: Sort | null) => query.params.set({ sort: formatSort(sort), ...FIRST_PAGE }),
    layout,
    onLayout,
    density,
    onDensity: (next: Density) => change({ density: next }),
  };
}

/** A URL with a page after the last one is corrected. */
function usePageInRange(
  { params, page }: ListQueryState<unknown>,
  read: QueryResult<Page<unknown>>,
  pageSize: number | undefined,
): void {
  const { set } = params;
  const ready = read.status === 'ready' ? read : null;
  const lastPage = ready && pageSize ? Math.max(1, Math.ceil(ready.data.total / pageSize)) : page;
  const afterLast = ready?.refreshing === false && page > lastPage;
  useEffect(() => {
    if (afterLast) set({ page: formatPage(lastPage) });
  }, [afterLast, lastPage, set]);
}

/** The rows of each preset view; null while others may exist. */
function useCounts<Row, Filters extends ListFilters<Row>, Dialog extends string>(
  description: ListDescription<Row, Filters, Dialog>,
  all: readonly Row[] | null,
): ReadonlyMap<string, number> | null {
  const today = useToday();
  return all && presetCounts(description, all, today);
}

/** The state and behaviour of a list: its state, the selected rows, and `onStep` for `useRecordSteps`. */
export function useList<
  Row extends { readonly id: string },
  Filters extends ListFilters<Row>,
  Dialog extends string,
  Values extends object,
>(description: ListDescription<Row, Filters, Dialog>, input: ListOptions<Row, Filters, Values>) {
  const { query, source, userId, resource } = input;
  const { find, every, ...shown } = source;
  const { params } = query;
  usePageInRange(query, source.read, description.pageSize);
  const { filters, onPage, open } = useListControls(description, query);
  const table = useTableState(description, input);
  const views = useSavedViews(description, { userId, params });
  const selection = useSelectedRows({ ...query, source });
  const matching = useSelectAllMatching(selection, {
    ...{ noun: description.noun, every },
    query: viewQuery(params.values, description.params),
  });
  const exporting = useExporting(description, {
    query,
    layout: table.layout,
    source,
    selection,
  });
  const { opened, onDeleted, onStep } = useOpened(description, {
    ...{ params, wanted: query.opened, find },
  });
  const changes = useListChanges(description, { resource, selection, onDeleted });
  const importing = useRunningImports((running) => running[description.id]);

  const list: ListState<Row, Filters, Dialog> = {
    ...shown,
    slowRead: useSlowRead(source.read),
    filters,
    table: { ...table, onPage: description.pageSize === undefined ? undefined : onPage },
    views: { ...views, counts: useCounts(description, source.all) },
    selection: {
      selected: selection.ids,
      rows: selection.rows,
      onSelect: selection.onChange,
      readNow: resource ? () => resource.readNow() : async () => pageOf(source.all ?? []),
      ...matching,
    },
    files: { ...exporting, importing },
    changes,
    open: { ...open, ...opened },
  };
  return { list, selection, onStep };
}
