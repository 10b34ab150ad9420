import { fn, screen, within } from 'storybook/test';
import { masterTickets } from '#fixtures/build/samples.ts';
import { openTicketsOf } from '#src/features/shared/tickets/workload.ts';
import type { TicketDetailsProps } from '#src/features/tickets/details/TicketDetails.tsx';
import { noDraft } from '#src/features/tickets/details/ticketDraft.ts';
import { masterTicketPortal, sampleReplies } from '#src/features/tickets/ticketPortals.ts';
import { sara } from './storyAgents.ts';

const [first] = masterTickets;
if (!first) throw new Error('There are no sample tickets');

/** A ticket that was escalated, with files and a trail. */
export const escalated = first;

const portal = masterTicketPortal(sara);

/** The dialog of the master portal over `escalated`, the second of 14. */
export const ticketArgs: TicketDetailsProps = {
  ticket: escalated,
  title: portal.title,
  agents: sara,
  templates: sampleReplies,
  workload: openTicketsOf(masterTickets),
  kept: noDraft,
  others: [],
  onDraft: fn(),
  begin: 'details',
  onTicket: fn(),
  steps: { position: 2, count: 14, onPrevious: fn(), onNext: fn() },
  onComment: fn(),
  onChange: fn(),
  onUndo: fn(),
  onUpload: fn(async () => null),
  onDownload: fn(),
  onClose: fn(),
};

/** The open dialog, one of its sections, one of its buttons, its text field. */
export const dialog = async () => within(await screen.findByRole('dialog', { name: ticketArgs.title }));
export const section = async (name: string) => within((await dialog()).getByRole('region', { name }));
export const press = async (name: string) => (await dialog()).getByRole('button', { name });
export const comment = async () => (await dialog()).getByRole('textbox', { name: 'Comment' });
