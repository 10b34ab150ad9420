import { afterEach, describe, expect, it } from 'vitest';
import { sessionEnds } from '#src/api/session/sessionEnds.ts';
import { figureOf } from '#src/features/shared/list/describe/cards.ts';
import {
  userSubscriptionResource,
  userSubscriptions,
} from '#src/features/shared/subscription/records/userSubscriptionResource.ts';
import { investorSubscriptionList } from '#src/features/subscriptions/investorSubscriptionList.ts';
import { planTiers, userSubscriptionStatuses } from '#src/lib/subscription.ts';
import { pickOf, seeded } from '../seeded.ts';

const { filters, columns, pageSize } = investorSubscriptionList;

it('is paged by ten', () => {
  expect(pageSize).toBe(10);
});

it('searches name, user id and plan', () => {
  expect(columns.filter(({ searchable }) => searchable).map(({ id }) => id)).toEqual([
    'investor',
    'userId',
    'plan',
  ]);
});

describe('the cards', () => {
  afterEach(() => sessionEnds.ended('expired', ''));

  it.each([1, 2, 3, 4, 5])('equal the rows after any sequence of edits (seed %i)', async (seed) => {
    const next = seeded(seed);
    const common = { title: 'A card', icon: null };
    for (let step = 0; step < 60; step += 1) {
      const row = pickOf(next, userSubscriptions.rows());
      const values = { plan: pickOf(next, planTiers), status: pickOf(next, userSubscriptionStatuses) };
      await userSubscriptionResource.update(row, values);
      const rows = userSubscriptions.rows();
      const of = (...wanted: readonly string[]) =>
        rows.filter(({ status }) => wanted.includes(status)).length;
      expect(rows).toHaveLength(34);
      for (const status of userSubscriptionStatuses) {
        expect(figureOf(filters, { ...common, status }, rows)).toBe(of(status));
      }
      expect(figureOf(filters, { ...common, status: 'Expiring Soon' }, rows)).toBe(
        of('Grace Period', 'Renewal'),
      );
      expect(rows.find(({ id }) => id === row.id)?.history[0]).toMatchObject(values);
    }
  });
});
