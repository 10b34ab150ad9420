import { expect, fn, screen, within } from 'storybook/test';
import type { Column } from '#src/components/DataTable/types.ts';
import { textColumn } from '#src/features/shared/list/describe/columns.tsx';
import { TableDialog } from '#src/features/shared/list/TableDialog.tsx';
import preview from '#storybook/preview.tsx';

interface Parcel {
  readonly id: string;
  readonly name: string;
  readonly use: string;
}

const columns: readonly Column<Parcel>[] = [
  textColumn('name', 'Name', { value: ({ name }) => name }),
  textColumn('use', 'Use', { value: ({ use }) => use }),
];

const parcels = Array.from({ length: 120 }, (_, index) => ({
  id: `P-${index + 1}`,
  name: `Parcel ${index + 1}`,
  use: index % 2 === 0 ? 'Homes' : 'Shops',
}));

interface ParcelsProps {
  parcels: readonly Parcel[];
  onClose: () => void;
}

function ParcelsDialog({ parcels, onClose }: ParcelsProps) {
  return (
    <TableDialog
      id="parcels-of-project"
      title="Parcels of North Bay"
      description={`Total parcels: ${parcels.length}`}
      noun={{ one: 'parcel', many: 'parcels' }}
      columns={columns}
      rows={parcels}
      nameOf={({ name }) => name}
      empty="There are no parcels in this project"
      onClose={onClose}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Shared/TableDialog',
  component: ParcelsDialog,
  args: { parcels: parcels.slice(0, 3), onClose: fn() },
});

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Parcels of North Bay' });
    await expect(dialog).toHaveAccessibleDescription('Total parcels: 3');
    const table = within(dialog).getByRole('table', { name: 'Parcels of North Bay' });
    await expect(within(table).getAllByRole('row')).toHaveLength(4);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Every row is shown: the table has no pages. */
export const Many = meta.story({
  tags: ['long'],
  args: { parcels },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('Showing 1 to 120 of 120 parcels')).toBeVisible();
  },
});

export const Empty = meta.story({
  tags: ['empty'],
  args: { parcels: [] },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('There are no parcels in this project')).toBeVisible();
  },
});

export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow' } } });
