import styled from 'styled-components';
import type { Escalation } from '#src/api/types/ticket.ts';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { plainList, theme } from '#src/components/theme/theme.ts';
import { FactList } from '#src/features/shared/record/FactList.tsx';
import { dateValue } from '#src/features/shared/record/factValues.tsx';

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  ${plainList}
  > li {
    padding: ${theme.space[3]} ${theme.space[4]};
    border: 1px solid ${theme.border.main};
    border-radius: ${theme.radius.control};
  }
  dl {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 140px), 1fr));
    gap: ${theme.space[3]} ${theme.space[4]};
    font: ${theme.font.table} ${theme.font.family};
  }
`;

export interface EscalationHistoryProps {
  history: readonly Escalation[];
}

/** The escalations of a ticket, the oldest first (spec section 3). */
export function EscalationHistory({ history }: EscalationHistoryProps) {
  return (
    <DialogSection title="Escalation History">
      <List>
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
      </List>
    </DialogSection>
  );
}
