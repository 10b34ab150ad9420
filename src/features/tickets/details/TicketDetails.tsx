import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import type { Ticket, TicketStatus } from '#src/api/types/ticket.ts';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { toast } from '#src/components/Toasts/toasts.ts';
import { media, theme } from '#src/components/theme/theme.ts';
import { useCommandKeys } from '#src/features/shared/commands/useCommandKeys.ts';
import { openTicket, type TicketActions, ticketKeys } from '#src/features/shared/tickets/ticketKeys.ts';
import { CustomerCard } from './CustomerCard.tsx';
import type { RecordSteps } from './RecordStepper.tsx';
import type { ReplyTemplate } from './replyTemplates.ts';
import { TicketComposer } from './TicketComposer.tsx';
import { TicketConversation } from './TicketConversation.tsx';
import { TicketHead } from './TicketHead.tsx';
import { TicketProperties, type TicketPropertiesProps } from './TicketProperties.tsx';
import { begunAs, hasComment, newStatus, noDraft, type TicketDraft } from './ticketDraft.ts';

/** The width of the dialog, which decides between one column and two; over the padding of the dialog's body. */
const TicketRoom = styled.div`
  container: ticket / inline-size;
  margin: -16px -24px -20px;
  min-block-size: 0;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
`;

/**
 * A ticket that fills its dialog: head, conversation with the composer at its foot, and the properties, which are beside
 * it from 900 px on and take its place below when they are opened.
 */
const TicketLayout = styled.div`
  min-block-size: 0;
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  > [data-parts] {
    min-block-size: 0;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr) 320px;
  }
  [data-work] {
    min-block-size: 0;
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  }
  [data-conversation],
  [data-properties] {
    min-block-size: 0;
    overflow: auto;
    overscroll-behavior: contain;
    padding: 16px 24px;
    /* A line instead of a frame around all that is read. */
    &:focus-visible {
      outline-color: transparent;
      box-shadow: inset 3px 0 0 ${theme.focus.ring};
    }
  }
  [data-conversation] > div,
  [data-properties] {
    display: grid;
    align-content: start;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
  [data-properties] {
    border-inline-start: 1px solid ${theme.border.subtle};
    dl {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 120px), 1fr));
      gap: 14px;
      font: ${theme.font.table} ${theme.font.family};
    }
  }
  @container ticket (inline-size < 900px) {
    > [data-parts] {
      grid-template-columns: minmax(0, 1fr);
    }
    [data-properties] {
      border-inline-start: 0;
    }
    &:not([data-opened]) [data-properties],
    &[data-opened] [data-work] {
      display: none;
    }
    [data-conversation],
    [data-properties] {
      padding-inline: 16px;
    }
  }
  @container ticket (inline-size >= 900px) {
    [data-toggle] {
      display: none;
    }
  }
  /* Where a third of the height is too little for the composer, everything scrolls together. */
  @media screen and (max-height: 480px) {
    &,
    > [data-parts],
    [data-work] {
      display: block;
      overflow: visible;
    }
    [data-conversation],
    [data-properties] {
      overflow: visible;
    }
  }
  ${media.print} {
    &,
    > [data-parts],
    [data-work] {
      display: block;
    }
    [data-conversation],
    [data-properties] {
      overflow: visible;
      padding-inline: 0;
    }
    [data-composer] {
      display: none;
    }
  }
`;

type OwnProperties = 'customer' | 'open' | 'fieldRef' | 'onOpenChange' | 'onAssign';

export interface TicketDetailsProps extends Omit<TicketPropertiesProps, OwnProperties> {
  /** Title of the dialog: each portal has its own. */
  title: string;
  /** What has the focus first: the conversation, the comment as a reply or as an internal note, or the open list of agents. */
  begin: 'details' | 'reply' | 'note' | 'assign';
  templates: readonly ReplyTemplate[];
  /** The other tickets of the customer. */
  others: readonly Ticket[];
  /** Opens another ticket in place of this one. */
  onTicket: (ticketId: string) => void;
  /** The draft of this ticket when it is opened. */
  kept: TicketDraft;
  /** Null hides the buttons for the next and the previous ticket. */
  steps: RecordSteps | null;
  /** Keeps the draft of this ticket. */
  onDraft: (draft: TicketDraft) => void;
  onComment: (text: string, isInternal: boolean, status?: TicketStatus) => void;
  onChange: (change: { status: TicketStatus } | { assignee: string }) => void;
  /** Undoes the last change of any ticket. */
  onUndo: () => void;
  onClose: () => void;
}

/**
 * A ticket with all actions on it (spec section 2). The dialog stays open when another ticket takes its place. What is
 * typed is kept for the ticket, so that closing and stepping do not ask.
 */
export function TicketDetails(props: TicketDetailsProps) {
  const { title, begin, templates, kept, steps, onDraft, onComment, onChange, onUndo, onClose, ...rest } =
    props;
  const { others, onTicket, ...properties } = rest;
  const { ticket, agents, onUpload } = properties;
  const { ticketId } = ticket;
  const conversationRef = useRef<HTMLDivElement>(null);
  const commentRef = useRef<HTMLTextAreaElement>(null);
  const assignRef = useRef<HTMLButtonElement>(null);
  const assigneeRef = useRef<HTMLInputElement>(null);

  const [typed, setTyped] = useState({
    ticketId,
    draft: begin === 'reply' || begin === 'note' ? begunAs(kept, begin === 'note') : kept,
  });
  const unsent = typed.ticketId === ticketId ? typed.draft : kept;
  const draft = { ...unsent, status: newStatus(unsent, ticket) };
  const [opened, setOpened] = useState(begin === 'assign');
  // `button`: the list of agents was opened by the button Assign or its key; the button then gets the focus.
  const [assigning, setAssigning] = useState<'no' | 'field' | 'button'>(begin === 'assign' ? 'button' : 'no');

  function write(changes: Partial<TicketDraft>) {
    const next = { ...draft, ...changes };
    setTyped({ ticketId, draft: next });
    onDraft(next);
  }

  function comment(isInternal: boolean) {
    if (!hasComment(draft)) return;
    onComment(draft.comment, isInternal);
    write({ comment: '', note: false });
  }

  function setStatus(to: TicketStatus) {
    onChange({ status: to });
    if (draft.status !== null) write({ status: null });
  }

  /** Sets a status, with the comment if one is typed. */
  function save(to: TicketStatus) {
    const other = to === ticket.status ? undefined : to;
    if (hasComment(draft)) onComment(draft.comment, draft.note === true, other);
    else onChange({ status: to });
    write({ ...noDraft, note: false });
  }

  function resolve() {
    save('Resolved');
    if (steps?.onNext) steps.onNext();
    else toast.info('This is the last ticket');
  }

  function beginComment(note: boolean) {
    // On a phone the properties may be in its place.
    flushSync(() => {
      setOpened(false);
      write({ note });
    });
    commentRef.current?.focus();
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

  const { status } = draft;
  const actions: TicketActions = {
    onStatus: setStatus,
    onAssign: assign,
    onAssignToMe: () => onChange({ assignee: agents.me.id }),
    onReply: () => beginComment(false),
    onNote: () => beginComment(true),
    onResolve: resolve,
    onUndo,
  };
  useCommandKeys('dialog', ticketKeys, actions);
  openTicket.useProvided(actions);

  const firstFocus = {
    details: conversationRef,
    reply: commentRef,
    note: commentRef,
    assign: assigneeRef,
  };
  return (
    <Dialog title={title} size="full" initialFocus={firstFocus[begin]} onClose={onClose}>
      <TicketRoom>
        <TicketLayout data-opened={opened || undefined}>
          <TicketHead ticket={ticket} steps={steps} opened={opened} onToggle={() => setOpened(!opened)} />
          <div data-parts="">
            <div data-work="">
              <TicketConversation ticket={ticket} regionRef={conversationRef} />
              <TicketComposer
                ticket={ticket}
                draft={draft}
                templates={templates}
                values={{ customer: ticket.customer, ticketId, agent: agents.me.name }}
                commentRef={commentRef}
                assignRef={assignRef}
                onDraft={write}
                onComment={comment}
                onAssign={assign}
                onUpload={onUpload}
                onLeave={() => conversationRef.current?.focus()}
                onSave={status && (() => save(status))}
                onResolve={resolve}
              />
            </div>
            <TicketProperties
              {...properties}
              onAssign={(assignee) => onChange({ assignee })}
              customer={<CustomerCard ticket={ticket} others={others} onTicket={onTicket} />}
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
