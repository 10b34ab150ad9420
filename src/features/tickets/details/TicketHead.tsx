import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import type { Ticket } from '#src/api/types/ticket.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { DialogDescription } from '#src/components/Dialog/Dialog.tsx';
import { VisuallyHidden } from '#src/components/Field/VisuallyHidden.ts';
import { Heading } from '#src/components/Typography/Typography.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { LongText } from '#src/features/shared/record/LongText.tsx';
import { toShown } from '#src/lib/text.ts';
import { ticketOriginLabels, ticketPriorityIntents, ticketStatusIntents } from '#src/lib/ticketLabels.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[2]};
  }
  > p > [data-number] {
    min-inline-size: 0;
    color: ${theme.text.muted};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  > h3[data-level] {
    font: 600 18px/26px ${theme.font.family};
    letter-spacing: -0.01em;
  }
`;

/** Number, badges and subject of a ticket. The number describes the dialog. */
export function TicketHead({ ticket }: { ticket: Ticket }) {
  const { ticketId, status, priority, origin, isEscalated, subject } = ticket;
  return (
    <Root>
      <p>
        <DialogDescription render={<span data-number="" />}>{toShown(ticketId)}</DialogDescription>
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
        {isEscalated ? (
          <Badge intent="danger">
            <TriangleAlert aria-hidden="true" />
            Escalated
          </Badge>
        ) : null}
      </p>
      <LongText label="Subject" text={subject}>
        {(shown) => (
          <Heading level={3} dir="auto">
            {shown}
          </Heading>
        )}
      </LongText>
    </Root>
  );
}
