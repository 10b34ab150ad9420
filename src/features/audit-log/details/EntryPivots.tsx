import styled from 'styled-components';
import type { AuditEntry } from '#src/api/types/auditEntry.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { type PivotFilters, pivots } from '../pivots.ts';

export interface EntryPivotsProps {
  entry: AuditEntry;
  onPivot: (filters: PivotFilters) => void;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

/** The ways from an entry to those that belong to it; one that the entry has nothing for is disabled. */
export function EntryPivots({ entry, onPivot }: EntryPivotsProps) {
  return (
    <Root role="group" aria-label="Related records">
      {pivots.map(({ id, label, filters }) => {
        const to = filters(entry);
        return (
          <Button key={id} size="small" disabled={to === null} onClick={() => to && onPivot(to)}>
            {label}
          </Button>
        );
      })}
    </Root>
  );
}
