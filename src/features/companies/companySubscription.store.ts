import { useMemo, useSyncExternalStore } from 'react';
import type { Company } from '#src/api/types/company.ts';
import type { StoredCompanySubscription } from '#src/api/types/subscription/companySubscription.ts';
import { loadOnce } from '#src/components/loadOnce.ts';
import { useLoaded } from '#src/components/useLoaded.ts';
import { memoizedView } from '#src/features/shared/list/samples/derivedRows.ts';
import { presentAmount } from '#src/features/shared/subscription/ledger.ts';
import { subscriptionOf } from '#src/features/shared/subscription/subscriptionOf.ts';

/** The subscriptions of this tab. They are loaded beside the companies, because the rows can be shown without them. */
export const subscriptionCode = loadOnce(async () => ({
  ...(await import('#src/features/shared/subscription/records/companySubscriptions.store.ts')),
  ...(await import('#src/features/shared/subscription/records/companySubscriptionResource.ts')),
}));

/** The subscriptions that this tab stores, by the id of the company. */
export type StoredSubscriptions = ReadonlyMap<string, StoredCompanySubscription>;

const none: readonly StoredCompanySubscription[] = [];
const notLoaded = () => () => undefined;
const byCompany = (rows: readonly StoredCompanySubscription[]): StoredSubscriptions =>
  new Map(rows.map((row) => [row.companyId, row]));

/** The subscriptions that this tab stores; none before they are loaded. */
export function useStoredSubscriptions(): StoredSubscriptions {
  const store = useLoaded(subscriptionCode, true)?.companySubscriptionStore;
  const rows = useSyncExternalStore(store?.subscribe ?? notLoaded, () => store?.rows() ?? none);
  return useMemo(() => byCompany(rows), [rows]);
}

/** The same, outside of a component. */
export function storedSubscriptions(): StoredSubscriptions {
  return byCompany(subscriptionCode.peek()?.companySubscriptionStore.rows() ?? none);
}

const withSubscription = memoizedView(
  (company: Company, stored: StoredCompanySubscription | undefined): Company => {
    if (!stored && company.plan === null && company.subscription === null) return company;
    const subscription = subscriptionOf(company, stored);
    const { plan, status, endDate } = subscription;
    const amount = presentAmount(subscription, stored?.history ?? []);
    return { ...company, plan: plan || null, terms: { status, endDate, amount } };
  },
);

/** The companies with plan and terms of their subscriptions. */
export function withSubscriptions(rows: readonly Company[], stored: StoredSubscriptions): readonly Company[] {
  return rows.map((row) => withSubscription(row, stored.get(row.id)));
}
