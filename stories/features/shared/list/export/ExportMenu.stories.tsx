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

/** No row matches: Export is disabled. */
export const Disabled = meta.story({
  args: { exporting: { exportable: false, onExport: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeDisabled();
  },
});
