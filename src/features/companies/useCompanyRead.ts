import { useAllCompanies, useCompanies, useFirstCompanies } from '#src/api/companies.ts';
import type { Page } from '#src/api/results/page.ts';
import type { QueryResult } from '#src/api/results/queryResult.ts';
import type { Company } from '#src/api/types/company.ts';
import { PAGE_SIZE } from './companyList.ts';
import { companyQuery, type RequestedCompanies } from './companyQuery.ts';
import { useKnownSubscriptions } from './knownSubscriptions.store.ts';
import { withKnownPlans } from './knownSubscriptions.ts';

/** The companies that match the URL, with the plans of their subscriptions. */
export function useCompanyRead(query: RequestedCompanies): QueryResult<Page<Company>> {
  return useKnownPlans(useCompanies(companyQuery(query)));
}

/** The number of all companies, where the server applies search or status: that of the page without them. */
export function useCompanyTotal(enabled: boolean): number | null {
  const read = useFirstCompanies(PAGE_SIZE, enabled);
  return read.status === 'ready' ? read.data.total : null;
}

/** Up to `MAX_ROWS` companies, to find a record that is not on the shown page. Requested only when `enabled`. */
export function useEveryCompany(enabled: boolean): QueryResult<Page<Company>> {
  return useKnownPlans(useAllCompanies(enabled));
}

function useKnownPlans(read: QueryResult<Page<Company>>): QueryResult<Page<Company>> {
  const known = useKnownSubscriptions();
  const data = read.status === 'ready' ? read.data : undefined;
  const page = data && { ...data, rows: withKnownPlans(data.rows, known) };
  return read.status === 'ready' && page ? { ...read, data: page } : read;
}
