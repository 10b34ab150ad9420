import { expect, fn, screen, within } from 'storybook/test';
import { userSubscriptions } from '#fixtures/build/samples.ts';
import { buildUserSubscription } from '#fixtures/build/userSubscription.ts';
import { InvestorSubscriptionsScreen } from '#src/features/subscriptions/InvestorSubscriptionsScreen.tsx';
import { investorSubscriptionList } from '#src/features/subscriptions/investorSubscriptionList.ts';
import { userSubscriptionStatuses } from '#src/lib/subscription.ts';
import { choicesOf } from '#stories/steps.ts';
import { listOf, openedIn, storyStates } from '#stories/storyStates.ts';
import { alsoOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';

const [subscription] = userSubscriptions;
if (!subscription) throw new Error('There are no sample subscriptions');

const opened = openedIn(investorSubscriptionList, userSubscriptions, { bulk: null });

const states = storyStates(investorSubscriptionList, {
  rows: userSubscriptions,
  long: [
    ...userSubscriptions.filter(({ userName }) => userName.length > 60),
    buildUserSubscription({ userName: 'عبد الرحمن بن عبد العزيز آل مكتوم' }),
    buildUserSubscription({
      userName: '<b>Not bold</b>',
      startDate: '',
      endDate: '',
      lastPayment: '',
      nextBilling: '',
    }),
  ],
});

const meta = preview.meta({
  title: 'Screens/Master Portal/Investor Subscriptions',
  component: InvestorSubscriptionsScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: {
    onExportSelected: fn(),
    ...opened({ type: 'none' }),
    dialogs: { resource: { update: fn(async () => ({ message: 'Updated', id: null, row: null })) } },
  },
});

export const Default = meta.story({
  parameters: alsoOnPhone,
});

export const InUse = Default.extend({
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'Investor Subscriptions' }));
    await expect(canvas.getByText('Sample data')).toBeVisible();
    await expect(canvas.getByText('Showing 1 to 10 of 34 subscriptions')).toBeVisible();
    await step('the cards count the rows of all pages, and cards of a status filter by it', async () => {
      const titles = canvas.getAllByRole('term').map(({ textContent }) => textContent);
      await expect(titles).toEqual(['Total Subscriptions', 'Active', 'Expiring Soon', 'Expired']);
      const figures = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
      await expect(figures).toEqual(['34', '19', '6', '4']);
      await userEvent.click(canvas.getByRole('button', { name: 'Show Expiring Soon' }));
      await expect(args.list.filters.onFilter).toHaveBeenCalledWith('status', ['Expiring Soon']);
    });
    await step('the status filter has the statuses; Expiring Soon is set by its card only', async () => {
      await expect(await choicesOf(userEvent, 'Status')).toEqual(['All', ...userSubscriptionStatuses]);
      await expect(canvas.getAllByText('Expiring Soon')).toHaveLength(1);
    });
    await step('every row has its history and its form', async () => {
      await userEvent.click(table.getByRole('button', { name: `View history ${subscription.userName}` }));
      await expect(args.list.open.onOpen).toHaveBeenLastCalledWith('history', subscription);
      await userEvent.click(table.getByRole('button', { name: `Edit ${subscription.userName}` }));
      await expect(args.list.open.onOpen).toHaveBeenLastCalledWith('edit', subscription);
    });
  },
});

export const Empty = meta.story({ ...states.Empty, tags: ['empty'] });
export const NoMatches = meta.story({ ...states.NoMatches, tags: ['empty'] });
export const SecondPage = meta.story(states.SecondPage);
export const LongValues = meta.story({ ...states.LongValues, tags: ['long'] });
export const Narrow = meta.story({ ...states.Narrow, tags: ['narrow'] });

const chosen = userSubscriptions.slice(8, 22);

/** Rows of two pages are selected: reminders are read back. */
export const BulkActions = meta.story({
  args: {
    list: listOf(investorSubscriptionList, userSubscriptions, { bulk: null, selected: chosen }),
  },
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('group', { name: 'Selected rows' }));
    await expect(bar.getByText('14 selected')).toBeVisible();
    await expect(bar.queryByRole('button', { name: 'Delete' })).toBeNull();
  },
});

export const ShowingHistory = meta.story({
  args: opened({ type: 'history', row: subscription }),
  play: async () => {
    const dialog = within(
      await screen.findByRole('dialog', { name: `Subscription History - ${subscription.userName}` }),
    );
    await expect(dialog.getByText('User ID').nextSibling).toHaveTextContent('USR-001');
    await expect(dialog.getByText('Showing 1 to 6 of 6 entries')).toBeVisible();
  },
});
