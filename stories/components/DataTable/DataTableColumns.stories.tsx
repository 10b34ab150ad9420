import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { DataTable } from '#src/components/DataTable/DataTable.tsx';
import { readJson } from '#src/lib/storage.ts';
import { tableArgs } from '#stories/components/DataTable/args.ts';
import type { Person } from '#stories/components/DataTable/people.tsx';
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

interface PlayContext {
  canvas: { getAllByRole: (role: 'columnheader') => HTMLElement[] };
}

function headers({ canvas }: PlayContext): (string | null)[] {
  return canvas.getAllByRole('columnheader').map((header) => header.textContent);
}

/** Clicks sort ascending, then descending, then not. Rows without a value stay last. */
export const Sorting = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: /Joined/ });
    const column = () =>
      canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.children[4]?.textContent);
    const given = column();
    await expect(header).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(canvas.getByRole('button', { name: 'Joined' }));
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    const dates = given.filter((date) => date !== '—').sort();
    await expect(column()).toEqual([...dates, '—']);
    await userEvent.click(canvas.getByRole('button', { name: 'Joined' }));
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(column()).toEqual([...dates.reverse(), '—']);
    await userEvent.click(canvas.getByRole('button', { name: 'Joined' }));
    await expect(header).toHaveAttribute('aria-sort', 'none');
    await expect(column()).toEqual(given);
  },
});

/** The header's menu moves, resizes and hides columns; the focus returns to the header. */
export const ColumnMenu = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Options for Email' }));
    await expect(await screen.findByRole('menuitem', { name: 'Hide column' })).toBeVisible();
  },
});

export const ColumnMenuUsed = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const choose = async (column: string, item: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `Options for ${column}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    await choose('Email', 'Move left');
    await expect(headers({ canvas })).toEqual([
      'Name',
      'Email',
      'Team',
      'Status',
      'Joined',
      'Visits',
      'Actions',
    ]);
    await expect(canvas.getByRole('button', { name: 'Options for Email' })).toHaveFocus();
    await choose('Team', 'Hide column');
    await expect(headers({ canvas })).toEqual(['Name', 'Email', 'Status', 'Joined', 'Visits', 'Actions']);
    await expect(readJson('blume.table.user.people')).toMatchObject({ hidden: ['team'] });
    await userEvent.click(canvas.getByRole('button', { name: 'Options for Name' }));
    await expect(await screen.findByRole('menuitem', { name: 'Hide column' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
  },
});

/** Another order, and a column that is moved or hidden, are announced. */
export const ChangesAnnounced = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = canvasElement.querySelector('[aria-live="polite"]');
    const timers = watchTimers(1500);
    await userEvent.click(canvas.getByRole('button', { name: 'Joined' }));
    await expect(region).toHaveTextContent('Sorted by Joined, ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Joined' }));
    await expect(region).toHaveTextContent('Sorted by Joined, descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Joined' }));
    await expect(region).toHaveTextContent('Default order');
    const choose = async (item: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Options for Email' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    };
    await choose('Move left');
    await expect(region).toHaveTextContent('Email is column 2 of 6');
    await choose('Hide column');
    await expect(region).toHaveTextContent('Email is hidden');
    timers.end();
    await waitFor(() => expect(region).toBeEmptyDOMElement());
  },
});

/** After hiding a column the focus moves to the next header, or to the previous one at the end. */
export const FocusAfterHiding = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const hide = async (column: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `Options for ${column}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide column' }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    await hide('Team');
    await expect(canvas.getByRole('button', { name: 'Email' })).toHaveFocus();
    await hide('Visits');
    await expect(canvas.getByRole('button', { name: 'Joined' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Options for Joined' })).toHaveFocus();
  },
});

/** Reset is enabled only when the columns were changed. */
export const ResettingColumns = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'View' }));
      return screen.findByRole('menuitem', { name: 'Reset columns' });
    };
    await expect(await open()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Email' }));
    await waitFor(() => expect(headers({ canvas })).not.toContain('Email'));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Reset columns' }));
    await waitFor(() => expect(headers({ canvas })).toContain('Email'));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(await open()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
  },
});

/** The toolbar's menu View hides columns for this user. */
export const HidingColumns = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Email' }));
    await userEvent.keyboard('{Escape}');
    await expect(headers({ canvas })).toEqual(['Name', 'Team', 'Status', 'Joined', 'Visits', 'Actions']);
  },
});

/** What another tab changes is shown here too, and kept when the columns are changed here. */
export const ChangedInAnotherTab = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const key = 'blume.table.user.people';
    const otherTab = document.body.appendChild(document.createElement('iframe'));
    const stored = JSON.stringify({ order: [], hidden: ['email'], widths: {} });
    otherTab.contentWindow?.localStorage.setItem(key, stored);
    await waitFor(() => expect(headers({ canvas })).not.toContain('Email'));
    otherTab.remove();
    await userEvent.click(canvas.getByRole('button', { name: 'Options for Team' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Wider' }));
    await expect(readJson(key)).toMatchObject({ hidden: ['email'], widths: { team: expect.any(Number) } });
  },
});

/** The column has its own width again; the columns before it keep theirs in whole pixels, so that it may differ by one. */
async function expectOwnWidth(header: HTMLElement, before: number) {
  await expect(Math.abs(header.offsetWidth - before)).toBeLessThanOrEqual(1);
}

/** Without dragging: the header's menu makes a column wider and narrower, and gives it its own width back. */
export const ResizeByMenu = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: 'Team' });
    const choose = async (item: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Options for Team' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    const before = header.offsetWidth;
    await choose('Wider');
    await expect(header.offsetWidth).toBe(before + 40);
    await choose('Wider');
    await expect(header.offsetWidth).toBe(before + 80);
    await choose('Narrower');
    await expect(readJson('blume.table.user.people')).toMatchObject({ widths: { team: before + 40 } });
    await expect(canvas.getByRole('button', { name: 'Options for Team' })).toHaveFocus();
    await choose('Fit');
    await expectOwnWidth(header, before);
  },
});

function edgeOf(header: HTMLElement): HTMLElement {
  const edge = header.querySelector<HTMLElement>('[data-part="width"]');
  if (!edge) throw new Error('The column has no edge.');
  return edge;
}

/** The edge follows the pointer; columns before it keep their width. The width is stored at the end. */
export const ResizeByPointer = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: /Team/ });
    const name = canvas.getByRole('columnheader', { name: /Name/ });
    const before = { team: header.offsetWidth, name: name.offsetWidth };
    const edge = edgeOf(header);
    edge.setPointerCapture = () => undefined;
    const at = edge.getBoundingClientRect().left;
    await fireEvent.pointerDown(edge, { button: 0, clientX: at, pointerId: 1 });
    await fireEvent.pointerMove(edge, { clientX: at + 35, pointerId: 1 });
    await waitFor(() => expect(header.offsetWidth).toBe(before.team + 35));
    await expect(readJson('blume.table.user.people')).toBeUndefined();
    await fireEvent.pointerUp(edge, { clientX: at + 35, pointerId: 1 });
    await expect(readJson('blume.table.user.people')).toMatchObject({ widths: { team: before.team + 35 } });
    await expect(header.offsetWidth).toBe(before.team + 35);
    await expect(name.offsetWidth).toBe(before.name);
  },
});
