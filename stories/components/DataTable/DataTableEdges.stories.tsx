import { expect, fn, waitFor } from 'storybook/test';
import { DataTable } from '#src/components/DataTable/DataTable.tsx';
import { emptyLayout } from '#src/lib/tableLayout.ts';
import preview from '#storybook/preview.tsx';
import { tableArgs } from './args.ts';
import { columns, type Person, people, shown } from './people.tsx';
import { StatefulTable } from './StatefulTable.tsx';
import { scrollerOf } from './tableParts.ts';

/** The play scrolls. */
const scrolled = { docs: { story: { inline: false } } };

const meta = preview.meta({
  title: 'Components/DataTable/Edges',
  tags: ['!autodocs'],
  component: DataTable<Person>,
  render: (args) => <StatefulTable {...args} />,
  args: tableArgs,
});

/** Every column as wide as a user may make it, so that the table scrolls. */
const widths = Object.fromEntries(columns.map(({ id }) => [id, 360]));
const wide = { layout: { ...emptyLayout, widths }, onLayout: fn() };

function shadowAt(table: HTMLElement, edge: '::before' | '::after') {
  const { content, left, right } = getComputedStyle(table.previousElementSibling as Element, edge);
  return content === 'none' ? null : { left, right };
}

/** When the table scrolls horizontally, the first column and the actions stay visible. */
export const Pinned = meta.story({
  parameters: scrolled,
  args: { ...shown(people(60)), layout: wide },
  play: async ({ canvas }) => {
    const scroller = scrollerOf(canvas);
    const cell = canvas.getAllByRole('cell', { name: 'Layla Haddad' })[0] as HTMLElement;
    const edit = canvas.getByRole('button', { name: 'Edit Layla Haddad' });
    const places = () => [cell, edit].map((element) => element.getBoundingClientRect().left);
    const before = places();
    await expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth + 200);
    scroller.scrollLeft = 200;
    await waitFor(() => expect(scroller.scrollLeft).toBe(200));
    await expect(places()).toEqual(before);
  },
});

/** A shadow lies at each edge beyond which there are more columns. */
export const Edges = meta.story({
  parameters: scrolled,
  args: { ...shown(people(60)), layout: wide },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await waitFor(() => expect(shadowAt(table, '::after')?.right).toBe('110px'));
    await expect(shadowAt(table, '::before')).toBeNull();
    scrollerOf(canvas).scrollLeft = 200;
    await waitFor(() => expect(shadowAt(table, '::before')?.left).toBe('360px'));
  },
});

/** The last column has no shadow beyond it. */
export const EdgeReached = Edges.extend({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const scroller = scrollerOf(canvas);
    const table = canvas.getByRole('table');
    scroller.scrollLeft = scroller.scrollWidth;
    await waitFor(() => expect(shadowAt(table, '::after')).toBeNull());
    await expect(shadowAt(table, '::before')).not.toBeNull();
  },
});

/** Right to left, the shadows are at the opposite edges. */
export const EdgesRightToLeft = meta.story({
  tags: ['rtl'],
  parameters: scrolled,
  globals: { direction: 'rtl' },
  args: { ...shown(people(60)), layout: wide },
  play: async ({ canvas }) => {
    const scroller = scrollerOf(canvas);
    const table = canvas.getByRole('table');
    await waitFor(() => expect(shadowAt(table, '::after')?.left).toBe('110px'));
    scroller.scrollLeft = -200;
    await waitFor(() => expect(shadowAt(table, '::before')?.right).toBe('360px'));
  },
});

/** Without horizontal scrolling there are no shadows. */
export const NoEdges = meta.story({
  args: { columns: columns.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table').previousElementSibling).toBeNull();
  },
});
