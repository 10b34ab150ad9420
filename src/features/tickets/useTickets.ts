import { useRef } from 'react';
import { useUserId } from '#src/api/session/session.ts';
import type { Ticket } from '#src/api/types/ticket.ts';
import { saveFile } from '#src/features/shared/files/saveFile.ts';
import { recordOf } from '#src/features/shared/list/describe/opened.ts';
import type { SampleStore } from '#src/features/shared/list/samples/sampleStore.ts';
import { useSampleList } from '#src/features/shared/list/samples/useSampleList.ts';
import { useRecordSteps } from '#src/features/shared/list/state/useRecordSteps.ts';
import { useReadyRead } from '#src/features/shared/list/view/useReadyRead.ts';
import { customerKey } from '#src/features/shared/tickets/customerKey.ts';
import { openTicketsOf } from '#src/features/shared/tickets/workload.ts';
import { toastLoadError } from '#src/features/shared/toastLoadError.ts';
import { attachmentFile } from './details/attachmentFile.ts';
import { loadCommands } from './loadCommands.ts';
import type { TicketsScreenProps } from './TicketsScreen.tsx';
import type { createTicketCommands, TicketCommandsInput } from './ticketCommands.ts';
import { ticketDrafts } from './ticketDrafts.store.ts';
import type { TicketPortal } from './ticketPortal.ts';

type TicketCommands = ReturnType<typeof createTicketCommands>;

interface TicketsInput {
  readonly portal: TicketPortal;
  readonly store: Pick<SampleStore<Ticket>, 'change'>;
  /** The rows of the store. */
  readonly rows: readonly Ticket[];
}

/** The other tickets of the customer of a ticket, the newest first. */
export function othersOf(ticket: Ticket, rows: readonly Ticket[]): readonly Ticket[] {
  const own = customerKey(ticket);
  return rows
    .filter((other) => other.id !== ticket.id && customerKey(other) === own)
    .toSorted((one, other) => (one.created < other.created ? 1 : -1));
}

/** State and actions of Support Management, for either portal. */
export function useTickets({ portal, store, rows }: TicketsInput): TicketsScreenProps {
  const userId = useUserId();
  const { list, onStep } = useSampleList(portal.list, {
    userId,
    read: useReadyRead(rows),
  });
  const steps = useRecordSteps(portal.list, {
    opened: recordOf(list.opened.dialog),
    matching: list.view.matching,
    onStep,
  });
  const done = useRef<TicketCommandsInput['done']['current']>([]);
  const commandsInput: TicketCommandsInput = {
    agents: portal.agents,
    store,
    onStatus: (ticketId) => ticketDrafts.dropStatus(userId, ticketId),
    done,
  };
  /** Runs a command; at once unless its code is not loaded yet. */
  function run(command: (commands: TicketCommands) => void) {
    const create = loadCommands.peek();
    if (create) command(create(commandsInput));
    else loadCommands.load().then((loaded) => command(loaded(commandsInput)), toastLoadError);
  }
  const undo = () => run((commands) => commands.undo());

  return {
    description: portal.list,
    figures: portal.figures,
    list,
    onChange: (tickets, change) => run((commands) => commands.change(tickets, change)),
    onUndo: undo,
    drafts: ticketDrafts.useIds(userId),
    dialogProps: {
      title: portal.title,
      agents: portal.agents,
      workload: openTicketsOf(rows),
      templates: portal.templates,
      othersOf: (ticket) => othersOf(ticket, rows),
      draftOf: ({ ticketId }) => ticketDrafts.of(userId, ticketId),
      onDraft: ({ ticketId }, draft) => ticketDrafts.write(userId, ticketId, draft),
      steps,
      onTicket: onStep,
      onComment: (...comment) => run((commands) => commands.comment(...comment)),
      onChange: (ticket, change) => run((commands) => commands.change([ticket], change)),
      onUndo: undo,
      onUpload: async (ticket, file) => {
        const create = await loadCommands.load();
        return create(commandsInput).attach(ticket, file);
      },
      onDownload: (attachment) => saveFile(attachmentFile(attachment), attachment.name),
    },
  };
}
