import styled from 'styled-components';
import type { SupportCompany, SupportCompanyStatus } from '#src/api/types/support/company.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { theme } from '#src/components/theme/theme.ts';
import {
  emailColumn,
  phoneColumn,
  statusColumn,
  textColumn,
  titleColumn,
} from '#src/features/shared/list/describe/columns.tsx';
import { describeList } from '#src/features/shared/list/describe/description.ts';
import { choiceFilter } from '#src/features/shared/list/describe/filters.ts';
import { refersTo } from '#src/features/shared/records/recordKind.ts';
import { subscriptionIntent } from '#src/lib/labels.ts';
import { optionsOf } from '#src/lib/options.ts';
import { planLabel } from '#src/lib/subscription.ts';
import { email } from '#src/lib/values/email.ts';
import { supportCompanyKind } from './supportCompany.ts';

const statuses: readonly SupportCompanyStatus[] = ['Active', 'Inactive'];

const PlanAndStatus = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
`;

function subscriptionCell({ plan, status }: SupportCompany['subscription']) {
  return (
    <PlanAndStatus>
      {planLabel(plan)}
      <Badge dot intent={subscriptionIntent(status)}>
        {status}
      </Badge>
    </PlanAndStatus>
  );
}

/** The list of the support portal's Company Management (spec section 2). */
export const supportCompanyList = describeList<SupportCompany>()({
  ...supportCompanyKind,
  title: 'Company Management',
  search: 'Search by company, email or contact person',
  filters: {
    user: {
      type: 'text',
      label: 'Developer User',
      placeholder: 'Developer user email',
      of: ({ assignedDeveloperUser }) => assignedDeveloperUser,
    },
    status: choiceFilter('Status', optionsOf(statuses), ({ status }) => status),
    plan: choiceFilter(
      'Subscription Plan',
      optionsOf(['Basic Plan', 'Standard Plan', 'Premium Plan']),
      ({ subscription }) => planLabel(subscription.plan),
    ),
  },
  dialogs: ['details'],
  card: { title: 'companyName', corner: 'status', lines: ['email', 'mobile', 'subscription'] },
  columns: [
    titleColumn('companyName', 'Company Name', { value: ({ companyName }) => companyName }),
    textColumn('contactPerson', 'Contact Person', {
      value: ({ contactPerson }) => contactPerson,
      searchable: true,
    }),
    emailColumn('email', 'Email', { value: ({ contactEmail }) => contactEmail, ch: 16 }),
    phoneColumn('mobile', 'Mobile', { value: ({ mobile }) => mobile }),
    textColumn('billingEntity', 'Billing Entity', { value: ({ billingEntity }) => billingEntity }),
    textColumn('subscription', 'Subscription', {
      value: ({ subscription }) => `${planLabel(subscription.plan)}, ${subscription.status}`,
      cell: ({ subscription }) => subscriptionCell(subscription),
      // With the badge: `Standard Plan`, `Grace Period`.
      ch: 24,
    }),
    statusColumn(supportCompanyKind),
    textColumn('country', 'Country', { value: ({ country }) => country, ch: 8, grows: true }),
    textColumn('developerUser', 'Developer User', {
      value: ({ assignedDeveloperUser }) => assignedDeveloperUser,
      names: refersTo('support-users', ({ assignedDeveloperUser }) => email.plain(assignedDeveloperUser)),
      tone: 'muted',
    }),
  ],
});
