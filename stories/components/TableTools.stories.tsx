import { expect, fn, screen } from 'storybook/test';
import { TableTools, TableToolsMenu } from '#src/components/TableTools/TableTools.tsx';
import { emptyLayout } from '#src/lib/tableLayout.ts';
import preview from '#storybook/preview.tsx';
import { columns } from './DataTable/people.tsx';

const meta = preview.meta({
  title: 'Components/TableTools',
  component: TableTools,
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
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Email' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Reset columns' }));
    await expect(args.onLayoutChange).toHaveBeenCalledWith(emptyLayout);
  },
});

/** Below 768 px both menus are one. */
export const OneMenu = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'narrow' } },
  render: (args) => <TableToolsMenu {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Table options' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Compact' }));
    await expect(args.onDensityChange).toHaveBeenCalledWith('compact');
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Email' })).not.toBeChecked();
  },
});
