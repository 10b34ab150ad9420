import styled from 'styled-components';
import type { Ticket } from '#src/api/types/ticket.ts';
import { Card } from '#src/components/Card/Card.tsx';
import { DateTime } from '#src/components/DateTime/DateTime.tsx';
import { EmptyState } from '#src/components/EmptyState/EmptyState.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import { Text } from '#src/components/Typography/Typography.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { TextRows } from '#src/features/shared/Rows.ts';
import { PriorityBars, TicketStatusDot } from '#src/features/shared/tickets/TicketBadges.tsx';
import { ownLanguage } from '#src/lib/language.ts';
import { countOf, toShown } from '#src/lib/text.ts';
import { ticketAt, ticketViewAt } from './ticketAddress.ts';

const List = styled(TextRows)`
  > li {
    position: relative;
  }
  > li:hover {
    background: ${theme.surface.hover};
  }
  /* The whole row leads to the ticket. */
  > li > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  p + p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px ${theme.space[2]};
    color: ${theme.text.muted};
    font: ${theme.font.small} ${theme.font.family};
    font-variant-numeric: tabular-nums;
  }
`;

export interface UrgentTicketsProps {
  /** All urgent tickets, the most urgent first. */
  tickets: readonly Ticket[];
  /** How many of them are shown. */
  shown: number;
}

/** The most urgent tickets: View opens one, View All the list of all that are counted. */
export function UrgentTickets({ tickets, shown }: UrgentTicketsProps) {
  return (
    <Card
      title="Critical & High Priority Tickets"
      actions={
        <>
          <Text muted size="table">
            {countOf(tickets.length, 'ticket', 'tickets')}
          </Text>
          <Link href={ticketViewAt('urgent')}>View All</Link>
        </>
      }
      flush
    >
      {tickets.length > 0 ? (
        <List>
          {tickets.slice(0, shown).map(({ ticketId, subject, customer, priority, status, created }) => (
            <li key={ticketId}>
              <div>
                <PriorityBars priority={priority} />
              </div>
              <div>
                <p {...ownLanguage(subject)}>{toShown(subject)}</p>
                <p>
                  <span>{ticketId}</span>
                  <span>{toShown(customer)}</span>
                  <TicketStatusDot status={status} />
                  <DateTime value={created} />
                </p>
              </div>
              <Link href={ticketAt(ticketId)} aria-label={`View ${ticketId}`}>
                View
              </Link>
            </li>
          ))}
        </List>
      ) : (
        <EmptyState title="No critical or high tickets" text="New ones are shown here." />
      )}
    </Card>
  );
}
