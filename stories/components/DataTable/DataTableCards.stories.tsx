import { expect, fn, within } from 'storybook/test';
import { DataTable } from '#src/components/DataTable/DataTable.tsx';
import { tableArgs } from '#stories/components/DataTable/args.ts';
import { card, type Person, people, selection, shown } from '#stories/components/DataTable/people.tsx';
import { StatefulTable } from '#stories/components/DataTable/StatefulTable.tsx';
import preview from '#storybook/preview.tsx';
import { box } from './boxes.ts';

/** Below 768 px rows are cards, and a bar above them replaces the header. */
const meta = preview.meta({
  title: 'Library/Pages/DataTable',
  tags: ['!autodocs'],
  component: DataTable<Person>,
  render: StatefulTable,
  globals: { viewport: { value: 'narrow' } },
  args: { ...tableArgs, selection: selection() },
});

const nameOf = (row: HTMLElement | undefined) => row?.querySelector('[data-variant~="title"]')?.textContent;

/** One control sorts the cards; the header is visually hidden. */
export const SortBy = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const by = await canvas.findByRole('combobox', { name: 'Sort by' });
    const first = () => nameOf(canvas.getAllByRole('row')[1]);
    const before = first();
    await userEvent.selectOptions(by, 'Name');
    const header = canvas.getByRole('columnheader', { name: 'Name' });
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    const ascending = first();
    await userEvent.click(canvas.getByRole('button', { name: 'Sort descending' }));
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(first()).not.toBe(ascending);
    await userEvent.selectOptions(by, 'Default');
    await expect(header).toHaveAttribute('aria-sort', 'none');
    await expect(first()).toBe(before);
    await expect(canvas.getByRole('button', { name: 'Sort descending' })).toBeDisabled();
    // Also a column that cards do not show.
    await expect(within(by).getByRole('option', { name: 'Visits' })).toBeInTheDocument();
    await expect(box(header.closest('thead')).height).toBeLessThanOrEqual(1);
    await expect(within(header).queryByRole('button')).toBeNull();
  },
});

/** The controls of the bar have the size of touch targets. */
export const BarTouchTargets = meta.story({
  tags: ['behaviour'],
  args: {
    ...shown(people(3)),
    sorting: { sort: { column: 'name', direction: 'ascending' }, onSort: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(box(await canvas.findByRole('combobox', { name: 'Sort by' })).height).toBeGreaterThanOrEqual(
      42,
    );
    await expect(box(canvas.getByRole('button', { name: 'Sort descending' })).width).toBe(44);
    const all = canvas.getByRole('checkbox', { name: 'Select all people' });
    const { right, bottom } = box(all);
    await expect(document.elementFromPoint(right + 13, bottom + 13)).toBe(all);
    await userEvent.click(all);
    await expect(args.selection?.onChange).toHaveBeenCalledWith(new Set(['p1', 'p2', 'p3']));
  },
});

/** A labelled line begins with its header, which is not read out twice, and shows a dash without a value. */
export const LabelledLine = meta.story({
  tags: ['narrow'],
  args: {
    card: { ...card, lines: [...card.lines, { column: 'joined', labelled: true }] },
    ...shown(people(2).map((person, at) => (at === 0 ? person : { ...person, joined: null }))),
  },
  play: async ({ args, canvas }) => {
    const [first, second] = canvas.getAllByRole('row').slice(1);
    const cellOf = (row: HTMLElement | undefined) =>
      within(row ?? document.body)
        .getAllByRole('cell')
        .find((cell) => cell.dataset['label'] === 'Joined');
    const [person] = args.view.rows;
    await expect(cellOf(first)).toHaveTextContent(person?.joined ?? 'a day');
    await expect(cellOf(second)).toHaveTextContent('—');
    for (const cell of [cellOf(first), cellOf(second)]) {
      await expect(getComputedStyle(cell ?? document.body, '::before').content).toMatch(/^"Joined "/);
    }
  },
});
