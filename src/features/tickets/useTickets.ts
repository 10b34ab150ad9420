import { useUserId } from '#src/api/session/session.ts';
import type { ChangeStamp } from '#src/api/types/changeStamp.ts';
import type { Ticket } from '#src/api/types/ticket.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { recordAudit } from '#src/features/shared/audit/recordAudit.ts';
import { saveFile } from '#src/features/shared/files/saveFile.ts';
import { recordOf } from '#src/features/shared/list/describe/opened.ts';
import type { SampleStore } from '#src/features/shared/list/samples/sampleStore.ts';
import { useSampleList } from '#src/features/shared/list/samples/useSampleList.ts';
import { useRecordSteps } from '#src/features/shared/list/state/useRecordSteps.ts';
import { openTicketsOf } from '#src/features/shared/tickets/workload.ts';
import { attachmentFile, toContent } from './details/attachmentFile.ts';
import type { TicketsScreenProps } from './TicketsScreen.tsx';
import { ticketAudit } from './ticketAudit.ts';
import { withAssignee, withAttachment, withComment, withStatus } from './ticketChanges.ts';
import type { TicketDialogs } from './ticketDialogs.ts';
import { ticketDrafts } from './ticketDrafts.store.ts';
import type { TicketPortal } from './ticketPortal.ts';
import { useActor } from './useActor.ts';

interface TicketsInput {
  readonly portal: TicketPortal;
  /** The dialogs of the portal. */
  readonly dialogs: TicketDialogs;
  readonly store: Pick<SampleStore<Ticket>, 'change'>;
  /** The rows of the store. */
  readonly rows: readonly Ticket[];
  /** The present moment. */
  readonly now: Date;
}

/** State and actions of Support Management, for either portal. */
export function useTickets({ portal, dialogs, store, rows, now }: TicketsInput): TicketsScreenProps {
  const userId = useUserId();
  const actor = useActor();
  const { list, onStep } = useSampleList(portal.list, { userId, rows });
  const steps = useRecordSteps(portal.list, {
    opened: recordOf(list.opened.dialog),
    matching: list.view.matching,
    onStep,
  });

  /** Changes a ticket in the store in the name of the signed-in user; returns the ticket before, null if it is gone. */
  function change(id: string, to: (ticket: Ticket, stamp: ChangeStamp) => Ticket): Ticket | null {
    const stamp: ChangeStamp = { by: actor, at: new Date().toISOString() };
    let before: Ticket | null = null;
    store.change(id, (ticket) => {
      before = ticket;
      const changed = to(ticket, stamp);
      const audit = portal.list.kind && ticketAudit(ticket, changed);
      if (audit) recordAudit(audit);
      return changed;
    });
    return before;
  }

  function changeAndTell(
    { id, ticketId }: Ticket,
    message: string,
    to: (ticket: Ticket, stamp: ChangeStamp) => Ticket,
  ): void {
    if (change(id, to)) toast.success(message, { detail: ticketId });
  }

  /** Assigns a ticket; its toast undoes it for ten seconds, unless someone else has it by then. */
  function onAssign({ id, ticketId }: Ticket, name: string): void {
    const before = change(id, (current, stamp) => withAssignee(current, name, stamp));
    if (before === null) return;
    const onUndo = () =>
      change(id, (current, stamp) =>
        current.assignee === name ? withAssignee(current, before.assignee, stamp) : current,
      );
    toast.success(`Assigned to ${name}`, { detail: ticketId, action: { label: 'Undo', onSelect: onUndo } });
  }

  return {
    description: portal.list,
    figures: portal.figures,
    list,
    // The list does not show who has a ticket, so a key that changes nothing is answered too.
    onAssignToMe: (ticket) => {
      if (ticket.assignee === actor) toast.info('Already assigned to you', { detail: ticket.ticketId });
      else onAssign(ticket, actor);
    },
    drafts: ticketDrafts.useIds(userId),
    dialogs,
    dialogProps: {
      title: portal.title,
      assignees: portal.assignees,
      agent: actor,
      workload: openTicketsOf(rows),
      templates: portal.templates,
      now,
      draftOf: ({ ticketId }) => ticketDrafts.of(userId, ticketId),
      onDraft: ({ ticketId }, draft) => ticketDrafts.write(userId, ticketId, draft),
      steps,
      onTicket: onStep,
      onComment: (ticket, text, isInternal) =>
        changeAndTell(ticket, isInternal ? 'Internal note added' : 'Comment added', (current, stamp) =>
          withComment(current, text, isInternal, stamp),
        ),
      onStatus: (ticket, status) =>
        changeAndTell(ticket, `Status changed to ${status}`, (current, stamp) =>
          withStatus(current, status, stamp),
        ),
      onAssign,
      onUpload: async (ticket, file) => {
        try {
          const content = await toContent(file);
          changeAndTell(ticket, `${file.name} has been uploaded successfully.`, (current, stamp) =>
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
