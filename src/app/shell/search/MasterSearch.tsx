import { MasterReader } from '#src/app/related/MasterReader.tsx';
import { onScreen } from '#src/app/shell/commands/offers.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { auditLogsPlace } from '#src/features/audit-log/auditLogsPlace.ts';
import { companiesPlace } from '#src/features/companies/companiesPlace.ts';
import { developersPlace } from '#src/features/developers/developersPlace.ts';
import { investorsPlace } from '#src/features/investors/investorsPlace.ts';
import { developerPlansPlace, investorPlansPlace } from '#src/features/plans/planPlaces.ts';
import { settingsCommands } from '#src/features/settings/commands/settingsCommands.ts';
import { settingsPage } from '#src/features/settings/commands/settingsTarget.ts';
import { offersOf } from '#src/features/shared/commands/command.ts';
import type { Known, ServerRead } from '#src/features/shared/records/records.ts';
import { staffCommands, staffUsersPlace } from '#src/features/staff-users/staffCommands.ts';
import { hidePasswords, usePasswordsHidden } from '#src/features/staff-users/staffUsers.store.ts';
import {
  companySubscriptionsPlace,
  investorSubscriptionsPlace,
} from '#src/features/subscriptions/subscriptionPlaces.ts';
import { masterTicketsPlace } from '#src/features/tickets/ticketPlaces.ts';
import { masterGroups } from './masterGroups.ts';
import { PortalSearch, type ShellSearchProps } from './PortalSearch.tsx';

export const masterLists = [
  developersPlace,
  investorsPlace,
  staffUsersPlace,
  companiesPlace,
  developerPlansPlace,
  investorPlansPlace,
  companySubscriptionsPlace,
  investorSubscriptionsPlace,
  masterTicketsPlace,
  auditLogsPlace,
];

function onHide(hidden: boolean): void {
  hidePasswords(hidden);
  // Also where no password is on the screen.
  toast.success(hidden ? 'Passwords are hidden' : 'Passwords are shown');
}

const more = () => [
  ...offersOf(settingsCommands, onScreen(settingsPage.now())),
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
          records={masterGroups(records)}
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
