import type { Company } from '#src/api/types/company.ts';
import type { Developer } from '#src/api/types/developer.ts';
import type { CompanySubscriptionRecord } from '#src/api/types/subscription/companySubscription.ts';
import { recordUrl } from '#src/features/shared/list/url/recordUrl.ts';
import {
  activeIntent,
  activeLabel,
  companyStatusIntents,
  companyStatusLabels,
  subscriptionIntent,
} from '#src/lib/labels.ts';
import { paths } from '#src/lib/paths.ts';
import { countOf } from '#src/lib/text.ts';
import type { MasterRecords } from '../records.ts';
import { listUrl, type RelatedLine, type RelatedPart } from '../relatedPart.ts';
import { ticketsOf } from './ticketParts.ts';

const { developerUsers, companyManagement, companySubscriptions, supportManagement } = paths.master;

function developerLine({ id, name, email, subUsers, isActive }: Developer): RelatedLine {
  const below = subUsers.length === 0 ? [] : [countOf(subUsers.length, 'sub-user', 'sub-users')];
  return {
    id,
    label: name,
    hint: [email, ...below].filter(Boolean).join(' · '),
    status: { label: activeLabel(isActive), intent: activeIntent(isActive) },
    href: recordUrl(developerUsers, id),
  };
}

function companyLine({ id, companyName, companyEmail, status }: Company): RelatedLine {
  return {
    id,
    label: companyName,
    hint: companyEmail,
    status: { label: companyStatusLabels[status], intent: companyStatusIntents[status] },
    href: recordUrl(companyManagement, id),
  };
}

function subscriptionLine(row: CompanySubscriptionRecord): RelatedLine {
  const { id, plan, status, endDate, limits } = row;
  const terms = [
    endDate === '' ? '' : `Ends ${endDate}`,
    countOf(limits.users, 'user', 'users'),
    countOf(limits.projects, 'project', 'projects'),
    limits.storage,
  ];
  return {
    id,
    label: plan,
    hint: terms.filter(Boolean).join(' · '),
    status: { label: status, intent: subscriptionIntent(status) },
    href: recordUrl(companySubscriptions, id, 'history'),
  };
}

/** The company with an id, as a part of another record: a name that is not known is no link. */
export function companyPart(id: string | null, name: string | null): RelatedPart<MasterRecords> {
  const unknown = name ? [{ id: id ?? name, label: name, hint: '' }] : [];
  return {
    title: 'Company',
    none: 'No company',
    needs: ['companies'],
    lines: ({ companies }) => {
      const company = companies.find((row) => row.id === id);
      return company ? [companyLine(company)] : unknown;
    },
  };
}

/** What belongs to a company: its people, its subscription, the tickets of both. */
export function partsOfCompany(company: Company): readonly RelatedPart<MasterRecords>[] {
  const { id, companyEmail, developerEmail, subUsers } = company;
  return [
    {
      title: 'Developer Users',
      none: 'No developer users',
      needs: ['developers'],
      lines: ({ developers }) => developers.filter(({ companyId }) => companyId === id).map(developerLine),
      all: () => listUrl(developerUsers, { company: id }),
    },
    {
      title: 'Subscription',
      none: 'No subscription',
      sample: true,
      lines: (records) =>
        records.companySubscriptions.filter(({ companyId }) => companyId === id).map(subscriptionLine),
      all: () => listUrl(companySubscriptions, { company: id }),
    },
    {
      ...ticketsOf(supportManagement, [companyEmail, developerEmail, ...subUsers.map(({ email }) => email)]),
      sample: true,
    },
  ];
}

/** What belongs to a developer user: company, sub-users, tickets. */
export function partsOfDeveloper(developer: Developer): readonly RelatedPart<MasterRecords>[] {
  const { id, email, companyId, companyName, subUsers } = developer;
  const opened = recordUrl(developerUsers, id, 'sub-users');
  return [
    companyPart(companyId, companyName),
    {
      title: 'Sub-Users',
      none: 'No sub-users',
      lines: () =>
        subUsers.map((user) => ({
          id: user.id,
          label: user.name,
          hint: [user.email, user.role].filter(Boolean).join(' · '),
          status: { label: activeLabel(user.isActive), intent: activeIntent(user.isActive) },
          href: opened,
        })),
      all: () => opened,
    },
    { ...ticketsOf(supportManagement, [email]), sample: true },
  ];
}
