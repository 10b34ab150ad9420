import type { ReactNode } from 'react';
import type { Ticket } from '#src/api/types/ticket.ts';
import { FactList } from '#src/features/shared/record/FactList.tsx';
import { dateValue, emailValue } from '#src/features/shared/record/factValues.tsx';
import { customerLink } from '#src/features/shared/related/recordLinks.tsx';
import { FirstReplyBadge } from '#src/features/shared/tickets/FirstReplyBadge.tsx';
import { PriorityBars } from '#src/features/shared/tickets/TicketBadges.tsx';
import { RecordTrail } from '#src/features/shared/trail/RecordTrail.tsx';
import { ticketOriginLabels } from '#src/lib/ticketLabels.ts';
import { AssigneeField, type AssigneeFieldProps } from './AssigneeField.tsx';
import { TicketAttachments, type TicketAttachmentsProps } from './TicketAttachments.tsx';

export interface TicketPropertiesProps
  extends Omit<AssigneeFieldProps, 'assignee'>,
    Pick<TicketAttachmentsProps, 'onUpload' | 'onDownload'> {
  ticket: Ticket;
  /** What is known about the customer. */
  customer: ReactNode;
}

/** What is known about a ticket, and who has it. */
export function TicketProperties(props: TicketPropertiesProps) {
  const { ticket, customer, onUpload, onDownload, ...assignee } = props;
  return (
    <section data-properties="" aria-label="Properties">
      <RecordTrail name={ticket.ticketId}>
        <AssigneeField {...assignee} assignee={ticket.assignee} />
        <FactList
          facts={[
            { label: 'Priority', value: <PriorityBars priority={ticket.priority} /> },
            { label: 'Origin', value: ticketOriginLabels[ticket.origin] },
            { label: 'Customer', value: customerLink(ticket.customer, ticket.email), wide: true },
            { label: 'Email', value: emailValue(ticket.email), wide: true },
            { label: 'Created', value: dateValue(ticket.created) },
            { label: 'Last Updated', value: dateValue(ticket.lastUpdate) },
            {
              label: 'First Reply',
              value: <FirstReplyBadge ticket={ticket} agents={assignee.assignees} />,
              wide: true,
            },
          ]}
        />
        <TicketAttachments
          key={ticket.ticketId}
          attachments={ticket.attachments}
          onUpload={onUpload}
          onDownload={onDownload}
        />
        {customer}
      </RecordTrail>
    </section>
  );
}
