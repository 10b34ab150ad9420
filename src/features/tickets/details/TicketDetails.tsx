import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TicketStatus } from '#src/api/types/ticket.ts';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import type { RecordSteps } from '#src/features/shared/list/state/recordSteps.ts';
import { useShortcuts } from '#src/features/shared/shortcuts/useShortcuts.ts';
import type { ReplyTemplate } from './composer/replyTemplates.ts';
import { TicketComposer } from './composer/TicketComposer.tsx';
import { CustomerCard, type TicketCustomer } from './customer/CustomerCard.tsx';
import { TicketProperties, type TicketPropertiesProps } from './properties/TicketProperties.tsx';
import { TicketHead } from './TicketHead.tsx';
import { TicketLayout, TicketRoom } from './TicketLayout.ts';
import { hasComment, newStatus, noDraft, type TicketDraft } from './ticketDraft.ts';
import { TicketConversation } from './trail/TicketConversation.tsx';

type OwnProperties = 'customer' | 'open' | 'fieldRef' | 'onOpenChange';

export interface TicketDetailsProps extends Omit<TicketPropertiesProps, OwnProperties> {
  /** Title of the dialog: each portal has its own. */
  title: string;
  /** What has the focus first: the conversation, the reply or the status. */
  begin: 'details' | 'reply' | 'status';
  templates: readonly ReplyTemplate[];
  /** Absent in a story of the ticket alone. */
  customer?: TicketCustomer | undefined;
  /** Opens another ticket in place of this one. */
  onTicket: (ticketId: string) => void;
  /** The draft of this ticket when it is opened. */
  kept: TicketDraft;
  /** Null hides the buttons for the next and the previous ticket. */
  steps: RecordSteps | null;
  /** Keeps the draft of this ticket. */
  onDraft: (draft: TicketDraft) => void;
  onComment: (text: string, isInternal: boolean) => void;
  onStatus: (status: TicketStatus) => void;
  onClose: () => void;
}

/**
 * A ticket with all actions on it (spec section 2). The dialog stays open when another ticket takes its place. What is
 * typed is kept for the ticket, so that closing and stepping do not ask.
 */
export function TicketDetails(props: TicketDetailsProps) {
  const { title, begin, templates, kept, steps, onDraft, onComment, onStatus, onClose, ...rest } = props;
  const { customer, onTicket, ...properties } = rest;
  const { ticket, agent, now, onAssign, onUpload } = properties;
  const { ticketId } = ticket;
  const conversationRef = useRef<HTMLDivElement>(null);
  const commentRef = useRef<HTMLTextAreaElement>(null);
  const statusRef = useRef<HTMLSelectElement>(null);
  const assignRef = useRef<HTMLButtonElement>(null);
  const assigneeRef = useRef<HTMLInputElement>(null);

  const [typed, setTyped] = useState({ ticketId, draft: kept });
  const draft = typed.ticketId === ticketId ? typed.draft : kept;
  const [opened, setOpened] = useState(false);
  // `button`: the list of agents was opened by the button Assign, which then gets the focus back.
  const [assigning, setAssigning] = useState<'no' | 'field' | 'button'>('no');

  function write(changes: Partial<TicketDraft>) {
    const next = { ...draft, ...changes };
    setTyped({ ticketId, draft: next });
    onDraft(next);
  }

  function comment(isInternal: boolean) {
    if (!hasComment(draft)) return;
    onComment(draft.comment, isInternal);
    write({ comment: '' });
  }

  function assign() {
    // On a phone the properties take the place of the conversation first.
    flushSync(() => setOpened(true));
    assigneeRef.current?.focus();
    setAssigning('button');
  }

  function onAssigning(open: boolean) {
    if (open) {
      setAssigning('field');
      return;
    }
    const back = assigning === 'button';
    flushSync(() => {
      setAssigning('no');
      if (back) setOpened(false);
    });
    if (back) assignRef.current?.focus();
  }

  const status = newStatus(draft, ticket);
  useShortcuts({
    a: ticket.assignee === agent ? null : () => onAssign(agent),
    r: () => commentRef.current?.focus(),
    s: () => statusRef.current?.focus(),
  });

  return (
    <Dialog
      title={title}
      size="full"
      initialFocus={begin === 'reply' ? commentRef : begin === 'status' ? statusRef : conversationRef}
      onClose={onClose}
    >
      <TicketRoom>
        <TicketLayout data-opened={opened || undefined}>
          <TicketHead ticket={ticket} steps={steps} opened={opened} onToggle={() => setOpened(!opened)} />
          <div data-parts="">
            <div data-work="">
              <TicketConversation ticket={ticket} now={now} regionRef={conversationRef} />
              <TicketComposer
                ticket={ticket}
                draft={draft}
                templates={templates}
                values={{ customer: ticket.customer, ticketId, agent }}
                commentRef={commentRef}
                statusRef={statusRef}
                assignRef={assignRef}
                onDraft={write}
                onComment={comment}
                onAssign={assign}
                onUpload={onUpload}
                onSave={
                  status &&
                  (() => {
                    if (hasComment(draft)) onComment(draft.comment, false);
                    onStatus(status);
                    write(noDraft);
                  })
                }
              />
            </div>
            <TicketProperties
              {...properties}
              customer={customer ? <CustomerCard {...customer} onTicket={onTicket} /> : null}
              open={assigning !== 'no'}
              fieldRef={assigneeRef}
              onOpenChange={onAssigning}
            />
          </div>
        </TicketLayout>
      </TicketRoom>
    </Dialog>
  );
}
