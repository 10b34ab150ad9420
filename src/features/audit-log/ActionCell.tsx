import styled from 'styled-components';
import type { AuditEntry } from '#src/api/types/auditEntry.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { isSessionRecord } from '#src/features/shared/audit/recordAudit.ts';
import { toShown } from '#src/lib/text.ts';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  max-inline-size: 100%;
  > span:first-child {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/** The action of an entry, with a badge when this console recorded it: the server's own log is not known. */
export function ActionCell(entry: AuditEntry) {
  const action = toShown(entry.action);
  if (!isSessionRecord(entry)) return action;
  return (
    <Root>
      <span>{action}</span>
      <Badge intent="info">This session</Badge>
    </Root>
  );
}
