import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storyNow } from '#fixtures/build/storyNow.ts';
import { accounts } from '#fixtures/server/accounts.ts';
import { createReferenceApi } from '#fixtures/server/app.ts';
import { openSession } from '#fixtures/server/context.ts';
import { memoryDb } from '#fixtures/server/memoryDb.ts';
import { createSeed } from '#fixtures/server/seed.ts';
import { memorySession } from '#fixtures/server/session.ts';
import { CacheProvider } from '#src/api/cache/CacheProvider.tsx';
import { allCompanies } from '#src/api/companies.ts';
import type { Page } from '#src/api/results/page.ts';
import { sessionEnds } from '#src/api/session/sessionEnds.ts';
import { companyKind } from '#src/features/companies/company.ts';
import { companyResource } from '#src/features/companies/companyResource.ts';
import { developerResource } from '#src/features/developers/developerResource.ts';
import { investorKind } from '#src/features/investors/investor.ts';
import { investorResource } from '#src/features/investors/investorResource.ts';
import { planFields } from '#src/features/plans/planFields.ts';
import { planResource } from '#src/features/plans/planResource.ts';
import { valuesOf } from '#src/features/shared/form/table/fieldTable.ts';
import { developerPlanStore } from '#src/features/shared/subscription/developerPlans.store.ts';
import { userSubscriptionStore } from '#src/features/shared/subscription/records/userSubscriptions.store.ts';
import { supportUserStore } from '#src/features/shared/support/supportUsers.store.ts';
import { staffUserKind } from '#src/features/staff-users/staffUser.ts';
import { staffUserResource } from '#src/features/staff-users/staffUserResource.ts';
import { nextTask } from '#src/lib/nextTask.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';
import { type RenderedHooks, renderHooks } from './api/renderHooks.ts';
import { resourceContract, type ShownRows } from './resourceContract.ts';

/** Whether a response is awaited. */
const isWaiting = (read: QueryResult<unknown>) =>
  read.status === 'loading' || (read.status === 'ready' && read.refreshing);

let mounted: RenderedHooks | null = null;

/** Mounts a list under the cache of the console. */
async function show<Row>(useRows: () => QueryResult<Page<Row>>): Promise<ShownRows<Row>> {
  mounted = renderHooks();
  const { render, step } = mounted;
  let current: QueryResult<Page<Row>> = { status: 'loading', retry: () => undefined };
  function List() {
    const result = useRows();
    useLayoutEffect(() => {
      current = result;
    });
    return null;
  }
  const settled = async () => {
    // What a change starts has begun after the first turns.
    for (let turn = 0; turn < 3 || isWaiting(current); turn += 1) {
      await step(nextTask);
    }
  };
  await render(
    <CacheProvider>
      <List />
    </CacheProvider>,
  );
  await settled();
  return { read: () => current, settled };
}

beforeEach(async () => {
  const db = memoryDb();
  await db.load(createSeed({ now: new Date(storyNow), developers: 4, companies: 4 }));
  const clock = () => new Date(storyNow);
  const token = await openSession({ db, clock }, accounts.super_admin.id);
  const api = createReferenceApi({ db, session: memorySession(token), clock });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => api.request(url, init));
});

afterEach(async () => {
  // Before the globals that React needs go.
  await mounted?.render(null);
  mounted = null;
  sessionEnds.ended('expired', '');
});

it('samples can be put back', () => {
  const samples = [investorResource, staffUserResource];
  expect(samples.map(({ restore }) => typeof restore)).toEqual(['function', 'function']);
});

describe('developer users, on the server', () => {
  resourceContract(
    {
      resource: developerResource,
      query: undefined,
      newValues: (number) => ({
        name: `New ${number}`,
        emiratesId: `784-1990-000000${number}-1`,
        email: `new${number}@acme.example`,
        phoneNumber: '+971 50 000 0000',
        companyId: 'COMP-001',
        isActive: true,
      }),
      renamed: (name) => ({ name }),
    },
    show,
  );
});

describe('companies, on the server', () => {
  resourceContract(
    {
      resource: companyResource,
      query: allCompanies,
      newValues: (number) => ({
        ...valuesOf(companyKind.fields, null),
        companyName: `New ${number}`,
        companyEmail: `new${number}@acme.example`,
      }),
      renamed: (companyName) => ({ companyName }),
    },
    show,
  );
});

describe('investors, on samples', () => {
  resourceContract(
    {
      resource: investorResource,
      query: undefined,
      newValues: (number) => ({
        ...valuesOf(investorKind.fields, null),
        name: `New ${number}`,
        plan: 'Basic',
      }),
      renamed: (name) => ({ name }),
    },
    show,
  );

  it('never get the id of another person who has a subscription', async () => {
    const others = new Set(userSubscriptionStore.rows().map(({ userId }) => userId));
    const values = { ...valuesOf(investorKind.fields, null), plan: 'Basic' };
    const sampleIds = new Set([...others, ...supportUserStore.rows().map(({ id }) => id)]);
    for (let number = 0; number < 300; number += 1) {
      const { id } = await investorResource.create({ ...values, name: `New ${number}` });
      expect(sampleIds).not.toContain(id);
    }
  });
});

describe('staff users, on samples', () => {
  resourceContract(
    {
      resource: staffUserResource,
      query: undefined,
      newValues: (number) => ({
        ...valuesOf(staffUserKind.fields, null),
        name: `New ${number}`,
        password: 'x',
      }),
      renamed: (name) => ({ name }),
    },
    show,
  );
});

describe('plans, on samples', () => {
  const subscribers = { useRows: () => [], rows: () => [], subscribe: () => () => undefined };
  resourceContract(
    {
      resource: planResource('developer', developerPlanStore, subscribers),
      query: undefined,
      newValues: (number) => ({ ...valuesOf(planFields, null), name: `New ${number}` }),
      renamed: (name) => ({ name }),
    },
    show,
  );
});
