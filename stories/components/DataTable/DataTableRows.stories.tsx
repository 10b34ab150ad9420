import { expect, fn, waitFor } from 'storybook/test';
import { DataTable } from '#src/components/DataTable/DataTable.tsx';
import { type Person, people, row, shown, tableArgs } from '#stories/components/DataTable/people.tsx';
import { StatefulTable } from '#stories/components/DataTable/StatefulTable.tsx';
import { fill } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { box, scrollerOf } from './tableParts.ts';

const meta = preview.meta({
  title: 'Library/Pages/DataTable',
  tags: ['!autodocs'],
  component: DataTable<Person>,
  render: StatefulTable,
  args: tableArgs,
});

const secondPage = shown(people(20), { page: { number: 2, size: 20, total: 64 } });

/** The rows are one page of the server: the table draws them as they are, and counts on from the page before. */
export const ServerPaging = meta.story({
  tags: ['behaviour'],
  args: {
    ...secondPage,
    sorting: { sort: { column: 'name', direction: 'descending' }, onSort: fn() },
    foot: { ...secondPage.foot, onPage: fn() },
  },
  render: (args) => <DataTable {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 21 to 40 of 64 people');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '65');
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows[0]).toHaveAttribute('aria-rowindex', '22');
    await expect(rows[0]).toHaveTextContent('Layla Haddad');
    await expect(rows).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await expect(args.foot.onPage).toHaveBeenCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Team' }));
    await expect(args.sorting.onSort).toHaveBeenCalledWith({ column: 'team', direction: 'ascending' });
  },
});

/** With more than 50 rows only the visible ones are in the document; `aria-rowcount` has the total. */
export const HundredThousandRows = meta.story({
  tags: ['long'],
  args: shown(people(100_000)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '100001');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(25));
  },
});

/** Rows are drawn where the table is scrolled to, in their order; a search scrolls to the top and shows its result at once. */
export const HundredThousandRowsSearched = HundredThousandRows.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const scroller = scrollerOf(canvas);
    scroller.scrollTop = 20_000;
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '498'));
    const indexes = canvas.getAllByRole('row').map((row) => Number(row.getAttribute('aria-rowindex')));
    await expect(indexes).toEqual(indexes.toSorted((a, b) => a - b));
    scroller.scrollTop = scroller.scrollHeight;
    await waitFor(() => expect(canvas.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', '100001'));
    await fill(userEvent, canvas.getByRole('searchbox'), 'haddad9999');
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 1 to 1 of 1 person');
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await expect(scroller.scrollTop).toBe(0);
  },
});

/** A row expands below itself, by Space too; only for tables of at most 50 rows a page. */
export const Expandable = meta.story({
  args: {
    expansion: {
      render: (person) => <p>{`${person.name} joined on ${person.joined ?? 'an unknown day'}.`}</p>,
    },
  },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Details of Omar Farouk' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const details = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
    await expect(details).toHaveTextContent('Omar Farouk joined on 2011-02-11.');
    await expect(details).toBeVisible();
    canvas.getByRole('row', { name: /Anna Kowalska/ }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('Anna Kowalska joined on 2012-03-12.')).toBeVisible();
  },
});

/** What is wrong with a row is on a line under it, across the table. */
export const Notes = meta.story({
  args: {
    ...shown(people(100)),
    row: { ...row, note: ({ team }) => (team === 'Sales' ? 'Sales needs a second name.' : null) },
  },
  play: async ({ canvas }) => {
    const line = canvas.getAllByRole('cell', { name: 'Sales needs a second name.' })[0];
    const above = line?.parentElement;
    await expect(line?.offsetWidth).toBe(above?.offsetWidth);
    await expect(box(line).top).toBe(box(above?.querySelector('td')).bottom);
  },
});
