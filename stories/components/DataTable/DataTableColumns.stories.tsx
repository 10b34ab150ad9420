import { expect, fireEvent, screen, type UserEventObject as UserEvent, waitFor } from 'storybook/test';
import { DataTable } from '#src/components/DataTable/DataTable.tsx';
import { readJson } from '#src/lib/storage.ts';
import { type Person, tableArgs } from '#stories/components/DataTable/people.tsx';
import { StatefulTable } from '#stories/components/DataTable/StatefulTable.tsx';
import { watchTimers } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Library/Pages/DataTable',
  tags: ['!autodocs'],
  component: DataTable<Person>,
  render: StatefulTable,
  args: tableArgs,
});

/** The key of the layout in the storage. */
const stored = 'blume.table.user.people';

interface Canvas {
  getByRole: (role: 'button', options: { name: string }) => HTMLElement;
  getAllByRole: (role: 'columnheader') => HTMLElement[];
}

function headers(canvas: Canvas): (string | null)[] {
  return canvas.getAllByRole('columnheader').map((header) => header.textContent);
}

/** Chooses an item of a header's menu, which closes. */
async function choose(user: UserEvent, canvas: Canvas, column: string, item: string): Promise<void> {
  await user.click(canvas.getByRole('button', { name: `Options for ${column}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}

/** Clicks sort ascending, then descending, then not, which is announced. */
export const Sorting = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: 'Joined' });
    const announced = canvasElement.querySelector('[aria-live="polite"]');
    const timers = watchTimers(1500);
    for (const [order, text] of [
      ['ascending', 'Sorted by Joined, ascending'],
      ['descending', 'Sorted by Joined, descending'],
      ['none', 'Default order'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: 'Joined' }));
      await expect(header).toHaveAttribute('aria-sort', order);
      await expect(announced).toHaveTextContent(text);
    }
    timers.end();
    await waitFor(() => expect(announced).toBeEmptyDOMElement());
  },
});

/** The header's menu moves, resizes and hides columns. */
export const ColumnMenu = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Options for Name' }));
    const hide = await screen.findByRole('menuitem', { name: 'Hide column' });
    await expect(hide).toHaveAttribute('aria-disabled', 'true');
  },
});

/** The focus returns to the header, or moves to the next one when its column is hidden, to the one before at the end. */
export const ColumnMenuUsed = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const announced = canvasElement.querySelector('[aria-live="polite"]');
    await choose(userEvent, canvas, 'Email', 'Move left');
    await expect(announced).toHaveTextContent('Email is column 2 of 6');
    await expect(canvas.getByRole('button', { name: 'Options for Email' })).toHaveFocus();
    await choose(userEvent, canvas, 'Team', 'Hide column');
    await expect(announced).toHaveTextContent('Team is hidden');
    await expect(canvas.getByRole('button', { name: 'Status' })).toHaveFocus();
    await choose(userEvent, canvas, 'Visits', 'Hide column');
    await expect(canvas.getByRole('button', { name: 'Joined' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Options for Joined' })).toHaveFocus();
    await expect(headers(canvas)).toEqual(['Name', 'Email', 'Status', 'Joined', 'Actions']);
    await expect(readJson(stored)).toMatchObject({ hidden: ['team', 'visits'] });
  },
});

/** What another tab changes is shown here too, and kept when the columns are changed here. */
export const ChangedInAnotherTab = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const otherTab = document.body.appendChild(document.createElement('iframe'));
    const layout = JSON.stringify({ order: [], hidden: ['email'], widths: {} });
    otherTab.contentWindow?.localStorage.setItem(stored, layout);
    await waitFor(() => expect(headers(canvas)).not.toContain('Email'));
    otherTab.remove();
    await choose(userEvent, canvas, 'Team', 'Wider');
    await expect(readJson(stored)).toMatchObject({ hidden: ['email'], widths: { team: expect.any(Number) } });
  },
});

/** Without dragging: the header's menu makes a column wider and narrower, and gives it its own width back. */
export const ResizeByMenu = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: 'Team' });
    const before = header.offsetWidth;
    await choose(userEvent, canvas, 'Team', 'Wider');
    await expect(header.offsetWidth).toBe(before + 40);
    await choose(userEvent, canvas, 'Team', 'Narrower');
    await expect(header.offsetWidth).toBe(before);
    await choose(userEvent, canvas, 'Team', 'Narrower');
    await choose(userEvent, canvas, 'Team', 'Fit');
    // The columns before it keep their widths in whole pixels.
    await expect(Math.abs(header.offsetWidth - before)).toBeLessThanOrEqual(1);
  },
});

/** The edge follows the pointer; columns before it keep their width. The width is stored at the end. */
export const ResizeByPointer = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Team' });
    const name = canvas.getByRole('columnheader', { name: 'Name' });
    const before = { team: header.offsetWidth, name: name.offsetWidth };
    const edge = header.querySelector('[data-part="width"]') as HTMLElement;
    edge.setPointerCapture = () => undefined;
    const at = edge.getBoundingClientRect().left;
    await fireEvent.pointerDown(edge, { button: 0, clientX: at, pointerId: 1 });
    await fireEvent.pointerMove(edge, { clientX: at + 35, pointerId: 1 });
    await waitFor(() => expect(header.offsetWidth).toBe(before.team + 35));
    await expect(readJson(stored)).toBeUndefined();
    await fireEvent.pointerUp(edge, { clientX: at + 35, pointerId: 1 });
    await expect(readJson(stored)).toMatchObject({ widths: { team: before.team + 35 } });
    await expect([header.offsetWidth, name.offsetWidth]).toEqual([before.team + 35, before.name]);
  },
});
