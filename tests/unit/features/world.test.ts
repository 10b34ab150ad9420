import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companies } from '#fixtures/data/companies.ts';
import { noteDeletedCompany } from '#src/api/seenCompanies.ts';
import { sessionEnds } from '#src/api/session/sessionEnds.ts';
import type { Company } from '#src/api/types/company.ts';
import { subscriptionCode } from '#src/features/companies/companySubscription.store.ts';
import { investorRows, investors } from '#src/features/investors/investorResource.ts';
import { sampleMoment } from '#src/features/shared/list/samples/samples.store.ts';
import {
  companySubscriptionOf,
  companySubscriptionResource,
  companySubscriptions,
  everyCompanySubscription,
} from '#src/features/shared/subscription/records/companySubscriptionResource.ts';
import {
  userSubscriptionResource,
  userSubscriptions,
} from '#src/features/shared/subscription/records/userSubscriptionResource.ts';
import { pickOf, seeded } from './seeded.ts';
import { changesOf, differences, readCompanies, type Server } from './world.ts';

/** A company of the server, of which the samples know nothing. */
const newcomer = (server: Server): Company => {
  const [first] = server.companies;
  if (!first) throw new Error('There are no companies');
  return { ...first, id: 'c-new', companyName: 'New on the server', plan: null, subscription: null };
};

let server: Server;

beforeAll(subscriptionCode.load);
beforeEach(() => {
  server = { companies: companies(sampleMoment()) };
  server.companies = [...server.companies, newcomer(server)];
  readCompanies(server);
});
afterEach(() => sessionEnds.ended('expired', ''));

describe('the screens agree', () => {
  it.each(Array.from({ length: 20 }, (_, seed) => seed))(
    'after 200 random changes (seed %i)',
    async (seed) => {
      const next = seeded(seed);
      const changes = changesOf(next, server);
      expect(differences(server)).toEqual([]);
      for (let done = 0; done < 200; done += 1) await pickOf(next, changes)();
      readCompanies(server);
      expect(differences(server)).toEqual([]);
    },
  );
});

describe('one change', () => {
  const investor = () => {
    const found = investorRows.rows().find(({ name }) => name === 'Omar Farouk');
    if (!found) throw new Error('There is no investor');
    return found;
  };
  const row = () => userSubscriptions.rows().find(({ userId }) => userId === investor().id);

  it('of the plan in Investors shows in Investor Subscriptions and writes one entry', async () => {
    const before = row();
    await investors.update(investor(), { plan: 'Premium' });
    expect(investor().plan).toBe('Premium');
    expect(row()).toMatchObject({ plan: 'Premium', status: before?.status });
    expect(row()?.history).toHaveLength((before?.history.length ?? 0) + 1);
    expect(row()?.history[0]).toMatchObject({ action: 'Plan Upgraded', plan: 'Premium', charges: true });
  });

  it('of a name writes no entry in the history of the subscription', async () => {
    const before = row();
    await investors.update(investor(), { email: 'new@mail.example' });
    expect(row()?.history).toBe(before?.history);
    expect(row()?.userEmail).toBe('new@mail.example');
  });

  it('of the status to Canceled ends the billing', async () => {
    const subscription = row();
    if (subscription) await userSubscriptionResource.update(subscription, { status: 'Canceled' });
    expect(row()).toMatchObject({ status: 'Canceled', nextBilling: '' });
    expect(investor().subscription.status).toBe('Canceled');
  });

  it('of a company without a subscription adds its row', async () => {
    const count = companySubscriptions.rows().length;
    const company = newcomer(server);
    await companySubscriptionResource.update(companySubscriptionOf(company), {
      plan: 'Standard',
      status: 'Trial',
    });
    expect(companySubscriptions.rows()).toHaveLength(count + 1);
    expect(companySubscriptionOf(company)).toMatchObject({
      companyId: 'c-new',
      plan: 'Standard',
      status: 'Trial',
    });
  });

  it('is forgotten at the end of the session', async () => {
    const before = row()?.plan;
    await investors.update(investor(), { plan: 'Enterprise' });
    sessionEnds.ended('expired', '');
    expect([row()?.plan, investor().plan]).toEqual([before, before]);
  });
});

describe('the subscription of a company', () => {
  const has = (id: string) => companySubscriptions.rows().some(({ companyId }) => companyId === id);

  it('that only the server has is known of the company, and not listed among the samples', () => {
    server.companies = [...server.companies, { ...newcomer(server), id: 'c-sent', plan: 'Basic' }];
    readCompanies(server);
    expect(everyCompanySubscription.rows().find(({ companyId }) => companyId === 'c-sent')).toMatchObject({
      companyName: 'New on the server',
      plan: 'Basic',
      history: [],
    });
    expect([has('c-sent'), has('c-new')]).toEqual([false, false]);
  });

  it.each([
    ['was deleted in this tab', () => noteDeletedCompany('COMP-001')],
    ['was there and is not any more', () => undefined],
    ['was deleted before this tab was loaded', () => sessionEnds.ended('expired', '')],
  ])('is over if the company %s', (_, happens) => {
    expect(has('COMP-001')).toBe(true);
    happens();
    server.companies = server.companies.filter(({ id }) => id !== 'COMP-001');
    readCompanies(server);
    expect(has('COMP-001')).toBe(false);
    expect(has('COMP-002')).toBe(true);
  });

  it('goes on at a server that has none of the samples', () => {
    sessionEnds.ended('expired', '');
    readCompanies({ companies: [newcomer(server)] });
    expect(has('COMP-001')).toBe(true);
  });
});
