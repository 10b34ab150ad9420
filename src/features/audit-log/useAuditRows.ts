import { useMemo, useState } from 'react';
import type { AuditEntry } from '#src/api/types/auditEntry.ts';
import { useSessionRecords } from '#src/features/shared/audit/useSessionRecords.ts';

/**
 * The records of this session that the screen shows, then the samples: those that were there when it opened, and later ones
 * when the user asks for them.
 */
export function useAuditRows(samples: readonly AuditEntry[]) {
  const records = useSessionRecords();
  const [asked, setAsked] = useState(records);
  // Records are only added at the start, unless another session has begun.
  const isSame = asked.length === 0 || records.at(-asked.length) === asked[0];
  const shown = isSame ? asked : records;
  const rows = useMemo(() => [...shown, ...samples], [shown, samples]);
  return { rows, added: records.length - shown.length, showAdded: () => setAsked(records) };
}
