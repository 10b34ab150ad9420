import { expect, screen, within } from 'storybook/test';
import { supportUsers } from '#fixtures/build/samples.ts';
import { buildSupportUser } from '#fixtures/build/supportUser.ts';
import { SupportUsersScreen } from '#src/features/support-users/SupportUsersScreen.tsx';
import { supportUserList } from '#src/features/support-users/supportUserList.ts';
import { longEmail } from '#stories/longTexts.ts';
import { listOf, openedIn, storyStates } from '#stories/storyStates.ts';
import { alsoOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';
import { subUserActions, userNamed } from './screenArgs.ts';

const developer = userNamed('Mei Tanaka');
const landlord = userNamed('Marco Rinaldi');
const oneOfEach = [userNamed('David Okafor'), developer, landlord, userNamed('Hessa Al Mansoori')];

const opened = openedIn(supportUserList, supportUsers, { bulk: null });

const states = storyStates(supportUserList, {
  rows: supportUsers,
  long: [
    ...supportUsers.filter(({ name }) => name.length > 60),
    buildSupportUser({ name: 'نورة بنت عبد الله الشامسي', email: longEmail }),
    buildSupportUser({ name: '<b>Not bold</b>', email: '', mobile: '', lastLogin: null }),
  ],
});

const meta = preview.meta({
  title: 'Screens/Support Portal/User Management',
  component: SupportUsersScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: { ...opened({ type: 'none' }), dialogs: subUserActions() },
});

/** Nothing can be selected, added or changed; only developer users have a link to their sub-users. */
export const Default = meta.story({
  parameters: alsoOnPhone,
  args: { list: listOf(supportUserList, oneOfEach, { bulk: null }) },
});

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'Users' }));
    await expect(canvas.getByText('Read-only')).toBeVisible();
    await expect(canvas.getByText('Sample data')).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    const namesIn = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(name) }))
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label'));
    await expect(namesIn('Mei Tanaka')).toEqual(['1 sub-user of Mei Tanaka', 'View Mei Tanaka']);
    await expect(namesIn('David Okafor')).toEqual(['0 sub-users of David Okafor', 'View David Okafor']);
    await expect(namesIn('Marco Rinaldi')).toEqual(['View Marco Rinaldi']);
    await expect(table.getByRole('row', { name: /Marco Rinaldi/ })).toHaveTextContent('—');
    await userEvent.click(table.getByRole('button', { name: '1 sub-user of Mei Tanaka' }));
    await expect(args.list.open.onOpen).toHaveBeenLastCalledWith('sub-users', developer);
    await userEvent.click(table.getByRole('button', { name: 'View Marco Rinaldi' }));
    await expect(args.list.open.onOpen).toHaveBeenLastCalledWith('details', landlord);
  },
});

export const Empty = meta.story({ ...states.Empty, tags: ['empty'] });
export const NoMatches = meta.story({ ...states.NoMatches, tags: ['empty'] });
export const LongValues = meta.story({ ...states.LongValues, tags: ['long'] });
export const Narrow = meta.story({ ...states.Narrow, tags: ['narrow'] });

export const ShowingDetails = meta.story({
  args: opened({ type: 'details', row: developer }),
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'User Details' });
    const labels = within(dialog)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    await expect(labels).toEqual(['Name', 'Status', 'Email', 'Mobile', 'Role', 'User ID', 'Last Login']);
    const subUsers = within(within(dialog).getByRole('region', { name: 'Sub-Users (1)' }));
    await expect(subUsers.getByRole('listitem')).toHaveTextContent(
      'Amira SalehSales Manager · amira.saleh12@harbourview.exampleActive',
    );
    await expect(within(dialog).queryByRole('button', { name: 'Edit' })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sub-Users (1)' }));
    await expect(args.list.open.onOpen).toHaveBeenCalledWith('sub-users', developer);
  },
});
