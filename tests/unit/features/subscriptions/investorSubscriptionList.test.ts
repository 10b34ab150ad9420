import { beforeEach, describe, expect, it } from 'vitest';
import { valuesOf } from '#src/features/shared/form/table/fieldTable.ts';
import { figureOf } from '#src/features/shared/list/describe/cards.ts';
import { changedSubscription } from '#src/features/shared/subscription/records/changedSubscription.ts';
import { userSubscriptionStore } from '#src/features/shared/subscription/records/userSubscriptions.store.ts';
import { planTiers } from '#src/features/shared/subscription/subscription.ts';
import { investorSubscriptionFields } from '#src/features/subscriptions/investorSubscriptionFields.ts';
import {
  investorSubscriptionList,
  userSubscriptionStatuses,
} from '#src/features/subscriptions/investorSubscriptionList.ts';
import { pickOf, seeded } from '../seeded.ts';

const { filters, columns, paging } = investorSubscriptionList;

it('is paged by ten', () => {
  expect(paging).toEqual({ by: 'browser', pageSize: 10 });
});

it('searches name, user id and plan', () => {
  expect(columns.filter(({ searchable }) => searchable).map(({ id }) => id)).toEqual([
    'investor',
    'userId',
    'plan',
  ]);
});

describe('the cards', () => {
  beforeEach(() => {
    userSubscriptionStore.reset();
    return userSubscriptionStore.reset;
  });

  it.each([1, 2, 3, 4, 5])('equal the rows after any sequence of edits (seed %i)', (seed) => {
    const next = seeded(seed);
    const common = { title: 'A card', icon: null };
    for (let step = 0; step < 60; step += 1) {
      const { id } = pickOf(next, userSubscriptionStore.rows());
      const plan = pickOf(next, planTiers);
      const status = pickOf(next, userSubscriptionStatuses);
      userSubscriptionStore.change(id, (row) =>
        changedSubscription(
          row,
          { ...valuesOf(investorSubscriptionFields, row), plan, status },
          { by: 'support@blume.example', at: '2026-11-20T10:00:00Z', planOf: () => undefined },
        ),
      );
      const rows = userSubscriptionStore.rows();
      const of = (...wanted: readonly string[]) => rows.filter((row) => wanted.includes(row.status)).length;
      expect(rows).toHaveLength(34);
      for (const known of userSubscriptionStatuses) {
        expect(figureOf(filters, { ...common, status: known }, rows)).toBe(of(known));
      }
      expect(figureOf(filters, { ...common, status: 'Expiring Soon' }, rows)).toBe(
        of('Grace Period', 'Renewal'),
      );
      expect(rows.find((row) => row.id === id)?.history[0]).toMatchObject({ plan, status });
    }
  });
});
