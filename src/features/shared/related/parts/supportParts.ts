import type { SupportCompany } from '#src/api/types/support/company.ts';
import type { SupportUser } from '#src/api/types/support/user.ts';
import type { SupportRecords } from '#src/features/shared/records/records.ts';
import {
  supportCompanyEntry,
  supportUserEntry,
} from '#src/features/shared/related/entries/supportEntries.ts';
import { subscriptionIntent } from '#src/lib/labels.ts';
import { paths } from '#src/lib/paths.ts';
import { inLine } from '../recordEntry.ts';
import { listUrl, type RelatedPart } from '../relatedPart.ts';
import { termsInLine } from './termsInLine.ts';
import { idsOf, ticketsOf } from './ticketParts.ts';

const { supportManagement, userManagement } = paths.support;

/** What belongs to a user of the support portal: company, tickets. */
export function partsOfSupportUser({ id, companyId }: SupportUser): readonly RelatedPart<SupportRecords>[] {
  return [
    {
      title: 'Company',
      none: 'No company',
      lines: ({ companies }) =>
        companies.filter((company) => company.id === companyId).map(supportCompanyEntry),
    },
    ticketsOf(supportManagement, () => [id]),
  ];
}

/** What belongs to a company of the support portal: its users, subscription, tickets of both. */
export function partsOfSupportCompany(company: SupportCompany): readonly RelatedPart<SupportRecords>[] {
  const { id, subscription } = company;
  const { plan, status } = subscription;
  const usersOf = ({ users }: SupportRecords) => users.filter(({ companyId }) => companyId === id);
  return [
    {
      title: 'Users',
      none: 'No users',
      lines: (records) =>
        usersOf(records).map((user) => ({
          ...supportUserEntry(user),
          hint: inLine(user.email, user.role),
        })),
      all: () => listUrl(userManagement, { company: id }),
    },
    {
      title: 'Subscription',
      none: 'No subscription',
      lines: () => [
        {
          id,
          label: plan,
          hint: termsInLine(subscription),
          status: { label: status, intent: subscriptionIntent(status) },
        },
      ],
    },
    ticketsOf(supportManagement, (records: SupportRecords) => [id, ...idsOf(usersOf(records))]),
  ];
}
