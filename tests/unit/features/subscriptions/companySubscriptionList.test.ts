import { describe, expect, it } from 'vitest';
import { buildCompanySubscription } from '#fixtures/build/companySubscription.ts';
import {
  companySubscriptionList,
  nextBillingOf,
} from '#src/features/subscriptions/companySubscriptionList.ts';
import { termLine } from '#src/features/subscriptions/subscriptionList.ts';
import { companySubscriptionStatuses } from '#src/lib/subscription.ts';

const { columns } = companySubscriptionList;
const column = (id: string) => columns.find((known) => known.id === id);

describe('Next Billing', () => {
  it.each(companySubscriptionStatuses)('of a subscription that is %s', (status) => {
    const row = buildCompanySubscription({ status, endDate: '2027-03-01' });
    const billed = status === 'Active' || status === 'Trial';
    expect(nextBillingOf(row)).toBe(billed ? '2027-03-01' : null);
    expect(column('nextBilling')?.text(row)).toBe(billed ? '2027-03-01' : 'N/A');
    expect(column('nextBilling')?.sortValue?.(row)).toBe(billed ? '2027-03-01' : null);
  });
});

it('shows plan and end in one line of a card', () => {
  const { text } = termLine;
  expect(text?.(buildCompanySubscription({ plan: 'Premium', endDate: '2027-03-01' }))).toBe(
    'Premium until 2027-03-01',
  );
  expect(text?.(buildCompanySubscription({ plan: 'Premium', endDate: '' }))).toBe('Premium');
});
