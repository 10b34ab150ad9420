import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Activity, Ticket } from '#src/api/types/ticket.ts';
import { Avatar } from '#src/components/Avatar/Avatar.tsx';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { DateTime } from '#src/components/DateTime/DateTime.tsx';
import { useShownDate } from '#src/components/DateTime/shownDates.ts';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { LinkButton } from '#src/components/Link/Link.tsx';
import { Text } from '#src/components/Typography/Typography.tsx';
import { plainList, theme } from '#src/components/theme/theme.ts';
import { LongText } from '#src/features/shared/record/LongText.tsx';
import { useMinutely } from '#src/features/shared/useMinutely.ts';
import { shiftedDay } from '#src/lib/dates.ts';
import { ownLanguage } from '#src/lib/language.ts';
import { toShown } from '#src/lib/text.ts';
import { openEscalations } from './EscalationHistory.tsx';

interface PlainTextProps {
  /** Name of the text, for its copy button: `Comment`. */
  label: string;
  text: string;
}

const Kept = styled(Text)`
  white-space: pre-wrap;
`;

/** A text as it was typed, with its white space and without live links. */
function PlainText({ label, text }: PlainTextProps) {
  return (
    <LongText label={label} text={text}>
      {(shown) => (
        <Kept forwardedAs="div" {...ownLanguage(text)}>
          {shown}
        </Kept>
      )}
    </LongText>
  );
}

/** The entries of one day, in their order. */
interface TrailDay {
  /** `YYYY-MM-DD`; empty for an unreadable date. */
  readonly day: string;
  readonly entries: readonly Activity[];
}

/** Entries grouped by the day that `dayOf` reads from their timestamp; the order stays. */
export function trailDays(
  log: readonly Activity[],
  dayOf: (timestamp: string) => string | null,
): readonly TrailDay[] {
  const days: { day: string; entries: Activity[] }[] = [];
  for (const entry of log) {
    const day = dayOf(entry.timestamp) ?? '';
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

/** `Today`, `Yesterday`, or the day itself. */
export function dayName(day: string, today: string): string {
  if (day === '') return 'Unknown day';
  if (day === today) return 'Today';
  return today !== '' && day === shiftedDay(today, -1) ? 'Yesterday' : day;
}

interface TrailEntryProps {
  entry: Activity;
}

/** One entry: a line for what changed, a card for what was said. Who, when, and who sees it. */
function TrailEntry({ entry }: TrailEntryProps) {
  const { type, actor, action, details, timestamp, isInternal } = entry;
  const isEscalation = type === 'escalation';
  // Its reason is in the history.
  const said = Boolean(details) && !isEscalation;
  const line = (
    <p>
      <strong>{toShown(actor)}</strong> {toShown(action)}{' '}
      {isEscalation ? <LinkButton onClick={openEscalations}>Escalation History</LinkButton> : null}{' '}
      {isInternal ? <Badge intent="warning">Internal note</Badge> : null}{' '}
      <span data-when="">
        <DateTime value={timestamp} />
        {type === 'comment' ? (
          <span>· Visible to {isInternal ? 'staff only' : 'customer and staff'}</span>
        ) : null}
      </span>
    </p>
  );
  if (!said) {
    return (
      <>
        <span data-dot="" />
        {line}
      </>
    );
  }
  return (
    <>
      <Avatar name={actor} />
      <div data-card={isInternal ? 'internal' : 'public'}>
        {line}
        <div>
          <PlainText label="Comment" text={details ?? ''} />
        </div>
      </div>
    </>
  );
}

/** The entries of a trail; the first one of a day has the day above it. */
const Entries = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  ${plainList}
  font: ${theme.font.table} ${theme.font.family};
  > li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    column-gap: 10px;
    overflow-wrap: anywhere;
  }
  h4 {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    margin: 0;
    padding-block: 2px 8px;
    color: ${theme.text.muted};
    font: 500 0.75rem/1rem ${theme.font.family};
    font-variant-numeric: tabular-nums;
  }
  h4::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${theme.border.subtle};
  }
  p {
    color: ${theme.text.muted};
  }
  p > strong {
    color: ${theme.text.main};
    font-weight: 600;
  }
  p > span[data-when] {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0 6px;
    font: ${theme.font.small} ${theme.font.family};
  }
  /* What changed is one line; the dot takes the place of the avatar. */
  [data-dot] {
    justify-self: center;
    inline-size: 7px;
    block-size: 7px;
    margin-block-start: 6px;
    border-radius: 50%;
    background: ${theme.border.strong};
  }
  [data-card] {
    min-inline-size: 0;
    padding: ${theme.space[2]} ${theme.space[3]};
    border: 1px solid ${theme.border.subtle};
    border-radius: ${theme.radius.card};
    background: ${theme.surface.card};
  }
  [data-card] > div:last-child {
    padding-block-start: ${theme.space[1]};
  }
  [data-card='internal'] {
    border: 1px dashed ${theme.warning.solid};
    background: ${theme.warning.tonal};
  }
  [data-card='internal'] p {
    color: ${theme.text.main};
  }
`;

interface TicketTrailProps {
  log: readonly Activity[];
}

/** A ticket opens at its newest entry, and one that is added is in sight. */
function showNewest(entry: HTMLElement | null) {
  entry?.scrollIntoView({ block: 'nearest' });
}

/** The trail of a ticket by day, the oldest entry first, so that the newest is next to the comment field. */
function TicketTrail({ log }: TicketTrailProps) {
  const shownDate = useShownDate();
  const today = useMinutely((now) => shownDate(now.getTime()) ?? '');
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
              <li key={entry.id} ref={entry === log.at(-1) ? showNewest : undefined}>
                {index === 0 ? <h4>{dayName(day, today)}</h4> : null}
                <TrailEntry entry={entry} />
              </li>
            )),
          )}
        </Entries>
      )}
    </DialogSection>
  );
}

/** It takes the focus, so that the arrow keys scroll it. */
const Region = styled.section``;

/** What was said and done about a ticket, from its beginning: description and trail (spec section 2). */
export function TicketConversation({ ticket }: { ticket: Ticket }) {
  const { ticketId, description, activityLog } = ticket;
  const region = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);

  // The newest entry stays in sight while the composer grows.
  useLayoutEffect(() => {
    const { current: element } = region;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <Region
      ref={region}
      data-conversation=""
      aria-label="Conversation"
      tabIndex={0}
      onScroll={({ currentTarget }) => {
        const { scrollTop, scrollHeight, clientHeight } = currentTarget;
        atEnd.current = scrollHeight - scrollTop - clientHeight < 32;
      }}
    >
      <div key={ticketId}>
        <DialogSection title="Issue Description">
          <PlainText label="Issue description" text={description} />
        </DialogSection>
        <TicketTrail log={activityLog} />
      </div>
    </Region>
  );
}
