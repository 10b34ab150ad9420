import type { Company } from '#src/api/types/company.ts';
import type { Developer, SubUser } from '#src/api/types/developer.ts';
import type { CompanySubscriptionRecord } from '#src/api/types/subscription/companySubscription.ts';
import { recordUrl } from '#src/features/shared/list/url/recordUrl.ts';
import type { MasterRecords } from '#src/features/shared/records/records.ts';
import {
  companyEntry,
  companySubscriptionEntry,
  developerEntry,
} from '#src/features/shared/related/entries/masterEntries.ts';
import { activeIntent, activeLabel } from '#src/lib/labels.ts';
import { paths } from '#src/lib/paths.ts';
import { countOf } from '#src/lib/text.ts';
import { inLine } from '../recordEntry.ts';
import { listUrl, type RelatedLine, type RelatedPart } from '../relatedPart.ts';
import { termsInLine } from './termsInLine.ts';
import { idsOf, ticketsOf } from './ticketParts.ts';

const { developerUsers, companySubscriptions, supportManagement } = paths.master;

/** A developer user of a company, which need not be named. */
function developerLine(row: Developer): RelatedLine {
  const { email, subUsers } = row;
  const below = subUsers.length === 0 ? null : countOf(subUsers.length, 'sub-user', 'sub-users');
  return { ...developerEntry(row), hint: inLine(email, below) };
}

function subUserLine({ id, name, email, role, isActive }: SubUser, developerId: string): RelatedLine {
  return {
    id,
    label: name,
    hint: inLine(email, role),
    status: { label: activeLabel(isActive), intent: activeIntent(isActive) },
    href: recordUrl(developerUsers, developerId, 'sub-users'),
  };
}

/** The subscription of a company, with its terms. */
function subscriptionLine(row: CompanySubscriptionRecord): RelatedLine {
  return { ...companySubscriptionEntry(row), label: row.plan, hint: termsInLine(row) };
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
      return company ? [companyEntry(company)] : unknown;
    },
  };
}

/** What belongs to a company: its people, its subscription, the tickets of both. */
export function partsOfCompany(company: Company): readonly RelatedPart<MasterRecords>[] {
  const { id } = company;
  const people = ({ developers }: MasterRecords) => developers.filter(({ companyId }) => companyId === id);
  const allPeople = () => listUrl(developerUsers, { company: id });
  return [
    {
      title: 'Developer Users',
      none: 'No developer users',
      needs: ['developers'],
      lines: (records) => people(records).map(developerLine),
      all: allPeople,
    },
    {
      title: 'Sub-Users',
      none: 'No sub-users',
      needs: ['developers'],
      lines: (records) =>
        people(records).flatMap((row) => row.subUsers.map((user) => subUserLine(user, row.id))),
      // The list of those under whom they work, each with its sub-users.
      all: allPeople,
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
      ...ticketsOf(supportManagement, (records: MasterRecords) => [id, ...idsOf(people(records))]),
      needs: ['developers'],
      sample: true,
    },
  ];
}

/** What belongs to a developer user: company, sub-users, tickets. */
export function partsOfDeveloper(developer: Developer): readonly RelatedPart<MasterRecords>[] {
  const { id, companyId, companyName, subUsers } = developer;
  return [
    companyPart(companyId, companyName),
    {
      title: 'Sub-Users',
      none: 'No sub-users',
      lines: () => subUsers.map((user) => subUserLine(user, id)),
      all: () => recordUrl(developerUsers, id, 'sub-users'),
    },
    { ...ticketsOf(supportManagement, () => [id]), sample: true },
  ];
}
