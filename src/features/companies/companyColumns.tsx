import type { Company } from '#src/api/types/company.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import type { Column } from '#src/components/DataTable/types.ts';
import { companyStatusIntents, companyStatusLabels } from '#src/lib/labels.ts';

/** The columns of Company Management (spec section 2); Actions is the table's own. */
export const companyColumns: readonly Column<Company>[] = [
  {
    id: 'companyName',
    header: 'Company Name',
    text: ({ companyName }) => companyName,
    searchable: true,
    sortValue: ({ companyName }) => companyName,
    width: 210,
    minWidth: 120,
    hideable: false,
    pinned: 'start',
    card: 'title',
  },
  {
    id: 'companyEmail',
    header: 'Email',
    text: ({ companyEmail }) => companyEmail,
    searchable: true,
    sortValue: ({ companyEmail }) => companyEmail,
    width: 230,
    card: 'line',
    tone: 'muted',
  },
  {
    id: 'phoneNumber',
    header: 'Phone Number',
    text: ({ phoneNumber }) => phoneNumber,
    sortValue: ({ phoneNumber }) => phoneNumber,
    width: 142,
    numeric: true,
  },
  {
    id: 'plan',
    header: 'Plan',
    text: ({ plan }) => plan ?? '',
    sortValue: ({ plan }) => plan,
    width: 130,
    card: 'line',
  },
  {
    id: 'developerUser',
    header: 'Developer User',
    text: ({ developerUser, developerEmail }) => developerUser ?? developerEmail ?? '',
    sortValue: ({ developerUser, developerEmail }) => developerUser ?? developerEmail,
    width: 170,
  },
  {
    id: 'status',
    header: 'Status',
    text: ({ status }) => companyStatusLabels[status],
    cell: ({ status }) => (
      <Badge dot intent={companyStatusIntents[status]}>
        {companyStatusLabels[status]}
      </Badge>
    ),
    sortValue: ({ status }) => companyStatusLabels[status],
    width: 112,
    card: 'end',
  },
];
