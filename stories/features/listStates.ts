import { expect, fn, within } from 'storybook/test';
import type { ListDescription } from '#src/features/shared/list/describe/description.ts';
import type { ListFilters } from '#src/features/shared/list/describe/filters.ts';
import { readyResult } from '#src/lib/queryResult.ts';
import { type ListDifference, listOf } from './list.ts';
import { type Context, narrowStates } from './narrowList.ts';
import { pageOf } from './shownPage.ts';

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
    await expect(pageOf(canvas).getByRole('status')).toHaveTextContent('Loading');
  };
  const LoadingLong: Play = async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(`Loading the ${noun.many} takes longer than usual.`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.list.slowRead?.onRetry).toHaveBeenCalledOnce();
  };
  const Failed: Play = async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(`Failed to load ${noun.many}`)).toBeVisible();
    await expect(canvas.getByText(failed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.list.read.retry).toHaveBeenCalledOnce();
  };
  const RefreshFailed: Play = async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.list.read.retry).toHaveBeenCalledOnce();
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
    await expect(args.list.table.paging?.onPage).toHaveBeenCalledWith(1);
  };
  const LongValues: Play = async ({ canvas }) => {
    await expect(canvas.getByText('<b>Not bold</b>')).toBeVisible();
  };
  const BulkActions: Play = async ({ args, canvas, userEvent }) => {
    const bar = within(await canvas.findByRole('group', { name: 'Selected rows' }));
    await expect(bar.getByText('2 selected')).toBeVisible();
    // Their code is loaded when the bar is drawn.
    for (const name of ['Export', 'Set status', 'Delete']) {
      await expect(await bar.findByRole('button', { name })).toBeEnabled();
    }
    await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }));
    await expect(args.list.selection.onSelect).toHaveBeenCalledWith(new Set());
  };

  const size = paging?.pageSize ?? rows.length;
  return {
    Loading: { args: state({ read: { status: 'loading', retry: fn() } }), play: Loading },
    LoadingLong: {
      args: state({ read: { status: 'loading', retry: fn() }, slowRead: { onRetry: fn() } }),
      play: LoadingLong,
    },
    Failed: {
      args: state({ read: { status: 'failed', error: { message: failed, status: 500 }, retry: fn() } }),
      play: Failed,
    },
    /** Rows are shown while they are read again. */
    RefreshFailed: {
      args: state({
        read: {
          ...readyResult({ rows, total: rows.length }),
          error: { message: failed, status: 503 },
          retry: fn(),
        },
      }),
      play: RefreshFailed,
    },
    Empty: { args: state({}, []), play: Empty },
    NoMatches: {
      args: state(
        { search: 'nothing has this name [.*' },
        // A server's answer has no rows; the browser finds none among all rows.
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
    ...narrowStates(description, { rows, add }),
    /** Two rows are selected, and all bulk actions are offered. */
    BulkActions: { args: state({ selected: rows.slice(0, 2) }), play: BulkActions },
  };
}
