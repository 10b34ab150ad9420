import { expect, fn, screen, spyOn, within } from 'storybook/test';
import { buildStaffUser } from '#fixtures/build/staffUser.ts';
import { staffUsers } from '#fixtures/data/staffUsers.ts';
import {
  BlumeManagementScreen,
  type StaffUserDialogProps,
} from '#src/features/staff-users/BlumeManagementScreen.tsx';
import { staffUserList } from '#src/features/staff-users/staffUserList.ts';
import { staffUserResource } from '#src/features/staff-users/staffUserResource.ts';
import { openedIn, storyStates } from '#stories/storyStates.ts';
import { alsoOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';
import { resourceOf } from '../resourceOf.ts';

const [user] = staffUsers;
if (!user) throw new Error('There are no sample staff users');

const opened = openedIn(staffUserList, staffUsers, { irreversible: false });

const dialogs: StaffUserDialogProps = {
  passwordsHidden: false,
  newPassword: () => 'Freshly1made',
  assigned: () => 0,
  resource: resourceOf(staffUserResource.kind),
};

const states = storyStates(staffUserList, {
  rows: staffUsers,
  long: [
    ...staffUsers.filter(({ name }) => name.length > 60),
    buildStaffUser({ name: 'نورة بنت عبد الله الشامسي', password: 'W'.repeat(12) }),
    buildStaffUser({ name: '<b>Not bold</b>', email: '', mobile: '', password: 'i'.repeat(12) }),
  ],
  add: 'Add User',
});

const meta = preview.meta({
  title: 'Screens/Master Portal/Blume Management',
  component: BlumeManagementScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: {
    ...opened({ type: 'none' }),
    onHidePasswords: fn(),
    dialogs,
  },
});

export const Default = meta.story({
  parameters: alsoOnPhone,
});

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'Staff Users' }));
    await expect(canvas.getByText('Sample data')).toBeVisible();
    await expect(table.getAllByText('team-member').length).toBeGreaterThan(0);
    await expect(table.getByText(user.password)).toBeVisible();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(table.getByRole('button', { name: `Copy password of ${user.name}` }));
    await expect(write).toHaveBeenCalledWith(user.password);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide passwords' }));
    await expect(args.onHidePasswords).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await expect(args.list.files.onExport).toHaveBeenCalledWith('csv');
  },
});

export const Empty = meta.story({ ...states.Empty, tags: ['empty'] });
export const NoMatches = meta.story({ ...states.NoMatches, tags: ['empty'] });
export const LongValues = meta.story({ ...states.LongValues, tags: ['long'] });

/** No password is in the document; each can still be copied. */
export const PasswordsHidden = meta.story({
  args: { dialogs: { ...dialogs, passwordsHidden: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText('••••••••••••')).toHaveLength(staffUsers.length);
    for (const { password } of staffUsers) {
      await expect(document.documentElement.outerHTML).not.toContain(password);
    }
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: `Copy password of ${user.name}` }));
    await expect(write).toHaveBeenCalledWith(user.password);
    await userEvent.click(canvas.getByRole('button', { name: 'Show passwords' }));
    await expect(args.onHidePasswords).toHaveBeenCalledWith(false);
  },
});

/** Copy is a control of its row: it is in the Tab order only in the row of the cursor. */
export const CopyingByKeyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const second = canvas.getAllByRole('row')[2];
    second?.focus();
    await expect(second).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Daniel Okafor' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy password of Daniel Okafor' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledWith('Lw4Np8YcE3sH');
    await expect(canvas.getByRole('button', { name: `Copy password of ${user.name}` })).toHaveAttribute(
      'tabindex',
      '-1',
    );
  },
});

/** Copy is a touch target in the line of the card. */
export const Narrow = meta.story({
  ...states.Narrow,
  tags: ['narrow'],
  play: async (context) => {
    await states.Narrow.play(context);
    const copy = context.canvas.getByRole('button', { name: `Copy password of ${user.name}` });
    // The frame of a story may be lower than a phone.
    copy.scrollIntoView({ block: 'center' });
    const { left, top, height, width } = copy.getBoundingClientRect();
    await expect(height).toBe(44);
    await expect(width).toBeGreaterThanOrEqual(28);
    await expect(document.elementFromPoint(left + 5, top + 2)).toBe(copy);
  },
});

/** The password is shown as in the list. */
export const ShowingDetails = meta.story({
  args: opened({ type: 'details', row: user }),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'User Details' });
    await expect(within(dialog).getByText(user.password)).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
});

/** Where the list masks the passwords, it is masked until the user shows it. */
export const MaskedInDetails = meta.story({
  args: {
    ...opened({ type: 'details', row: user }),
    dialogs: { ...dialogs, passwordsHidden: true },
  },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'User Details' });
    await expect(dialog).toHaveTextContent(user.email);
    await expect(dialog.outerHTML).not.toContain(user.password);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show password' }));
    await expect(within(dialog).getByText(user.password)).toBeVisible();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Copy password' }));
    await expect(write).toHaveBeenCalledWith(user.password);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hide password' }));
    await expect(dialog.outerHTML).not.toContain(user.password);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Edit' }));
    await expect(args.list.open.onOpen).toHaveBeenCalledWith('edit', user);
  },
});
