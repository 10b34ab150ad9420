import { afterEach, describe, expect, it } from 'vitest';
import { buildCompanySubscription } from '#fixtures/build/companySubscription.ts';
import { sessionEnds } from '#src/api/session/sessionEnds.ts';
import { figureOf } from '#src/features/shared/list/describe/cards.ts';
import { rowFilter } from '#src/features/shared/list/describe/filterRows.ts';
import {
  companySubscriptionResource,
  companySubscriptions,
} from '#src/features/shared/subscription/records/companySubscriptionResource.ts';
import {
  companySubscriptionList,
  nextBillingOf,
} from '#src/features/subscriptions/companySubscriptionList.ts';
import { termLine } from '#src/features/subscriptions/subscriptionList.ts';
import { companySubscriptionStatuses, planTiers } from '#src/lib/subscription.ts';
import { pickOf, seeded } from '../seeded.ts';

const { filters, columns } = companySubscriptionList;
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

it('is filtered by the plans of its rows, whatever they are called', () => {
  const rows = ['Premium', 'Gold'].map((plan) => buildCompanySubscription({ plan }));
  expect(rows.filter(rowFilter(filters, 'plan=Gold') ?? (() => true))).toEqual([rows[1]]);
});

it('searches company, id and plan', () => {
  expect(columns.filter(({ searchable }) => searchable).map(({ id }) => id)).toEqual([
    'company',
    'companyId',
    'plan',
  ]);
});

describe('the cards', () => {
  afterEach(() => sessionEnds.ended('expired', ''));

  it.each([1, 2, 3, 4, 5])('equal the rows after any sequence of edits (seed %i)', async (seed) => {
    const next = seeded(seed);
    for (let step = 0; step < 60; step += 1) {
      const row = pickOf(next, companySubscriptions.rows());
      const values = { plan: pickOf(next, planTiers), status: pickOf(next, companySubscriptionStatuses) };
      await companySubscriptionResource.update(row, values);
      const rows = companySubscriptions.rows();
      expect(rows).toHaveLength(37);
      const figures = companySubscriptionStatuses.map((status) =>
        figureOf(filters, { title: status, icon: null, status }, rows),
      );
      expect(figures).toEqual(
        companySubscriptionStatuses.map((status) => rows.filter((each) => each.status === status).length),
      );
      expect(figures.reduce((sum, figure) => sum + figure, 0)).toBe(rows.length);
      expect(rows.find(({ id }) => id === row.id)?.history[0]).toMatchObject(values);
    }
  });
});
