import { useEffect, useEffectEvent, useState } from 'react';
import type { Ticket } from '#src/api/types/ticket.ts';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { toast } from '#src/components/Toasts/toasts.ts';
import { useCommandKeys } from '#src/features/shared/commands/useCommandKeys.ts';
import { openTicket, type TicketActions, ticketKeys } from '#src/features/shared/tickets/ticketKeys.ts';
import type { TicketChange } from '../ticketChanges.ts';
import { CustomerCard } from './CustomerCard.tsx';
import type { RecordSteps } from './RecordStepper.tsx';
import type { ReplyTemplate } from './replyTemplates.ts';
import { TicketComposer } from './TicketComposer.tsx';
import { TicketConversation } from './TicketConversation.tsx';
import { TicketHead } from './TicketHead.tsx';
import { TicketLayout, TicketRoom } from './TicketLayout.ts';
import { TicketProperties, type TicketPropertiesProps } from './TicketProperties.tsx';
import type { Audience, DraftEvent, TicketDraft } from './ticketDraft.ts';
import { findPlace, useTicketFocus } from './ticketFocus.ts';

/** What the dialog gets besides the ticket. */
export interface TicketDialogProps extends Pick<TicketPropertiesProps, 'agents' | 'workload' | 'onDownload'> {
  /** Title of the dialog: each portal has its own. */
  title: string;
  templates: readonly ReplyTemplate[];
  /** Null hides the buttons for the next and the previous ticket. */
  steps: RecordSteps | null;
  /** The other tickets of the customer of a ticket. */
  othersOf: (ticket: Ticket) => readonly Ticket[];
  /** Opens another ticket in place of this one. */
  onTicket: (ticketId: string) => void;
  /** What is being written about a ticket, as a hook. Always the same function. */
  useDraft: (ticketId: string) => TicketDraft;
  onDraft: (ticket: Ticket, event: DraftEvent) => void;
  /** Changes tickets at once; what is written about them stays. */
  onChange: (tickets: readonly Ticket[], change: TicketChange) => void;
  /** Undoes the last change of any ticket. */
  onUndo: () => void;
  /** Resolves with an error sentence, or null. Never rejects. */
  onUpload: (ticket: Ticket, file: File) => Promise<string | null>;
}

export interface TicketDetailsProps extends TicketDialogProps {
  record: Ticket;
  /** How it was opened: the conversation has the focus first, the text to the customer or to colleagues, or the agents. */
  opened: 'details' | 'reply' | 'note' | 'assign';
  onClose: () => void;
}

/**
 * A ticket with all actions on it (spec section 2). The dialog stays open when another ticket takes its place. What is
 * typed is kept for the ticket, so that closing and stepping do not ask.
 */
export function TicketDetails(props: TicketDetailsProps) {
  const { record: ticket, opened, title, steps, agents, onChange, onClose } = props;
  const draft = props.useDraft(ticket.ticketId);
  const focus = useTicketFocus(ticket.ticketId);
  const [properties, setProperties] = useState(opened === 'assign');
  // `button`: the list of agents was opened by the button Assign or its key; the button then gets the focus.
  const [assigning, setAssigning] = useState<'no' | 'field' | 'button'>(
    opened === 'assign' ? 'button' : 'no',
  );
  const onDraft = (event: DraftEvent) => props.onDraft(ticket, event);

  function begin(to: Audience) {
    onDraft({ type: 'begin', to });
    setProperties(false);
    focus('reply');
  }
  const beginAsOpened = useEffectEvent(() => {
    if (opened === 'reply') onDraft({ type: 'begin', to: 'customer' });
    if (opened === 'note') onDraft({ type: 'begin', to: 'colleagues' });
  });
  useEffect(() => beginAsOpened(), []);

  function resolve() {
    onDraft({ type: 'send', status: 'Resolved' });
    (steps?.onNext ?? (() => toast.info('This is the last ticket')))();
  }

  function assign() {
    setProperties(true);
    setAssigning('button');
    focus('assign');
  }

  function onAssigning(open: boolean) {
    if (!open) setAssigning('no');
    else if (assigning === 'no') setAssigning('field');
    if (open || assigning !== 'button') return;
    setProperties(false);
    focus('button');
  }

  const actions: TicketActions = {
    onStatus: (status) => onChange([ticket], { status }),
    onAssign: assign,
    onAssignToMe: () => onChange([ticket], { assignee: agents.me.id }),
    onReply: () => begin('customer'),
    onNote: () => begin('colleagues'),
    onResolve: resolve,
    onUndo: props.onUndo,
  };
  useCommandKeys('dialog', ticketKeys, actions);
  openTicket.useProvided(actions);

  return (
    <Dialog title={title} size="full" initialFocus={() => findPlace(opened)} onClose={onClose}>
      <TicketRoom data-ticket="">
        <TicketLayout data-opened={properties || undefined}>
          <TicketHead
            ticket={ticket}
            steps={steps}
            opened={properties}
            onToggle={() => setProperties(!properties)}
          />
          <div data-parts="">
            <div data-work="">
              <TicketConversation ticket={ticket} />
              <TicketComposer
                ticket={ticket}
                draft={draft}
                templates={props.templates}
                agent={agents.me.name}
                onDraft={onDraft}
                onAssign={assign}
                onResolve={resolve}
                onFocus={() => focus('reply')}
                onLeave={() => focus('details')}
              />
            </div>
            <TicketProperties
              {...props}
              ticket={ticket}
              customer={
                <CustomerCard ticket={ticket} others={props.othersOf(ticket)} onTicket={props.onTicket} />
              }
              open={assigning !== 'no'}
              onOpenChange={onAssigning}
              onAssign={(assignee) => onChange([ticket], { assignee })}
              onUpload={(file) => props.onUpload(ticket, file)}
            />
          </div>
        </TicketLayout>
      </TicketRoom>
    </Dialog>
  );
}
