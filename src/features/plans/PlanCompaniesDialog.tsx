import styled from 'styled-components';
import type { PlanAudience, PlanCompany } from '#src/api/types/plan.ts';
import type { CardDescription } from '#src/components/DataTable/types.ts';
import { media } from '#src/components/theme/theme.ts';
import { badgeColumn, emailColumn, textColumn } from '#src/features/shared/list/describe/columns.tsx';
import type { ListColumn } from '#src/features/shared/list/describe/description.ts';
import { TableDialog } from '#src/features/shared/list/TableDialog.tsx';
import { statusValue } from '#src/features/shared/record/factValues.tsx';
import { refersTo } from '#src/features/shared/records/recordKind.ts';
import { companyStatusBadge, subscriptionIntent } from '#src/lib/labels.ts';
import { formatNumber } from '#src/lib/text.ts';
import { KeptPlanEmail, PlanEmail, type PlanEmailProps } from './PlanEmail.tsx';
import { companiesOn } from './planCompanies.ts';

export interface PlanCompaniesDialogProps extends PlanEmailProps {
  onClose: () => void;
}

/** Shown only on cards, which have two statuses and no headers. */
const CardLabel = styled.span`
  display: none;
  ${media.narrow} {
    display: inline;
  }
`;

const idOf = ({ id }: PlanCompany) => id;

const columns: readonly ListColumn<PlanCompany, never>[] = [
  emailColumn('contactEmail', 'Contact Email', { value: ({ contactEmail }) => contactEmail }),
  textColumn('developerUser', 'Developer User', {
    value: ({ assignedDeveloperUser }) => assignedDeveloperUser,
  }),
  badgeColumn('status', 'Company Status', {
    value: ({ status }) => companyStatusBadge(status).label,
    intent: ({ status }) => companyStatusBadge(status).intent,
  }),
  textColumn('subscriptionStatus', 'Subscription Status', {
    value: ({ subscriptionStatus }) => subscriptionStatus,
    cell: ({ subscriptionStatus }) => (
      <>
        <CardLabel>Subscription </CardLabel>
        {statusValue({ label: subscriptionStatus, intent: subscriptionIntent(subscriptionStatus) })}
      </>
    ),
  }),
];

const columnsOf: Readonly<Record<PlanAudience, typeof columns>> = {
  developer: [
    textColumn('companyName', 'Company Name', {
      value: ({ companyName }) => companyName,
      names: refersTo('companies', idOf),
    }),
    ...columns,
  ],
  investor: [
    textColumn('companyName', 'Company Name', {
      value: ({ companyName }) => companyName,
      names: refersTo('investors', idOf),
    }),
    ...columns,
  ],
};

const card: CardDescription<PlanCompany> = {
  title: 'companyName',
  corner: 'status',
  lines: ['contactEmail', 'developerUser', 'subscriptionStatus'],
};

/** The companies that use a plan (spec section 2). */
export function PlanCompaniesDialog({ onClose, ...plan }: PlanCompaniesDialogProps) {
  const { audience, record } = plan;
  const companies = companiesOn(record, plan.companies);
  return (
    <>
      <TableDialog
        id="plan-companies"
        title={`Companies on ${record.name}`}
        description={`Total companies using this plan: ${formatNumber(companies.length)}`}
        noun={{ one: 'company', many: 'companies' }}
        columns={columnsOf[audience]}
        card={card}
        rows={companies}
        nameOf={({ companyName }) => companyName}
        footer={<PlanEmail {...plan} />}
        empty="No companies are currently using this plan"
        onClose={onClose}
      />
      <KeptPlanEmail {...plan} />
    </>
  );
}
