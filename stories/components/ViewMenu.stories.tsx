import { expect, fn, screen, waitFor } from 'storybook/test';
import { ViewMenu } from '#src/components/ViewMenu/ViewMenu.tsx';
import { emptyLayout } from '#src/lib/tableLayout.ts';
import { columns } from '#stories/components/DataTable/people.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Library/Pages/ViewMenu',
  component: ViewMenu,
  // It is about the open menu.
  argTypes: { density: { control: false } },
  args: {
    columns,
    layout: { ...emptyLayout, hidden: ['email'] },
    onLayoutChange: fn(),
    density: 'normal' as const,
    onDensityChange: fn(),
  },
});

export const Default = meta.story();

/** Hidden columns are not checked; Show all and Reset columns are at the end. */
export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View' }));
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Email' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Reset columns' }));
    await expect(args.onLayoutChange).toHaveBeenCalledWith(emptyLayout);
  },
});

/** A column that is left out in a narrow table says so. */
export const FoldingColumn = Default.extend({
  args: { columns: columns.map((column) => ({ ...column, folds: column.id === 'joined' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View' }));
    const joined = await screen.findByRole('menuitemcheckbox', { name: /^Joined/ });
    await expect(joined).toHaveTextContent('Joined Only where all columns have room');
  },
});

/** `Show all` shows the columns that the menu offers: cards do not offer those that they do not have. */
export const ShowingAll = Default.extend({
  tags: ['behaviour'],
  args: {
    columns: columns.map((column) => (column.id === 'team' ? { ...column, hideable: false } : column)),
    layout: { ...emptyLayout, hidden: ['email', 'team'] },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Show all' }));
    await expect(args.onLayoutChange).toHaveBeenCalledWith({ ...emptyLayout, hidden: ['team'] });
  },
});

/** With the table's own columns there is nothing to reset. */
export const ChoosingDensity = Default.extend({
  tags: ['behaviour'],
  args: { layout: emptyLayout },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Normal' })).toBeChecked();
    const reset = screen.getByRole('menuitem', { name: 'Reset columns' });
    await expect(reset).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Compact' }));
    await expect(args.onDensityChange).toHaveBeenCalledWith('compact');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});
