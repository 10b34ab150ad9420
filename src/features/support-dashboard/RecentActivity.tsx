import { CircleDot, MessageSquare, Paperclip, TriangleAlert, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ActivityType } from '#src/api/types/ticket.ts';
import { Card } from '#src/components/Card/Card.tsx';
import { EmptyState } from '#src/components/EmptyState/EmptyState.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import { Timeline } from '#src/components/Timeline/Timeline.tsx';
import { toShown } from '#src/lib/text.ts';
import { ticketAt } from './ticketAddress.ts';
import type { TicketActivity } from './ticketDigest.ts';

const icons: Readonly<Record<ActivityType, ReactNode>> = {
  comment: <MessageSquare />,
  status_change: <CircleDot />,
  assignment: <UserRound />,
  escalation: <TriangleAlert />,
  attachment: <Paperclip />,
};

/** The latest activities of all tickets; each leads to its ticket. */
export function RecentActivity({ activities }: { activities: readonly TicketActivity[] }) {
  const title = 'Recent Activity';
  return (
    <Card title={title}>
      {activities.length > 0 ? (
        <Timeline
          label={title}
          items={activities.map(({ id, type, actor, action, timestamp, ticketId }) => ({
            id,
            icon: icons[type],
            title: (
              <>
                <strong>{toShown(actor)}</strong> {toShown(action)} ·{' '}
                <Link href={ticketAt(ticketId)}>{ticketId}</Link>
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
