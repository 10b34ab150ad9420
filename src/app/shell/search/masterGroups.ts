import { priceText } from '#src/features/plans/planTexts.ts';
import { searchGroup } from '#src/features/search/searchGroup.ts';
import type { SearchGroup } from '#src/features/search/searchHits.ts';
import type { MasterRecords } from '#src/features/shared/records/records.ts';
import {
  companyEntry,
  companySubscriptionEntry,
  developerEntry,
  investorEntry,
  planEntry,
  staffEntry,
  userSubscriptionEntry,
} from '#src/features/shared/related/entries/masterEntries.ts';
import { ticketEntry } from '#src/features/shared/related/entries/ticketEntry.ts';
import { paths } from '#src/lib/paths.ts';

/** The records that the global search of the master portal finds, in the order of the navigation. */
export function masterGroups(records: MasterRecords): readonly SearchGroup[] {
  const { developer, investor } = records.plans;
  return [
    searchGroup('Developers', 'developer', records.developers.map(developerEntry)),
    searchGroup('Companies', 'company', records.companies.map(companyEntry)),
    searchGroup('Investors', 'investor', records.investors.map(investorEntry)),
    searchGroup('Staff', 'staff', records.staff.map(staffEntry)),
    searchGroup(
      'Developer Plans',
      'plan',
      developer.map((plan) => ({ ...planEntry('developer', plan), hint: priceText(plan) })),
    ),
    searchGroup(
      'Investor Plans',
      'plan',
      investor.map((plan) => ({ ...planEntry('investor', plan), hint: priceText(plan) })),
    ),
    searchGroup(
      'Company Subscriptions',
      'subscription',
      records.companySubscriptions.map(companySubscriptionEntry),
    ),
    searchGroup(
      'Investor Subscriptions',
      'subscription',
      records.userSubscriptions.map(userSubscriptionEntry),
    ),
    searchGroup(
      'Tickets',
      'ticket',
      records.tickets.map((ticket) => ticketEntry(paths.master.supportManagement, ticket)),
    ),
  ];
}
