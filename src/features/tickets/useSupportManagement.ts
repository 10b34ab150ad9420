import { useSession } from '#src/api/session/session.ts';
import type { Ticket } from '#src/api/types/ticket.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { saveFile } from '#src/features/shared/list/export/saveFile.ts';
import type { SampleStore } from '#src/features/shared/list/samples/sampleStore.ts';
import { useSampleList } from '#src/features/shared/list/samples/useSampleList.ts';
import { recordOf } from '#src/features/shared/list/state/opened.ts';
import { useRecordSteps } from '#src/features/shared/list/state/useRecordSteps.ts';
import { attachmentFile, toContent } from './attachmentFile.ts';
import type { SupportManagementScreenProps } from './SupportManagementScreen.tsx';
import type { LazyTicketDetails } from './TicketDialogs.tsx';
import { type By, withAssignee, withAttachment, withComment, withStatus } from './ticketChanges.ts';
import type { TicketPortal } from './ticketPortal.ts';
import { useActor } from './useActor.ts';

interface SupportManagementInput {
  readonly portal: TicketPortal;
  readonly store: Pick<SampleStore<Ticket>, 'change'>;
  /** The rows of the store. */
  readonly rows: readonly Ticket[];
  readonly details: LazyTicketDetails;
  readonly now: () => Date;
}

/** The state of Support Management of a portal, and the actions of its controls. */
export function useSupportManagement(input: SupportManagementInput): SupportManagementScreenProps {
  const { portal, store, rows, details, now } = input;
  const owner = useSession(({ user }) => user?.id ?? '');
  const actor = useActor();
  const { list, opened, selection, onStep } = useSampleList(portal.list, { owner, rows });
  const steps = useRecordSteps(portal.list, { opened: recordOf(opened.dialog), selection, onStep });

  /** Changes the current version of the ticket in the name of the signed-in user, and shows a toast. */
  function act({ id, ticketId }: Ticket, message: string, change: (ticket: Ticket, by: By) => Ticket): void {
    const by: By = { actor, at: now().toISOString() };
    if (store.change(id, (ticket) => change(ticket, by))) toast.success(message, { detail: ticketId });
  }

  const onAssign = (to: Ticket, name: string) =>
    act(to, `Assigned to ${name}`, (before, by) => withAssignee(before, name, by));

  return {
    note: portal.note,
    onAssignToMe: (to) => {
      if (to.assignee !== actor) onAssign(to, actor);
    },
    description: portal.list,
    figures: portal.figures,
    list,
    dialogs: {
      ...opened,
      details,
      title: portal.title,
      assignees: portal.assignees,
      agent: actor,
      templates: portal.templates,
      onTicket: onStep,
      steps,
      onComment: (ticket, text, isInternal) =>
        act(ticket, isInternal ? 'Internal note added' : 'Comment added', (before, by) =>
          withComment(before, text, isInternal, by),
        ),
      onStatus: (ticket, status) =>
        act(ticket, `Status changed to ${status}`, (before, by) => withStatus(before, status, by)),
      onAssign,
      onUpload: async (ticket, file) => {
        try {
          const content = await toContent(file);
          act(ticket, `${file.name} has been uploaded successfully.`, (before, by) =>
            withAttachment(before, file.name, content, by),
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
