import { expect, fn, screen, waitFor } from 'storybook/test';
import { staffUsers } from '#fixtures/data/staffUsers.ts';
import { StaffUserForm } from '#src/features/staff-users/StaffUserForm.tsx';
import { staffUserResource } from '#src/features/staff-users/staffUserResource.ts';
import { loaded, masterWith } from '#stories/features/shared/related/sampleKinds.ts';
import { withRecords } from '#stories/features/shared/related/withRecords.tsx';
import { dialog, fill } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { resourceOf } from '../resourceOf.ts';

const [user] = staffUsers;
if (!user) throw new Error('There are no sample staff users');

const meta = preview.meta({
  title: 'Screens/Master Portal/Blume Management/Form',
  component: StaffUserForm,
  args: {
    record: null,
    resource: resourceOf(staffUserResource.kind),
    passwordsHidden: false,
    newPassword: () => 'Freshly1made',
    assigned: () => 0,
    onClose: fn(),
  },
});

const password = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Password' });

export const Empty = meta.story({
  tags: ['empty'],
  play: async () => {
    const form = await dialog('Add User');
    await expect(password()).toHaveValue('Freshly1made');
    await expect(password()).toHaveAttribute('readonly');
    await expect(form.getByRole('combobox', { name: 'Role' })).toHaveDisplayValue('Manager');
    await expect(form.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Active');
  },
});

export const Prefilled = meta.story({
  args: { record: user },
});

/** A user with open tickets who is set to Inactive. */
export const Leaving = Prefilled.extend({
  args: { assigned: () => 3 },
  play: async ({ userEvent }) => {
    const form = await dialog('Edit User');
    const note = '3 open tickets are assigned to this user.';
    await expect(form.queryByText(note)).toBeNull();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Status' }), 'Inactive');
    await expect(form.getByText(note)).toBeVisible();
  },
});

const records = loaded(masterWith());

/** The phone number of an active staff user is no error: the form can be saved. */
export const SamePhone = meta.story({
  decorators: [withRecords(records)],
  play: async ({ userEvent }) => {
    const form = await dialog('Add User');
    await fill(userEvent, form.getByLabelText(/^Mobile/), user.mobile);
    await expect(await form.findByText(/^Same/u)).toHaveTextContent(`Same Mobile as ${user.name}`);
  },
});

export const Invalid = meta.story({
  args: { record: user },
  play: async ({ args, userEvent }) => {
    const form = await dialog('Edit User');
    await fill(userEvent, form.getByRole('textbox', { name: 'Email' }), 'hessa@blume');
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await expect(await form.findByText('Enter a valid email address')).toBeVisible();
    await expect(args.resource.update).not.toHaveBeenCalled();
  },
});

export const Regenerated = meta.story({
  args: { record: user },
  play: async ({ userEvent }) => {
    await userEvent.click((await dialog('Edit User')).getByRole('button', { name: 'Regenerate' }));
    await expect(password()).toHaveValue('Freshly1made');
  },
});

export const PasswordsHidden = meta.story({
  args: { record: user, passwordsHidden: true },
});

export const PasswordsHiddenSaved = PasswordsHidden.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const form = await dialog('Edit User');
    await expect(password()).toHaveValue('••••••••••••');
    await userEvent.click(form.getByRole('button', { name: 'Regenerate' }));
    await expect(password()).toHaveValue('••••••••••••');
    await expect(document.documentElement.outerHTML).not.toContain('Freshly1made');
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(args.resource.update).toHaveBeenCalledWith(
        user,
        expect.objectContaining({ password: 'Freshly1made' }),
      ),
    );
  },
});
