import styled from 'styled-components';
import type { AuditEntry } from '#src/api/types/auditEntry.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { FactList } from '#src/features/shared/record/FactList.tsx';
import { toShown } from '#src/lib/text.ts';
import { FieldLabels } from './FieldLabels.tsx';

export interface ExpandedEntryProps {
  entry: AuditEntry;
  /** Opens Full Details. */
  onDetails: () => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space[4]};
  max-inline-size: 920px;
  > dl {
    inline-size: 100%;
  }
`;

const Changes = styled.ul`
  margin: 0;
  padding-inline-start: ${theme.space[4]};
`;

/** The content of an expanded row of the audit trail (spec section 2). */
export function ExpandedEntry({ entry, onDetails }: ExpandedEntryProps) {
  const { details, sessionId, userAgent, errorMessage, fieldChanges } = entry;
  return (
    <Root>
      <FactList
        facts={[
          { label: 'Details', value: details, wide: true },
          { label: 'Session ID', value: sessionId },
          { label: 'Error Message', value: errorMessage },
          { label: 'User Agent', value: userAgent, wide: true },
          {
            label: 'Field Changes',
            value: fieldChanges.length === 0 ? 'None' : <ChangeList {...entry} />,
            wide: true,
          },
        ]}
      />
      <Button size="small" onClick={() => onDetails()}>
        View Full Details
      </Button>
    </Root>
  );
}

/** Each change in one line; the full details show them in a table. */
function ChangeList({ fieldChanges, resource }: Pick<AuditEntry, 'fieldChanges' | 'resource'>) {
  return (
    <FieldLabels of={resource}>
      {(labelOf) => (
        <Changes>
          {fieldChanges.map(({ field, oldValue, newValue }) => (
            <li key={`${field} ${oldValue} ${newValue}`}>
              {toShown(labelOf(field))}: from {toShown(oldValue ?? 'none')} to {toShown(newValue ?? 'none')}
            </li>
          ))}
        </Changes>
      )}
    </FieldLabels>
  );
}
