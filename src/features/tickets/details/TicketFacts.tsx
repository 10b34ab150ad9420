import styled from 'styled-components';
import type { Ticket } from '#src/api/types/ticket.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { VisuallyHidden } from '#src/components/Field/VisuallyHidden.ts';
import { theme } from '#src/components/theme/theme.ts';
import { FactList } from '#src/features/shared/record/FactList.tsx';
import { dateValue, emailValue } from '#src/features/shared/record/factValues.tsx';
import { ticketOriginLabels, ticketPriorityIntents, ticketStatusIntents } from '../ticketLabels.ts';

const Badges = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-block-end: ${theme.space[4]};
`;

/** Badges and facts of a ticket. */
export function TicketFacts({ ticket }: { ticket: Ticket }) {
  const { status, priority, origin, isEscalated } = ticket;
  return (
    <div>
      <Badges>
        <Badge dot intent={ticketStatusIntents[status]}>
          <VisuallyHidden>Status: </VisuallyHidden>
          {status}
        </Badge>
        <Badge dot intent={ticketPriorityIntents[priority]}>
          <VisuallyHidden>Priority: </VisuallyHidden>
          {priority}
        </Badge>
        <Badge>
          <VisuallyHidden>Origin: </VisuallyHidden>
          {ticketOriginLabels[origin]}
        </Badge>
        {isEscalated ? <Badge intent="danger">Escalated</Badge> : null}
      </Badges>
      <FactList
        facts={[
          { label: 'Subject', value: ticket.subject, wide: true },
          { label: 'Customer', value: ticket.customer },
          { label: 'Email', value: emailValue(ticket.email) },
          { label: 'Created', value: dateValue(ticket.created) },
          { label: 'Last Updated', value: dateValue(ticket.lastUpdate) },
          { label: 'Assigned To', value: ticket.assignee ?? 'Unassigned' },
        ]}
      />
    </div>
  );
}
