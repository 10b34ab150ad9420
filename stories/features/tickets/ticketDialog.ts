import { useState } from 'react';
import { fn, screen, within } from 'storybook/test';
import { masterTickets } from '#fixtures/build/samples.ts';
import { openTicketsOf } from '#src/features/shared/tickets/workload.ts';
import type { TicketDetailsProps } from '#src/features/tickets/details/TicketDetails.tsx';
import {
  afterEvent,
  type DraftEvent,
  noDraft,
  type TicketDraft,
} from '#src/features/tickets/details/ticketDraft.ts';
import { masterTicketPortal, sampleReplies } from '#src/features/tickets/ticketPortals.ts';
import { sara } from './storyAgents.ts';

const [first] = masterTickets;
if (!first) throw new Error('There are no sample tickets');

/** A ticket that was escalated, with files and a trail. */
export const escalated = first;

const portal = masterTicketPortal(sara);

/** The dialog of the master portal over `escalated`, the second of 14. */
export const ticketArgs: TicketDetailsProps = {
  record: escalated,
  title: portal.title,
  agents: sara,
  templates: sampleReplies,
  workload: openTicketsOf(masterTickets),
  useDraft: () => noDraft,
  othersOf: () => [],
  onDraft: fn(),
  opened: 'details',
  onTicket: fn(),
  steps: { position: 2, count: 14, onPrevious: fn(), onNext: fn() },
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
export const note = async () =>
  (await dialog()).getByRole('textbox', { name: 'Comment: Internal note, not visible to the customer' });

/** What was sent of drafts, the last one last. */
export const onSent = fn<(sent: TicketDraft) => void>();

/** The drafts of a story by ticket, beginning with `first`; what is sent goes to `onSent`. */
export function useDrafts(first: TicketDraft = noDraft) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, TicketDraft>>>({});
  const draftOf = (ticketId: string) => drafts[ticketId] ?? first;
  function onDraft({ ticketId }: { readonly ticketId: string }, event: DraftEvent) {
    const { draft, sent } = afterEvent(draftOf(ticketId), event);
    setDrafts({ ...drafts, [ticketId]: draft });
    if (sent) onSent(sent);
  }
  return { useDraft: draftOf, onDraft };
}
