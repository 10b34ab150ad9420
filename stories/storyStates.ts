import { expect, fn, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { storyNow } from '#fixtures/build/storyNow.ts';
import type { Page } from '#src/api/results/page.ts';
import type { Sort } from '#src/components/DataTable/types.ts';
import type { BulkChanges } from '#src/features/shared/list/bulk/bulkChanges.ts';
import type { ListDescription } from '#src/features/shared/list/describe/description.ts';
import {
  filterQuery,
  filtersSet,
  rowFilter,
  toFilterValues,
} from '#src/features/shared/list/describe/filterRows.ts';
import type { FilterValues, ListFilters } from '#src/features/shared/list/describe/filters.ts';
import type { OpenedDialog } from '#src/features/shared/list/describe/opened.ts';
import type { ListDeletion, ListState, SlowRead } from '#src/features/shared/list/state/listState.ts';
import { openedQuery } from '#src/features/shared/list/url/recordUrl.ts';
import { limitsText } from '#src/features/shared/list/view/limitsText.ts';
import { statusText } from '#src/features/shared/list/view/statusText.ts';
import { toPageRequest, viewOf } from '#src/features/shared/list/view/viewOf.ts';
import { presetCounts } from '#src/features/shared/list/views/presetCounts.ts';
import type { SavedViewsProps } from '#src/features/shared/list/views/SavedViews.tsx';
import { type QueryResult, readyResult } from '#src/lib/queryResult.ts';
import { initialLayout } from '#src/lib/tableLayout.ts';
import { atStoryNow } from '#storybook/clock.ts';
import { pageOf } from './features/shownPage.ts';

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
  /** The rows are one page of the server. */
  readonly paged?: boolean;
  readonly selected?: readonly Row[];
  readonly bulk?: BulkChanges | null;
  /** False if a deleted record can be restored. */
  readonly irreversible?: boolean;
}

/** The state of a described list that has these rows. */
export function listOf<
  Row extends { readonly id: string },
  Filters extends ListFilters<Row>,
  Dialog extends string,
>(
  description: ListDescription<Row, Filters, Dialog>,
  rows: readonly Row[],
  difference: ListDifference<Row, Filters> = {},
): ListState<Row, Filters, Dialog> {
  const { search = '', filters = {}, selected = [], total = rows.length } = difference;
  const { sort = null } = difference;
  const values = { ...toFilterValues(description.filters, {}), ...filters };
  const filtered = search !== '' || filtersSet(description.filters, values).length > 0;
  const read = difference.read ?? readyResult({ rows, total });
  const { columns, filters: described, noun, pageSize } = description;
  const { paged = false, page = 1 } = difference;
  const view = atStoryNow(() =>
    viewOf(read.status === 'ready' ? read.data.rows : [], {
      columns,
      search,
      filter: rowFilter(described, filterQuery(described, values), storyNow.slice(0, 10)),
      sort,
      page: toPageRequest(read, { number: page, size: pageSize, paged }),
    }),
  );
  return {
    read,
    view,
    total: read.status === 'ready' ? read.data.total : null,
    all: paged || read.status !== 'ready' ? null : read.data.rows,
    limits: paged || read.status !== 'ready' ? null : limitsText(read.data, noun.many, 'Search and filters'),
    status: statusText(read, filtered, view.range, noun),
    slowRead: difference.slowRead ?? null,
    filters: {
      search,
      values,
      filtered,
      tooLong: false,
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
      onPage: pageSize === undefined ? undefined : fn(),
    },
    views: atStoryNow(() => viewsOf(description, rows)),
    selection: {
      selected: new Set(selected.map(({ id }) => id)),
      rows: () => selected,
      onSelect: fn(),
      onSelectMatching: fn(),
      selecting: false,
      everyMatching: false,
      readNow: async () => ({ rows, total: rows.length }),
    },
    files: { exportable: view.range.count > 0, button: description.file?.button, onExport: fn() },
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
      urlOf: (dialog, row) => openedQuery('', dialog, row.id),
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
export function openedIn<
  Row extends { readonly id: string },
  Filters extends ListFilters<Row>,
  Dialog extends string,
>(
  description: ListDescription<Row, Filters, Dialog>,
  rows: readonly Row[],
  difference: ListDifference<Row, Filters> = {},
) {
  return (dialog: OpenedDialog<Row, Dialog>) => {
    const list = listOf(description, rows, difference);
    return { list: { ...list, open: { ...list.open, dialog } } };
  };
}

interface Context<Row, Filters, Dialog extends string> {
  readonly args: { readonly list: ListState<Row, Filters, Dialog> };
  readonly canvas: ReturnType<typeof within>;
  readonly userEvent: UserEventObject;
}

/** The table shows so many whole cards, on a phone of 844 px. */
async function expectCards(table: HTMLElement, promised: number): Promise<void> {
  // A page that has just loaded shows fewer in its first frames.
  await waitFor(() => {
    const area = table.parentElement?.getBoundingClientRect();
    const [, ...drawn] = within(table).getAllByRole('row');
    const cards = drawn.filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return area && top >= area.top && bottom <= area.bottom + 1;
    });
    return expect(cards.length).toBeGreaterThanOrEqual(promised);
  });
}

interface StatesInput<Row> {
  readonly rows: readonly Row[];
  /** Rows with texts that are too long, of other scripts, and with markup in a name: `<b>Not bold</b>`. */
  readonly long: readonly Row[];
  /** Text of the primary button; absent if nothing can be added to the list. */
  readonly add?: string;
}

/**
 * The states in which every list has a story, with the checks of each. A story file names them
 * (`export const Empty = meta.story({ ...states.Empty, tags: ['empty'] })`) and adds the checks of its own list.
 */
export function storyStates<
  Row extends { readonly id: string },
  Filters extends ListFilters<Row>,
  Dialog extends string,
>(description: ListDescription<Row, Filters, Dialog>, { rows, long, add }: StatesInput<Row>) {
  type Play = (context: Context<Row, Filters, Dialog>) => Promise<void>;
  const { noun, label } = description;
  const state = (difference: ListDifference<Row, Filters>, shown: readonly Row[] = rows) => ({
    list: listOf(description, shown, difference),
  });
  const nothing = `No ${noun.many} found`;
  const failed = 'The server is resting.';

  const Loading: Play = async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: label })).toHaveAttribute('aria-busy', 'true');
    await expect(pageOf(canvas).getByRole('status')).toHaveTextContent('Loading');
  };
  const Failed: Play = async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(`Failed to load ${noun.many}`)).toBeVisible();
    await expect(canvas.getByText(failed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.list.read.retry).toHaveBeenCalledOnce();
  };
  const Empty: Play = async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(nothing)).toBeVisible();
    await expect(canvas.getByRole('button', { name: description.file?.button ?? 'Export' })).toBeDisabled();
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
    await expect(args.list.table.onPage).toHaveBeenCalledWith(1);
  };
  const LongValues: Play = async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: new RegExp(`^${label}`) });
    await expect(within(table).getByText('<b>Not bold</b>')).toBeVisible();
    await expect(within(table).getAllByRole('row')).toHaveLength(long.length + 1);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    // What is too long for its cell ends there, and covers no other one.
    const spilling = within(table)
      .getAllByRole('cell')
      .filter(
        (cell) => cell.scrollWidth > cell.clientWidth && getComputedStyle(cell).overflowX === 'visible',
      );
    await expect(spilling).toEqual([]);
  };
  /** At 390 px at least five of the rows, or four tickets, are in sight. */
  const Narrow: Play = async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: new RegExp(`^${label}`) });
    await expect(table).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    // Cards of tickets are higher and below four figures.
    await expectCards(table, Math.min(noun.one === 'ticket' ? 4 : 5, rows.length));
    for (const name of ['Export', ...(add === undefined ? [] : [add]), 'View', 'Filters']) {
      const { height, width } = canvas.getByRole('button', { name }).getBoundingClientRect();
      await expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
    }
  };

  return {
    Loading: { args: state({ read: { status: 'loading', retry: fn() } }), play: Loading },
    Failed: {
      args: state({ read: { status: 'failed', error: { message: failed, status: 500 }, retry: fn() } }),
      play: Failed,
    },
    Empty: { args: state({}, []), play: Empty },
    NoMatches: { args: state({ search: 'nothing has this name [.*' }), play: NoMatches },
    SecondPage: { args: state({ page: 2 }), play: SecondPage },
    LongValues: { args: state({}, long), play: LongValues },
    Narrow: { globals: { viewport: { value: 'narrow' } }, play: Narrow },
  };
}

/** The args of a screen that asks before it deletes. */
interface Deleting<Row> {
  readonly list: { readonly changes: { readonly deletion: ListDeletion<Row> | null } };
}

/** The dialog `title` with these texts. */
export function shownDialog<Args>(args: Args, title: string, texts: readonly string[] = []) {
  const play = async () => {
    const dialog = await screen.findByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    const shown = dialog.textContent;
    await expect(texts.filter((text) => !shown?.includes(text))).toEqual([]);
  };
  return { args, play };
}

/** The question before the deletion of `row`, with these texts; Delete confirms it. */
export function askedDeletion<Row, Args extends Deleting<Row>>(
  args: Args,
  { noun, row, texts = [] }: { noun: string; row: Row; texts?: readonly string[] },
) {
  const shown = shownDialog(args, `Delete ${noun}`, texts);
  const play = async ({ args: { list }, userEvent }: { args: Deleting<Row>; userEvent: UserEventObject }) => {
    await shown.play();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(list.changes.deletion?.onDelete).toHaveBeenCalledWith(row);
  };
  return { args, play };
}
