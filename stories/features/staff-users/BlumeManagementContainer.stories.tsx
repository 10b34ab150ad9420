import { expect, screen, waitFor, within } from 'storybook/test';
import { BlumeManagementContainer } from '#src/features/staff-users/BlumeManagementContainer.tsx';
import { dialog, fill } from '#stories/steps.ts';
import { currentAddress } from '#storybook/address.ts';
import preview from '#storybook/preview.tsx';
import { containerAt } from '../containerAt.ts';

const path = '/master/blume-users';
const editing = { route: `${path}?open=edit&id=STF-002` };

const meta = preview.meta({
  title: 'Containers/Master Portal/Blume Management',
  component: BlumeManagementContainer,
  ...containerAt(path),
});

/** Editing keeps the password; the toast has the new name. */
export const Updated = meta.story({
  parameters: editing,
  play: async ({ canvas, userEvent }) => {
    const form = await dialog('Edit User');
    await fill(userEvent, form.getByRole('textbox', { name: 'Name' }), 'Dan Okafor');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Role' }), 'team-member');
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    const toast = await screen.findByText('User updated successfully');
    await expect(toast.parentElement).toHaveTextContent(/Dan Okafor/u);
    const row = within(await canvas.findByRole('row', { name: /Dan Okafor/ }));
    await expect(row.getByText('team-member')).toBeVisible();
    await expect(row.getByText('Lw4Np8YcE3sH')).toBeVisible();
  },
});

/** Hide passwords masks the password of open details too: Ctrl K reaches it over a dialog. */
export const PasswordsHiddenOverDetails = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Daniel Okafor' }));
    const details = await dialog('User Details');
    await expect(await details.findByText('Lw4Np8YcE3sH')).toBeVisible();
    canvas.getByRole('button', { name: 'Hide passwords', hidden: true }).click();
    await waitFor(() => expect(details.queryByText('Lw4Np8YcE3sH')).toBeNull());
  },
});

/** The own account is left out of a bulk deletion, which names who is deleted and what they leave. */
export const BulkWithOneself = meta.story({
  parameters: { route: `${path}?search=blume.example` },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Sara Khalil', 'Daniel Okafor']) {
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const question = await dialog('Delete user');
    await expect(question.getByText('Daniel Okafor')).toBeVisible();
    await expect(question.queryByText('Sara Khalil')).toBeNull();
    await expect(question.getByText('1 left out: You cannot delete your own account.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(
      await screen.findByText('1 deleted, 1 left out: You cannot delete your own account.'),
    ).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /Sara Khalil/ })).toBeVisible();
  },
});

/** Who is set to Inactive leaves open tickets: the one toast of the save leads to the list of them, and has Undo. */
export const HandedOver = meta.story({
  parameters: editing,
  play: async ({ userEvent }) => {
    const form = await dialog('Edit User');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Status' }), 'Inactive');
    await expect(form.getByText('2 open tickets are assigned to this user.')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await expect(await screen.findByText('2 open tickets of staff who left')).toBeVisible();
    await expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1);
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Hand over' }));
    await waitFor(() =>
      expect(currentAddress()).toBe(
        '/master/support-management?status=Open&status=In+Progress&assignee=left',
      ),
    );
  },
});
