import { useMemo, useSyncExternalStore } from 'react';
import type { CompanySubscriptionRecord } from '#src/api/types/subscription/companySubscription.ts';
import { loadOnce } from '#src/components/loadOnce.ts';
import { useLoaded } from '#src/components/useLoaded.ts';
import type { KnownSubscriptions } from './knownSubscriptions.ts';

/**
 * The records of the subscriptions. They are loaded beside the companies, because the rows can be shown without them:
 * they fill only what the server did not send.
 */
export const subscriptionRecords = loadOnce(
  () => import('#src/features/shared/subscription/records/companySubscriptions.store.ts'),
);

type Records = Awaited<ReturnType<typeof subscriptionRecords.load>>;

const none: readonly CompanySubscriptionRecord[] = [];
const notLoaded = () => () => undefined;

function byCompany(
  records: readonly CompanySubscriptionRecord[],
  loaded: Records | null,
): KnownSubscriptions {
  return new Map(
    records.map((terms) => [terms.companyId, { terms, changed: loaded?.isChangedHere(terms) ?? false }]),
  );
}

/** The subscriptions that this tab has of companies, which the API has no endpoint for; none before they are loaded. */
export function useKnownSubscriptions(): KnownSubscriptions {
  const loaded = useLoaded(subscriptionRecords, true);
  const store = loaded?.companySubscriptionStore;
  const records = useSyncExternalStore(store?.subscribe ?? notLoaded, () => store?.rows() ?? none);
  return useMemo(() => byCompany(records, loaded), [records, loaded]);
}

/** The same, outside of a component. */
export function knownSubscriptions(): KnownSubscriptions {
  const loaded = subscriptionRecords.peek();
  return byCompany(loaded?.companySubscriptionStore.rows() ?? none, loaded);
}
