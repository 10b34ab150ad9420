import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { staffUsers } from '#fixtures/data/staffUsers.ts';
import { StaffUserForm } from '#src/features/staff-users/StaffUserForm.tsx';
import { staffUserResource } from '#src/features/staff-users/staffUserResource.ts';
import { generatePassword } from '#src/lib/password.ts';
import { fill } from '#stories/steps.ts';
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
    onClose: fn(),
  },
});

const form = async (name: string) => within(await screen.findByRole('dialog', { name }));
const password = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Password' });

export const Empty = meta.story({
  tags: ['empty'],
  play: async () => {
    const dialog = await form('Add User');
    await expect(password()).toHaveValue('Freshly1made');
    await expect(password()).toHaveAttribute('readonly');
    await expect(dialog.getByRole('combobox', { name: 'Role' })).toHaveDisplayValue('Manager');
    await expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Active');
  },
});

export const SavedEmpty = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const dialog = await form('Add User');
    await userEvent.click(dialog.getByRole('button', { name: 'Add User' }));
    await expect(await dialog.findAllByText('Required')).toHaveLength(3);
    await screen.findByText('Please fill in all required fields');
    await expect(args.resource.create).not.toHaveBeenCalled();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
});

export const Prefilled = meta.story({
  args: { record: user },
});

/** The password stays unchanged without Regenerate. */
export const PrefilledSaved = Prefilled.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const dialog = await form('Edit User');
    await expect(password()).toHaveValue(user.password);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'team-member');
    await expect(dialog.getByText('1 unsaved change')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    const { id: _, ...values } = user;
    await waitFor(() =>
      expect(args.resource.update).toHaveBeenCalledWith(user, { ...values, role: 'team-member' }),
    );
  },
});

export const Invalid = meta.story({
  args: { record: user },
  play: async ({ args, userEvent }) => {
    const dialog = await form('Edit User');
    await fill(userEvent, dialog.getByRole('textbox', { name: 'Email' }), 'hessa@blume');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await expect(await dialog.findByText('Enter a valid email address')).toBeVisible();
    await expect(args.resource.update).not.toHaveBeenCalled();
  },
});

export const Regenerated = meta.story({
  args: { record: user },
  play: async ({ userEvent }) => {
    await userEvent.click((await form('Edit User')).getByRole('button', { name: 'Regenerate' }));
    await expect(password()).toHaveValue('Freshly1made');
  },
});

export const RegeneratedSaved = Regenerated.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const dialog = await form('Edit User');
    await userEvent.click(dialog.getByRole('button', { name: 'Regenerate' }));
    await expect(password()).toHaveValue('Freshly1made');
    await expect(dialog.getByText('1 unsaved change')).toBeVisible();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    await expect(write).toHaveBeenCalledWith('Freshly1made');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(args.resource.update).toHaveBeenCalledWith(
        user,
        expect.objectContaining({ password: 'Freshly1made' }),
      ),
    );
  },
});

/** The field shows the widest password that the generator can make. */
export const MadeByTheGenerator = meta.story({
  args: { newPassword: () => generatePassword((bytes) => bytes.fill(22)) },
  play: async () => {
    await form('Add User');
    const input = password();
    await expect(input).toHaveValue('W'.repeat(12));
    await expect(input.scrollWidth).toBe(input.clientWidth);
  },
});

export const PasswordsHidden = meta.story({
  args: { record: user, passwordsHidden: true },
});

export const PasswordsHiddenSaved = PasswordsHidden.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const dialog = await form('Edit User');
    await expect(password()).toHaveValue('••••••••••••');
    await userEvent.click(dialog.getByRole('button', { name: 'Regenerate' }));
    await expect(password()).toHaveValue('••••••••••••');
    await expect(document.documentElement.outerHTML).not.toContain('Freshly1made');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(args.resource.update).toHaveBeenCalledWith(
        user,
        expect.objectContaining({ password: 'Freshly1made' }),
      ),
    );
  },
});

export const Narrow = meta.story({
  tags: ['narrow'],
  args: { record: user },
  globals: { viewport: { value: 'narrow' } },
});
