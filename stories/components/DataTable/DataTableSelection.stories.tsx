import { expect, waitFor, within } from 'storybook/test';
import { DataTable } from '#src/components/DataTable/DataTable.tsx';
import {
  bulkAction,
  type Person,
  people,
  selection,
  shown,
  tableArgs,
} from '#stories/components/DataTable/people.tsx';
import { StatefulTable } from '#stories/components/DataTable/StatefulTable.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Library/Pages/DataTable',
  tags: ['!autodocs'],
  component: DataTable<Person>,
  render: StatefulTable,
  args: { ...tableArgs, ...shown(people(64)), selection: selection([], bulkAction('Export')) },
});

interface Canvas {
  findByRole: (role: 'group', options: { name: string }) => Promise<HTMLElement>;
  getAllByRole: (role: 'row') => HTMLElement[];
}

const barOf = (canvas: Canvas) => canvas.findByRole('group', { name: 'Selected rows' });

/** Names of the visible selected rows, top to bottom. */
function selectedNames(canvas: Canvas): (string | undefined)[] {
  return canvas
    .getAllByRole('row')
    .flatMap((row) => within(row).queryAllByRole('checkbox', { name: /^Select (?!all)/, checked: true }))
    .map((checkbox) => checkbox.getAttribute('aria-label')?.replace('Select ', ''));
}

export const Selectable = meta.story();

/** A bar shows the number of selected rows and their actions. When it goes, the row in the Tab order gets the focus. */
export const SelectionInUse = Selectable.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Omar Farouk' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Rashid Al Mansoori' }));
    const bar = await barOf(canvas);
    await expect(bar).toHaveTextContent('2 selected');
    await expect(canvas.getByRole('status')).toHaveTextContent('selected: 2');
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select all people' })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(bar).not.toBeInTheDocument();
    await expect(selectedNames(canvas)).toEqual([]);
    // Only for screen readers, and gone soon after.
    await expect(canvas.getByText('Nothing is selected')).toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toHaveRole('row'));
    await expect(document.activeElement).toHaveAttribute('tabindex', '0');
  },
});

/** Rows hidden by a search stay selected and are included in actions; the bar shows their number. */
export const SelectedNotShown = meta.story({
  args: { selection: selection(['p1'], bulkAction('Export')) },
  render: (args) => <StatefulTable {...args} search="omar" />,
  play: async ({ canvas }) => {
    await expect(await barOf(canvas)).toHaveTextContent('1 selected, not shown');
  },
});

/** Select all removes its own button: the focus moves to the bar, not to another button that a second Enter would press. */
export const FocusStaysInBar = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Omar Farouk' }));
    (await canvas.findByRole('button', { name: 'Select all 64' })).focus();
    await userEvent.keyboard('{Enter}');
    const bar = await barOf(canvas);
    await expect(bar).toHaveTextContent('64 selected');
    await expect(bar).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus();
  },
});

/** With Shift a click and Space select all rows from the last selected one. */
export const ShiftRange = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Omar Farouk' }));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Rashid Al Mansoori' }));
    await userEvent.keyboard('{/Shift}');
    await expect(selectedNames(canvas)).toEqual(['Omar Farouk', 'Anna Kowalska', 'Rashid Al Mansoori']);
    canvas.getByRole('row', { name: /Sofía Ramírez/ }).focus();
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect(selectedNames(canvas)).toHaveLength(5);
  },
});

/** Shift and arrows extend and shrink a range; Space toggles one row; Ctrl+A selects all. */
export const KeyboardRange = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('row', { name: /Omar Farouk/ }).focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
    await expect(selectedNames(canvas)).toEqual(['Omar Farouk', 'Anna Kowalska']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect(selectedNames(canvas)).toEqual(['Omar Farouk', 'Anna Kowalska', 'Wei Chen']);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(await barOf(canvas)).toHaveTextContent('64 selected');
    await userEvent.keyboard('{Escape}');
    await expect(selectedNames(canvas)).toEqual([]);
    // A range that was cleared does not come back with the next one.
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Escape}{Shift>}{ArrowDown}{/Shift}');
    await expect(selectedNames(canvas)).toHaveLength(2);
  },
});

/** A range that begins after `Select all` adds to what is selected, also when another range came before it. */
export const RangeAfterSelectAll = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('row', { name: /Omar Farouk/ });
    row.focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 64' }));
    row.focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(await barOf(canvas)).toHaveTextContent('64 selected');
  },
});
