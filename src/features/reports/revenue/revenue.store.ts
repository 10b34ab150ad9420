import { useMemo } from 'react';
import { companySubscriptionStore } from '#src/features/shared/subscription/records/companySubscriptions.store.ts';
import { userSubscriptionStore } from '#src/features/shared/subscription/records/userSubscriptions.store.ts';
import type { Charged } from './revenueEntries.ts';

/** The subscriptions of companies and users in this tab. */
export function useCharged(): readonly Charged[] {
  const companies = companySubscriptionStore.useRows();
  const users = userSubscriptionStore.useRows();
  return useMemo(
    () => [
      ...companies.map(({ id, companyName, history }) => ({
        id,
        kind: 'company' as const,
        subscriber: companyName,
        history,
      })),
      ...users.map(({ id, userName, history }) => ({
        id,
        kind: 'investor' as const,
        subscriber: userName,
        history,
      })),
    ],
    [companies, users],
  );
}
