import type { Activity } from '#src/api/types/ticket.ts';
import { shownDate } from '#src/components/DateTime/shownDates.ts';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { Text } from '#src/components/Typography/Typography.tsx';
import { useMinutely } from '#src/features/shared/useMinutely.ts';
import { Entries } from './TicketTrail.styles.ts';
import { TrailEntry } from './TrailEntry.tsx';
import { DAY, dayName, trailDays } from './trailDays.ts';

export interface TicketTrailProps {
  log: readonly Activity[];
}

/** The trail of a ticket by day, the oldest entry first, so that the newest is next to the comment field. */
export function TicketTrail({ log }: TicketTrailProps) {
  const today = useMinutely((now) => shownDate(now.getTime()) ?? '');
  const yesterday = useMinutely((now) => shownDate(now.getTime() - DAY) ?? '');
  const title = 'Activity & Audit Trail';
  return (
    <DialogSection title={title}>
      {log.length === 0 ? (
        <Text muted size="table">
          No activity yet
        </Text>
      ) : (
        <Entries aria-label={title}>
          {trailDays(log, shownDate).flatMap(({ day, entries }) =>
            entries.map((entry, index) => (
              <li key={entry.id}>
                {index === 0 ? <h4>{dayName(day, today, yesterday)}</h4> : null}
                <TrailEntry entry={entry} />
              </li>
            )),
          )}
        </Entries>
      )}
    </DialogSection>
  );
}
