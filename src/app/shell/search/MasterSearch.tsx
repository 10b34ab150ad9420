import { toast } from '#src/components/Toasts/toasts.ts';
import { settingsCommands } from '#src/features/settings/settingsCommands.ts';
import { availableCommands } from '#src/features/shared/commands/command.ts';
import { hidePasswords, usePasswordsHidden } from '#src/features/staff-users/passwordsHidden.store.ts';
import { staffCommands } from '#src/features/staff-users/staffCommands.ts';
import { PortalSearch, type ShellSearchProps } from './PortalSearch.tsx';

function onHide(hidden: boolean): void {
  hidePasswords(hidden);
  // Also where no password is on the screen.
  toast.success(hidden ? 'Passwords are hidden' : 'Passwords are shown');
}

const more = () => [
  ...availableCommands(settingsCommands, null),
  ...availableCommands(staffCommands, { hidden: usePasswordsHidden.getState().hidden, onHide }),
];

/** The global search of the master portal, which has commands of its own. */
export function MasterSearch(props: ShellSearchProps) {
  return <PortalSearch {...props} more={more} />;
}
