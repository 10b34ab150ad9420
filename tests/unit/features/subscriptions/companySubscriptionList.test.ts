import { beforeEach, describe, expect, it } from 'vitest';
import { buildCompanySubscription } from '#fixtures/build/companySubscription.ts';
import { valuesOf } from '#src/features/shared/form/table/fieldTable.ts';
import { figureOf } from '#src/features/shared/list/describe/cards.ts';
import { rowFilter } from '#src/features/shared/list/describe/filterRows.ts';
import { changedSubscription } from '#src/features/shared/subscription/records/changedSubscription.ts';
import { companySubscriptionStore } from '#src/features/shared/subscription/records/companySubscriptions.store.ts';
import { planTiers } from '#src/features/shared/subscription/subscription.ts';
import { dialogFields, toSubscription } from '#src/features/shared/subscription/subscriptionFields.ts';
import {
  companySubscriptionList,
  companySubscriptionStatuses,
  nextBillingOf,
} from '#src/features/subscriptions/companySubscriptionList.ts';
import { termLine } from '#src/features/subscriptions/subscriptionList.ts';
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
  beforeEach(() => {
    companySubscriptionStore.reset();
    return companySubscriptionStore.reset;
  });

  it.each([1, 2, 3, 4, 5])('equal the rows after any sequence of edits (seed %i)', (seed) => {
    const next = seeded(seed);
    for (let step = 0; step < 60; step += 1) {
      const { id } = pickOf(next, companySubscriptionStore.rows());
      const plan = pickOf(next, planTiers);
      const status = pickOf(next, companySubscriptionStatuses);
      companySubscriptionStore.change(id, (row) =>
        changedSubscription(
          row,
          { ...toSubscription(valuesOf(dialogFields, row)), plan, status },
          { by: 'support@blume.example', at: '2026-11-20T10:00:00Z', planOf: () => undefined },
        ),
      );
      const rows = companySubscriptionStore.rows();
      expect(rows).toHaveLength(37);
      const figures = companySubscriptionStatuses.map((status) =>
        figureOf(filters, { title: status, icon: null, status }, rows),
      );
      expect(figures).toEqual(
        companySubscriptionStatuses.map((status) => rows.filter((row) => row.status === status).length),
      );
      expect(figures.reduce((sum, figure) => sum + figure, 0)).toBe(rows.length);
      const row = rows.find((known) => known.id === id);
      expect(row?.history[0]).toMatchObject({ plan, status });
    }
  });
});
