import { useState } from 'react';
import { expect, fn, screen, type userEvent, waitFor, within } from 'storybook/test';
import type { ChangedResource } from '#src/api/results/resource.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { RecordFormDialog } from '#src/features/shared/form/RecordFormDialog.tsx';
import { type FieldTable, fieldsOfKind } from '#src/features/shared/form/table/fieldTable.ts';
import { dialog, fill } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { refused, resourceOf } from '../../resourceOf.ts';

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

export const Added = Adding.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const form = within(await screen.findByRole('dialog', { name: 'Add Parcel' }));
    await fill(userEvent, form.getByRole('textbox', { name: 'Name' }), 'South Bay');
    await userEvent.click(form.getByRole('button', { name: 'Add Parcel' }));
    await waitFor(() => expect(args.resource.create).toHaveBeenCalledWith({ name: 'South Bay', size: '' }));
  },
});

export const AddingUnderATitleOfItsOwn = meta.story({
  args: { addTitle: 'Add New Parcel' },
  play: async () => {
    const form = within(await screen.findByRole('dialog', { name: 'Add New Parcel' }));
    await expect(form.getByRole('button', { name: 'Add Parcel' })).toBeVisible();
  },
});

/** A newer record changes neither the input nor the count of unsaved changes; the save takes its other values. */
export const EditingWhileTheListRefreshes = meta.story({
  tags: ['behaviour'],
  args: { record: parcel, resource: having({ ...parcel, size: '50' }) },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Edit Parcel' });
    await expect(dialog).toHaveAccessibleDescription('North Bay');
    const form = within(dialog);
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
const conflict = async () => within(await screen.findByRole('dialog', { name: 'Changed by someone else' }));

async function saveSecondName(
  user: Pick<ReturnType<typeof userEvent.setup>, 'click' | 'type'>,
): Promise<void> {
  await user.type((await form()).getByRole('textbox', { name: 'Name' }), ' II');
  await user.click((await form()).getByRole('button', { name: 'Save Changes' }));
}

/** Someone else has saved another name meanwhile. */
const conflicting = { record: parcel, resource: having({ id: '7', name: 'West Bay', size: '50' }) };

/** The same field changed on both sides: the user chooses, and one save has both the choice and the other changes. */
export const SavingOverChangesOfOthers = meta.story({
  tags: ['behaviour'],
  args: conflicting,
  play: async ({ args, userEvent, step }) => {
    await saveSecondName(userEvent);
    await step('Back to the form has the input as typed', async () => {
      await userEvent.click((await conflict()).getByRole('button', { name: 'Back to the form' }));
      await waitFor(async () =>
        expect((await form()).getByRole('textbox', { name: 'Name' })).toHaveValue('North Bay II'),
      );
      await expect((await form()).getByRole('textbox', { name: 'Size' })).toHaveValue('40');
      await expect(args.resource.update).not.toHaveBeenCalled();
    });
    await step('Mine is saved with their size', async () => {
      await userEvent.click((await form()).getByRole('button', { name: 'Save Changes' }));
      await userEvent.click((await conflict()).getByRole('radio', { name: 'Mine' }));
      await userEvent.dblClick((await conflict()).getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
      await expect(args.resource.update).toHaveBeenCalledWith(
        { id: '7', name: 'West Bay', size: '50' },
        { name: 'North Bay II', size: '50' },
      );
      await expect(args.resource.update).toHaveBeenCalledOnce();
      await screen.findByText('Size came from someone else');
    });
  },
});

/** With nothing of mine there is nothing to save. */
export const AllTheirs = meta.story({
  tags: ['behaviour'],
  args: conflicting,
  play: async ({ args, userEvent }) => {
    await saveSecondName(userEvent);
    await userEvent.click((await conflict()).getByRole('button', { name: 'All theirs' }));
    await userEvent.click((await conflict()).getByRole('button', { name: 'Save' }));
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
    await userEvent.click((await form()).getByRole('button', { name: 'Save Changes' }));
    const name = (await form()).getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Required/u));
    await expect((await form()).getByRole('textbox', { name: 'Size' })).toHaveValue('400');
    await expect(args.resource.update).not.toHaveBeenCalled();
  },
});

/** The server does not have the record any more. */
const gone = async (): Promise<never> => {
  throw Object.assign(new Error('Not found'), { status: 404 });
};
const deleted = { record: parcel, resource: resourceOf<Parcel, ParcelValues>(kind, { update: gone }) };

/** The record was deleted by someone else. */
export const Deleted = meta.story({
  args: deleted,
  play: async ({ userEvent }) => {
    await saveSecondName(userEvent);
    await waitFor(async () =>
      expect((await form()).getByRole('alert')).toHaveTextContent('This parcel was deleted by someone else'),
    );
  },
});

/** What was typed is added as a new record. */
export const AddingAnew = meta.story({
  tags: ['behaviour'],
  args: deleted,
  play: async ({ args, userEvent }) => {
    await saveSecondName(userEvent);
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Add anew' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.resource.create).toHaveBeenCalledOnce();
    await expect(args.resource.create).toHaveBeenCalledWith({ name: 'North Bay II', size: '40' });
  },
});

/** A record that could not be read is saved as typed, which is said. */
export const Unread = meta.story({
  tags: ['behaviour'],
  args: {
    record: parcel,
    resource: resourceOf<Parcel, ParcelValues>(kind, { readNow: refused('No server') }),
  },
  play: async ({ args, userEvent }) => {
    await saveSecondName(userEvent);
    await waitFor(() =>
      expect(args.resource.update).toHaveBeenCalledWith(parcel, { name: 'North Bay II', size: '40' }),
    );
    await screen.findByText('Saved without a check for changes by others');
  },
});

/** A read before the save that is refused ends it: nothing is sent, and the input stays. */
export const ReadRefused = meta.story({
  args: {
    record: parcel,
    resource: resourceOf<Parcel, ParcelValues>(kind, {
      readNow: async () => {
        throw Object.assign(new Error('Your role does not allow this.'), { status: 403 });
      },
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
