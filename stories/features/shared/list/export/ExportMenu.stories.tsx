import { expect, fn, screen } from 'storybook/test';
import { ExportMenu } from '#src/features/shared/list/export/ExportMenu.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Shared/ExportMenu',
  component: ExportMenu,
  args: { selected: 0, onExport: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(await screen.findByText('All that match')).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Excel (XLSX)' }));
    await expect(args.onExport).toHaveBeenCalledWith('xlsx');
  },
});

export const SomeSelected = meta.story({
  args: { selected: 1200 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(await screen.findByText('1,200 selected')).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'CSV' }));
    await expect(args.onExport).toHaveBeenCalledWith('csv');
  },
});

/** No row matches: Export is disabled. */
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeDisabled();
  },
});
