import { fn } from 'storybook/test';
import { storyNow } from '#fixtures/build/storyNow.ts';
import type { Page } from '#src/api/results/page.ts';
import type { Sort } from '#src/components/DataTable/types.ts';
import type { BulkChanges } from '#src/features/shared/list/bulk/bulkChanges.ts';
import type { ListDescription } from '#src/features/shared/list/describe/description.ts';
import {
  browserQuery,
  filtersSet,
  rowFilter,
  toFilterValues,
} from '#src/features/shared/list/describe/filterRows.ts';
import type { FilterValues, ListFilters } from '#src/features/shared/list/describe/filters.ts';
import type { PagedBy } from '#src/features/shared/list/describe/listQuery.ts';
import type { OpenedDialog } from '#src/features/shared/list/describe/opened.ts';
import type { ListState, SlowRead } from '#src/features/shared/list/state/listState.ts';
import { openedQuery } from '#src/features/shared/list/url/recordUrl.ts';
import { toPageRequest, viewOf } from '#src/features/shared/list/view/viewOf.ts';
import { presetCounts } from '#src/features/shared/list/views/presetCounts.ts';
import type { SavedViewsProps } from '#src/features/shared/list/views/SavedViews.tsx';
import { type QueryResult, readyResult } from '#src/lib/queryResult.ts';
import { initialLayout } from '#src/lib/tableLayout.ts';
import { atStoryNow } from '#storybook/clock.ts';

/** The saved views of a user without any. */
export const noSavedViews: SavedViewsProps = {
  all: 'All records',
  path: '/records',
  views: [],
  counts: null,
  current: '',
  naming: null,
  onNaming: fn(),
  onName: fn(),
  onSelect: fn(),
  onDefault: fn(),
  onCopyLink: fn(),
  onDelete: fn(),
};

/** The views of a described list for a user who has saved none. */
function viewsOf<Row, Filters extends ListFilters<Row>, Dialog extends string>(
  description: ListDescription<Row, Filters, Dialog>,
  rows: readonly Row[],
): SavedViewsProps {
  const { noun, views = [] } = description;
  return {
    ...noSavedViews,
    all: `All ${noun.many}`,
    views: views.map((view) => ({ ...view, id: view.name, isDefault: false, preset: true })),
    counts: presetCounts(description, rows, storyNow.slice(0, 10)),
  };
}

/** How a story's list differs from one with nothing searched, filtered, sorted and selected. */
export interface ListDifference<Row, Filters> {
  readonly read?: QueryResult<Page<Row>>;
  /** Number of all rows, for a list that has one page of them. */
  readonly total?: number;
  readonly slowRead?: SlowRead;
  readonly search?: string;
  readonly filters?: Partial<FilterValues<Filters>>;
  readonly sort?: Sort;
  readonly page?: number;
  readonly pagedBy?: PagedBy;
  readonly selected?: readonly Row[];
  readonly bulk?: BulkChanges | null;
  /** False if a deleted record can be restored. */
  readonly irreversible?: boolean;
}

/** The state of a described list that has these rows. */
export function listOf<Row, Filters extends ListFilters<Row>, Dialog extends string>(
  description: ListDescription<Row, Filters, Dialog>,
  rows: readonly Row[],
  difference: ListDifference<Row, Filters> = {},
): ListState<Row, Filters, Dialog> {
  const { search = '', filters = {}, selected = [], total = rows.length } = difference;
  const { sort = null } = difference;
  const values = { ...toFilterValues(description.filters, {}), ...filters };
  const filtered = search !== '' || filtersSet(description.filters, values).length > 0;
  const read = difference.read ?? readyResult({ rows, total });
  const shownPage = description.paging
    ? { by: difference.pagedBy ?? description.paging.by, page: difference.page ?? 1 }
    : null;
  const view = atStoryNow(() =>
    viewOf(read.status === 'ready' ? read.data.rows : [], {
      columns: description.columns,
      idOf: description.idOf,
      search,
      filter: rowFilter(description.filters, browserQuery(description.filters, values), '2026-11-20'),
      sort,
      page: toPageRequest(read, shownPage, description.paging?.pageSize),
    }),
  );
  return {
    read,
    view: { ...view, total: read.status === 'ready' ? read.data.total : null },
    slowRead: difference.slowRead ?? null,
    filters: {
      search,
      values,
      filtered,
      onSearch: fn(),
      onFilter: fn(),
      onClear: fn(),
    },
    table: {
      sort,
      onSort: fn(),
      layout: initialLayout(description.columns),
      onLayout: fn(),
      density: 'normal',
      onDensity: fn(),
      paging: shownPage && { ...shownPage, onPage: fn() },
    },
    views: atStoryNow(() => viewsOf(description, rows)),
    selection: {
      selected: new Set(selected.map(description.idOf)),
      rows: () => selected,
      onSelect: fn(),
      onSelectMatching: fn(),
      selecting: false,
      everyMatching: false,
    },
    files: { exportable: true, onExport: fn() },
    changes: {
      bulk: difference.bulk === undefined ? bulkChanges(description.noun) : difference.bulk,
      deletion: { irreversible: difference.irreversible ?? true, onDelete: fn() },
    },
    open: {
      dialog: { type: 'none' },
      onClose: fn(),
      onAdd: fn(),
      onImport: fn(),
      onOpen: fn(),
      urlOf: (dialog, row) => openedQuery('', dialog, description.idOf(row)),
    },
  };
}

/** Bulk changes, none of which is in progress. */
export function bulkChanges(
  noun: { one: string; many: string },
  more: Partial<BulkChanges> = {},
): BulkChanges {
  return {
    busy: null,
    statuses: [
      { id: 'active', label: 'Active', onSelect: fn() },
      { id: 'inactive', label: 'Inactive', onSelect: fn() },
    ],
    deletion: { kind: 'developers', noun, chosen: () => [], onDelete: fn(), irreversible: true },
    ...more,
  };
}

/** The args of a screen over whose list a dialog is open: `openedIn(investorList, investors)({ type: 'add' })`. */
export function openedIn<Row, Filters extends ListFilters<Row>, Dialog extends string>(
  description: ListDescription<Row, Filters, Dialog>,
  rows: readonly Row[],
  difference: ListDifference<Row, Filters> = {},
) {
  return (dialog: OpenedDialog<Row, Dialog>) => {
    const list = listOf(description, rows, difference);
    return { list: { ...list, open: { ...list.open, dialog } } };
  };
}
