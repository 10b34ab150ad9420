import type { Investor } from '#src/api/types/investor.ts';
import { CompareDialog, type ComparedRows } from '#src/features/shared/dataIssues/compare/CompareDialog.tsx';
import type { Comparison } from '#src/features/shared/dataIssues/compare/compared.ts';
import { fileColumns } from '#src/features/shared/form/table/fieldTable.ts';
import { investorFields } from '../investorFields.ts';
import { investorList } from '../investorList.ts';

const comparison: Comparison<Investor> = {
  ofKind: (record) => ({ kind: 'investors', record }),
  noun: investorList.noun,
  nameOf: investorList.nameOf,
  fields: [...fileColumns<Investor>(investorFields), { header: 'ID', text: ({ id }) => id }],
  use: [],
};

/** Investors that have something in common. */
export function CompareInvestors(props: ComparedRows<Investor>) {
  return <CompareDialog comparison={comparison} {...props} />;
}
