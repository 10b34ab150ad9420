import { expect, fn, screen } from 'storybook/test';
import { ExportMenu } from '#src/features/shared/list/export/ExportMenu.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Shared/ExportMenu',
  component: ExportMenu,
  args: {
    selected: 0,
    exporting: {
      exportable: true,
      hasAllFields: true,
      onExport: fn(),
    },
  },
});

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel (XLSX)' }));
    await expect(args.exporting.onExport).toHaveBeenCalledWith('xlsx');
  },
});

export const SomeSelected = meta.story({
  args: {
    selected: 1200,
    exporting: { exportable: true, onExport: fn() },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(await screen.findByRole('menuitem', { name: 'CSV' })).toBeVisible();
  },
});

export const SelectedExported = SomeSelected.extend({
  tags: ['behaviour'],
  play: async (context) => {
    const { args, userEvent } = context;
    await SomeSelected.play(context);
    await userEvent.click(screen.getByRole('menuitem', { name: 'CSV' }));
    await expect(args.exporting.onExport).toHaveBeenCalledWith('csv');
  },
});

/** Every field of the form, which an import reads again. */
export const AllFields = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'All fields' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'CSV' }));
    await expect(args.exporting.onExport).toHaveBeenCalledWith('csv', { allFields: true });
  },
});

/** No row matches: Export is disabled. */
export const Disabled = meta.story({
  args: { exporting: { exportable: false, onExport: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeDisabled();
  },
});
