import { AuditLogScreen } from './AuditLogScreen.tsx';
import { auditEntryStore } from './auditEntries.store.ts';
import { useAuditLog } from './useAuditLog.ts';

/** Audit Logs on sample data. */
export function AuditLogContainer() {
  return <AuditLogScreen {...useAuditLog(auditEntryStore.useRows())} />;
}
