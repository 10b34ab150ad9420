import { useAllCompanies, useCompanies } from '#src/api/companies.ts';
import type { Page } from '#src/api/results/page.ts';
import type { QueryResult } from '#src/api/results/queryResult.ts';
import type { Company } from '#src/api/types/company.ts';
import { companyQuery, type RequestedCompanies } from './companyQuery.ts';
import { useSavedSubscriptions } from './savedSubscriptions.store.ts';
import { withSavedPlans } from './savedSubscriptions.ts';

/** The companies that match the URL, with the plans saved in this tab. */
export function useCompanyRead(query: RequestedCompanies): QueryResult<Page<Company>> {
  return useSavedPlans(useCompanies(companyQuery(query)));
}

/** Up to `MAX_ROWS` companies, to find a record that is not on the shown page. Requested only when `enabled`. */
export function useEveryCompany(enabled: boolean): QueryResult<Page<Company>> {
  return useSavedPlans(useAllCompanies(enabled));
}

function useSavedPlans(read: QueryResult<Page<Company>>): QueryResult<Page<Company>> {
  const saved = useSavedSubscriptions((state) => state.saved);
  const data = read.status === 'ready' ? read.data : undefined;
  const page = data && { ...data, rows: withSavedPlans(data.rows, saved) };
  return read.status === 'ready' && page ? { ...read, data: page } : read;
}
