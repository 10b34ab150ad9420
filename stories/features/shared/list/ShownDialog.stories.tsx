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
  idOf: parcelList.idOf,
  nameOf: parcelList.nameOf,
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

/** The question before a deletion is the same in every list. */
export const ConfirmingDelete = meta.story({
  args: {
    open: { ...args.open, dialog: { type: 'delete', row: parcel } },
  },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Delete parcel' });
    await expect(dialog).toHaveTextContent('This action cannot be undone.1 Bay RoadP-1');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expect(args.deletion?.onDelete).toHaveBeenCalledWith(parcel);
  },
});

/** The list does not have the record that the URL names. */
export const RecordNotFound = meta.story({
  tags: ['failed'],
  args: { open: { ...args.open, dialog: { type: 'missing' } } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Parcel not found' });
    await expect(dialog).toHaveTextContent('This parcel is not in the list.');
  },
});
