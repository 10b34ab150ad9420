import { expect, fn, type UserEventObject, within } from 'storybook/test';
import { emptyLayout } from '#src/components/DataTable/columnLayout.ts';
import type { Listing, Sort } from '#src/components/DataTable/types.ts';
import type { BulkChanges } from '#src/features/shared/list/bulk/bulkChanges.ts';
import type { FilterValues, ListDescription, ListFilters } from '#src/features/shared/list/description.ts';
import { toFilterValues } from '#src/features/shared/list/filterRows.ts';
import type { ListState, PagedBy, Slow, Stale } from '#src/features/shared/list/listState.ts';
import type { SavedViewsProps } from '#src/features/shared/list/views/SavedViews.tsx';

/** The saved views of a person who has none. */
export const noSavedViews: SavedViewsProps = {
  all: 'All records',
  views: [],
  current: '',
  naming: null,
  onNaming: fn(),
  onName: fn(),
  onSelect: fn(),
  onStandard: fn(),
  onCopyLink: fn(),
  onDelete: fn(),
  onLoadFailed: fn(),
};

/** How a story's list differs from one with nothing searched, filtered, sorted and selected. */
export interface ListDifference<Row, Filters> {
  readonly listing?: Listing<Row>;
  /** All rows there are, where the list has one page of them. */
  readonly total?: number;
  readonly refreshing?: boolean;
  readonly stale?: Stale;
  readonly slow?: Slow;
  readonly search?: string;
  readonly filters?: Partial<FilterValues<Filters>>;
  readonly sort?: Sort;
  readonly page?: number;
  readonly pagedBy?: PagedBy;
  readonly selected?: readonly Row[];
  readonly bulk?: BulkChanges | null;
}

/** The state of a described list that has these rows. */
export function listOf<Row, Filters extends ListFilters<Row>, Dialog extends string>(
  description: ListDescription<Row, Filters, Dialog>,
  rows: readonly Row[],
  difference: ListDifference<Row, Filters> = {},
): ListState<Row, Filters, Dialog> {
  const { search = '', filters = {}, selected = [], total = rows.length, refreshing = false } = difference;
  const filtered = search !== '' || Object.values(filters).some((value) => value !== '');
  return {
    listing: difference.listing ?? { status: 'ready', rows, total, refreshing, filtered },
    stale: difference.stale ?? null,
    slow: difference.slow ?? null,
    filters: {
      search,
      values: { ...toFilterValues(description.filters, {}), ...filters },
      onSearch: fn(),
      onFilter: fn(),
      onClear: fn(),
    },
    table: {
      sort: difference.sort ?? null,
      onSort: fn(),
      layout: emptyLayout,
      onLayout: fn(),
      density: 'normal',
      onDensity: fn(),
    },
    paging: description.paging
      ? { by: difference.pagedBy ?? description.paging.by, page: difference.page ?? 1, onPage: fn() }
      : null,
    views: { ...noSavedViews, all: `All ${description.noun.many}` },
    selection: {
      selected: new Set(selected.map(description.idOf)),
      onSelect: fn(),
      onSelectAllMatching: undefined,
      selecting: false,
      onView: fn(),
    },
    exporting: { exportable: true, onExport: fn() },
    bulk: difference.bulk === undefined ? bulkChanges(description.noun) : difference.bulk,
    open: { onAdd: fn(), onOpen: fn() },
  };
}

/** Changes of many that are offered and none of them under way. */
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
    deletion: { noun, chosen: () => [], onDelete: fn(), final: true, onLoadFailed: fn() },
    ...more,
  };
}

/** What opens nothing over a list. */
export const nothingOpened = { dialog: { type: 'none' as const }, onClose: fn(), onLoadFailed: fn() };

type Canvas = ReturnType<typeof within>;

interface Context<Row, Filters, Dialog extends string> {
  readonly args: { readonly list: ListState<Row, Filters, Dialog> };
  readonly canvas: Canvas;
  readonly userEvent: UserEventObject;
}

interface StatesInput<Row> {
  readonly rows: readonly Row[];
  /** Rows with texts that are too long, of other scripts, and with markup in a name: `<b>Not bold</b>`. */
  readonly long: readonly Row[];
  /** Text of the primary button; absent for a list that nothing is added to. */
  readonly add?: string;
}

/**
 * The states that every list is shown in, each with what has to be seen in it. A story file names them
 * (`export const Empty = meta.story(states.Empty)`) and adds what is particular to its list.
 */
export function listStates<Row extends object, Filters extends ListFilters<Row>, Dialog extends string>(
  description: ListDescription<Row, Filters, Dialog>,
  { rows, long, add }: StatesInput<Row>,
) {
  type Play = (context: Context<Row, Filters, Dialog>) => Promise<void>;
  const { noun, label, paging } = description;
  const state = (difference: ListDifference<Row, Filters>, shown: readonly Row[] = rows) => ({
    list: listOf(description, shown, difference),
  });
  const nothing = `No ${noun.many} found`;
  const failed = 'The server is resting.';

  const Loading: Play = async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: label })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  };
  const LoadingLong: Play = async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(`Loading the ${noun.many} takes longer than usual.`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.list.slow?.onRetry).toHaveBeenCalledOnce();
  };
  const Failed: Play = async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(`Failed to load ${noun.many}`)).toBeVisible();
    await expect(canvas.getByText(failed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    const { listing } = args.list;
    await expect('onRetry' in listing && listing.onRetry).toHaveBeenCalledOnce();
  };
  const RefreshFailed: Play = async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.list.stale?.onRetry).toHaveBeenCalledOnce();
  };
  const Empty: Play = async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(nothing)).toBeVisible();
    if (add === undefined) return;
    await userEvent.click(within(canvas.getByRole('table')).getByRole('button', { name: add }));
    await expect(args.list.open.onAdd).toHaveBeenCalledOnce();
  };
  const NoMatches: Play = async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(nothing)).toBeVisible();
    await expect(canvas.getByText(/Nothing matches these filters/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.list.filters.onClear).toHaveBeenCalledOnce();
  };
  const SecondPage: Play = async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(args.list.paging?.onPage).toHaveBeenCalledWith(1);
  };
  const LongValues: Play = async ({ canvas }) => {
    await expect(canvas.getByText('<b>Not bold</b>')).toBeVisible();
  };
  const Narrow: Play = async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: label })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  };
  const BulkActions: Play = async ({ args, canvas, userEvent }) => {
    const bar = within(canvas.getByRole('group', { name: 'Selected rows' }));
    await expect(bar.getByText('2 selected')).toBeVisible();
    for (const name of ['Export', 'Set status', 'Delete']) {
      await expect(bar.getByRole('button', { name })).toBeEnabled();
    }
    await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }));
    await expect(args.list.selection.onSelect).toHaveBeenCalledWith(new Set());
  };

  const size = paging?.pageSize ?? rows.length;
  return {
    Loading: { args: state({ listing: { status: 'loading' } }), play: Loading },
    LoadingLong: {
      args: state({ listing: { status: 'loading' }, slow: { onRetry: fn() } }),
      play: LoadingLong,
    },
    Failed: { args: state({ listing: { status: 'failed', message: failed, onRetry: fn() } }), play: Failed },
    /** The rows are there, a newer answer is not. */
    RefreshFailed: { args: state({ stale: { message: failed, onRetry: fn() } }), play: RefreshFailed },
    Empty: { args: state({}, []), play: Empty },
    NoMatches: {
      args: state(
        { search: 'nothing has this name [.*' },
        // A server answers with no row; the browser finds none among all.
        paging?.by === 'server' ? [] : rows,
      ),
      play: NoMatches,
    },
    SecondPage: {
      args: state(
        { page: 2, total: rows.length },
        paging?.by === 'server' ? rows.slice(size, 2 * size) : rows,
      ),
      play: SecondPage,
    },
    LongValues: { args: state({}, long), play: LongValues },
    Narrow: { globals: { viewport: { value: 'narrow' } }, play: Narrow },
    /** Two rows are selected, and everything is offered that can be done with them. */
    BulkActions: { args: state({ selected: rows.slice(0, 2) }), play: BulkActions },
  };
}
