import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '#src/components/Button/Button.tsx';
import { DataTable } from '#src/components/DataTable/DataTable.tsx';
import { tableArgs } from '#stories/components/DataTable/args.ts';
import { type Person, people, selection, shown } from '#stories/components/DataTable/people.tsx';
import { StatefulTable } from '#stories/components/DataTable/StatefulTable.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Library/Pages/DataTable',
  tags: ['!autodocs'],
  component: DataTable<Person>,
  render: StatefulTable,
  args: {
    ...tableArgs,
    ...shown(people(64)),
    selection: selection(
      [],
      <Button fill="quiet" size="small">
        Export
      </Button>,
    ),
  },
});

interface PlayContext {
  canvas: {
    getByRole: (role: string, options: { name: string | RegExp }) => HTMLElement;
    getAllByRole: (role: string) => HTMLElement[];
  };
}

/** Names of the visible selected rows, top to bottom. */
function selectedNames({ canvas }: PlayContext): (string | undefined)[] {
  return canvas
    .getAllByRole('row')
    .flatMap((row) => within(row).queryAllByRole('checkbox', { name: /^Select (?!all|this)/, checked: true }))
    .map((checkbox) => checkbox.getAttribute('aria-label')?.replace('Select ', ''));
}

export const Selectable = meta.story();

/**
 * A bar shows the number of selected rows and their actions; a search keeps the selection. When the bar goes, the row in the
 * Tab order gets the focus.
 */
export const SelectionInUse = Selectable.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Omar Farouk' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Rashid Al Mansoori' }));
    const bar = await canvas.findByRole('group', { name: 'Selected rows' });
    await expect(bar).toHaveTextContent('2 selected');
    await expect(canvas.getByRole('status')).toHaveTextContent('selected: 2');
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeVisible();
    const all = canvas.getByRole('checkbox', { name: 'Select all people' });
    await expect(all).toBePartiallyChecked();
    await userEvent.type(canvas.getByRole('searchbox'), 'omar');
    await userEvent.click(canvas.getByRole('button', { name: 'Email' }));
    await expect(bar).toHaveTextContent('2 selected');
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(bar).not.toBeInTheDocument();
    await expect(selectedNames({ canvas })).toEqual([]);
    // Only for screen readers, and gone soon after.
    await expect(canvas.getByText('Nothing is selected')).toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toHaveRole('row'));
    await expect(document.activeElement).toHaveAttribute('tabindex', '0');
  },
});

/** Rows hidden by a search stay selected and are included in actions; the bar shows their number. */
export const SelectedNotShown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Layla Haddad' }));
    const count = within(await canvas.findByRole('group', { name: 'Selected rows' })).getByText(
      /^\d+ selected/,
    );
    await expect(count).toHaveTextContent(/^1 selected$/);
    await userEvent.type(canvas.getByRole('searchbox'), 'omar');
    await expect(count).toHaveTextContent(/^1 selected, not shown$/);
    await expect(canvas.getByRole('status')).toHaveTextContent('selected: 1, not shown');
  },
});

export const SelectedShownAgain = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Layla Haddad' }));
    await userEvent.type(search, 'omar');
    const bar = within(await canvas.findByRole('group', { name: 'Selected rows' }));
    const count = () => bar.getByText(/^\d+ selected/);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Omar Farouk' }));
    await expect(count()).toHaveTextContent(/^2 selected, 1 not shown$/);
    await userEvent.clear(search);
    await expect(count()).toHaveTextContent(/^2 selected$/);
  },
});

/** Select all removes its own button: the focus moves to the bar, not to another button that a second Enter would press. */
export const FocusStaysInBar = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Omar Farouk' }));
    (await canvas.findByRole('button', { name: 'Select all 64' })).focus();
    await userEvent.keyboard('{Enter}');
    const bar = await canvas.findByRole('group', { name: 'Selected rows' });
    await expect(bar).toHaveTextContent('64 selected');
    await expect(bar).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus();
  },
});

/** Shift and click select all rows in between. */
export const ShiftRange = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Omar Farouk' }));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Wei Chen' }));
    await userEvent.keyboard('{/Shift}');
    await expect(selectedNames({ canvas })).toEqual([
      'Omar Farouk',
      'Anna Kowalska',
      'Rashid Al Mansoori',
      'Wei Chen',
    ]);
  },
});

/** Shift and Space select all rows from the last selected one to the focused one. */
export const ShiftSpaceRange = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('row')[2]?.focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
  },
});

/** Shift and arrows extend and shrink a range; Space toggles one row; Ctrl+A selects all. */
export const KeyboardRange = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('row', { name: /Omar Farouk/ }).focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
    await expect(selectedNames({ canvas })).toEqual(['Omar Farouk', 'Anna Kowalska']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect(selectedNames({ canvas })).toEqual(['Omar Farouk', 'Anna Kowalska', 'Wei Chen']);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(await canvas.findByRole('group', { name: 'Selected rows' })).toHaveTextContent(
      '64 selected',
    );
    await userEvent.keyboard('{Escape}');
    await expect(selectedNames({ canvas })).toEqual([]);
    // A range that was cleared does not come back with the next one.
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Escape}{Shift>}{ArrowDown}{/Shift}');
    await expect(selectedNames({ canvas })).toHaveLength(2);
  },
});

/** A range that begins after `Select all` adds to what is selected, also when another range came before it. */
export const RangeAfterSelectAll = meta.story({
  tags: ['behaviour'],
  render: (args) => <StatefulTable {...args} pageSize={10} />,
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('row', { name: /Omar Farouk/ });
    row.focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 64' }));
    row.focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(await canvas.findByRole('group', { name: 'Selected rows' })).toHaveTextContent(
      '64 selected',
    );
  },
});

/** The header's checkbox selects the page; the bar has a button for all matching rows. */
export const SelectAllMatching = meta.story({
  tags: ['behaviour'],
  render: (args) => <StatefulTable {...args} pageSize={10} />,
  play: async ({ canvas, userEvent }) => {
    const page = canvas.getByRole('checkbox', { name: 'Select this page' });
    await userEvent.click(page);
    const bar = await canvas.findByRole('group', { name: 'Selected rows' });
    await expect(bar).toHaveTextContent('10 selected');
    await expect(page).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(page).not.toBeChecked();
    await userEvent.type(canvas.getByRole('searchbox'), 'layla');
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 6' }));
    await expect(bar).toHaveTextContent('15 selected');
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 64' }));
    await expect(bar).toHaveTextContent('64 selected');
    await expect(canvas.queryByRole('button', { name: /Select all/ })).toBeNull();
  },
});

/** The list selects rows of pages that the table does not have. */
export const SelectAllOnServer = meta.story({
  tags: ['behaviour'],
  args: {
    ...shown(people(10), { page: { number: 1, size: 10, total: 64 } }),
    selection: {
      ...selection(['p1']),
      text: '1 selected',
      more: { count: 64, onSelect: fn() },
      rows: () => people(64),
    },
  },
  render: (args) => <DataTable {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all 64' }));
    await expect(args.selection?.more?.onSelect).toHaveBeenCalled();
  },
});
