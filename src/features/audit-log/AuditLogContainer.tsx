import { auditEntryStore } from '#src/features/shared/history/auditEntries.store.ts';
import { AuditLogScreen } from './AuditLogScreen.tsx';
import { useAuditLog } from './useAuditLog.ts';

/** Audit Logs on sample data. */
export function AuditLogContainer() {
  return <AuditLogScreen {...useAuditLog(auditEntryStore.useRows())} />;
}
