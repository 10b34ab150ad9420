import { expect, fn, screen, within } from 'storybook/test';
import { ShownDialog, type ShownDialogProps } from '#src/features/shared/list/ShownDialog.tsx';
import preview from '#storybook/preview.tsx';
import { type Parcel, parcelDialogs, parcelList, parcels } from './parcels.tsx';

const [parcel] = parcels;
if (!parcel) throw new Error('There are no parcels');

type Dialog = 'add' | 'details' | 'edit' | 'visits' | 'delete';
type Context = { owner: string };

const args: ShownDialogProps<Parcel, Dialog, Context> = {
  dialogs: parcelDialogs,
  context: { owner: 'Land Office' },
  open: { dialog: { type: 'details', row: parcel }, onClose: fn(), onOpen: fn() },
  noun: parcelList.noun.one,
  nameOf: parcelList.nameOf,
  identityOf: ({ id }) => [id],
  deletion: { irreversible: true, onDelete: fn() },
};

const meta = preview.meta({
  title: 'Screens/Shared/ShownDialog',
  component: ShownDialog<Parcel, Dialog, Context>,
  args,
});

/** A dialog gets its record and what the screen passes to all dialogs. */
export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '1 Bay Road' }));
    await expect(dialog.getByText('Land Office')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.open.onClose).toHaveBeenCalledOnce();
  },
});
