import { supportCompanies } from '#fixtures/data/support/supportCompanies.ts';
import type { CompanySubscription } from '#src/api/types/subscription/companySubscription.ts';
import type { StoredSupportCompany, SupportCompany } from '#src/api/types/support/company.ts';
import { derivedRows, memoizedView } from '#src/features/shared/list/samples/derivedRows.ts';
import { sampleStoreOf } from '#src/features/shared/list/samples/samples.store.ts';
import { companySubscriptions } from '#src/features/shared/subscription/records/companySubscriptionResource.ts';

const view = memoizedView(
  (company: StoredSupportCompany, subscription: CompanySubscription): SupportCompany => ({
    ...company,
    companyName: subscription.companyName,
    contactEmail: subscription.contactEmail,
    // This portal has no word for a suspended company (spec section 2).
    status: subscription.companyStatus === 'active' ? 'Active' : 'Inactive',
    subscription,
    subscriptionHistory: subscription.history,
  }),
);

const store = sampleStoreOf(supportCompanies);

/** The sample companies of the support portal, which does not change them, with their subscriptions; a deleted one has none. */
export const supportCompanyStore = derivedRows<SupportCompany>([store, companySubscriptions], () => {
  const byCompany = new Map(companySubscriptions.rows().map((row) => [row.companyId, row]));
  return store.rows().flatMap((company) => {
    const subscription = byCompany.get(company.id);
    return subscription ? [view(company, subscription)] : [];
  });
});
