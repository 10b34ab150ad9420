import styled from 'styled-components';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { toShown } from '#src/lib/text.ts';

export interface TicketNumberProps {
  ticketId: string;
  isEscalated: boolean;
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  max-inline-size: 100%;
  > span:first-child {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/** The ID of a ticket, with a badge when it is escalated. */
export function TicketNumber({ ticketId, isEscalated }: TicketNumberProps) {
  return (
    <Root>
      <span>{toShown(ticketId)}</span>
      {isEscalated ? <Badge intent="danger">Escalated</Badge> : null}
    </Root>
  );
}
