import styled from 'styled-components';
import type { Plan, PlanCompany } from '#src/api/types/plan.ts';
import type { Column } from '#src/components/DataTable/types.ts';
import { media } from '#src/components/theme/theme.ts';
import { badgeColumn, emailColumn, textColumn } from '#src/features/shared/list/describe/columns.tsx';
import { statusValue } from '#src/features/shared/record/factValues.tsx';
import { TableDialog } from '#src/features/shared/record/TableDialog.tsx';
import { companyStatusIntents, companyStatusLabels, subscriptionIntent } from '#src/lib/labels.ts';
import { formatNumber } from '#src/lib/text.ts';

export interface PlanCompaniesDialogProps {
  plan: Plan;
  companies: readonly PlanCompany[];
  onClose: () => void;
}

/** Shown only on cards, which have two statuses and no headers. */
const CardLabel = styled.span`
  display: none;
  ${media.narrow} {
    display: inline;
  }
`;

const columns: readonly Column<PlanCompany>[] = [
  textColumn({
    id: 'companyName',
    header: 'Company Name',
    value: ({ companyName }) => companyName,
    width: 190,
    card: 'title',
  }),
  emailColumn({
    id: 'contactEmail',
    header: 'Contact Email',
    value: ({ contactEmail }) => contactEmail,
    width: 200,
  }),
  textColumn({
    id: 'developerUser',
    header: 'Developer User',
    value: ({ assignedDeveloperUser }) => assignedDeveloperUser,
    width: 150,
    card: 'line',
  }),
  badgeColumn({
    id: 'status',
    header: 'Company Status',
    value: ({ status }) => companyStatusLabels[status],
    intent: ({ status }) => companyStatusIntents[status],
    width: 130,
  }),
  textColumn({
    id: 'subscriptionStatus',
    header: 'Subscription Status',
    value: ({ subscriptionStatus }) => subscriptionStatus,
    cell: ({ subscriptionStatus }) => (
      <>
        <CardLabel>Subscription </CardLabel>
        {statusValue(subscriptionStatus, subscriptionIntent(subscriptionStatus))}
      </>
    ),
    width: 150,
    card: 'line',
  }),
];

/** The companies that use a plan (spec section 2). */
export function PlanCompaniesDialog({ plan, companies, onClose }: PlanCompaniesDialogProps) {
  return (
    <TableDialog
      id="plan-companies"
      title={`Companies on ${plan.name}`}
      description={`Total companies using this plan: ${formatNumber(companies.length)}`}
      noun={{ one: 'company', many: 'companies' }}
      columns={columns}
      rows={companies}
      nameOf={({ companyName }) => companyName}
      empty="No companies are currently using this plan"
      onClose={onClose}
    />
  );
}
