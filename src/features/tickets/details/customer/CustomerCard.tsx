import styled from 'styled-components';
import type { Ticket } from '#src/api/types/ticket.ts';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { LinkButton } from '#src/components/Link/Link.tsx';
import { Text } from '#src/components/Typography/Typography.tsx';
import { plainList, theme } from '#src/components/theme/theme.ts';
import { customerRef } from '#src/features/shared/tickets/customerKey.ts';
import { TicketStatusDot } from '#src/features/shared/tickets/TicketBadges.tsx';
import { formatNumber, toShown } from '#src/lib/text.ts';
import { CustomerFacts } from './CustomerFacts.tsx';

export interface CustomerCardProps {
  ticket: Ticket;
  /** The other tickets of the customer. */
  others: readonly Ticket[];
  onTicket: (ticketId: string) => void;
}

const Others = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  ${plainList}
  font: ${theme.font.table} ${theme.font.family};
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px ${theme.space[2]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding: 12px 14px;
  border: 1px solid ${theme.border.subtle};
  border-radius: ${theme.radius.card};
  background: ${theme.surface.sunken};
  h4 {
    margin-block-end: ${theme.space[2]};
    color: ${theme.text.muted};
    font: ${theme.font.small} ${theme.font.family};
  }
`;

/** The customer beside a ticket: user, company, subscription, and their other tickets. */
export function CustomerCard({ ticket, others, onTicket }: CustomerCardProps) {
  return (
    <DialogSection title="Customer">
      <Body>
        <CustomerFacts of={customerRef(ticket)} />
        <div>
          <h4>{`Other Tickets (${formatNumber(others.length)})`}</h4>
          {others.length > 0 ? (
            <Others>
              {others.map(({ ticketId, subject, status }) => (
                <li key={ticketId}>
                  <LinkButton onClick={() => onTicket(ticketId)}>{ticketId}</LinkButton>
                  <TicketStatusDot status={status} />
                  <span dir="auto">{toShown(subject)}</span>
                </li>
              ))}
            </Others>
          ) : (
            <Text muted size="table">
              No other tickets
            </Text>
          )}
        </div>
      </Body>
    </DialogSection>
  );
}
