import { useMemo } from 'react';
import { useAllCompanies, useCompanies } from '#src/api/companies.ts';
import type { Company } from '#src/api/types/company.ts';
import type { Page } from '#src/api/types/page.ts';
import type { Read } from '#src/api/types/read.ts';
import { companyQuery, type RequestedCompanies } from './companyQuery.ts';
import { useSavedSubscriptions } from './savedSubscriptions.store.ts';
import { withSavedPlans } from './savedSubscriptions.ts';

/** The companies that match the URL, with the plans saved in this tab. */
export function useCompanyRead(query: RequestedCompanies): Read<Page<Company>> {
  return useSavedPlans(useCompanies(companyQuery(query)));
}

/** Up to `MAX_ROWS` companies, to find a record that is not on the shown page. Requested only when `enabled`. */
export function useEveryCompany(enabled: boolean): Read<Page<Company>> {
  return useSavedPlans(useAllCompanies(enabled));
}

function useSavedPlans(read: Read<Page<Company>>): Read<Page<Company>> {
  const saved = useSavedSubscriptions((state) => state.saved);
  const { data } = read;
  const page = useMemo(() => data && { ...data, rows: withSavedPlans(data.rows, saved) }, [data, saved]);
  return { ...read, data: page };
}
