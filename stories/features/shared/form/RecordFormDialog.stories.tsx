import { useState } from 'react';
import { expect, fn, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import type { ChangedResource } from '#src/api/results/resource.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { RecordFormDialog } from '#src/features/shared/form/RecordFormDialog.tsx';
import { type FieldTable, fieldsOfKind } from '#src/features/shared/form/table/fieldTable.ts';
import { dialog, pressIn } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { resourceOf } from '../../resourceOf.ts';

interface Parcel {
  readonly id: string;
  readonly name: string;
  readonly size: string;
}

type ParcelValues = Omit<Parcel, 'id'>;

interface ParcelFormProps {
  record: Parcel | null;
  addTitle?: string;
  resource: ChangedResource<Parcel, ParcelValues>;
  onClose: () => void;
}

const fields: FieldTable<Parcel, ParcelValues> = {
  name: { label: 'Name', required: true },
  size: { label: 'Size' },
};

const kind = {
  id: 'units' as const,
  noun: { one: 'parcel', many: 'parcels' },
  nameOf: ({ name }: Parcel) => name,
  ...fieldsOfKind(fields),
};

/** The parcels, of which a read before a save finds these. */
const having = (...rows: readonly Parcel[]) => resourceOf<Parcel, ParcelValues>(kind, {}, rows);

/** A form of two fields, whose record can be replaced by a newer one while it is open. */
function ParcelForm({ record, ...props }: ParcelFormProps) {
  const [now, setNow] = useState(record);
  return (
    <RecordFormDialog
      {...props}
      noun="Parcel"
      record={now}
      fields={fields}
      notes={{ '': <Button onClick={() => setNow(now && { ...now, size: '50' })}>Refresh</Button> }}
    />
  );
}

const parcel: Parcel = { id: '7', name: 'North Bay', size: '40' };

const meta = preview.meta({
  title: 'Screens/Shared/RecordFormDialog',
  component: ParcelForm,
  args: { record: null, resource: having(), onClose: fn() },
});

export const Adding = meta.story();

export const AddingUnderATitleOfItsOwn = meta.story({
  args: { addTitle: 'Add New Parcel' },
  play: async () => {
    const form = await dialog('Add New Parcel');
    await expect(form.getByRole('button', { name: 'Add Parcel' })).toBeVisible();
  },
});

/** A newer record changes neither the input nor the count of unsaved changes; the save takes its other values. */
export const EditingWhileTheListRefreshes = meta.story({
  tags: ['behaviour'],
  args: { record: parcel, resource: having({ ...parcel, size: '50' }) },
  play: async ({ args, userEvent }) => {
    const opened = await screen.findByRole('dialog', { name: 'Edit Parcel' });
    await expect(opened).toHaveAccessibleDescription('North Bay');
    const form = within(opened);
    const name = form.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' II');
    await userEvent.click(form.getByRole('button', { name: 'Refresh' }));
    await expect(name).toHaveValue('North Bay II');
    await expect(form.getByText('1 unsaved change')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(args.resource.update).toHaveBeenCalledWith(
        { ...parcel, size: '50' },
        { name: 'North Bay II', size: '50' },
      ),
    );
    await screen.findByText('Size came from someone else');
  },
});

const form = () => dialog('Edit Parcel');
async function saveSecondName(user: UserEventObject): Promise<void> {
  await user.type((await form()).getByRole('textbox', { name: 'Name' }), ' II');
  await pressIn(user, 'Edit Parcel', 'Save Changes');
}

/** With nothing of mine there is nothing to save. */
export const AllTheirs = meta.story({
  tags: ['behaviour'],
  args: { record: parcel, resource: having({ id: '7', name: 'West Bay', size: '50' }) },
  play: async ({ args, userEvent }) => {
    await saveSecondName(userEvent);
    await pressIn(userEvent, 'Changed by someone else', 'All theirs');
    await pressIn(userEvent, 'Changed by someone else', 'Save');
    await screen.findByText('Nothing to save: all values are as someone else saved them');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.resource.update).not.toHaveBeenCalled();
  },
});

/** Their change and mine together break a rule: the field says so, and nothing is sent. */
export const TogetherInvalid = meta.story({
  args: { record: parcel, resource: having({ id: '7', name: '', size: '40' }) },
  play: async ({ args, userEvent }) => {
    await userEvent.type((await form()).getByRole('textbox', { name: 'Size' }), '0');
    await pressIn(userEvent, 'Edit Parcel', 'Save Changes');
    const name = (await form()).getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Required/u));
    await expect((await form()).getByRole('textbox', { name: 'Size' })).toHaveValue('400');
    await expect(args.resource.update).not.toHaveBeenCalled();
  },
});

/** A call that the server refuses with this status. */
const refused = (status: number, message: string) => async (): Promise<never> => {
  throw Object.assign(new Error(message), { status });
};

/** The record was deleted by someone else. */
export const Deleted = meta.story({
  args: {
    record: parcel,
    resource: resourceOf<Parcel, ParcelValues>(kind, { update: refused(404, 'Not found') }),
  },
  play: async ({ userEvent }) => {
    await saveSecondName(userEvent);
    await waitFor(async () =>
      expect((await form()).getByRole('alert')).toHaveTextContent('This parcel was deleted by someone else'),
    );
  },
});

/** A read before the save that is refused ends it: nothing is sent, and the input stays. */
export const ReadRefused = meta.story({
  args: {
    record: parcel,
    resource: resourceOf<Parcel, ParcelValues>(kind, {
      readNow: refused(403, 'Your role does not allow this.'),
    }),
  },
  play: async ({ args, userEvent }) => {
    await saveSecondName(userEvent);
    await waitFor(async () =>
      expect((await form()).getByRole('alert')).toHaveTextContent('Your role does not allow this.'),
    );
    await expect((await form()).getByRole('textbox', { name: 'Name' })).toHaveValue('North Bay II');
    await expect(args.resource.update).not.toHaveBeenCalled();
  },
});
