import { useMemo } from 'react';
import { supportCompanies } from '#fixtures/data/support/supportCompanies.ts';
import { sampleStoreOf } from '#src/features/shared/list/samples/samples.store.ts';
import { companySubscriptionStore } from '#src/features/shared/subscription/records/companySubscriptions.store.ts';
import { withRecords } from './supportSubscription.ts';

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
