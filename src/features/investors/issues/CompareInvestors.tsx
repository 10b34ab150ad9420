import type { Investor } from '#src/api/types/investor.ts';
import { CompareDialog, type ComparedRows } from '#src/features/shared/dataIssues/compare/CompareDialog.tsx';
import type { Comparison } from '#src/features/shared/dataIssues/compare/compared.ts';
import { fileColumns } from '#src/features/shared/form/table/fieldTable.ts';
import { investorKind } from '../investor.ts';

const comparison: Comparison<Investor> = {
  ofKind: (record) => ({ kind: 'investors', record }),
  noun: investorKind.noun,
  nameOf: investorKind.nameOf,
  fields: [...fileColumns<Investor>(investorKind.fields), { header: 'ID', text: ({ id }) => id }],
  use: [],
};

/** Investors that have something in common. */
export function CompareInvestors(props: ComparedRows<Investor>) {
  return <CompareDialog comparison={comparison} {...props} />;
}
