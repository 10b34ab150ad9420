import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { object, string } from 'yup';
import { Button } from '#src/components/Button/Button.tsx';
import { TextField } from '#src/features/shared/form/fields.tsx';
import { RecordFormDialog } from '#src/features/shared/form/RecordFormDialog.tsx';
import { REQUIRED, type SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import preview from '#storybook/preview.tsx';

interface Parcel {
  readonly id: string;
  readonly name: string;
}

interface ParcelFormProps {
  record: Parcel | null;
  addTitle?: string;
  onSave: (values: { name: string }, record: Parcel | null) => Promise<SaveProblem | null>;
  onClose: () => void;
}

const schema = object({ name: string().trim().required(REQUIRED) });

/** A form of one field, whose record can be replaced by a newer one while it is open. */
function ParcelForm({ record, ...props }: ParcelFormProps) {
  const [now, setNow] = useState(record);
  return (
    <RecordFormDialog
      {...props}
      noun="Parcel"
      record={now}
      valuesOf={(parcel) => ({ name: parcel?.name ?? '' })}
      schema={schema}
    >
      {(parcel) => (
        <>
          <TextField name="name" label="Name" hint={parcel ? `Was ${parcel.name}` : 'A new one'} required />
          <Button onClick={() => setNow(now && { ...now, name: 'Refreshed' })}>Refresh</Button>
        </>
      )}
    </RecordFormDialog>
  );
}

const parcel: Parcel = { id: '7', name: 'North Bay' };

const meta = preview.meta({
  title: 'Screens/Shared/RecordFormDialog',
  component: ParcelForm,
  args: { record: null, onSave: fn(async () => null), onClose: fn() },
});

export const Adding = meta.story({
  play: async ({ args, userEvent }) => {
    const form = within(await screen.findByRole('dialog', { name: 'Add Parcel' }));
    await expect(form.getByText('A new one')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'South Bay');
    await userEvent.click(form.getByRole('button', { name: 'Add Parcel' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ name: 'South Bay' }, null));
  },
});

export const AddingUnderATitleOfItsOwn = meta.story({
  args: { addTitle: 'Add New Parcel' },
  play: async () => {
    const form = within(await screen.findByRole('dialog', { name: 'Add New Parcel' }));
    await expect(form.getByRole('button', { name: 'Add Parcel' })).toBeVisible();
  },
});

/** A newer record changes neither the input, nor the count of unsaved changes, nor the record to save. */
export const EditingWhileTheListRefreshes = meta.story({
  tags: ['behaviour'],
  args: { record: parcel },
  play: async ({ args, userEvent }) => {
    const form = within(await screen.findByRole('dialog', { name: 'Edit Parcel' }));
    const name = form.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' II');
    await userEvent.click(form.getByRole('button', { name: 'Refresh' }));
    await expect(name).toHaveValue('North Bay II');
    await expect(form.getByText('Was North Bay')).toBeVisible();
    await expect(form.getByText('1 unsaved change')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ name: 'North Bay II' }, parcel));
  },
});
