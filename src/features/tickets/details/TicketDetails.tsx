import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TicketStatus } from '#src/api/types/ticket.ts';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { LeaveConfirmDialog } from '#src/components/Dialog/LeaveConfirmDialog.tsx';
import { takeDraft } from '#src/features/shared/form/unsavedWork.ts';
import { useUnsavedWork } from '#src/features/shared/form/useUnsavedWork.ts';
import { useShortcuts } from '#src/features/shared/shortcuts/useShortcuts.ts';
import { TicketBody, type TicketBodyProps } from './TicketBody.tsx';
import { TicketFooter, type TicketFooterProps } from './TicketFooter.tsx';
import { draftKey, isUnsaved, newStatus, noDraft, type TicketDraft, toDraft } from './ticketDraft.ts';

type BodyProps = Pick<
  TicketBodyProps,
  'ticket' | 'agent' | 'templates' | 'customer' | 'onTicket' | 'onUpload' | 'onDownload'
>;
type FooterProps = Pick<TicketFooterProps, 'assignees' | 'steps' | 'onAssign'>;

export interface TicketDetailsProps extends BodyProps, FooterProps {
  /** Title of the dialog: each portal has its own. */
  title: string;
  /** What has the focus first: the text, the reply or the status. */
  begin: 'details' | 'reply' | 'status';
  onComment: (text: string, isInternal: boolean) => void;
  onStatus: (status: TicketStatus) => void;
  onClose: () => void;
}

/** A ticket with all actions on it (spec section 2). The dialog stays open when another ticket takes its place. */
export function TicketDetails(props: TicketDetailsProps) {
  const { title, begin, assignees, steps, onComment, onStatus, onAssign, onClose, ...body } = props;
  const { ticket, agent } = body;
  const { ticketId } = ticket;
  const [firstId] = useState(ticketId);
  const commentRef = useRef<HTMLTextAreaElement>(null);
  const statusRef = useRef<HTMLSelectElement>(null);

  const key = draftKey(ticket);
  const [typed, setTyped] = useState(() => ({ ticketId, draft: toDraft(takeDraft(key)) }));
  // A draft of the ticket that was shown before is dropped.
  const draft = typed.ticketId === ticketId ? typed.draft : noDraft;
  const write = (changes: Partial<TicketDraft>) => setTyped({ ticketId, draft: { ...draft, ...changes } });
  const dirty = isUnsaved(draft, ticket);
  const status = newStatus(draft, ticket);
  useUnsavedWork({ dirty, saving: false, draft: { key, values: draft } });

  // A step to another ticket that waits for the answer whether to discard the draft.
  const [waiting, setWaiting] = useState<{ readonly step: () => void } | null>(null);
  const leave = (step: () => void) => (dirty ? setWaiting({ step }) : step());
  const leaving = (step: (() => void) | null) => step && (() => leave(step));

  useShortcuts({
    a: ticket.assignee === agent ? null : () => onAssign(agent),
    r: () => commentRef.current?.focus(),
    s: () => statusRef.current?.focus(),
  });

  return (
    <Dialog
      title={title}
      size="large"
      readable
      initialFocus={begin === 'reply' ? commentRef : begin === 'status' ? statusRef : undefined}
      dirty={dirty}
      onClose={() => {
        // Before closing, so that the route guard for unsaved input does not ask a second time.
        flushSync(() => write(noDraft));
        onClose();
      }}
      footer={
        <TicketFooter
          ticket={ticket}
          assignees={assignees}
          steps={steps && { ...steps, onPrevious: leaving(steps.onPrevious), onNext: leaving(steps.onNext) }}
          onAssign={onAssign}
          onSave={
            status &&
            (() => {
              onStatus(status);
              write({ status: null });
            })
          }
        />
      }
    >
      <TicketBody
        {...body}
        key={ticketId}
        startsAtTop={begin === 'details' || ticketId !== firstId}
        draft={draft}
        commentRef={commentRef}
        statusRef={statusRef}
        onDraft={write}
        onComment={(isInternal) => {
          onComment(draft.comment, isInternal);
          write({ comment: '' });
        }}
        onTicket={(id) => leave(() => body.onTicket(id))}
      />
      {waiting ? (
        <LeaveConfirmDialog
          onStay={() => setWaiting(null)}
          onLeave={() => {
            setWaiting(null);
            write(noDraft);
            waiting.step();
          }}
        />
      ) : null}
    </Dialog>
  );
}
