import { useMemo } from 'react';
import { supportCompanies } from '#fixtures/data/support/supportCompanies.ts';
import type { CompanySubscriptionRecord } from '#src/api/types/subscription/companySubscription.ts';
import type { SupportCompany } from '#src/api/types/support/company.ts';
import { sampleStoreOf } from '#src/features/shared/list/samples/samples.store.ts';
import { companySubscriptionStore } from '#src/features/shared/subscription/records/companySubscriptions.store.ts';
import { toModalPlan } from '#src/features/shared/subscription/subscription.ts';

/**
 * The directory as the records of the subscriptions say it: name, contact, status, terms and history. A company that is
 * deleted has no record.
 */
export function withRecords(
  companies: readonly SupportCompany[],
  records: readonly CompanySubscriptionRecord[],
): readonly SupportCompany[] {
  const known = new Map(records.map((record) => [record.companyId, record]));
  return companies.flatMap((company) => {
    const record = known.get(company.id);
    return record ? [withRecord(company, record)] : [];
  });
}

function withRecord(company: SupportCompany, record: CompanySubscriptionRecord): SupportCompany {
  const { companyName, contactEmail, companyStatus, history } = record;
  return {
    ...company,
    companyName,
    contactEmail,
    // This portal has no word for a suspended company (spec section 2).
    status: companyStatus === 'active' ? 'Active' : 'Inactive',
    subscription: { ...record, plan: toModalPlan(record.plan) },
    subscriptionHistory: history.map((entry) => ({ ...entry, plan: toModalPlan(entry.plan) })),
  };
}

const store = sampleStoreOf(supportCompanies);

/** The sample companies of the support portal, which does not change them, with their subscriptions. */
export const supportCompanyStore = {
  ...store,
  useRows: () => {
    const companies = store.useRows();
    const records = companySubscriptionStore.useRows();
    return useMemo(() => withRecords(companies, records), [companies, records]);
  },
};
