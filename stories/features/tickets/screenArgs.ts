import { fn } from 'storybook/test';
import { masterTickets } from '#fixtures/build/samples.ts';
import { storyNow } from '#fixtures/build/storyNow.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import type { RecordSteps } from '#src/features/shared/list/state/recordSteps.ts';
import { openTicketsOf } from '#src/features/shared/tickets/workload.ts';
import { noDraft } from '#src/features/tickets/details/ticketDraft.ts';
import { masterTicketPortal } from '#src/features/tickets/master/masterTicketPortal.ts';
import type { TicketsScreenProps } from '#src/features/tickets/TicketsScreen.tsx';
import { ticketDialogs } from '#src/features/tickets/ticketDialogs.ts';
import { openedIn } from '../list.ts';

const { list: description, figures, title, assignees } = masterTicketPortal;

/** The steps of the first of three tickets. */
const firstOfThree: RecordSteps = { position: 1, count: 3, onPrevious: null, onNext: fn() };

/** The tickets of the master portal with an opened dialog. */
export const opened = openedIn(description, masterTickets, { bulk: null });

/** The tickets of the master portal. */
export const screenArgs: TicketsScreenProps = {
  ...opened({ type: 'none' }),
  description,
  figures,
  drafts: [],
  onAssignToMe: fn(),
  dialogs: ticketDialogs(
    lazyDialog(async () => (await import('#src/features/tickets/details/TicketDetails.tsx')).TicketDetails),
  ),
  dialogProps: {
    title,
    assignees,
    agent: 'Sara Khalil',
    templates: [],
    workload: openTicketsOf(masterTickets),
    now: new Date(storyNow),
    draftOf: () => noDraft,
    onDraft: fn(),
    onTicket: fn(),
    steps: firstOfThree,
    onComment: fn(),
    onStatus: fn(),
    onAssign: fn(),
    onUpload: fn(async () => null),
    onDownload: fn(),
  },
};
