import { expect, fn, within } from 'storybook/test';
import { Button } from '#src/components/Button/Button.tsx';
import { DataTable } from '#src/components/DataTable/DataTable.tsx';
import { tableArgs } from '#stories/components/DataTable/args.ts';
import { columns, type Person, people, selection, shown } from '#stories/components/DataTable/people.tsx';
import { StatefulTable } from '#stories/components/DataTable/StatefulTable.tsx';
import preview from '#storybook/preview.tsx';
import { box } from './boxes.ts';
import { footOf } from './tableParts.ts';

const meta = preview.meta({
  title: 'Library/Pages/DataTable',
  tags: ['!autodocs'],
  component: DataTable<Person>,
  render: StatefulTable,
  args: tableArgs,
});

const quiet = (text: string) => (
  <Button key={text} fill="quiet" size="small">
    {text}
  </Button>
);

/** The footer follows the last row without a gap that looks like a fourth row. */
export const FewRows = meta.story({
  args: { ...shown(people(3)) },
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'start' }}>
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const foot = box(footOf(canvas));
    await expect(foot.top - box(canvas.getAllByRole('row').at(-1)).bottom).toBe(-1);
  },
});

/** A table with little space still has a minimum height. */
export const ManyRowsInLittleRoom = meta.story({
  tags: ['long'],
  render: (args) => (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: 60 }}>
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(box(canvasElement.querySelector('[data-status]')).height).toBe(240);
  },
});

/** A failed table has no visible footer, but its status is still announced. */
export const FailedWithoutFoot = meta.story({
  tags: ['failed'],
  args: {
    state: { status: 'failed', error: { message: 'The server is not available.', status: 503 }, retry: fn() },
    failedTitle: 'Failed to load people',
  },
  play: async ({ canvas }) => {
    await expect(box(footOf(canvas)).height).toBe(0);
    await expect(canvas.getByRole('status')).toBeInTheDocument();
  },
});

/** The bar wraps to a second line only when one is too narrow. */
export const SelectionOnTablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  args: {
    ...shown(people(1000)),
    selection: selection(
      people(120).map(({ id }) => id),
      [quiet('Export'), quiet('Set status'), quiet('Delete')],
    ),
  },
  play: async ({ canvas }) => {
    // The bar is loaded when it is first needed.
    const clear = box(await canvas.findByRole('button', { name: 'Clear selection' }));
    await expect(box(canvas.getByRole('button', { name: 'Select all 1,000' })).top).toBe(clear.top);
    await expect(box(canvas.getByRole('button', { name: 'Delete' })).top).toBe(clear.top);
  },
});

export const LastRowOnTablet = SelectionOnTablet.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('row', { name: /Layla Haddad/ }).focus();
    await userEvent.keyboard('{End}');
    const bar = box(await canvas.findByRole('group', { name: 'Selected rows' }));
    await expect(box(document.activeElement).bottom).toBeLessThanOrEqual(bar.top);
  },
});

/** The name of a column of short figures is readable next to the sort arrow and, on hover, the options button. */
export const SortedShortColumn = meta.story({
  args: {
    sorting: { sort: { column: 'visits', direction: 'descending' }, onSort: fn() },
    columns: columns.map((column) => (column.id === 'visits' ? { ...column, header: 'Sub-Users' } : column)),
  },
  play: async ({ canvas, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: /Sub-Users/ });
    await userEvent.hover(header);
    const name = new Range();
    name.selectNodeContents(within(header).getByText('Sub-Users'));
    const options = box(canvas.getByRole('button', { name: 'Options for Sub-Users' }));
    await expect(name.getBoundingClientRect().left).toBeGreaterThanOrEqual(options.right);
    await expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(box(header).right);
  },
});
