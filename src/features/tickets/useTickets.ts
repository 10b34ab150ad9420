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
import { attachmentFile, toContent } from './attachmentFile.ts';
import type { TicketsScreenProps } from './TicketsScreen.tsx';
import { ticketAudit } from './ticketAudit.ts';
import { withAssignee, withAttachment, withComment, withStatus } from './ticketChanges.ts';
import type { TicketDialogs } from './ticketDialogs.ts';
import type { TicketPortal } from './ticketPortal.ts';
import { useActor } from './useActor.ts';

interface TicketsInput {
  readonly portal: TicketPortal;
  /** The dialogs of the portal. */
  readonly dialogs: TicketDialogs;
  readonly store: Pick<SampleStore<Ticket>, 'change'>;
  /** The rows of the store. */
  readonly rows: readonly Ticket[];
}

/** State and actions of Support Management, for either portal. */
export function useTickets({ portal, dialogs, store, rows }: TicketsInput): TicketsScreenProps {
  const userId = useUserId();
  const actor = useActor();
  const { list, onStep } = useSampleList(portal.list, { userId, rows });
  const steps = useRecordSteps(portal.list, {
    opened: recordOf(list.opened.dialog),
    matching: list.view.matching,
    onStep,
  });

  /** Changes a ticket in the store in the name of the signed-in user, and shows a toast. */
  function change(
    { id, ticketId }: Ticket,
    message: string,
    to: (ticket: Ticket, stamp: ChangeStamp) => Ticket,
  ): void {
    const stamp: ChangeStamp = { by: actor, at: new Date().toISOString() };
    const found = store.change(id, (ticket) => {
      const changed = to(ticket, stamp);
      const audit = portal.list.kind && ticketAudit(ticket, changed);
      if (audit) recordAudit(audit);
      return changed;
    });
    if (found) toast.success(message, { detail: ticketId });
  }

  const onAssign = (ticket: Ticket, name: string) =>
    change(ticket, `Assigned to ${name}`, (current, stamp) => withAssignee(current, name, stamp));

  return {
    description: portal.list,
    figures: portal.figures,
    list,
    // The list does not show who has a ticket, so a key that changes nothing is answered too.
    onAssignToMe: (ticket) => {
      if (ticket.assignee === actor) toast.info('Already assigned to you', { detail: ticket.ticketId });
      else onAssign(ticket, actor);
    },
    dialogs,
    dialogProps: {
      title: portal.title,
      assignees: portal.assignees,
      agent: actor,
      templates: portal.templates,
      steps,
      onTicket: onStep,
      onComment: (ticket, text, isInternal) =>
        change(ticket, isInternal ? 'Internal note added' : 'Comment added', (current, stamp) =>
          withComment(current, text, isInternal, stamp),
        ),
      onStatus: (ticket, status) =>
        change(ticket, `Status changed to ${status}`, (current, stamp) => withStatus(current, status, stamp)),
      onAssign,
      onUpload: async (ticket, file) => {
        try {
          const content = await toContent(file);
          change(ticket, `${file.name} has been uploaded successfully.`, (current, stamp) =>
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
