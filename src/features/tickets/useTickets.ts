import { useUserId } from '#src/api/session/session.ts';
import type { ChangeStamp } from '#src/api/types/changeStamp.ts';
import type { Ticket } from '#src/api/types/ticket.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { saveFile } from '#src/features/shared/files/saveFile.ts';
import { recordOf } from '#src/features/shared/list/describe/opened.ts';
import type { SampleStore } from '#src/features/shared/list/samples/sampleStore.ts';
import { useSampleList } from '#src/features/shared/list/samples/useSampleList.ts';
import { useRecordSteps } from '#src/features/shared/list/state/useRecordSteps.ts';
import { firstReply } from '#src/features/shared/tickets/firstReply.ts';
import { useMinutely } from '#src/features/shared/tickets/useMinutely.ts';
import { openTicketsOf } from '#src/features/shared/tickets/workload.ts';
import { attachmentFile, toContent } from './details/attachmentFile.ts';
import type { TicketsScreenProps } from './TicketsScreen.tsx';
import { withAttachment, withComment } from './ticketChanges.ts';
import type { TicketDialogs } from './ticketDialogs.ts';
import { ticketDrafts } from './ticketDrafts.store.ts';
import type { TicketPortal } from './ticketPortal.ts';
import { useTicketChanges } from './useTicketChanges.ts';

interface TicketsInput {
  readonly portal: TicketPortal;
  /** Name of the signed-in user. */
  readonly agent: string;
  /** The dialogs of the portal. */
  readonly dialogs: TicketDialogs;
  readonly store: Pick<SampleStore<Ticket>, 'change'>;
  /** The rows of the store. */
  readonly rows: readonly Ticket[];
}

/** Another list of the same rows for each `overdue`; a plain function, so that the React Compiler keeps its result. */
const listedAt = (rows: readonly Ticket[], _overdue: string): readonly Ticket[] => [...rows];

/** The rows, as another list when the first reply of one has become overdue: filters and counts then look at them again. */
function useRowsByMinute(rows: readonly Ticket[], agents: readonly string[]): readonly Ticket[] {
  const overdue = useMinutely((now) =>
    rows
      .filter((ticket) => firstReply(ticket, agents, now).awaited === 'overdue')
      .map(({ id }) => id)
      .join(' '),
  );
  return listedAt(rows, overdue);
}

/** State and actions of Support Management, for either portal. */
export function useTickets({ portal, agent, dialogs, store, rows }: TicketsInput): TicketsScreenProps {
  const userId = useUserId();
  const { list, onStep } = useSampleList(portal.list, {
    userId,
    rows: useRowsByMinute(rows, portal.assignees),
  });
  const steps = useRecordSteps(portal.list, {
    opened: recordOf(list.opened.dialog),
    matching: list.view.matching,
    onStep,
  });
  const audited = portal.list.kind !== undefined;
  const { write, change, undo } = useTicketChanges({ agent, store, audited });

  function writeAndTell(
    { id, ticketId }: Ticket,
    message: string,
    to: (ticket: Ticket, stamp: ChangeStamp) => Ticket,
  ): void {
    if (write(id, to)) toast.success(message, { detail: ticketId });
  }

  return {
    description: portal.list,
    figures: portal.figures,
    list,
    onChange: change,
    onUndo: undo,
    drafts: ticketDrafts.useIds(userId),
    dialogs,
    dialogProps: {
      title: portal.title,
      assignees: portal.assignees,
      agent,
      workload: openTicketsOf(rows),
      templates: portal.templates,
      draftOf: ({ ticketId }) => ticketDrafts.of(userId, ticketId),
      onDraft: ({ ticketId }, draft) => ticketDrafts.write(userId, ticketId, draft),
      steps,
      onTicket: onStep,
      onComment: (ticket, text, isInternal) =>
        writeAndTell(ticket, isInternal ? 'Internal note added' : 'Comment added', (current, stamp) =>
          withComment(current, text, isInternal, stamp),
        ),
      onChange: (ticket, to) => change([ticket], to),
      onUndo: undo,
      onUpload: async (ticket, file) => {
        try {
          const content = await toContent(file);
          writeAndTell(ticket, `${file.name} has been uploaded successfully.`, (current, stamp) =>
            withAttachment(current, file.name, content, stamp),
          );
          return null;
        } catch {
          return `${file.name} could not be read.`;
        }
      },
      onDownload: (attachment) => saveFile(attachmentFile(attachment), attachment.name),
    },
  };
}
