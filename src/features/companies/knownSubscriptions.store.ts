import { useMemo } from 'react';
import type { CompanySubscriptionRecord } from '#src/api/types/subscription/companySubscription.ts';
import {
  companySubscriptionStore,
  isChangedHere,
} from '#src/features/shared/subscription/records/companySubscriptions.store.ts';
import type { KnownSubscriptions } from './knownSubscriptions.ts';

function byCompany(records: readonly CompanySubscriptionRecord[]): KnownSubscriptions {
  return new Map(records.map((terms) => [terms.companyId, { terms, changed: isChangedHere(terms) }]));
}

/** The subscriptions that this tab has of companies, which the API has no endpoint for. */
export function useKnownSubscriptions(): KnownSubscriptions {
  const records = companySubscriptionStore.useRows();
  return useMemo(() => byCompany(records), [records]);
}

/** The same, outside of a component. */
export const knownSubscriptions = (): KnownSubscriptions => byCompany(companySubscriptionStore.rows());
