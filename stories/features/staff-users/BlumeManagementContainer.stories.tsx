import { expect, screen, waitFor, within } from 'storybook/test';
import { BlumeManagementContainer } from '#src/features/staff-users/BlumeManagementContainer.tsx';
import { dialog, fill, pressIn } from '#stories/steps.ts';
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
  play: async ({ canvas, step, userEvent }) => {
    await step('Change name and role', async () => {
      const form = await dialog('Edit User');
      await fill(userEvent, form.getByRole('textbox', { name: 'Name' }), 'Dan Okafor');
      await userEvent.selectOptions(form.getByRole('combobox', { name: 'Role' }), 'team-member');
      await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    });
    await step('The message has the new name', async () => {
      const toast = await screen.findByText('User updated successfully');
      await expect(toast.parentElement).toHaveTextContent(/Dan Okafor/u);
    });
    await step('The row has both, and its password', async () => {
      const row = within(await canvas.findByRole('row', { name: /Dan Okafor/ }));
      await expect(row.getByText('team-member')).toBeVisible();
      await expect(row.getByText('Lw4Np8YcE3sH')).toBeVisible();
    });
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

export const BulkWithOneself = meta.story({
  parameters: { route: `${path}?search=blume.example` },
  play: async ({ canvas, step, userEvent }) => {
    await step('Select two users, one of them oneself, and press Delete', async () => {
      for (const name of ['Sara Khalil', 'Daniel Okafor']) {
        await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
      }
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    });
    await step('The question names the other user, and says who is left out', async () => {
      const question = await dialog('Delete user');
      await expect(question.getByText('Daniel Okafor')).toBeVisible();
      await expect(question.queryByText('Sara Khalil')).toBeNull();
      await expect(question.getByText('1 left out: You cannot delete your own account.')).toBeVisible();
    });
    await step('Confirm: one is deleted', async () => {
      await pressIn(userEvent, 'Delete user', 'Delete');
      await expect(
        await screen.findByText('1 deleted, 1 left out: You cannot delete your own account.'),
      ).toBeVisible();
      await expect(await canvas.findByRole('row', { name: /Sara Khalil/ })).toBeVisible();
    });
  },
});

export const HandedOver = meta.story({
  parameters: editing,
  play: async ({ step, userEvent }) => {
    await step('Set a user with open tickets to Inactive', async () => {
      const form = await dialog('Edit User');
      await userEvent.selectOptions(form.getByRole('combobox', { name: 'Status' }), 'Inactive');
      await expect(form.getByText('2 open tickets are assigned to this user.')).toBeVisible();
      await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    });
    await step('One message says it, with Undo and Hand over', async () => {
      await expect(await screen.findByText('2 open tickets of staff who left')).toBeVisible();
      await expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1);
      await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    });
    await step('Hand over leads to the tickets', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Hand over' }));
      await waitFor(() =>
        expect(currentAddress()).toBe(
          '/master/support-management?status=Open&status=In+Progress&assignee=left',
        ),
      );
    });
  },
});
