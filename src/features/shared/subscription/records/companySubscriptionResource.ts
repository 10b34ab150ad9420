import { useMemo } from 'react';
import { allCompanies, companyRecords, knownCompanies } from '#src/api/companies.ts';
import type { Company } from '#src/api/types/company.ts';
import type { CompanySubscriptionRecord } from '#src/api/types/subscription/companySubscription.ts';
import { companySubscriptionStore } from './companySubscriptions.store.ts';

/** The subscription with what the server says of its company; the same object if it says nothing else. */
function withCompany(record: CompanySubscriptionRecord, company: Company): CompanySubscriptionRecord {
  const { developerUser, developerEmail } = company;
  const joined = {
    ...record,
    companyName: company.companyName,
    contactEmail: company.companyEmail,
    companyStatus: company.status,
    developerUser: developerUser !== null || developerEmail !== null,
    developerName: developerUser ?? '',
    developerEmail: developerEmail ?? '',
  };
  const isSame = Object.entries(joined).every(([name, value]) => Reflect.get(record, name) === value);
  return isSame ? record : joined;
}

/** The subscriptions, each with its company as the server has it; a company that the server does not have is that of the samples. */
export function withCompanies(
  records: readonly CompanySubscriptionRecord[],
  companies: readonly Company[],
): readonly CompanySubscriptionRecord[] {
  const known = new Map(companies.map((company) => [company.id, company]));
  return records.map((record) => {
    const company = known.get(record.companyId);
    return company ? withCompany(record, company) : record;
  });
}

const none: readonly Company[] = [];

/** The subscriptions of companies in this tab, which keep the id of their company. */
export const companySubscriptions = {
  useRows() {
    const records = companySubscriptionStore.useRows();
    const read = companyRecords.useRows(allCompanies);
    const companies = read.status === 'ready' ? read.data.rows : none;
    return useMemo(() => withCompanies(records, companies), [records, companies]);
  },
  /** The same, with the companies that were read last. */
  rows: () => withCompanies(companySubscriptionStore.rows(), knownCompanies()),
};
