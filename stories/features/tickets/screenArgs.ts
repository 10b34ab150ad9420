import { fn } from 'storybook/test';
import { masterTickets } from '#fixtures/build/samples.ts';
import { openTicketsOf } from '#src/features/shared/tickets/workload.ts';
import type { RecordSteps } from '#src/features/tickets/details/RecordStepper.tsx';
import { noDraft } from '#src/features/tickets/details/ticketDraft.ts';
import type { TicketsScreenProps } from '#src/features/tickets/TicketsScreen.tsx';
import { masterTicketPortal } from '#src/features/tickets/ticketPortals.ts';
import { openedIn } from '#stories/storyStates.ts';
import { sara } from './storyAgents.ts';

/** Support Management of the master portal for the user of the stories. */
export const portal = masterTicketPortal(sara);

const { list: description, figures, title, agents } = portal;

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
  question: null,
  onChange: fn(),
  dialogProps: {
    title,
    agents,
    templates: [],
    workload: openTicketsOf(masterTickets),
    useDraft: () => noDraft,
    othersOf: () => [],
    onDraft: fn(),
    onTicket: fn(),
    steps: firstOfThree,
    onChange: fn(),
    onUndo: fn(),
    onUpload: fn(async () => null),
    onDownload: fn(),
  },
};
