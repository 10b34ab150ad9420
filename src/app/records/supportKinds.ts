import { Building2, UsersRound } from 'lucide-react';
import type { SupportCompany } from '#src/api/types/support/company.ts';
import type { SupportUser } from '#src/api/types/support/user.ts';
import { useReadyRead } from '#src/features/shared/list/view/useReadyRead.ts';
import {
  anyKind,
  type Customer,
  factsOf,
  hrefOf,
  inLine,
  type KnownRecords,
  type RecordKind,
} from '#src/features/shared/records/recordKind.ts';
import { supportCompanyStore } from '#src/features/shared/support/supportCompanies.store.ts';
import { supportUserStore } from '#src/features/shared/support/supportUsers.store.ts';
import { supportTicketStore } from '#src/features/shared/tickets/supportTickets.store.ts';
import { activeIntent } from '#src/lib/labels.ts';
import { paths } from '#src/lib/paths.ts';
import { listUrl } from '#src/lib/recordUrl.ts';
import { email } from '#src/lib/values/email.ts';
import { subscriptionBadge, termsInLine } from './subscriptionLines.ts';
import { ticketKind } from './ticketKind.ts';

const { support } = paths;

/** The customers for whom a company writes: itself, its users and their sub-users. */
function customersOf({ id }: Pick<SupportCompany, 'id'>, known: KnownRecords): readonly string[] {
  const users = known.rows(userKind).filter(({ companyId }) => companyId === id);
  return [id, ...users.flatMap((user) => [user.id, ...user.subUsers.map((subUser) => subUser.id)])];
}

/** Plan and subscription of a company, of which this portal has no records. */
function companyTerms({ subscription }: SupportCompany): Pick<Customer, 'plan' | 'subscription'> {
  const { plan, status, endDate } = subscription;
  return { plan: { text: plan, href: null }, subscription: { status, endDate, href: null } };
}

const tickets = ticketKind({
  id: 'support-tickets',
  path: support.supportManagement,
  store: supportTicketStore,
  customers: {
    'support-companies': { keys: customersOf, needs: ['support-users'] },
    'support-users': {},
  },
  agents: {},
});

const companyOf = ({ companyId }: SupportUser, known: KnownRecords) =>
  known.rows(companyKind).find(({ id }) => id === companyId);

const userKind: RecordKind<SupportUser> = {
  id: 'support-users',
  label: 'Users',
  icon: UsersRound,
  path: support.userManagement,
  useRows: () => useReadyRead(supportUserStore.useRows()),
  entryOf: ({ id, name, email, mobile, companyName, status }) => ({
    id,
    label: name,
    hint: inLine(email, companyName ?? id),
    status: { label: status, intent: activeIntent(status === 'Active') },
    company: companyName,
    facts: factsOf({ id, email, phone: mobile }),
  }),
  // A company names its developer user by email address.
  keysOf: (user) => [user.id, email.plain(user.email)],
  customer: {
    needs: ['support-companies'],
    of(row, known) {
      const company = companyOf(row, known);
      return {
        person: { role: row.role, mobile: row.mobile },
        ...(company
          ? {
              company: { text: company.companyName, href: hrefOf(companyKind, company) },
              ...companyTerms(company),
            }
          : { plan: null, subscription: null }),
      };
    },
  },
  refers: [
    {
      title: 'Users',
      to: { 'support-companies': {} },
      of: ({ companyId }) => companyId,
      linesOf: ({ email, role }, line) => [{ ...line, hint: inLine(email, role) }],
      all: ([company = '']) => listUrl(support.userManagement, { company }),
    },
  ],
};

const companyKind: RecordKind<SupportCompany> = {
  id: 'support-companies',
  label: 'Companies',
  icon: Building2,
  path: support.companyManagement,
  useRows: () => useReadyRead(supportCompanyStore.useRows()),
  entryOf: ({ id, companyName, contactEmail, mobile, status }) => ({
    id,
    label: companyName,
    hint: contactEmail,
    status: { label: status, intent: activeIntent(status === 'Active') },
    facts: factsOf({ id, email: contactEmail, phone: mobile }),
  }),
  customer: { needs: [], of: companyTerms },
  refers: [
    {
      title: 'Subscription',
      to: { 'support-companies': {} },
      of: ({ id }) => id,
      linesOf: ({ id, subscription }) => [
        {
          id,
          label: subscription.plan,
          hint: termsInLine(subscription),
          status: subscriptionBadge(subscription.status),
        },
      ],
      all: () => null,
    },
  ],
};

/** The records of the support portal, all of them samples, in the order of the navigation. */
export const supportKinds: readonly RecordKind[] = [
  anyKind(tickets),
  anyKind(userKind),
  anyKind(companyKind),
];
