import { useEffect, useMemo, useState } from 'react';
import { useCompanies } from '#src/api/companies.ts';
import type { Company } from '#src/api/types/company.ts';
import type { Page } from '#src/api/types/page.ts';
import type { Read } from '#src/api/types/read.ts';
import { type CompanyFilter, companyQuery, type Mode, modeOf, PAGE_SIZE } from './companyFilters.ts';
import { withSavedPlans } from './companySubscription.ts';
import { useCompanySubscriptions } from './companySubscriptions.store.ts';

export interface CompanyList {
  readonly read: Read<Page<Company>>;
  /** Who pages what is shown now: rows of the question before keep their own way until the answer is here. */
  readonly mode: Mode;
}

/**
 * The companies of a filter, one page of the server's or all at once (docs/product.md "Lists"), with the plans that
 * were saved in this tab. `onPageGone` is told the last page when the one asked for is behind it.
 */
export function useCompanyList(
  filter: CompanyFilter,
  sorted: boolean,
  page: number,
  onPageGone: (last: number) => void,
): CompanyList {
  const wanted = modeOf(filter, sorted);
  const read = useCompanies(companyQuery(filter, wanted, page));
  const saved = useCompanySubscriptions((state) => state.saved);
  const [mode, setMode] = useState(wanted);
  if (!read.isPrevious && mode !== wanted) setMode(wanted);

  const { data, isPrevious, isValidating } = read;
  const rows = useMemo(() => data && withSavedPlans(data.rows, saved), [data, saved]);

  const last = data ? Math.max(1, Math.ceil(data.total / PAGE_SIZE)) : 1;
  const gone = data !== undefined && !isPrevious && !isValidating && page > last;
  useEffect(() => {
    if (gone) onPageGone(last);
  }, [gone, last, onPageGone]);

  return { mode, read: { ...read, data: data && rows ? { rows, total: data.total } : undefined } };
}
