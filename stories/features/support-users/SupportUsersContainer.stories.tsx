import { expect, screen, waitFor, within } from 'storybook/test';
import { SupportUsersContainer } from '#src/features/support-users/SupportUsersContainer.tsx';
import { dialog } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { containerAt } from '../containerAt.ts';

const path = '/support/user-management';
const mei = 'Sub-Users for Mei Tanaka (mei@harbourview.example)';
const rashid = 'Sub-Users for Rashid Al Mansoori (rashid@desertbloom.example)';

const meta = preview.meta({
  title: 'Containers/Support Portal/User Management',
  component: SupportUsersContainer,
  ...containerAt(path),
});

/** Only developer users have sub-users: an address that asks for those of another shows the details. */
export const NoSubUsersOfLandlord = meta.story({
  parameters: { route: `${path}?open=sub-users&id=USR-211` },
  play: async () => {
    const details = await dialog('User Details');
    await expect(details.getByText('Landlord User')).toBeVisible();
    await expect(details.queryByText(/^Sub-Users/)).toBeNull();
  },
});

export const Edited = meta.story({
  parameters: { route: `${path}?open=sub-users&id=USR-012` },
  play: async ({ userEvent }) => {
    const list = await dialog(mei);
    await userEvent.click(list.getByRole('button', { name: 'Edit Amira Saleh' }));
    const form = await dialog('Edit Sub-User');
    await userEvent.type(form.getByLabelText(/^Name/), ' II ');
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await expect(await screen.findByText('Sub-user updated successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit Sub-User' })).toBeNull());
    await expect(list.getByRole('button', { name: 'Edit Amira Saleh II' })).toBeVisible();
  },
});

export const SubscriptionSaved = meta.story({
  parameters: { route: `${path}?open=sub-users&id=USR-012` },
  play: async ({ step, userEvent }) => {
    const title = 'Subscription of Amira Saleh';
    const list = await dialog(mei);
    await step('Change the plan of a sub-user, and save', async () => {
      await userEvent.click(list.getByRole('button', { name: 'Subscription Amira Saleh' }));
      await userEvent.click((await dialog(title)).getByRole('button', { name: 'Edit Subscription' }));
      const form = await dialog(title);
      await userEvent.selectOptions(form.getByLabelText('Plan'), 'Premium');
      await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
      await expect(
        await screen.findByText(/Subscription details have been saved successfully\./),
      ).toBeVisible();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Subscription' })).toBeVisible());
    });
    await step('Close the dialog, and open it again: it has the new plan', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
      await userEvent.click(list.getByRole('button', { name: 'Subscription Amira Saleh' }));
      await expect((await dialog(title)).getByText('Premium Plan')).toBeVisible();
    });
  },
});

export const Deleted = meta.story({
  parameters: { route: `${path}?open=sub-users&id=USR-004` },
  play: async ({ canvas, step, userEvent }) => {
    const list = await dialog(rashid);
    await step('Delete a sub-user', async () => {
      await userEvent.click(list.getByRole('button', { name: 'Delete Amira Saleh' }));
      const question = within(await screen.findByRole('dialog', { name: 'Delete sub-user' }));
      await userEvent.click(question.getByRole('button', { name: 'Delete' }));
      await expect(await screen.findByText('Sub-user has been removed from the system.')).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Delete sub-user' })).toBeNull());
    });
    await step('The list stays open, with the focus on the row that follows', async () => {
      await expect(list.queryByRole('button', { name: 'Delete Amira Saleh' })).toBeNull();
      await expect(screen.getByRole('dialog', { name: rashid })).toHaveAccessibleDescription(
        'Total sub-users: 11',
      );
      await waitFor(() => expect(list.getByRole('row', { name: /Ben Carter/ })).toHaveFocus());
    });
    await step('The count of the row is one less', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(
        await canvas.findByRole('button', { name: '11 sub-users of Rashid Al Mansoori' }),
      ).toBeVisible();
    });
  },
});
