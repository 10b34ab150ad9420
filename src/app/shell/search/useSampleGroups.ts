import type { CompanySubscriptionRecord } from '#src/api/types/companySubscription.ts';
import type { UserSubscription } from '#src/api/types/userSubscription.ts';
import { companySubscriptionStore } from '#src/features/company-subscriptions/companySubscriptions.store.ts';
import { investorSubscriptionStore } from '#src/features/investor-subscriptions/investorSubscriptions.store.ts';
import { investorStore } from '#src/features/investors/investors.store.ts';
import { recordGroup } from '#src/features/search/recordGroups.ts';
import type { SearchGroup } from '#src/features/search/searchHits.ts';
import { paths } from '#src/lib/paths.ts';

/** The samples of this tab that the global search finds: one line for each area, in the order of the navigation. */
export function useSampleGroups(): readonly SearchGroup[] {
  return [
    recordGroup('Investors', paths.master.investorUsers, investorStore.useRows().map(person)),
    recordGroup(
      'Company Subscriptions',
      paths.master.companySubscriptions,
      companySubscriptionStore.useRows().map(companySubscription),
      'history',
    ),
    recordGroup(
      'Investor Subscriptions',
      paths.master.investorSubscriptions,
      investorSubscriptionStore.useRows().map(userSubscription),
      'history',
    ),
  ];
}

function person({ id, name, email }: { readonly id: string; readonly name: string; readonly email: string }) {
  return { id, label: name, hint: email };
}

function companySubscription({ id, companyName, companyId, plan }: CompanySubscriptionRecord) {
  return { id, label: companyName, hint: `${companyId} · ${plan}` };
}

function userSubscription({ id, userName, userId, plan }: UserSubscription) {
  return { id, label: userName, hint: `${userId} · ${plan}` };
}
