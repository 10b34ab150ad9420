import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { companies } from '#fixtures/data/companies.ts';
import { sessionEnds } from '#src/api/session/sessionEnds.ts';
import { knownSubscriptions, subscriptionRecords } from '#src/features/companies/knownSubscriptions.store.ts';
import { subscriptionOf } from '#src/features/companies/knownSubscriptions.ts';
import { investorFields, toInvestor } from '#src/features/investors/investorFields.ts';
import { investorStore } from '#src/features/investors/investors.store.ts';
import { valuesOf } from '#src/features/shared/form/table/fieldTable.ts';
import { sampleMoment } from '#src/features/shared/list/samples/samples.store.ts';
import { companySubscriptionStore } from '#src/features/shared/subscription/records/companySubscriptions.store.ts';
import { saveCompanySubscription } from '#src/features/shared/subscription/records/saveCompanySubscription.store.ts';
import { userSubscriptionStore } from '#src/features/shared/subscription/records/userSubscriptions.store.ts';
import { pickOf, seeded } from './seeded.ts';
import { by, changesOf, differences, unknownCompany } from './world.ts';

beforeAll(subscriptionRecords.load);
afterEach(() => sessionEnds.ended('expired', ''));

describe('the screens agree', () => {
  it.each(Array.from({ length: 20 }, (_, seed) => seed))('after 200 random changes (seed %i)', (seed) => {
    const next = seeded(seed);
    const server = companies(sampleMoment());
    const changes = changesOf(next, server);
    expect(differences(server)).toEqual([]);
    for (let done = 0; done < 200; done += 1) pickOf(next, changes)();
    expect(differences(server)).toEqual([]);
  });
});

describe('one change', () => {
  const investor = () => investorStore.rows().find(({ name }) => name === 'Omar Farouk');
  const row = () => userSubscriptionStore.rows().find(({ userName }) => userName === 'Omar Farouk');

  it('of the plan in Investors shows in Investor Subscriptions and writes one entry', () => {
    const before = row();
    investorStore.change(investor()?.id ?? '', (now) =>
      toInvestor({ ...valuesOf(investorFields, now), plan: 'Premium Plan' }, now, now.id),
    );
    expect(investor()?.plan).toBe('Premium Plan');
    expect(row()).toMatchObject({ plan: 'Premium', status: before?.status });
    expect(row()?.history).toHaveLength((before?.history.length ?? 0) + 1);
    expect(row()?.history[0]).toMatchObject({ action: 'Plan Upgraded', plan: 'Premium' });
  });

  it('of a name writes no entry in the history of the subscription', () => {
    const before = row();
    investorStore.change(investor()?.id ?? '', (now) => ({ ...now, email: 'new@mail.example' }));
    expect(row()?.history).toBe(before?.history);
    expect(row()?.userEmail).toBe('new@mail.example');
  });

  it('of nothing in the modal keeps the status of the list', () => {
    const grace = userSubscriptionStore.rows().find(({ status }) => status === 'Grace Period');
    const person = investorStore.rows().find(({ id }) => id === grace?.userId);
    expect(person?.subscription.status).toBe('Inactive');
    investorStore.change(person?.id ?? '', (now) => ({
      ...now,
      subscription: { ...now.subscription, autoRenew: !now.subscription.autoRenew },
    }));
    const after = userSubscriptionStore.rows().find(({ id }) => id === grace?.id);
    expect(after).toMatchObject({ status: 'Grace Period', autoRenew: !grace?.autoRenew });
  });

  it('of the status to Inactive cancels the subscription', () => {
    investorStore.change(investor()?.id ?? '', (now) => ({
      ...now,
      subscription: { ...now.subscription, status: 'Inactive' },
    }));
    expect(row()).toMatchObject({ status: 'Canceled', nextBilling: '' });
    expect(investor()?.subscription.status).toBe('Inactive');
  });

  it('of a company without a subscription adds its row', () => {
    const count = companySubscriptionStore.rows().length;
    const saved = {
      ...subscriptionOf(unknownCompany, knownSubscriptions()),
      plan: 'Standard Plan',
      status: 'Trial',
    };
    saveCompanySubscription(unknownCompany, saved, by);
    expect(companySubscriptionStore.rows()).toHaveLength(count + 1);
    expect(companySubscriptionStore.rows()[0]).toMatchObject({
      companyId: 'c-unknown',
      plan: 'Standard',
      status: 'Trial',
    });
    expect(subscriptionOf(unknownCompany, knownSubscriptions())).toEqual(saved);
  });

  it('is forgotten at the end of the session', () => {
    const before = row()?.plan;
    investorStore.change(investor()?.id ?? '', (now) => ({
      ...now,
      subscription: { ...now.subscription, plan: 'Enterprise Plan' },
    }));
    expect(row()?.plan).toBe('Enterprise');
    sessionEnds.ended('expired', '');
    expect([row()?.plan, investor()?.plan]).toEqual([before, `${before} Plan`]);
  });
});
