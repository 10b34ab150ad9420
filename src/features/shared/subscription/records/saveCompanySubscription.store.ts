import type { Company } from '#src/api/types/company.ts';
import type { CompanySubscriptionRecord } from '#src/api/types/subscription/companySubscription.ts';
import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import { nextId } from '#src/features/shared/list/samples/nextId.ts';
import { developerPlanStore } from '../developerPlans.store.ts';
import { changedSubscription, changeNow, newSubscription } from './changedSubscription.ts';
import { companySubscriptionStore, recordOf } from './companySubscriptions.store.ts';
import { recordTerms } from './modalTerms.ts';

/** Saves what the modal of a company has (spec section 2); `by` is an email address. A company without a subscription gets one. */
export function saveCompanySubscription(company: Company, saved: Subscription, by: string): void {
  const record = recordOf(company.id);
  if (record) {
    companySubscriptionStore.change(record.id, (now) =>
      changedSubscription(now, recordTerms(saved, now), changeNow(by, developerPlanStore.named)),
    );
    return;
  }
  const { developerUser, developerEmail } = company;
  const row: CompanySubscriptionRecord = {
    ...recordTerms(saved, null),
    companyName: company.companyName,
    contactEmail: company.companyEmail,
    companyStatus: company.status,
    id: nextId('CSUB-', companySubscriptionStore.usedIds),
    companyId: company.id,
    developerUser: developerUser !== null || developerEmail !== null,
    developerName: developerUser ?? '',
    developerEmail: developerEmail ?? '',
    history: [],
  };
  companySubscriptionStore.add(newSubscription(row, changeNow(by, developerPlanStore.named)));
}
