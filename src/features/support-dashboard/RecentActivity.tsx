import styled from 'styled-components';
import { Card } from '#src/components/Card/Card.tsx';
import { EmptyState } from '#src/components/EmptyState/EmptyState.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import { Timeline } from '#src/components/Timeline/Timeline.tsx';
import { toShown } from '#src/lib/text.ts';
import { ticketAt } from './ticketAddress.ts';
import type { TicketActivity } from './ticketDigest.ts';

/** Its weight tells it from the words around it, as it has no line. */
const TicketLink = styled(Link)`
  font-weight: 500;
`;

/** The latest activities of all tickets; each leads to its ticket. */
export function RecentActivity({ activities }: { activities: readonly TicketActivity[] }) {
  const title = 'Recent Activity';
  return (
    <Card title={title}>
      {activities.length > 0 ? (
        <Timeline
          label={title}
          items={activities.map(({ id, actor, action, timestamp, ticketId }) => ({
            id,
            actor,
            action: (
              <>
                {toShown(action)} · <TicketLink href={ticketAt(ticketId)}>{ticketId}</TicketLink>
              </>
            ),
            time: timestamp,
          }))}
        />
      ) : (
        <EmptyState title="No activity yet" text="Comments and changes of tickets are shown here." />
      )}
    </Card>
  );
}
