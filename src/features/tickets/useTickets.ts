import { useMemo, useRef, useState } from 'react';
import { useSession, useUserId } from '#src/api/session/session.ts';
import type { Ticket } from '#src/api/types/ticket.ts';
import { recordOf } from '#src/features/shared/list/describe/opened.ts';
import type { SampleStore } from '#src/features/shared/list/samples/sampleStore.ts';
import { useRowsSource } from '#src/features/shared/list/source/useRowsSource.ts';
import { useList } from '#src/features/shared/list/state/useList.ts';
import { useListQuery } from '#src/features/shared/list/state/useListQuery.ts';
import { useReadyRead } from '#src/features/shared/list/view/useReadyRead.ts';
import { openTicketsOf } from '#src/features/shared/tickets/workload.ts';
import { toastLoadError } from '#src/features/shared/toastLoadError.ts';
import { refKey } from '#src/lib/recordUrl.ts';
import { type Agents, agentsOf } from './agents.ts';
import type { RecordSteps } from './details/RecordStepper.tsx';
import { afterEvent, type DraftEvent, isWritten, type TicketDraft } from './details/ticketDraft.ts';
import { holdFile } from './holdFile.ts';
import { loadCommands, type TicketsScreenProps } from './TicketsScreen.tsx';
import type { TicketChange } from './ticketChanges.ts';
import type { createTicketCommands, TicketCommandsInput } from './ticketCommands.ts';
import { ticketDrafts } from './ticketDrafts.store.ts';
import type { TicketPortal } from './ticketPortals.ts';
import type { UnsentQuestion } from './UnsentDialog.tsx';

type TicketCommands = ReturnType<typeof createTicketCommands>;

/** The other tickets of the customer of a ticket, the newest first. */
export function othersOf(ticket: Ticket, rows: readonly Ticket[]): readonly Ticket[] {
  const own = refKey(ticket.customerRecord);
  return rows
    .filter((other) => other.id !== ticket.id && refKey(other.customerRecord) === own)
    .toSorted((one, other) => (one.created < other.created ? 1 : -1));
}

interface RecordStepsInput {
  /** Null while no record is opened. */
  readonly opened: Ticket | null;
  /** The rows that match, in the shown order. */
  readonly matching: readonly Ticket[];
  /** Opens the record of that id in place of the opened one. */
  readonly onStep: (id: string) => void;
}

const noIds: readonly string[] = [];

/**
 * Steps from the opened record to the rows before and after it in the table; null while no record is opened. They follow
 * the list as it was when the first record was opened: a ticket that is resolved under the filter Open stays in its
 * position, so that the next step goes to the ticket that followed it.
 */
function useRecordSteps({ opened, matching, onStep }: RecordStepsInput): RecordSteps | null {
  const [ids, setIds] = useState(noIds);
  if (opened === null) {
    if (ids !== noIds) setIds(noIds);
    return null;
  }
  if (ids === noIds) setIds(matching.map(({ id }) => id));

  const index = ids.indexOf(opened.id);
  const stepTo = (id: string | undefined) => (id === undefined ? null : () => onStep(id));
  return {
    position: index < 0 ? null : index + 1,
    count: ids.length,
    onPrevious: stepTo(ids[index - 1]),
    onNext: stepTo(ids[index + 1]),
  };
}

/** A status of the list that waits for an answer, because it sends what is written. */
interface Asked extends Pick<UnsentQuestion, 'status'> {
  readonly tickets: readonly Ticket[];
  readonly onDone: (() => void) | undefined;
}

/** State and actions of Support Management, for either portal. */
export function useTickets(
  portalOf: (agents: Agents) => TicketPortal,
  store: Pick<SampleStore<Ticket>, 'change' | 'useRows'>,
  staff: Parameters<typeof agentsOf>[1],
): TicketsScreenProps {
  const userId = useUserId();
  const user = useSession((session) => session.user);
  const portal = useMemo(() => portalOf(agentsOf(user, staff)), [portalOf, user, staff]);
  const rows = store.useRows();
  const query = useListQuery(portal.list);
  const source = useRowsSource(portal.list, query, useReadyRead(rows));
  const { list, onStep } = useList(portal.list, { query, source, userId });
  const steps = useRecordSteps({
    opened: recordOf(list.open.dialog),
    matching: list.view.matching,
    onStep,
  });
  const [asked, setAsked] = useState<Asked | null>(null);
  const done = useRef<TicketCommandsInput['done']['current']>([]);
  const commandsInput: TicketCommandsInput = {
    agents: portal.agents,
    store,
    // It has got one by another action than that of the draft.
    onStatus: (ticketId) => write(ticketId, { type: 'choose', status: null }),
    done,
  };
  /** Runs a command; at once unless its code is not loaded yet. */
  function run(command: (commands: TicketCommands) => void) {
    const create = loadCommands.peek();
    if (create) command(create(commandsInput));
    else loadCommands.load().then((loaded) => command(loaded(commandsInput)), toastLoadError);
  }
  /** Changes a draft; returns what is to be sent. */
  function write(ticketId: string, event: DraftEvent): TicketDraft | null {
    const { draft, sent } = afterEvent(ticketDrafts.of(userId, ticketId), event);
    ticketDrafts.write(userId, ticketId, draft);
    return sent;
  }
  function onDraft(ticket: Ticket, event: DraftEvent) {
    if (afterEvent(draftOf(ticket), event).sent === null) {
      write(ticket.ticketId, event);
      return;
    }
    // The draft stays until the code that sends it is loaded.
    run((commands) => {
      const sent = write(ticket.ticketId, event);
      if (sent) commands.send(ticket, sent);
    });
  }
  const onChange = (tickets: readonly Ticket[], change: TicketChange) =>
    run((commands) => commands.change(tickets, change));
  const draftOf = ({ ticketId }: Ticket) => ticketDrafts.of(userId, ticketId);

  return {
    description: portal.list,
    figures: portal.figures,
    list,
    question: asked && {
      status: asked.status,
      unsent: asked.tickets
        .map((ticket) => ({ ticket, draft: draftOf(ticket) }))
        .filter(({ draft }) => isWritten(draft)),
      onConfirm: () => {
        const { tickets, status, onDone } = asked;
        setAsked(null);
        onDone?.();
        const silent = tickets.filter((ticket) => !isWritten(draftOf(ticket)));
        for (const ticket of tickets) if (!silent.includes(ticket)) onDraft(ticket, { type: 'send', status });
        if (silent.length > 0) onChange(silent, { status });
      },
      onClose: () => setAsked(null),
    },
    onChange: (tickets, change, onDone) => {
      if ('status' in change && tickets.some((ticket) => isWritten(draftOf(ticket)))) {
        setAsked({ tickets, status: change.status, onDone });
        return;
      }
      onChange(tickets, change);
      onDone?.();
    },
    drafts: ticketDrafts.useUnsent(userId),
    dialogProps: {
      title: portal.title,
      agents: portal.agents,
      workload: openTicketsOf(rows),
      templates: portal.templates,
      othersOf: (ticket) => othersOf(ticket, rows),
      useDraft: (ticketId) => ticketDrafts.use(userId, ticketId),
      onDraft,
      steps,
      onTicket: onStep,
      onChange,
      onUndo: () => run((commands) => commands.undo()),
      onUpload: (ticket, file) => holdFile(file, (held) => run((commands) => commands.attach(ticket, held))),
      onDownload: (attachment) => run((commands) => commands.download(attachment)),
    },
  };
}
