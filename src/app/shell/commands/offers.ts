import type { Portal } from '#src/app/routes/screens.ts';
import { type Offer, offersOf } from '#src/features/shared/commands/command.ts';
import {
  addCommands,
  type ListPlace,
  listCommands,
  viewCommands,
} from '#src/features/shared/list/commands/listCommands.ts';
import { shownList } from '#src/features/shared/list/commands/listTarget.ts';
import { openTicket, ticketKeys } from '#src/features/shared/tickets/ticketKeys.ts';
import { goCommands } from './goCommands.ts';
import { shellCommands } from './shellCommands.ts';
import { type ShellActions, shellKeys } from './shellKeys.ts';

export interface OffersInput {
  readonly portal: Portal | null;
  readonly userId: string;
  readonly shell: ShellActions;
  /** The kinds of records of the portal, which have lists. */
  readonly kinds: readonly ListPlace[];
}

/** What lies under an open dialog is not offered, as its keys do nothing. */
function onScreen<Target>(target: Target | null): Target | null {
  return document.querySelector('[role="dialog"]') ? null : target;
}

/** The commands of every portal that can be run now. */
export function offersNow({ portal, userId, shell, kinds }: OffersInput): readonly Offer[] {
  const list = onScreen(shownList.now());
  const listOf = (place: ListPlace) => (list?.id === place.id ? list : null);
  return [
    ...offersOf(ticketKeys, openTicket.now()),
    ...offersOf(listCommands, list),
    ...offersOf(goCommands(portal), null),
    ...kinds.flatMap((place) => offersOf(addCommands(place), listOf(place))),
    ...kinds.flatMap((place) => offersOf(viewCommands(place, userId), listOf(place))),
    ...offersOf([...shellKeys, ...shellCommands], shell),
  ];
}
