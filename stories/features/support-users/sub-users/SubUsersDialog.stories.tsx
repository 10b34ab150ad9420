import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { buildSupportSubUser, buildSupportUser } from '#fixtures/build/supportUser.ts';
import { SubUsersDialog } from '#src/features/support-users/sub-users/SubUsersDialog.tsx';
import { longEmail, longName } from '#stories/longTexts.ts';
import { dialog, pressIn } from '#stories/steps.ts';
import { alsoOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { subUserActions, userNamed } from '../screenArgs.ts';

const user = userNamed('Rashid Al Mansoori');
const [amira, , , daniel] = user.subUsers;
if (!amira || !daniel) throw new Error('There are no sample sub-users');

const meta = preview.meta({
  title: 'Screens/Support Portal/User Management/Sub-users',
  component: SubUsersDialog,
  args: { record: user, ...subUserActions(), open: fn(), onClose: fn() },
});

const title = 'Sub-Users for Rashid Al Mansoori (rashid@desertbloom.example)';

export const Default = meta.story({
  parameters: alsoOnPhone,
});

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const opened = await screen.findByRole('dialog', { name: title });
    await expect(opened).toHaveAccessibleDescription('Total sub-users: 12');
    const headers = within(opened).getAllByRole('columnheader');
    await expect(headers.map((header) => header.textContent?.trim())).toEqual([
      'Name',
      'Role',
      'Email',
      'Status',
      'Actions',
    ]);
    const row = within(opened).getByRole('row', { name: /Amira Saleh/ });
    const buttons = within(row).getAllByRole('button');
    await expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'View Amira Saleh',
      'Edit Amira Saleh',
      'Deactivate Amira Saleh',
      'Subscription Amira Saleh',
      'Delete Amira Saleh',
    ]);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Viewing = meta.story({
  play: async ({ userEvent }) => {
    await pressIn(userEvent, title, 'View Amira Saleh');
    const details = await screen.findByRole('dialog', { name: 'Sub-User Details' });
    await expect(details).toHaveTextContent('Sales Manager');
  },
});

/** Escape closes what is on top, and the focus is back on its button. */
export const ViewClosed = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const view = (await dialog(title)).getByRole('button', { name: 'View Amira Saleh' });
    await userEvent.click(view);
    const details = await screen.findByRole('dialog', { name: 'Sub-User Details' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(details).not.toBeInTheDocument());
    await waitFor(() => expect(view).toHaveFocus());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Editing = meta.story({
  play: async ({ userEvent }) => {
    await pressIn(userEvent, title, 'Edit Amira Saleh');
    await dialog('Edit Sub-User');
  },
});

/** A sub-user begins with the defaults of section 3. */
export const ShowingSubscription = meta.story({
  play: async ({ userEvent }) => {
    await pressIn(userEvent, title, 'Subscription Amira Saleh');
    const subscription = await dialog('Subscription of Amira Saleh');
    for (const value of ['Basic Plan', 'Inactive', 'Monthly', 'Invoice', 'Off', '0GB']) {
      await expect(subscription.getByText(value)).toBeVisible();
    }
  },
});

export const ConfirmingDelete = meta.story({
  play: async ({ args, userEvent }) => {
    await pressIn(userEvent, title, 'Delete Amira Saleh');
    const question = await dialog('Delete sub-user');
    await expect(
      question.getByText(/Are you sure you want to delete this sub-user\? This action cannot be undone\./),
    ).toBeVisible();
    await expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(amira);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Empty = meta.story({
  tags: ['empty'],
  args: { record: buildSupportUser() },
  play: async () => {
    const list = await screen.findByRole('dialog');
    await expect(list).toHaveAccessibleDescription('Total sub-users: 0');
    await expect(within(list).getByText('No sub-users found')).toBeVisible();
  },
});

export const LongValues = meta.story({
  tags: ['long'],
  args: {
    record: buildSupportUser({
      name: longName,
      subUsers: [
        buildSupportSubUser({
          name: 'Konstantin Alexander Maximilian Freiherr von Reichenbach-Lessonitz zu Goschütz',
          email: longEmail,
        }),
        buildSupportSubUser({ name: '<b>Not bold</b>', role: '', email: '', status: 'Inactive' }),
      ],
    }),
  },
  play: async () => {
    const list = within(await screen.findByRole('dialog'));
    await expect(list.getByText('<b>Not bold</b>')).toBeVisible();
  },
});

/** Five actions of a finger's size beside each sub-user. */
export const Narrow = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const list = within(await screen.findByRole('dialog'));
    const { width, height } = list
      .getByRole('button', { name: 'Deactivate Amira Saleh' })
      .getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});
