import type { SupportCompany } from '#src/api/types/support/company.ts';
import type { SupportUser } from '#src/api/types/support/user.ts';
import { recordUrl } from '#src/features/shared/list/url/recordUrl.ts';
import { plainEmail } from '#src/lib/email.ts';
import { activeIntent, subscriptionIntent } from '#src/lib/labels.ts';
import { paths } from '#src/lib/paths.ts';
import { countOf } from '#src/lib/text.ts';
import type { SupportRecords } from '../records.ts';
import type { RelatedPart } from '../relatedPart.ts';
import { ticketsOf } from './ticketParts.ts';

const { companyManagement, userManagement, supportManagement } = paths.support;

const isSame = (one: string, other: string) => one !== '' && plainEmail(one) === plainEmail(other);

/** What belongs to a user of the support portal: the company that is assigned to them, tickets. */
export function partsOfSupportUser({ email }: SupportUser): readonly RelatedPart<SupportRecords>[] {
  return [
    {
      title: 'Company',
      none: 'No company',
      lines: ({ companies }) =>
        companies
          .filter(({ assignedDeveloperUser }) => isSame(assignedDeveloperUser, email))
          .slice(0, 1)
          .map(({ id, companyName, contactEmail, status }) => ({
            id,
            label: companyName,
            hint: contactEmail,
            status: { label: status, intent: activeIntent(status === 'Active') },
            href: recordUrl(companyManagement, id),
          })),
    },
    ticketsOf(supportManagement, [email]),
  ];
}

/** What belongs to a company of the support portal: its developer user, subscription, tickets. */
export function partsOfSupportCompany(company: SupportCompany): readonly RelatedPart<SupportRecords>[] {
  const { id, contactEmail, assignedDeveloperUser, subscription } = company;
  const { plan, status, endDate, limits } = subscription;
  const terms = [
    endDate && `Ends ${endDate}`,
    countOf(limits.users, 'user', 'users'),
    countOf(limits.projects, 'project', 'projects'),
    limits.storage,
  ];
  return [
    {
      title: 'Users',
      none: 'No users',
      lines: ({ users }) =>
        users
          .filter(({ email }) => isSame(email, assignedDeveloperUser))
          .map((user) => ({
            id: user.id,
            label: user.name,
            hint: user.email,
            status: { label: user.status, intent: activeIntent(user.status === 'Active') },
            href: recordUrl(userManagement, user.id),
          })),
    },
    {
      title: 'Subscription',
      none: 'No subscription',
      lines: () => [
        {
          id,
          label: plan,
          hint: terms.filter(Boolean).join(' · '),
          status: { label: status, intent: subscriptionIntent(status) },
        },
      ],
    },
    ticketsOf(supportManagement, [contactEmail, assignedDeveloperUser]),
  ];
}
