import { useMemo, useState } from 'react';
import { useUserId } from '#src/api/session/session.ts';
import type { AuditEntry } from '#src/api/types/auditEntry.ts';
import { sessionRecords } from '#src/features/shared/audit/recordAudit.ts';
import { useRowsSource } from '#src/features/shared/list/source/useRowsSource.ts';
import { useList } from '#src/features/shared/list/state/useList.ts';
import { useListQuery } from '#src/features/shared/list/state/useListQuery.ts';
import { useReadyRead } from '#src/features/shared/list/view/useReadyRead.ts';
import { AuditLogScreen, type AuditLogScreenProps } from './AuditLogScreen.tsx';
import { auditEntryStore } from './auditEntries.store.ts';
import { auditFigures } from './auditFigures.ts';
import { auditList } from './auditList.ts';

/** Audit Logs on sample data. */
export function AuditLogContainer() {
  return <AuditLogScreen {...useAuditLog(auditEntryStore.useRows())} />;
}

/** The state of Audit Logs: samples, and the records that this session had when the screen was opened. */
export function useAuditLog(samples: readonly AuditEntry[]): AuditLogScreenProps {
  const [records] = useState(() => sessionRecords.getState());
  const rows = useMemo(() => [...records, ...samples], [records, samples]);
  const query = useListQuery(auditList);
  const source = useRowsSource(auditList, query, useReadyRead(rows));
  const { list } = useList(auditList, { query, source, userId: useUserId() });
  return { list, figures: auditFigures(rows) };
}
