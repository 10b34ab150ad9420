import type { AuditEntry, AuditResult } from '#src/api/types/auditEntry.ts';
import type { RecordKind } from '#src/features/shared/records/recordKind.ts';
import type { LabelIntent } from '#src/lib/labels.ts';
import { paths } from '#src/lib/paths.ts';

/** Labels of the results (spec section 4). */
export const resultLabels: Readonly<Record<AuditResult, string>> = {
  success: 'Success',
  failed: 'Failed',
  pending: 'Pending',
};

export const resultIntents: Readonly<Record<AuditResult, LabelIntent>> = {
  success: 'success',
  failed: 'danger',
  pending: 'warning',
};

/** What an audit record is called: like its action. */
export const auditEntryKind = {
  id: 'audit-logs',
  noun: { one: 'record', many: 'records' },
  path: paths.master.auditLogs,
  nameOf: ({ action }) => action,
  statusOf: ({ result }) => ({ label: resultLabels[result], intent: resultIntents[result] }),
} as const satisfies RecordKind<AuditEntry>;
