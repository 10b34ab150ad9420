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
    searchGroup('Developers', records.developers.map(developerEntry)),
    searchGroup('Companies', records.companies.map(companyEntry)),
    searchGroup('Investors', records.investors.map(investorEntry)),
    searchGroup('Staff', records.staff.map(staffEntry)),
    searchGroup(
      'Developer Plans',
      developer.map((plan) => ({ ...planEntry('developer', plan), hint: priceText(plan) })),
    ),
    searchGroup(
      'Investor Plans',
      investor.map((plan) => ({ ...planEntry('investor', plan), hint: priceText(plan) })),
    ),
    searchGroup('Company Subscriptions', records.companySubscriptions.map(companySubscriptionEntry)),
    searchGroup('Investor Subscriptions', records.userSubscriptions.map(userSubscriptionEntry)),
    searchGroup(
      'Tickets',
      records.tickets.map((ticket) => ticketEntry(paths.master.supportManagement, ticket)),
    ),
  ];
}
