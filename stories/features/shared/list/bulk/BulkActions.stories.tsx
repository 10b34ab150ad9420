import { expect, fn, screen } from 'storybook/test';
import { BulkActions } from '#src/features/shared/list/bulk/BulkActions.tsx';
import { sampleTools } from '#stories/features/listToolsArgs.ts';
import preview from '#storybook/preview.tsx';

const noun = { one: 'developer', many: 'developers' };
const tools = sampleTools<never>(noun, {
  selected: new Set(['1', '2']),
  chosen: () => [
    { id: '1', name: 'Layla Haddad' },
    { id: '2', name: 'Omar Farouk' },
  ],
});

const meta = preview.meta({
  title: 'Screens/Shared/BulkActions',
  component: BulkActions,
  args: {
    tools,
    statuses: [
      { value: 'active', label: 'Active' },
      { value: 'inactive', label: 'Inactive' },
    ],
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, step, userEvent }) => {
    await step('one status for all of them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Set status' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Inactive' }));
      await expect(args.tools.onStatus).toHaveBeenCalledWith({ value: 'inactive', label: 'Inactive' });
    });
    await step('exports what is selected', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
      await expect(await screen.findByText('2 selected')).toBeVisible();
      await userEvent.click(screen.getByRole('menuitem', { name: 'CSV' }));
      await expect(args.tools.onExport).toHaveBeenCalledWith('csv');
    });
  },
});

export const ConfirmingDelete = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete developers' });
    await expect(dialog).toHaveTextContent('Layla Haddad');
    await expect(args.tools.onDelete).not.toHaveBeenCalled();
  },
});

/** Statuses are being changed: that button says so, a deletion has to wait. */
export const ChangingStatus = meta.story({
  args: { tools: { ...tools, busy: 'status' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Set status' })).toHaveAttribute('aria-busy', 'true');
    const button = canvas.getByRole('button', { name: 'Delete' });
    await expect(button).toBeDisabled();
    await expect(button).not.toHaveAttribute('aria-busy');
  },
});

/** A deletion is under way: it keeps the focus and asks for no other. */
export const Deleting = meta.story({
  args: { tools: { ...tools, busy: 'delete', onDelete: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delete' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(args.tools.onDelete).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Set status' })).toBeDisabled();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
