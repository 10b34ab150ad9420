import { expect, fn, waitFor, within } from 'storybook/test';
import { DataTable } from '#src/components/DataTable/DataTable.tsx';
import { tableArgs } from '#stories/components/DataTable/args.ts';
import { type Person, people, row, shown } from '#stories/components/DataTable/people.tsx';
import { StatefulTable } from '#stories/components/DataTable/StatefulTable.tsx';
import preview from '#storybook/preview.tsx';
import { markedTexts } from './markedTexts.ts';
import { scrollerOf } from './tableParts.ts';

const meta = preview.meta({
  title: 'Library/Pages/DataTable',
  tags: ['!autodocs'],
  component: DataTable<Person>,
  render: StatefulTable,
  args: tableArgs,
});

/** The table has all rows and pages them; a search starts at the first page. */
export const ClientPaging = meta.story({
  tags: ['behaviour'],
  args: { ...shown(people(64)), foot: { status: '', onPage: fn() } },
  render: (args) => <StatefulTable {...args} pageSize={20} />,
  play: async ({ args, canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Showing 1 to 20 of 64 people');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 4' }));
    await expect(args.foot.onPage).toHaveBeenCalledWith(4);
    await expect(status).toHaveTextContent('Showing 61 to 64 of 64 people');
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '62');
    await userEvent.type(canvas.getByRole('searchbox'), 'layla');
    await expect(status).toHaveTextContent('Showing 1 to 6 of 6 people');
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
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
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Layla Haddad');
  },
});

/** With more than 50 rows only the visible ones are in the document; `aria-rowcount` has the total. */
export const Virtual = meta.story({
  args: { ...shown(people(1000)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(25));
  },
});

/** Rows are rendered where the table is scrolled to, in their order. */
export const VirtualScrolled = Virtual.extend({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const scroller = scrollerOf(canvas);
    scroller.scrollTop = 20_000;
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '498'));
    const indexes = canvas.getAllByRole('row').map((row) => Number(row.getAttribute('aria-rowindex')));
    await expect(indexes).toEqual([...indexes].sort((a, b) => a - b));
    scroller.scrollTop = scroller.scrollHeight;
    await waitFor(() => expect(canvas.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', '1001'));
  },
});

export const HundredThousandRows = meta.story({
  tags: ['long'],
  render: (args) => <StatefulTable {...args} {...shown(people(100_000))} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 1 to 100,000 of 100,000 people');
  },
});

/** Every letter shows its result at once; a search scrolls to the top. */
export const HundredThousandRowsSearched = HundredThousandRows.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const scroller = scrollerOf(canvas);
    scroller.scrollTop = scroller.scrollHeight;
    await waitFor(() => expect(canvas.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', '100001'));
    await userEvent.type(canvas.getByRole('searchbox'), 'haddad9999');
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 1 to 1 of 1 person');
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Visits' }));
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Layla Haddad');
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 1 to 100,000 of 100,000 people');
  },
});

/** A row expands below itself; only for tables of at most 50 rows a page. */
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
    await expect(canvas.getByText('Omar Farouk joined on 2011-02-11.')).toBeVisible();
    const details = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
    await expect(details).toHaveTextContent('Omar Farouk joined');
  },
});

const noted = {
  ...shown(people(100)),
  row: { ...row, note: (person: Person) => (person.team === 'Sales' ? 'Sales needs a second name.' : null) },
};

/** What is wrong with a row is on a line under it, across the table. */
export const Notes = meta.story({
  args: noted,
  play: async ({ canvas }) => {
    const line = canvas.getAllByRole('cell', { name: 'Sales needs a second name.' })[0];
    const above = line?.parentElement;
    await expect(line?.offsetWidth).toBe(above?.offsetWidth);
    const [name] = above?.querySelectorAll('td') ?? [];
    await expect(line?.getBoundingClientRect().top).toBe(name?.getBoundingClientRect().bottom);
  },
});

/** Without selection Space expands the focused row. */
export const ExpandedByKeyboard = Expandable.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('row', { name: /Anna Kowalska/ }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('Anna Kowalska joined on 2012-03-12.')).toBeVisible();
  },
});

/** Enter on a row and a double click open the record; a click on a control in it does not. */
export const RowActivation = meta.story({
  tags: ['behaviour'],
  args: { row: { ...row, onActivate: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getByRole('row', { name: /Wei Chen/ });
    await userEvent.dblClick(within(row).getByText('Wei Chen'));
    await expect(args.row.onActivate).toHaveBeenCalledTimes(1);
    await expect(args.row.onActivate).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Wei Chen' }));
    await userEvent.dblClick(within(row).getByRole('button', { name: 'Edit Wei Chen' }));
    await expect(args.row.onActivate).toHaveBeenCalledTimes(1);
    row.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.row.onActivate).toHaveBeenCalledTimes(2);
  },
});

/** The search ignores case and accents and is literal otherwise; matches are marked in searched columns. */
export const SearchMarks = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 'SOFI');
    await expect(markedTexts()).toEqual(['Sofí', 'sofi']);
    await userEvent.clear(box);
    await userEvent.type(box, '.*');
    await expect(canvas.getByText('No people found')).toBeVisible();
    await userEvent.clear(box);
    await userEvent.type(box, 'lukasz');
    await expect(markedTexts()).toEqual(['Łukasz']);
  },
});
