import { expect, fn, within } from 'storybook/test';
import { buildCompanySubscription } from '#fixtures/build/companySubscription.ts';
import { buildHistoryEntry } from '#fixtures/build/historyEntry.ts';
import { SubscriptionHistoryDialog } from '#src/features/subscriptions/SubscriptionHistoryDialog.tsx';
import { dialog } from '#stories/steps.ts';
import preview from '#storybook/preview.tsx';

const title = 'Subscription History - Acme Developments';
const first = buildHistoryEntry({ gracePeriod: '' });
const second = buildHistoryEntry({
  id: '2',
  action: 'Plan Upgraded',
  plan: 'Premium',
  gracePeriod: '14 days',
  amount: { value: 199_900, currency: 'USD', cycle: 'Yearly' },
  timestamp: '2026-06-01T09:15:00Z',
});
const third = buildHistoryEntry({
  ...second,
  id: '3',
  action: 'Subscription Expired',
  status: 'Expired',
  changedBy: 'System',
  timestamp: '2026-11-01T04:00:00Z',
});

/** Twenty-three renewals, newest first. */
const long = Array.from({ length: 23 }, (_, index) =>
  buildHistoryEntry({ id: String(23 - index), action: `Renewal ${23 - index}` }),
);

const meta = preview.meta({
  title: 'Screens/Shared/SubscriptionHistoryDialog',
  component: SubscriptionHistoryDialog,
  args: {
    name: 'Acme Developments',
    of: { kind: 'company-subscriptions' as const, record: buildCompanySubscription({ id: 'CSUB-002' }) },
    audience: 'developer' as const,
    plan: 'Premium' as const,
    status: 'Expired',
    planDescription: 'Everything in Standard, with custom branding and an account manager',
    facts: [{ label: 'Company ID', value: 'COMP-001' }],
    history: [third, second, first],
    onClose: fn(),
  },
});

const opened = () => dialog(title);

const termOf = (entry: HTMLElement | undefined, label: string) =>
  within(entry ?? document.body).getByText(label).nextElementSibling;

/** Newest first; a changed term shows its former value. With a single page the page buttons are disabled. */
export const Default = meta.story({
  play: async () => {
    const shown = await opened();
    const [newest, middle, oldest] = shown.getAllByRole('listitem');
    await expect(newest).toHaveTextContent('Subscription Expired');
    await expect(newest).toHaveTextContent('by System');
    await expect(termOf(newest, 'Status')).toHaveTextContent('Expiredwas Active');
    await expect(termOf(newest, 'Plan')).toHaveTextContent(/^Premium$/);
    await expect(termOf(middle, 'Plan')).toHaveTextContent('Premiumwas Standard');
    await expect(termOf(middle, 'Grace Period')).toHaveTextContent('14 dayswas N/A');
    await expect(oldest).not.toHaveTextContent('was');
    await expect(termOf(oldest, 'Amount')).toHaveTextContent('$999/year');
    await expect(shown.getByText('Showing 1 to 3 of 3 entries')).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(shown.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
});

/** Ten entries a page; on the first and last page a button does nothing and keeps the focus. */
export const Paged = meta.story({
  args: { history: long },
  play: async ({ step, userEvent }) => {
    const shown = await opened();
    const actions = () => shown.getAllByText(/^Renewal /).map(({ textContent }) => textContent);
    // The history has a status, too, while it is read.
    const range = () => shown.getByText(/^Showing /u);
    const previous = shown.getByRole('button', { name: 'Previous' });
    const next = shown.getByRole('button', { name: 'Next' });
    await step('the first page', async () => {
      await expect(range()).toHaveTextContent('Showing 1 to 10 of 23 entries');
      await expect(actions()[0]).toBe('Renewal 23');
      await expect(previous).toHaveAttribute('aria-disabled', 'true');
    });
    await step('the last page', async () => {
      await userEvent.click(next);
      await userEvent.click(next);
      await userEvent.click(previous);
      await expect(range()).toHaveTextContent('Showing 11 to 20 of 23 entries');
      await userEvent.click(next);
      await expect(range()).toHaveTextContent('Showing 21 to 23 of 23 entries');
      await expect(actions()).toEqual(['Renewal 3', 'Renewal 2', 'Renewal 1']);
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(next);
      await expect(range()).toHaveTextContent('Showing 21 to 23 of 23 entries');
      await expect(next).toHaveFocus();
    });
  },
});

/** The changes of a page's last entry are found by the first entry of the next page. */
export const ChangedAcrossPages = meta.story({
  args: { history: [...long.slice(0, 9), third, second, first] },
  play: async () => {
    const entries = (await opened()).getAllByRole('listitem');
    await expect(entries).toHaveLength(10);
    await expect(termOf(entries[9], 'Status')).toHaveTextContent('was Active');
  },
});

export const Empty = meta.story({
  tags: ['empty'],
  args: { history: [] },
  play: async () => {
    const shown = await opened();
    await expect(shown.getByText('No entries yet.')).toBeVisible();
    await expect(shown.getByText('Showing 0 to 0 of 0 entries')).toBeVisible();
  },
});

export const LongValues = meta.story({
  tags: ['long'],
  args: {
    history: [
      buildHistoryEntry({
        id: '2',
        action:
          'Moved to the terms of the third amendment of the contract of 2019, as asked for by the group',
        gracePeriod: 'As agreed in the third amendment of the contract of 2019',
        changedBy: 'subscriptions.and.contracts.of.the.middle.east@blume.example',
      }),
      first,
    ],
  },
});

export const Narrow = meta.story({
  tags: ['narrow'],
  args: { history: long },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await opened();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});
