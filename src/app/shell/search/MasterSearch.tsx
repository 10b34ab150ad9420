import { MasterReader } from '#src/app/related/MasterReader.tsx';
import { toast } from '#src/components/Toasts/toasts.ts';
import { settingsCommands } from '#src/features/settings/settingsCommands.ts';
import { offersOf } from '#src/features/shared/commands/command.ts';
import type { Known, ServerRead } from '#src/features/shared/records/records.ts';
import { staffCommands } from '#src/features/staff-users/staffCommands.ts';
import { hidePasswords, usePasswordsHidden } from '#src/features/staff-users/staffUsers.store.ts';
import { masterGroups } from './masterGroups.ts';
import { PortalSearch, type ShellSearchProps } from './PortalSearch.tsx';
import { masterLists } from './searchedLists.ts';

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
