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
      what: (allFields) => `46 inactive developers, ${allFields ? 'all fields' : '9 columns'}`,
      onExport: fn(),
    },
  },
});

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(await screen.findByText('46 inactive developers, 9 columns')).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Excel (XLSX)' }));
    await expect(args.exporting.onExport).toHaveBeenCalledWith('xlsx');
  },
});

export const SomeSelected = meta.story({
  args: {
    selected: 1200,
    exporting: { exportable: true, what: () => '1,200 selected developers, 9 columns', onExport: fn() },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(await screen.findByText('1,200 selected developers, 9 columns')).toBeVisible();
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
    await expect(screen.getByText('46 inactive developers, all fields')).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'CSV' }));
    await expect(args.exporting.onExport).toHaveBeenCalledWith('csv', { allFields: true });
  },
});

/** On phones Import is in this menu, which opens without rows too. */
export const ImportOnPhone = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    exporting: { exportable: false, what: () => '0 developers, 9 columns', onExport: fn() },
    importing: { onImport: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Import' }));
    await expect(args.importing?.onImport).toHaveBeenCalledOnce();
  },
});

/** No row matches: Export is disabled. */
export const Disabled = meta.story({
  args: { exporting: { exportable: false, what: () => '0 developers, 9 columns', onExport: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeDisabled();
  },
});
