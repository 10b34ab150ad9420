import type { Company } from '#src/api/types/company.ts';
import { CompareDialog, type ComparedRows } from '#src/features/shared/attention/compare/CompareDialog.tsx';
import type { Comparison } from '#src/features/shared/attention/compare/compared.ts';
import { fileColumns } from '#src/features/shared/form/table/fieldTable.ts';
import { partsOfCompany } from '#src/features/shared/related/parts/companyParts.ts';
import { countOf } from '#src/lib/text.ts';
import { companyFields } from '../companyFields.ts';
import { companyList } from '../companyList.ts';

const comparison: Comparison<Company> = {
  noun: companyList.noun,
  nameOf: companyList.nameOf,
  fields: [
    ...fileColumns<Company>(companyFields),
    { header: 'Plan', text: ({ plan }) => plan ?? '' },
    { header: 'Developer User', text: (row) => row.developerUser ?? row.developerEmail ?? '' },
    { header: 'ID', text: ({ id }) => id },
  ],
  use: [],
  partsOf: partsOfCompany,
  lostWith: ({ id }, { developers, companySubscriptions }) => {
    const { length } = developers.filter(({ companyId }) => companyId === id);
    const people = countOf(length, 'developer user stays', 'developer users stay');
    return [
      ...(length === 0 ? [] : [`${people} without a company: the server cannot move them.`]),
      ...(companySubscriptions.some(({ companyId }) => companyId === id) ? ['Its subscription.'] : []),
    ];
  },
};

/** Companies that have something in common. */
export function CompareCompanies(props: ComparedRows<Company>) {
  return <CompareDialog comparison={comparison} {...props} />;
}
