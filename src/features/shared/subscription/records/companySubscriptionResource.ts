import { useMemo } from 'react';
import { allCompanies, companyRecords, knownCompanies } from '#src/api/companies.ts';
import type { Company } from '#src/api/types/company.ts';
import type { CompanySubscriptionRecord } from '#src/api/types/subscription/companySubscription.ts';
import { rowJoin } from '#src/features/shared/list/samples/joinedStore.ts';
import { companySubscriptionStore } from './companySubscriptions.store.ts';

/** The subscriptions, each with its company as the server has it; a company that the server does not have is that of the samples. */
const withCompanies = rowJoin<CompanySubscriptionRecord, Company>({
  idIn: ({ companyId }) => companyId,
  idOf: ({ id }) => id,
  join: (record, { companyName, companyEmail, status, developerUser, developerEmail }) => ({
    ...record,
    companyName,
    contactEmail: companyEmail,
    companyStatus: status,
    developerUser: developerUser !== null || developerEmail !== null,
    developerName: developerUser ?? '',
    developerEmail: developerEmail ?? '',
  }),
});

const none: readonly Company[] = [];

/** The subscriptions of companies in this tab, which keep the id of their company. */
export const companySubscriptions = {
  useRows(enabled = true) {
    const records = companySubscriptionStore.useRows();
    const read = companyRecords.useRows(allCompanies, enabled);
    const companies = read.status === 'ready' ? read.data.rows : none;
    return useMemo(() => withCompanies(records, companies), [records, companies]);
  },
  /** The same, with the companies that were read last. */
  rows: () => withCompanies(companySubscriptionStore.rows(), knownCompanies()),
};
