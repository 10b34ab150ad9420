import styled from 'styled-components';
import type { Escalation } from '#src/api/types/ticket.ts';
import { Heading } from '#src/components/Typography/Typography.tsx';
import { media, plainList, theme } from '#src/components/theme/theme.ts';
import { FactList } from '#src/features/shared/record/FactList.tsx';
import { dateValue } from '#src/features/shared/record/factValues.tsx';
import { countOf } from '#src/lib/text.ts';
import { findPlace } from './ticketFocus.ts';

const Fold = styled.details`
  summary {
    inline-size: fit-content;
    border-radius: ${theme.radius.small};
    cursor: pointer;
  }
  summary > h3[data-level] {
    display: inline;
    font: ${theme.font.table} ${theme.font.family};
    font-weight: 500;
  }
  ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[3]};
    ${plainList}
    margin-block-start: ${theme.space[2]};
  }
  li {
    padding: ${theme.space[3]} ${theme.space[4]};
    border: 1px solid ${theme.border.main};
    border-radius: ${theme.radius.control};
  }
  dl {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 140px), 1fr));
    gap: ${theme.space[2]} ${theme.space[4]};
    font: ${theme.font.table} ${theme.font.family};
  }
  ${media.print} {
    &::details-content {
      block-size: auto;
      content-visibility: visible;
    }
  }
`;

/** The escalations of a ticket, the oldest first (spec section 3), in a fold. */
export function EscalationHistory({ history }: { history: readonly Escalation[] }) {
  return (
    <Fold data-escalations="">
      <summary>
        <Heading level={3}>Escalation History</Heading>
        {` (${countOf(history.length, 'escalation', 'escalations')})`}
      </summary>
      <ol>
        {history.map((step) => (
          <li key={step.id}>
            <FactList
              facts={[
                { label: 'From Portal', value: step.fromPortal },
                { label: 'To Portal', value: step.toPortal },
                { label: 'From Role', value: step.fromRole },
                { label: 'Escalated By', value: step.escalatedBy },
                { label: 'Timestamp', value: dateValue(step.timestamp) },
                { label: 'Reason', value: step.reason, wide: true },
              ]}
            />
          </li>
        ))}
      </ol>
    </Fold>
  );
}

/** Opens the fold, and moves the focus to it. */
export function openEscalations(): void {
  const summary = findPlace('escalations');
  summary?.closest('details')?.setAttribute('open', '');
  summary?.focus();
}
