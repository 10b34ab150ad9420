import { useMemo, useState } from 'react';
import { useUserId } from '#src/api/session/session.ts';
import type { AuditEntry } from '#src/api/types/auditEntry.ts';
import { sessionRecords } from '#src/features/shared/audit/recordAudit.ts';
import { useMaking } from '#src/features/shared/files/useMaking.ts';
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
  const { list, selection } = useList(auditList, { query, source, userId: useUserId() });
  const { matching } = list.view;
  const figures = useMemo(() => auditFigures(rows), [rows]);
  const { making, make } = useMaking<'logs'>();

  function onExport() {
    const chosen = selection.rows();
    const { search, values } = list.filters;
    const { noun, filters, title, search: searchLabel } = auditList;
    const selected = chosen.length > 0;
    const source = { noun, filters, values, searchLabel, search, selected };
    void make('logs', { id: `export ${title}`, doing: `Exporting ${noun.many}` }, async (attempt) => {
      const { exportLogs } = await import('./exportLogs.ts');
      await exportLogs({ entries: selected ? chosen : matching, source }, attempt);
    });
  }

  return { list, figures, exporting: { busy: making.length > 0, onExport } };
}
