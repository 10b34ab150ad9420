import { useState } from 'react';
import { deleteCompany, loadCompanies, updateCompany } from '#src/api/companies.ts';
import type { Company } from '#src/api/types/company.ts';
import type { TableLayout } from '#src/components/DataTable/types.ts';
import { type ListChanges, type ListTools, useListTools } from '#src/features/shared/list/useListTools.ts';
import { companyStatuses } from '#src/lib/labels.ts';
import { belongingNote } from './belonging.ts';
import { companyColumns } from './companyColumns.tsx';
import { type CompanyFilter, companyQuery } from './companyFilters.ts';
import { companyRecord } from './companyRecord.ts';
import { withSavedPlans } from './companySubscription.ts';
import { useCompanySubscriptions } from './companySubscriptions.store.ts';
import type { CompanyList } from './useCompanyList.ts';
import { useBelonging } from './useOpenedCompany.ts';

/** What can be done to many companies at once. */
const companyChanges: ListChanges<Company> = {
  remove: ({ id }) => deleteCompany(id),
  statusOf: ({ status }) => status,
  setStatus: async (
    { id, companyName, companyEmail, phoneNumber, billingEntity, address, branding, status },
    text,
  ) => {
    const { primaryColor, fontFamily } = branding;
    return await updateCompany(id, {
      ...{ companyName, companyEmail, phoneNumber, billingEntity, address, logo: null },
      branding: { primaryColor, fontFamily },
      status: companyStatuses.find((known) => known === text) ?? status,
    });
  },
};

/** Export and changes of many companies; a list that the server pages is read whole for them. */
export function useCompanyTools(
  { read, mode }: CompanyList,
  filter: CompanyFilter,
  layout: TableLayout,
): ListTools<Company> {
  const [deleteWanted, setDeleteWanted] = useState(false);

  async function loadAll(signal: AbortSignal) {
    const rows = await loadCompanies(companyQuery(filter, 'client', 1), signal);
    return withSavedPlans(rows, useCompanySubscriptions.getState().saved);
  }

  const tools = useListTools({
    name: 'Companies',
    kind: companyRecord,
    rows: read.data?.rows,
    columns: companyColumns,
    layout,
    changes: companyChanges,
    loadAll: mode === 'server' ? loadAll : null,
  });
  const { selected } = tools;
  const belonging = useBelonging(deleteWanted ? selected : null, deleteWanted && selected.size > 0);
  return {
    ...tools,
    note: belongingNote(belonging, selected.size),
    onDeleteIntent: () => setDeleteWanted(true),
  };
}
