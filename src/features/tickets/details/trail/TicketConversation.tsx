import { type RefObject, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Ticket } from '#src/api/types/ticket.ts';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { EscalationHistory } from './EscalationHistory.tsx';
import { PlainText } from './PlainText.tsx';
import { TicketTrail } from './TicketTrail.tsx';

export interface TicketConversationProps {
  ticket: Ticket;
  regionRef: RefObject<HTMLDivElement | null>;
}

/** It takes the focus, so that the arrow keys scroll it. */
const Region = styled.section``;

/** What was said and done about a ticket, opened at its end: description, escalation and trail (spec section 2). */
export function TicketConversation({ ticket, regionRef }: TicketConversationProps) {
  const { ticketId, description, escalationHistory, activityLog } = ticket;
  const atEnd = useRef(true);
  const before = useRef<string | null>(null);
  const count = activityLog.length;

  // The newest entry is in sight when a ticket opens and when an entry is added.
  const shown = `${ticketId} ${count}`;
  useLayoutEffect(() => {
    const region = regionRef.current;
    if (!region) return;
    region.scrollTop = region.scrollHeight;
    atEnd.current = true;
    // The focused element was removed with the ticket before; the first focus is the dialog's.
    const replaced = before.current !== null && before.current !== shown;
    before.current = shown;
    const focused = document.activeElement;
    if (replaced && focused === document.body) region.focus();
    // In a low window everything scrolls together: a new entry would move the button that sent it out of sight.
    else if (replaced && !region.contains(focused)) focused?.scrollIntoView({ block: 'nearest' });
  }, [shown, regionRef]);

  // It stays in sight while the composer grows.
  useLayoutEffect(() => {
    const region = regionRef.current;
    if (!region) return undefined;
    const observer = new ResizeObserver(() => {
      if (atEnd.current) region.scrollTop = region.scrollHeight;
    });
    observer.observe(region);
    return () => observer.disconnect();
  }, [regionRef]);

  return (
    <Region
      ref={regionRef}
      data-conversation=""
      aria-label="Conversation"
      tabIndex={0}
      onScroll={({ currentTarget }) => {
        const { scrollTop, scrollHeight, clientHeight } = currentTarget;
        atEnd.current = scrollHeight - scrollTop - clientHeight < 8;
      }}
    >
      <div key={ticketId}>
        <DialogSection title="Issue Description">
          <PlainText label="Issue description" text={description} />
        </DialogSection>
        {escalationHistory.length > 0 ? <EscalationHistory history={escalationHistory} /> : null}
        <TicketTrail log={activityLog} />
      </div>
    </Region>
  );
}
