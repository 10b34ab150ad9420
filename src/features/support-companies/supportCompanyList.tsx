import styled from 'styled-components';
import type { SupportCompany, SupportCompanyStatus } from '#src/api/types/support/company.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { theme } from '#src/components/theme/theme.ts';
import {
  badgeColumn,
  emailColumn,
  phoneColumn,
  textColumn,
  titleColumn,
} from '#src/features/shared/list/describe/columns.tsx';
import { describeList } from '#src/features/shared/list/describe/description.ts';
import { activeIntent, subscriptionIntent } from '#src/lib/labels.ts';
import { optionsOf } from '#src/lib/options.ts';

const statuses: readonly SupportCompanyStatus[] = ['Active', 'Inactive'];

const PlanAndStatus = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
`;

function subscriptionCell({ plan, status }: SupportCompany['subscription']) {
  return (
    <PlanAndStatus>
      {plan}
      <Badge intent={subscriptionIntent(status)}>{status}</Badge>
    </PlanAndStatus>
  );
}

/** The list of the support portal's Company Management (spec section 2). */
export const supportCompanyList = describeList<SupportCompany>()({
  id: 'support-companies',
  title: 'Company Management',
  label: 'Companies',
  noun: { one: 'company', many: 'companies' },
  search: 'Search by company, email or contact person',
  idOf: ({ id }) => id,
  nameOf: ({ companyName }) => companyName,
  filters: {
    user: {
      kind: 'text',
      label: 'Developer User',
      placeholder: 'Developer user email',
      by: 'browser',
      of: ({ assignedDeveloperUser }) => assignedDeveloperUser,
    },
    status: {
      kind: 'choice',
      label: 'Status',
      choices: optionsOf(statuses),
      by: 'browser',
      of: ({ status }) => status,
    },
    plan: {
      kind: 'choice',
      label: 'Subscription Plan',
      choices: optionsOf(['Basic Plan', 'Standard Plan', 'Premium Plan']),
      by: 'browser',
      of: ({ subscription }) => subscription.plan,
    },
  },
  dialogs: ['details'],
  columns: [
    titleColumn({
      id: 'companyName',
      header: 'Company Name',
      value: ({ companyName }) => companyName,
      width: 150,
      minWidth: 120,
    }),
    textColumn({
      id: 'contactPerson',
      header: 'Contact Person',
      value: ({ contactPerson }) => contactPerson,
      searchable: true,
      width: 112,
    }),
    emailColumn({ id: 'email', header: 'Email', value: ({ contactEmail }) => contactEmail, width: 152 }),
    phoneColumn({ id: 'mobile', header: 'Mobile', value: ({ mobile }) => mobile, width: 132 }),
    textColumn({
      id: 'billingEntity',
      header: 'Billing Entity',
      value: ({ billingEntity }) => billingEntity,
      width: 116,
    }),
    textColumn({
      id: 'subscription',
      header: 'Subscription',
      value: ({ subscription }) => `${subscription.plan}, ${subscription.status}`,
      cell: ({ subscription }) => subscriptionCell(subscription),
      width: 180,
      card: 'line',
    }),
    badgeColumn({
      id: 'status',
      header: 'Status',
      value: ({ status }) => status,
      intent: ({ status }) => activeIntent(status === 'Active'),
      width: 90,
    }),
    textColumn({ id: 'country', header: 'Country', value: ({ country }) => country, width: 126 }),
    textColumn({
      id: 'developerUser',
      header: 'Developer User',
      value: ({ assignedDeveloperUser }) => assignedDeveloperUser,
      width: 170,
      tone: 'muted',
    }),
  ],
});
