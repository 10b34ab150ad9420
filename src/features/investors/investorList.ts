import type { Investor, InvestorStatus } from '#src/api/types/investor.ts';
import {
  badgeColumn,
  emailColumn,
  phoneColumn,
  textColumn,
  titleColumn,
} from '#src/features/shared/list/describe/columns.tsx';
import { describeList } from '#src/features/shared/list/describe/description.ts';
import { planNames } from '#src/features/shared/subscription/subscription.ts';
import { addressLine } from '#src/lib/address.ts';
import { activeIntent } from '#src/lib/labels.ts';
import { optionsOf } from '#src/lib/options.ts';

const statuses: readonly InvestorStatus[] = ['Active', 'Inactive'];

/** The list of Investor Management (spec section 2). */
export const investorList = describeList<Investor>()({
  id: 'investors',
  title: 'Investor Management',
  label: 'Investors',
  noun: { one: 'investor', many: 'investors' },
  search: 'Search by name, email or address',
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  filters: {
    status: {
      kind: 'choice',
      label: 'Status',
      choices: optionsOf(statuses),
      by: 'browser',
      of: ({ status }) => status,
    },
    plan: {
      kind: 'choice',
      label: 'Plan',
      choices: optionsOf(planNames),
      by: 'browser',
      of: ({ plan }) => plan,
    },
  },
  dialogs: ['add', 'edit', 'details', 'address', 'subscription', 'delete'],
  columns: [
    titleColumn({ id: 'name', header: 'Name', value: ({ name }) => name, width: 170, minWidth: 120 }),
    emailColumn({ id: 'email', header: 'Email', value: ({ email }) => email, width: 212 }),
    phoneColumn({
      id: 'mobile',
      header: 'Phone Number',
      value: ({ mobile }) => mobile,
      width: 144,
    }),
    textColumn({
      id: 'address',
      header: 'Address',
      value: ({ address }) => addressLine(address),
      searchable: true,
      width: 220,
      card: 'line',
      opens: 'address',
      opener: { name: ({ address, name }) => `${addressLine(address)}, address of ${name}` },
    }),
    textColumn({
      id: 'emirateId',
      header: 'Emirate ID',
      value: ({ emirateId }) => emirateId,
      width: 174,
      tone: 'muted',
      numeric: true,
      digits: 18,
    }),
    textColumn({ id: 'plan', header: 'Plan', value: ({ plan }) => plan, width: 126 }),
    badgeColumn({
      id: 'status',
      header: 'Status',
      value: ({ status }) => status,
      intent: ({ status }) => activeIntent(status === 'Active'),
      width: 96,
    }),
  ],
});
