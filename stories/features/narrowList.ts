import { expect, screen, type UserEventObject, within } from 'storybook/test';
import type { ListDescription } from '#src/features/shared/list/describe/description.ts';
import { toFilterValues } from '#src/features/shared/list/describe/filterRows.ts';
import type { FilterValues, ListFilters } from '#src/features/shared/list/describe/filters.ts';
import type { ListState } from '#src/features/shared/list/state/listState.ts';
import { chooseFilter } from '#stories/filters.ts';
import { listOf } from './list.ts';

export interface Context<Row, Filters, Dialog extends string> {
  readonly args: { readonly list: ListState<Row, Filters, Dialog> };
  readonly canvas: ReturnType<typeof within>;
  readonly userEvent: UserEventObject;
}

const narrow = { viewport: { value: 'narrow' } };

/** Height of a phone in px, for which the number of cards is promised; a story's frame may be lower. */
const phone = 844;

/** The table shows so many whole cards; in a lower frame at least one. */
async function expectCards(table: HTMLElement, most: number): Promise<void> {
  const area = table.parentElement?.getBoundingClientRect();
  const [, ...drawn] = within(table).getAllByRole('row');
  const cards = drawn.filter((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return area && top >= area.top && bottom <= area.bottom + 1;
  });
  await expect(cards.length).toBeGreaterThanOrEqual(window.innerHeight >= phone ? most : Math.min(1, most));
}

/** The first status that can be chosen. */
function statusSet<Filters extends ListFilters<never>>(filters: Filters): Partial<FilterValues<Filters>> {
  const { status } = filters;
  const value = status?.kind === 'choice' ? status.choices?.[0]?.value : undefined;
  return toFilterValues(filters, { status: value ?? [] });
}

interface NarrowInput<Row> {
  readonly rows: readonly Row[];
  /** Text of the primary button. */
  readonly add: string | undefined;
}

/** The states of a list below 768 px. */
export function narrowStates<Row extends object, Filters extends ListFilters<Row>, Dialog extends string>(
  description: ListDescription<Row, Filters, Dialog>,
  { rows, add }: NarrowInput<Row>,
) {
  type Play = (context: Context<Row, Filters, Dialog>) => Promise<void>;
  const Narrow: Play = async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: new RegExp(`^${description.label}`) });
    await expect(table).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    // Cards of tickets are higher and below four figures.
    await expectCards(table, Math.min(description.noun.one === 'ticket' ? 4 : 5, rows.length));
    for (const name of ['Export', ...(add === undefined ? [] : [add]), 'View', 'Filters']) {
      const { height, width } = canvas.getByRole('button', { name }).getBoundingClientRect();
      await expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
    }
  };
  const NarrowFilters: Play = async ({ args, canvas, userEvent }) => {
    const filters = canvas.getByRole('button', { name: 'Filters (1)' });
    await expect(filters).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('searchbox', { name: description.search })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Status / })).toBeNull();
    await userEvent.click(filters);
    await expect(filters).toHaveAttribute('aria-expanded', 'true');
    await expect(filters).toHaveFocus();
    await chooseFilter(userEvent, 'Status', 'All');
    await expect(args.list.filters.onFilter).toHaveBeenCalledWith('status', []);
  };
  const NarrowTools: Play = async ({ args, canvas, userEvent }) => {
    const { layout, onLayout, onDensity } = args.list.table;
    await userEvent.click(canvas.getByRole('button', { name: 'View' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Status' }));
    await expect(onLayout).toHaveBeenCalledWith({ ...layout, hidden: [...layout.hidden, 'status'] });
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Compact' }));
    await expect(onDensity).toHaveBeenCalledWith('compact');
  };

  return {
    /** At 390 px at least five of the rows, or four tickets, are in sight. */
    Narrow: { globals: narrow, play: Narrow },
    /** The filters are behind one button, which counts those that are set. */
    NarrowFilters: {
      globals: narrow,
      // `status` is the one filter that all lists have.
      args: { list: listOf(description, rows, { filters: statusSet(description.filters) }) },
      play: NarrowFilters,
    },
    /** Columns and density share a menu. */
    NarrowTools: { globals: narrow, play: NarrowTools },
  };
}
