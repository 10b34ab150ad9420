import { useState } from 'react';
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
import { takeDraft } from '#src/lib/unsavedWork.ts';
import { AssignMenu } from './AssignMenu.tsx';
import { EscalationHistory } from './EscalationHistory.tsx';
import { PlainText } from './PlainText.tsx';
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
  /** The way to the next and the previous ticket; null where there is none. */
  steps: RecordSteps | null;
  onComment: (text: string, isInternal: boolean) => void;
  onStatus: (status: TicketStatus) => void;
  onAssign: (name: string) => void;
  /** Resolves with the sentence of a refusal, or null. Never rejects. */
  onUpload: (file: File) => Promise<string | null>;
  onDownload: (attachment: Attachment) => void;
  onClose: () => void;
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 22px;
`;

const Steps = styled(DialogNote)`
  ${media.small} {
    /* Above the buttons, which have a line of their own. */
    flex-basis: 100%;
  }
`;

/** Another ticket is read from its top; the focus does not stay on what was the ticket before. */
function beginAtTop(parts: HTMLElement | null): void {
  const body = parts?.closest<HTMLElement>('[data-body]');
  body?.scrollTo(0, 0);
  if (document.activeElement === document.body) body?.focus();
}

/** A ticket with all that can be done about it (spec section 2). The same dialog shows one ticket after another. */
export function TicketDetails(props: TicketDetailsProps) {
  const { ticket, title, assignees, steps, onComment, onStatus, onClose } = props;
  const { ticketId, escalationHistory } = ticket;
  const key = draftKey(ticket);
  const [typed, setTyped] = useState(() => ({ ticketId, draft: toDraft(takeDraft(key)) }));
  const draft = typed.ticketId === ticketId ? typed.draft : noDraft;
  const [asked, setAsked] = useState<{ readonly step: () => void } | null>(null);
  const dirty = isUnsaved(draft, ticket);
  const status = newStatus(draft, ticket);
  useUnsavedWork({ dirty, saving: false, draft: { key, values: draft } });

  const write = (changes: Partial<TicketDraft>) => setTyped({ ticketId, draft: { ...draft, ...changes } });
  /** The step; after a question where it would lose something. */
  const asking = (step: (() => void) | null) => step && (() => (dirty ? setAsked({ step }) : step()));

  return (
    <Dialog
      title={title}
      description={ticketId}
      readable
      dirty={dirty}
      onClose={() => {
        // The guard of unsaved input is told before the dialog closes, so that it does not ask too.
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
      <Parts key={ticketId} ref={beginAtTop}>
        <TicketFacts ticket={ticket} />
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
