import { useId } from 'react';
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
  align-items: center;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  > span {
    color: ${theme.text.muted};
    font: ${theme.font.small} ${theme.font.family};
  }
`;

/** The pivots of an entry. A pivot for which the entry has no value is disabled. */
export function EntryPivots({ entry, onPivot }: EntryPivotsProps) {
  const id = useId();
  return (
    <Root role="group" aria-labelledby={id}>
      <span id={id}>Find related</span>
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
