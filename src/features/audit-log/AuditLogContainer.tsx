import { AuditLogScreen } from './AuditLogScreen.tsx';
import { auditLog } from './auditEntries.store.ts';
import { useAuditLog } from './useAuditLog.ts';

/** Audit Logs on the samples of this tab. */
export function AuditLogContainer() {
  return <AuditLogScreen {...useAuditLog(auditLog)} />;
}
