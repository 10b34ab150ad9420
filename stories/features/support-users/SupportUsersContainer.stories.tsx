import { expect, screen, waitFor, within } from 'storybook/test';
import { SupportUsersContainer } from '#src/features/support-users/SupportUsersContainer.tsx';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';

const path = '/support/user-management';
const anna = 'Sub-Users for Anna Kowalska (anna.kowalska@greenline.example)';
const yousef = 'Sub-Users for Yousef Al Amiri (yousef.amiri@alnoor.example)';

const meta = preview.meta({
  title: 'Containers/Support Portal/User Management',
  component: SupportUsersContainer,
  decorators: [asPage],
  parameters: { layout: 'fullscreen', route: path, session: 'support', server: {} },
});

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** By name, email, mobile (with and without spaces) and ID. */
export const Searched = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Showing 1 to 16 of 16 users')).toBeVisible();
    const search = canvas.getByPlaceholderText('Search by name, email, mobile or ID');
    for (const [text, name] of [
      ['kowalska', 'Anna Kowalska'],
      ['elodie.font', 'Élodie Fontaine'],
      ['65 6224', 'Wei Chen'],
      ['+9715041', 'Yousef Al Amiri'],
      ['usr-1013', 'Bo'],
    ] as const) {
      await userEvent.clear(search);
      await userEvent.type(search, text);
      await expect(await canvas.findByText('Showing 1 to 1 of 1 user')).toBeVisible();
      await expect(canvas.getByRole('button', { name: `View ${name}` })).toBeVisible();
    }
  },
});

/** The quick search of the dashboard leads here with a text. */
export const SearchedByAddress = meta.story({
  parameters: { route: `${path}?search=USR-1005` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hala Saeed')).toBeVisible();
    await expect(canvas.getByText('Showing 1 to 1 of 1 user')).toBeVisible();
  },
});

/** Only developer users have sub-users: an address that asks for those of another shows the details. */
export const NoSubUsersOfLandlord = meta.story({
  parameters: { route: `${path}?open=sub-users&id=USR-1010` },
  play: async () => {
    const details = await dialog('User Details');
    await expect(details.getByText('Landlord User')).toBeVisible();
    await expect(details.queryByText(/^Sub-Users/)).toBeNull();
  },
});

export const Edited = meta.story({
  parameters: { route: `${path}?open=sub-users&id=USR-1002` },
  play: async ({ userEvent }) => {
    const list = await dialog(anna);
    await userEvent.click(list.getByRole('button', { name: 'Edit Marek Zieliński' }));
    const form = await dialog('Edit Sub-User');
    await userEvent.type(form.getByLabelText(/^Name/), ' II ');
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await expect(await screen.findByText('Sub-user updated successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit Sub-User' })).toBeNull());
    await expect(list.getByRole('button', { name: 'Edit Marek Zieliński II' })).toBeVisible();
  },
});

/** The button keeps the focus, so that a second press takes the first back. */
export const Toggled = meta.story({
  parameters: { route: `${path}?open=sub-users&id=USR-1002` },
  play: async ({ userEvent }) => {
    const list = await dialog(anna);
    await userEvent.click(list.getByRole('button', { name: 'Deactivate Marek Zieliński' }));
    await expect(await screen.findByText('Sub-user status has been updated successfully.')).toBeVisible();
    const row = within(list.getByRole('row', { name: /Marek/ }));
    await expect(row.getByText('Inactive')).toBeVisible();
    await expect(list.getByRole('button', { name: 'Activate Marek Zieliński' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await row.findByText('Active')).toBeVisible();
  },
});

export const SubscriptionSaved = meta.story({
  parameters: { route: `${path}?open=sub-users&id=USR-1002` },
  play: async ({ userEvent }) => {
    const title = 'Subscription of Marek Zieliński';
    const list = await dialog(anna);
    await userEvent.click(list.getByRole('button', { name: 'Subscription Marek Zieliński' }));
    await userEvent.click((await dialog(title)).getByRole('button', { name: 'Edit Subscription' }));
    const form = await dialog(title);
    await userEvent.selectOptions(form.getByLabelText('Plan'), 'Premium Plan');
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await expect(
      await screen.findByText(/Subscription details have been saved successfully\./),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Subscription' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
    await userEvent.click(list.getByRole('button', { name: 'Subscription Marek Zieliński' }));
    await expect((await dialog(title)).getByText('Premium Plan')).toBeVisible();
  },
});

/** The list stays open, and the focus is on the row that took the place, never on its Delete. */
export const Deleted = meta.story({
  parameters: { route: `${path}?open=sub-users&id=USR-1001` },
  play: async ({ canvas, userEvent }) => {
    const list = await dialog(yousef);
    await userEvent.click(list.getByRole('button', { name: 'Delete Mariam Al Suwaidi' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete sub-user' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Sub-user has been removed from the system.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Delete sub-user' })).toBeNull());
    await expect(list.queryByRole('button', { name: 'Delete Mariam Al Suwaidi' })).toBeNull();
    await expect(screen.getByRole('dialog', { name: yousef })).toHaveAccessibleDescription(
      'Total sub-users: 11',
    );
    await waitFor(() => expect(list.getByRole('row', { name: /Karim Haddad/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(
      await canvas.findByRole('button', { name: '11 sub-users of Yousef Al Amiri' }),
    ).toBeVisible();
  },
});

export const RecordNotFound = meta.story({
  parameters: { route: `${path}?open=details&id=USR-9999` },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'User not found' })).toBeVisible();
  },
});
