import { useStore } from 'zustand';
import type { AuditEntry } from '#src/api/types/auditEntry.ts';
import { sessionRecords } from './recordAudit.ts';

/** The records of this session, the newest first. */
export function useSessionRecords(): readonly AuditEntry[] {
  return useStore(sessionRecords);
}
