import { useMemo, useState } from 'react';
import { loadOnce } from '#src/components/loadOnce.ts';
import { useLoaded } from '#src/components/useLoaded.ts';
import { useSessionRecords } from '#src/features/shared/audit/useSessionRecords.ts';
import type { RecordHistory } from './HistoryPart.tsx';

/** The sample records of two months, which no list needs. */
const samples = loadOnce(
  async () => (await import('#src/features/shared/history/auditEntries.store.ts')).auditEntryStore,
);

/** The audit records about a resource, of this session and of the samples; the newest first. */
export function useRecordHistory(resource: string): RecordHistory {
  const records = useSessionRecords();
  const [failed, setFailed] = useState(false);
  const store = useLoaded(samples, !failed, () => setFailed(true));

  return useMemo(() => {
    if (failed) return { status: 'failed', onRetry: () => setFailed(false) };
    if (!store) return { status: 'loading' };
    const entries = [...records, ...store.rows()].filter(({ resourceId }) => resourceId === resource);
    return { status: 'ready', entries };
  }, [failed, records, resource, store]);
}
