import { expect, fn, screen, within } from 'storybook/test';
import { buildCompanySubscription } from '#fixtures/build/companySubscription.ts';
import { companySubscriptions } from '#fixtures/build/samples.ts';
import { storyNow } from '#fixtures/build/storyNow.ts';
import { endsOf, expiringAmount } from '#src/features/shared/subscription/renewal.ts';
import { CompanySubscriptionsScreen } from '#src/features/subscriptions/CompanySubscriptionsScreen.tsx';
import { companySubscriptionList } from '#src/features/subscriptions/companySubscriptionList.ts';
import { listOf, openedIn, storyStates } from '#stories/storyStates.ts';
import { alsoOnPhone } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { asPage } from '../page.tsx';

const [subscription] = companySubscriptions;
if (!subscription) throw new Error('There are no sample subscriptions');

const opened = openedIn(companySubscriptionList, companySubscriptions, { bulk: null });

const states = storyStates(companySubscriptionList, {
  rows: companySubscriptions,
  long: [
    ...companySubscriptions.filter(({ companyName }) => companyName.length > 60),
    buildCompanySubscription({
      companyName: 'شركة الخليج العربي للتطوير والاستثمار العقاري',
      gracePeriod: 'As agreed in the third amendment of the contract',
      limits: { users: 1e9, projects: 1e9, storage: 'As much as is needed' },
    }),
    buildCompanySubscription({ companyName: '<b>Not bold</b>', startDate: '', endDate: '' }),
  ],
});

const meta = preview.meta({
  title: 'Screens/Master Portal/Company Subscriptions',
  component: CompanySubscriptionsScreen,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: {
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
    const table = within(canvas.getByRole('table', { name: 'Company Subscriptions' }));
    await expect(canvas.getByText('Sample data')).toBeVisible();
    await step('the cards count the rows, and cards of a status filter by it', async () => {
      const titles = canvas.getAllByRole('term').map(({ textContent }) => textContent);
      await expect(titles).toEqual(['Total Companies', 'Active', 'Trial', 'Expired']);
      const figures = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
      await expect(figures).toEqual(['37', '22', '3', '6']);
      await userEvent.click(canvas.getByRole('button', { name: 'Show Trial' }));
      await expect(args.list.filters.onFilter).toHaveBeenCalledWith('status', ['Trial']);
      await expect(canvas.queryByRole('button', { name: /Show .*Companies/ })).toBeNull();
    });
    await step('every row has its history and its form', async () => {
      await userEvent.click(table.getByRole('button', { name: `View history ${subscription.companyName}` }));
      await expect(args.list.open.onOpen).toHaveBeenLastCalledWith('history', subscription);
      await userEvent.click(table.getByRole('button', { name: `Edit ${subscription.companyName}` }));
      await expect(args.list.open.onOpen).toHaveBeenLastCalledWith('edit', subscription);
    });
  },
});

export const Empty = meta.story({
  ...states.Empty,
  tags: ['empty'],
  play: async (context) => {
    await states.Empty.play(context);
    const figures = context.canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(figures).toEqual(['0', '0', '0', '0']);
  },
});
export const NoMatches = meta.story({ ...states.NoMatches, tags: ['empty'] });
export const LongValues = meta.story({ ...states.LongValues, tags: ['long'] });
export const Narrow = meta.story({ ...states.Narrow, tags: ['narrow'] });

export const ShowingHistory = meta.story({
  args: opened({ type: 'history', row: subscription }),
  play: async () => {
    const dialog = within(
      await screen.findByRole('dialog', { name: `Subscription History - ${subscription.companyName}` }),
    );
    await expect(dialog.getByText('Developer User').nextSibling).toHaveTextContent(
      subscription.developerName,
    );
    await expect(dialog.getByRole('link', { name: 'layla@acme.example' })).toBeVisible();
    const terms = within(dialog.getByRole('region', { name: 'Terms' }));
    await expect(terms.getAllByRole('listitem')).toHaveLength(7);
    await expect(dialog.getByText('Showing 1 to 7 of 7 entries')).toBeVisible();
  },
});

// By the clock of the stories: their files are read before it is set.
const now = new Date(storyNow);
const ending = companySubscriptions.filter((row) => endsOf(row, now).includes('30'));
const endingList = listOf(companySubscriptionList, ending);
const { filters } = endingList;

/** The sum at stake stands above the subscriptions that end. */
export const Renewals = meta.story({
  args: { list: { ...endingList, filters: { ...filters, values: { ...filters.values, ends: ['30'] } } } },
  play: async ({ canvas }) => {
    const renewed = ending.filter(({ autoRenew }) => autoRenew).length;
    await expect(ending.length).toBeGreaterThan(3);
    await expect(canvas.getByText(/at stake/u).parentElement).toHaveTextContent(
      `${expiringAmount(ending, now)} at stake in ${ending.length} subscriptions, ${renewed} of them with Auto Renew.`,
    );
    await expect(canvas.getByRole('button', { name: 'Ends Within 30 days' })).toBeVisible();
  },
});
