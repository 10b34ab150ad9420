import { fn } from 'storybook/test';
import type { RecordSteps } from '#src/features/shared/list/state/recordSteps.ts';
import { masterTicketPortal } from '#src/features/tickets/master/masterTicketPortal.ts';
import { type TicketDialogsProps, ticketDetails } from '#src/features/tickets/TicketDialogs.tsx';
import { nothingOpened } from '../list.ts';

/** The steps of the first of three tickets. */
const firstOfThree: RecordSteps = { position: 1, count: 3, onPrevious: null, onNext: fn() };

/** The opened dialog over the tickets of the master portal. */
export function opened(dialog: TicketDialogsProps['dialog']): TicketDialogsProps {
  const { title, assignees } = masterTicketPortal;
  return {
    ...nothingOpened,
    dialog,
    title,
    assignees,
    agent: 'Sara Khalil',
    templates: [],
    details: ticketDetails,
    onTicket: fn(),
    steps: firstOfThree,
    onComment: fn(),
    onStatus: fn(),
    onAssign: fn(),
    onUpload: fn(async () => null),
    onDownload: fn(),
  };
}
