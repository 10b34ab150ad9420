import type { Developer } from '#src/api/types/developer.ts';
import { shownDateTime } from '#src/components/DateTime/shownDates.ts';
import { CompareDialog, type ComparedRows } from '#src/features/shared/dataIssues/compare/CompareDialog.tsx';
import type { Comparison } from '#src/features/shared/dataIssues/compare/compared.ts';
import { fileColumns } from '#src/features/shared/form/table/fieldTable.ts';
import { developerKind } from '../developer.ts';

const comparison: Comparison<Developer> = {
  ofKind: (record) => ({ kind: 'developers', record }),
  noun: developerKind.noun,
  nameOf: developerKind.nameOf,
  fields: [...fileColumns<Developer>(developerKind.fields), { header: 'ID', text: ({ id }) => id }],
  use: [{ header: 'Last Login', text: ({ lastLogin }) => shownDateTime(lastLogin) ?? '' }],
};

/** Developer users that have something in common. */
export function CompareDevelopers(props: ComparedRows<Developer>) {
  return <CompareDialog comparison={comparison} {...props} />;
}
