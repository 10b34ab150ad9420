import { useContext } from 'react';
import styled from 'styled-components';
import type { Ticket } from '#src/api/types/ticket.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { toShown } from '#src/lib/text.ts';
import { TicketDrafts } from './TicketDrafts.ts';

const Mark = styled.span`
  margin-inline-end: ${theme.space[2]};
`;

/** The subject of a ticket in the list, with a mark before it while something about the ticket is not sent. */
export function TicketSubject({ ticketId, subject }: Pick<Ticket, 'ticketId' | 'subject'>) {
  const drafts = useContext(TicketDrafts);
  return (
    <>
      {drafts.has(ticketId) ? (
        <Mark>
          <Badge intent="info">Draft</Badge>
        </Mark>
      ) : null}
      <span>{toShown(subject)}</span>
    </>
  );
}
