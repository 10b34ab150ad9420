import { MasterReader } from '#src/app/related/MasterReader.tsx';
import { shownDate } from '#src/components/DateTime/shownDates.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { priceText } from '#src/features/plans/planTexts.ts';
import { reportStore } from '#src/features/reports/reports.store.ts';
import { lastQuarter, REVENUE_REPORT, revenueUrl } from '#src/features/reports/revenue/period.ts';
import { searchGroup } from '#src/features/search/searchGroup.ts';
import type { SearchGroup } from '#src/features/search/searchHits.ts';
import { settingsCommands } from '#src/features/settings/settingsCommands.ts';
import { offersOf } from '#src/features/shared/commands/command.ts';
import { recordUrl } from '#src/features/shared/list/url/recordUrl.ts';
import type { Known, MasterRecords, ServerRead } from '#src/features/shared/records/records.ts';
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
import { staffCommands } from '#src/features/staff-users/staffCommands.ts';
import { hidePasswords, usePasswordsHidden } from '#src/features/staff-users/staffUsers.store.ts';
import { paths } from '#src/lib/paths.ts';
import { PortalSearch, type ShellSearchProps } from './PortalSearch.tsx';
import { masterLists } from './searchedLists.ts';

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

/** The reports, by their titles and descriptions; Revenue has a page. */
function reportGroup(): SearchGroup {
  const period = lastQuarter(shownDate(Date.now()) ?? '');
  const reports = reportStore.rows().map(({ id, title, description }) => ({
    id,
    label: title,
    hint: description,
    href: id === REVENUE_REPORT ? revenueUrl(period) : recordUrl(paths.master.reports, id, 'tables'),
    facts: [],
  }));
  return searchGroup('Reports', 'report', reports);
}

function onHide(hidden: boolean): void {
  hidePasswords(hidden);
  // Also where no password is on the screen.
  toast.success(hidden ? 'Passwords are hidden' : 'Passwords are shown');
}

const more = () => [
  ...offersOf(settingsCommands, null),
  ...offersOf(staffCommands, { hidden: usePasswordsHidden.getState().hidden, onHide }),
];

const needs: readonly ServerRead[] = ['developers', 'companies'];

/** The global search of the master portal, with its records. Its code is loaded when it is opened. */
export function MasterSearch(props: ShellSearchProps) {
  return (
    <MasterReader needs={needs}>
      {({ records, reads }) => (
        <PortalSearch
          {...props}
          lists={masterLists}
          more={more}
          records={[...masterGroups(records), reportGroup()]}
          note={noteOf(reads)}
        />
      )}
    </MasterReader>
  );
}

function noteOf(reads: Known<unknown>['reads']): string | undefined {
  const statuses = needs.map((need) => reads[need].status);
  if (statuses.includes('failed'))
    return 'Developers or companies could not be read; only part of them is searched.';
  return statuses.includes('loading') ? 'Loading developers and companies' : undefined;
}
