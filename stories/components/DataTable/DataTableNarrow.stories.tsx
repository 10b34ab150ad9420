import { expect, waitFor } from 'storybook/test';
import { DataTable } from '#src/components/DataTable/DataTable.tsx';
import { tableArgs } from '#stories/components/DataTable/args.ts';
import { columns, type Person, selection } from '#stories/components/DataTable/people.tsx';
import { StatefulTable } from '#stories/components/DataTable/StatefulTable.tsx';
import preview from '#storybook/preview.tsx';
import { box } from './boxes.ts';
import { scrollerOf } from './tableParts.ts';

const meta = preview.meta({
  title: 'Library/Pages/DataTable',
  tags: ['!autodocs'],
  component: DataTable<Person>,
  args: { ...tableArgs, selection: selection() },
  render: (args) => (
    <div style={{ inlineSize: 600 }}>
      <StatefulTable {...args} />
    </div>
  ),
});

/** Name and actions stay in sight while the columns between them scroll; each edge shows where more follow. */
export const NarrowerThanItsColumns = meta.story({
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
export const CoversNoFocus = meta.story({
  tags: ['behaviour'],
  args: {
    columns: columns.map((column) =>
      column.id === 'team' || column.id === 'email' ? { ...column, href: () => '/teams' } : column,
    ),
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

const folding = columns.map((column) => (column.id === 'joined' ? { ...column, folds: true } : column));

/** A column that the specification does not name is left out before the others scroll. */
export const FoldedColumn = meta.story({
  args: { columns: folding },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Joined' })).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: 'Visits' })).toBeInTheDocument();
  },
});

/** It is there again where all columns have room. */
export const UnfoldedColumn = FoldedColumn.extend({
  tags: ['behaviour'],
  render: StatefulTable,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Joined' })).toBeInTheDocument();
    await expect(scrollerOf(canvas).closest('[data-status]')).not.toHaveAttribute('data-sticks');
  },
});
