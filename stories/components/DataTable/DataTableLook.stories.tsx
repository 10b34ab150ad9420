import { expect, fn, waitFor, within } from 'storybook/test';
import { DataTable } from '#src/components/DataTable/DataTable.tsx';
import { CellButton } from '#src/features/shared/list/describe/openers.tsx';
import { emptyLayout } from '#src/lib/tableLayout.ts';
import {
  bulkAction,
  changed,
  columns,
  layla,
  omar,
  type Person,
  people,
  selection,
  shown,
  tableArgs,
} from '#stories/components/DataTable/people.tsx';
import { StatefulTable } from '#stories/components/DataTable/StatefulTable.tsx';
import preview from '#storybook/preview.tsx';
import { box, firstLetter, footOf, scrollerOf, textBox } from './tableParts.ts';

const meta = preview.meta({
  title: 'Library/Pages/DataTable',
  tags: ['!autodocs'],
  component: DataTable<Person>,
  render: StatefulTable,
  args: tableArgs,
});

const noura = { ...layla, name: 'نورة بنت عبد الله الشامسي الكبيسي المنصوري الزعابي', team: 'شركة النخيل' };

/** Right-to-left text is cut at its end, and is aligned with the start of its column. */
export const RightToLeftText = meta.story({
  args: {
    ...shown([noura, omar]),
    columns: changed(columns, 'team', {
      cell: ({ team }) => <CellButton type="button">{team}</CellButton>,
    }),
    layout: { layout: { ...emptyLayout, widths: { name: 180 } }, onLayout: fn() },
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('cell', { name: noura.name });
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    await expect(firstLetter(name).right).toBeLessThanOrEqual(box(name).right);
    await expect(firstLetter(name).left).toBeGreaterThan(box(name).left);
    const [short, latin] = canvas.getAllByRole('button', { name: /^(شركة النخيل|Design)$/ });
    await expect(box(short).left).toBe(box(latin).left);
  },
});

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

/** The bar wraps to a second line only when one is too narrow. */
export const SelectionOnTablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  args: {
    ...shown(people(1000)),
    selection: selection(
      people(120).map(({ id }) => id),
      ['Export', 'Set status', 'Delete'].map(bulkAction),
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
    columns: changed(columns, 'visits', { header: 'Sub-Users' }),
  },
  play: async ({ canvas, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: /Sub-Users/ });
    await userEvent.hover(header);
    const name = textBox(within(header).getByText('Sub-Users'));
    const options = box(canvas.getByRole('button', { name: 'Options for Sub-Users' }));
    await expect(name.left).toBeGreaterThanOrEqual(options.right);
    await expect(name.right).toBeLessThanOrEqual(box(header).right);
  },
});

/** Name and actions stay in sight while the columns between them scroll; each edge shows where more follow. */
export const NarrowerThanItsColumns = meta.story({
  args: { selection: selection() },
  render: (args) => (
    <div style={{ inlineSize: 600 }}>
      <StatefulTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const scroller = scrollerOf(canvas);
    const table = scroller.closest('[data-status]');
    const name = () => box(canvas.getByRole('columnheader', { name: 'Name' }));
    const view = () => box(canvas.getByRole('button', { name: 'View Layla Haddad' }));
    const [nameBefore, viewBefore] = [name(), view()];
    await expect(viewBefore.right).toBeLessThanOrEqual(box(scroller).right);
    await expect(table).toHaveAttribute('data-more', 'end');
    scroller.scrollLeft = 40;
    await waitFor(() => expect(table).toHaveAttribute('data-more', 'start end'));
    await waitFor(() => {
      // Again when the font is loaded, in which the columns are wider.
      scroller.scrollLeft = 9999;
      return expect(table).toHaveAttribute('data-more', 'start');
    });
    await expect([name().left, view().right]).toEqual([nameBefore.left, viewBefore.right]);
    // The state to look at has more at both edges.
    scroller.scrollLeft = 40;
  },
});

/** What gets the focus by keyboard is scrolled out of what stays in sight, also where it was covered in part. */
export const CoversNoFocus = NarrowerThanItsColumns.extend({
  tags: ['behaviour'],
  args: {
    columns: changed(changed(columns, 'team', { href: () => '/teams' }), 'email', { href: () => '/mail' }),
  },
  play: async ({ canvas, userEvent }) => {
    const scroller = scrollerOf(canvas);
    canvas.getByRole('row', { name: /Layla Haddad/ }).focus();
    const covered = () => {
      const { left, right, top, bottom } = box(document.activeElement);
      return [left + 1, right - 1].some(
        (x) => !document.activeElement?.contains(document.elementFromPoint(x, (top + bottom) / 2)),
      );
    };
    for (const [key, times] of [
      ['{ArrowRight}', 6],
      ['{ArrowLeft}', 5],
    ] as const) {
      for (let pressed = 0; pressed < times; pressed += 1) {
        await userEvent.keyboard(key);
        await expect(covered()).toBe(false);
      }
    }
    await userEvent.keyboard('{ArrowRight}');
    scroller.scrollLeft = 9999;
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expect(document.activeElement).toHaveTextContent('Sales');
    await expect(covered()).toBe(false);
  },
});

/** A column that the specification does not name is left out before the others scroll. */
export const FoldedColumn = NarrowerThanItsColumns.extend({
  args: { columns: changed(columns, 'joined', { folds: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Joined' })).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: 'Visits' })).toBeInTheDocument();
  },
});
