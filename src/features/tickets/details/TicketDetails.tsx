import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import type { Attachment, Ticket, TicketStatus } from '#src/api/types/ticket.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { DialogNote } from '#src/components/Dialog/Dialog.styles.ts';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { LeaveQuestion } from '#src/components/Dialog/LeaveQuestion.tsx';
import { media } from '#src/components/theme/theme.ts';
import { useUnsavedWork } from '#src/features/shared/form/useUnsavedWork.ts';
import type { RecordSteps } from '#src/features/shared/list/state/recordSteps.ts';
import { RecordStepper } from '#src/features/shared/record/RecordStepper.tsx';
import { useShortcuts } from '#src/features/shared/shortcuts/useShortcuts.ts';
import { takeDraft } from '#src/lib/unsavedWork.ts';
import { AssignMenu } from './AssignMenu.tsx';
import { CustomerCard, type TicketCustomer } from './CustomerCard.tsx';
import { EscalationHistory } from './EscalationHistory.tsx';
import { PlainText } from './PlainText.tsx';
import type { ReplyTemplate } from './replyTemplates.ts';
import { TicketAttachments } from './TicketAttachments.tsx';
import { TicketFacts } from './TicketFacts.tsx';
import { TicketTrail } from './TicketTrail.tsx';
import { TicketUpdate } from './TicketUpdate.tsx';
import { draftKey, isUnsaved, newStatus, noDraft, type TicketDraft, toDraft } from './ticketDraft.ts';

export interface TicketDetailsProps {
  ticket: Ticket;
  /** Title of the dialog: each portal has its own. */
  title: string;
  assignees: readonly string[];
  /** Name of the signed-in user. */
  agent: string;
  templates: readonly ReplyTemplate[];
  /** Shown beside the ticket; absent in a portal that shows no customers. */
  customer?: TicketCustomer;
  /** What has the focus first: the text, the reply or the status. */
  begin: 'details' | 'reply' | 'status';
  /** Opens the next or the previous ticket; null hides the buttons. */
  steps: RecordSteps | null;
  onComment: (text: string, isInternal: boolean) => void;
  onStatus: (status: TicketStatus) => void;
  onAssign: (name: string) => void;
  /** Resolves with an error sentence, or null. Never rejects. */
  onUpload: (file: File) => Promise<string | null>;
  onDownload: (attachment: Attachment) => void;
  /** Opens another ticket in place of this one. */
  onTicket: (ticketId: string) => void;
  onClose: () => void;
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 22px;
`;

/** The ticket and its customer: beside each other where there is room. */
const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 22px;
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Steps = styled(DialogNote)`
  ${media.small} {
    /* On a line above the buttons. */
    flex-basis: 100%;
  }
`;

/** Scrolls a newly shown ticket to its top, and focuses the dialog's body if the focused element was removed with the previous ticket. */
function beginAtTop(parts: HTMLElement | null): void {
  const body = parts?.closest<HTMLElement>('[data-body]');
  body?.scrollTo(0, 0);
  if (document.activeElement === document.body) body?.focus();
}

/** A ticket with all actions on it (spec section 2). The dialog stays open while its ticket changes to the next one. */
export function TicketDetails(props: TicketDetailsProps) {
  const { ticket, title, assignees, steps, onComment, onStatus, onClose } = props;
  const { agent, begin, customer } = props;
  const { ticketId, escalationHistory } = ticket;
  const [first] = useState(ticketId);
  const comment = useRef<HTMLTextAreaElement>(null);
  const statusSelect = useRef<HTMLSelectElement>(null);
  const key = draftKey(ticket);
  const [typed, setTyped] = useState(() => ({ ticketId, draft: toDraft(takeDraft(key)) }));
  const draft = typed.ticketId === ticketId ? typed.draft : noDraft;
  const [asked, setAsked] = useState<{ readonly step: () => void } | null>(null);
  const dirty = isUnsaved(draft, ticket);
  const status = newStatus(draft, ticket);
  useUnsavedWork({ dirty, saving: false, draft: { key, values: draft } });

  useShortcuts({
    a: ticket.assignee === agent ? null : () => props.onAssign(agent),
    r: () => comment.current?.focus(),
    s: () => statusSelect.current?.focus(),
  });

  const write = (changes: Partial<TicketDraft>) => setTyped({ ticketId, draft: { ...draft, ...changes } });
  /** The step with a question before it, if it would discard a draft. */
  const asking = (step: (() => void) | null) => step && (() => (dirty ? setAsked({ step }) : step()));

  return (
    <Dialog
      title={title}
      description={ticketId}
      size={customer ? 'large' : undefined}
      readable
      initialFocus={begin === 'reply' ? comment : begin === 'status' ? statusSelect : undefined}
      dirty={dirty}
      onClose={() => {
        // Before closing, so that the route guard for unsaved input does not ask a second time.
        flushSync(() => write(noDraft));
        onClose();
      }}
      footer={
        <>
          <Steps as="div">
            {steps ? (
              <RecordStepper
                noun="ticket"
                name={ticketId}
                position={steps.position}
                count={steps.count}
                onPrevious={asking(steps.onPrevious)}
                onNext={asking(steps.onNext)}
              />
            ) : null}
          </Steps>
          <AssignMenu assignees={assignees} assignee={ticket.assignee} onAssign={props.onAssign} />
          <Button
            fill="solid"
            aria-disabled={status === null}
            onClick={() => {
              if (status === null) return;
              onStatus(status);
              write({ status: null });
            }}
          >
            Save Changes
          </Button>
        </>
      }
    >
      {/* The dialog itself puts the first focus on the reply or the status. */}
      <Parts key={ticketId} ref={begin !== 'details' && ticketId === first ? null : beginAtTop}>
        {customer ? (
          <Beside>
            <TicketFacts ticket={ticket} />
            <CustomerCard {...customer} onTicket={(id) => asking(() => props.onTicket(id))?.()} />
          </Beside>
        ) : (
          <TicketFacts ticket={ticket} />
        )}
        {escalationHistory.length > 0 ? <EscalationHistory history={escalationHistory} /> : null}
        <DialogSection title="Issue Description">
          <PlainText label="Issue description" text={ticket.description} />
        </DialogSection>
        <TicketAttachments
          attachments={ticket.attachments}
          onUpload={props.onUpload}
          onDownload={props.onDownload}
        />
        <TicketTrail log={ticket.activityLog} />
        <TicketUpdate
          ticket={ticket}
          draft={draft}
          templates={props.templates}
          values={{ customer: ticket.customer, ticketId, agent }}
          commentRef={comment}
          statusRef={statusSelect}
          onDraft={write}
          onComment={(isInternal) => {
            onComment(draft.comment, isInternal);
            write({ comment: '' });
          }}
        />
      </Parts>
      {asked ? (
        <LeaveQuestion
          onStay={() => setAsked(null)}
          onLeave={() => {
            setAsked(null);
            write(noDraft);
            asked.step();
          }}
        />
      ) : null}
    </Dialog>
  );
}
