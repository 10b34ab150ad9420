import type { Portal } from '#src/app/routes/screens.ts';
import {
  addCommands,
  listCommands,
  type PortalList,
  viewCommands,
} from '#src/app/shell/commands/listCommands.ts';
import { type AvailableCommand, availableCommands } from '#src/features/shared/commands/command.ts';
import { shownList } from '#src/features/shared/list/commands/shownList.ts';
import { openTicket, ticketKeys } from '#src/features/shared/tickets/ticketKeys.ts';
import { goCommands } from './goCommands.ts';
import { shellCommands } from './shellCommands.ts';
import { type ShellActions, shellKeys } from './shellKeys.ts';

export interface PortalCommandsInput {
  readonly portal: Portal | null;
  readonly userId: string;
  readonly shell: ShellActions;
  /** The kinds of records of the portal, which have lists. */
  readonly kinds: readonly PortalList[];
}

/** What lies under an open dialog is not offered, as its keys do nothing. */
function onScreen<Context>(context: Context | null): Context | null {
  return document.querySelector('[role="dialog"]') ? null : context;
}

/** The commands of every portal that can be run now. */
export function portalCommands({
  portal,
  userId,
  shell,
  kinds,
}: PortalCommandsInput): readonly AvailableCommand[] {
  const list = onScreen(shownList.now());
  const listOf = (kind: PortalList) => (list?.id === kind.id ? list : null);
  return [
    ...availableCommands(ticketKeys, openTicket.now()),
    ...availableCommands(listCommands, list),
    ...availableCommands(goCommands(portal), null),
    ...kinds.flatMap((kind) => availableCommands(addCommands(kind), listOf(kind))),
    ...kinds.flatMap((kind) => availableCommands(viewCommands(kind, userId), listOf(kind))),
    ...availableCommands([...shellKeys, ...shellCommands], shell),
  ];
}
