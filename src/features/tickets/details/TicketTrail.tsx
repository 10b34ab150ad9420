import type { Activity } from '#src/api/types/ticket.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { Timeline, type TimelineItem } from '#src/components/Timeline/Timeline.tsx';
import { Text } from '#src/components/Typography/Typography.tsx';
import { toShown } from '#src/lib/text.ts';
import { PlainText } from './PlainText.tsx';

function toItem({ id, actor, action, details, timestamp, isInternal }: Activity): TimelineItem {
  return {
    id,
    actor,
    action: toShown(action),
    time: timestamp,
    body: details ? <PlainText label="Comment" text={details} /> : null,
    mark: isInternal ? <Badge intent="warning">Internal note</Badge> : null,
  };
}

/** The trail of a ticket, the oldest entry first, so that the newest is next to the comment field. */
export function TicketTrail({ log }: { log: readonly Activity[] }) {
  const title = 'Activity & Audit Trail';
  return (
    <DialogSection title={title}>
      {log.length === 0 ? (
        <Text muted size="table">
          No activity yet
        </Text>
      ) : (
        <Timeline label={title} items={log.map(toItem)} />
      )}
    </DialogSection>
  );
}
