import type { Company } from '#src/api/types/company.ts';
import { CompareDialog, type ComparedRows } from '#src/features/shared/dataIssues/compare/CompareDialog.tsx';
import type { Comparison } from '#src/features/shared/dataIssues/compare/compared.ts';
import { fileColumns } from '#src/features/shared/form/table/fieldTable.ts';
import { planLabel } from '#src/lib/subscription.ts';
import { companyFields } from '../companyFields.ts';
import { companyList } from '../companyList.ts';

const comparison: Comparison<Company> = {
  ofKind: (record) => ({ kind: 'companies', record }),
  noun: companyList.noun,
  nameOf: companyList.nameOf,
  fields: [
    ...fileColumns<Company>(companyFields),
    { header: 'Plan', text: ({ plan }) => (plan === null ? '' : planLabel(plan)) },
    { header: 'Developer User', text: (row) => row.developerUser ?? row.developerEmail ?? '' },
    { header: 'ID', text: ({ id }) => id },
  ],
  use: [],
};

/** Companies that have something in common. */
export function CompareCompanies(props: ComparedRows<Company>) {
  return <CompareDialog comparison={comparison} {...props} />;
}
