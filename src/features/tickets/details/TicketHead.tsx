import { PanelRight, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import type { Ticket } from '#src/api/types/ticket.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { Button } from '#src/components/Button/Button.tsx';
import { DialogDescription } from '#src/components/Dialog/Dialog.tsx';
import { VisuallyHidden } from '#src/components/Field/VisuallyHidden.ts';
import { Heading } from '#src/components/Typography/Typography.tsx';
import { media, theme } from '#src/components/theme/theme.ts';
import { LongText } from '#src/features/shared/record/LongText.tsx';
import { PriorityBars, TicketStatusDot } from '#src/features/shared/tickets/TicketBadges.tsx';
import { ticketOriginLabels } from '#src/features/shared/tickets/ticketLabels.ts';
import { ownLanguage } from '#src/lib/language.ts';
import { toShown } from '#src/lib/text.ts';
import { EscalationHistory } from './EscalationHistory.tsx';
import type { RecordSteps } from './RecordStepper.tsx';
import { RecordStepper } from './RecordStepper.tsx';

export interface TicketHeadProps {
  ticket: Ticket;
  /** Null hides the buttons for the next and the previous ticket. */
  steps: RecordSteps | null;
  /** Whether the properties are shown in place of the conversation, where there is no room for both. */
  opened: boolean;
  onToggle: () => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space[1]} ${theme.space[4]};
  max-block-size: 40dvh;
  padding: 12px 24px;
  overflow: auto;
  border-block-end: 1px solid ${theme.border.subtle};
  > p,
  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[2]};
  }
  > p {
    min-block-size: ${theme.layout.control};
  }
  > div:last-child {
    grid-area: 1 / 2;
  }
  > div:not(:last-child) {
    grid-column: 1 / -1;
  }
  > p > [data-number] {
    min-inline-size: 0;
    color: ${theme.text.muted};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  h3[data-level] {
    font: 600 1.125rem/1.625rem ${theme.font.family};
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
  @container ticket (inline-size < 900px) {
    padding-inline: 16px;
  }
  ${media.small} {
    grid-template-columns: minmax(0, 1fr);
    > div:last-child {
      grid-area: auto;
    }
    h3[data-level] {
      font: 600 1rem/1.375rem ${theme.font.family};
    }
  }
  ${media.low} {
    max-block-size: 30dvh;
    padding-block: 6px;
  }
  ${media.print} {
    max-block-size: none;
    padding-inline: 0;
    > div:last-child {
      display: none;
    }
  }
`;

/** Number, badges, subject and escalations of a ticket, the steps to its neighbours, and the button for its properties. */
export function TicketHead({ ticket, steps, opened, onToggle }: TicketHeadProps) {
  const { ticketId, status, priority, origin, isEscalated, escalationHistory, subject } = ticket;
  return (
    <Root>
      <p>
        <DialogDescription render={<span data-number="" />}>{toShown(ticketId)}</DialogDescription>
        <span>
          <VisuallyHidden>Status: </VisuallyHidden>
          <TicketStatusDot status={status} />
        </span>
        <span>
          <VisuallyHidden>Priority: </VisuallyHidden>
          <PriorityBars priority={priority} />
        </span>
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
      <div>
        <LongText label="Subject" text={subject}>
          {(shown) => (
            <Heading level={3} {...ownLanguage(subject)}>
              {shown}
            </Heading>
          )}
        </LongText>
      </div>
      {escalationHistory.length > 0 ? (
        <div>
          <EscalationHistory key={ticketId} history={escalationHistory} />
        </div>
      ) : null}
      <div>
        <span data-toggle="">
          <Button icon={<PanelRight />} aria-expanded={opened} onClick={onToggle}>
            Properties
          </Button>
        </span>
        {steps ? <RecordStepper noun="ticket" name={ticketId} {...steps} /> : null}
      </div>
    </Root>
  );
}
