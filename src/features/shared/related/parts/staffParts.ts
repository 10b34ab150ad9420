import type { AuditEntry, AuditResult } from '#src/api/types/auditEntry.ts';
import type { MasterRecords } from '#src/features/shared/records/records.ts';
import type { LabelIntent } from '#src/lib/labels.ts';
import { paths } from '#src/lib/paths.ts';
import { listUrl, type RelatedLine, type RelatedPart } from '../relatedPart.ts';
import { ticketsAssignedTo } from './ticketParts.ts';

const { auditLogs, supportManagement } = paths.master;

const results: Readonly<Record<AuditResult, { readonly label: string; readonly intent: LabelIntent }>> = {
  success: { label: 'Success', intent: 'success' },
  failed: { label: 'Failed', intent: 'danger' },
  pending: { label: 'Pending', intent: 'warning' },
};

function toLine({ id, staffId, action, details, result }: AuditEntry): RelatedLine {
  return {
    id,
    label: action,
    hint: details,
    status: results[result],
    href: listUrl(auditLogs, { staff: staffId ?? '', open: 'details', id }),
  };
}

/** What a staff user works on and has done: assigned tickets, audit records. */
export function partsOfStaffUser(id: string): readonly RelatedPart<MasterRecords>[] {
  return [
    ticketsAssignedTo(supportManagement, id),
    {
      title: 'Audit Records',
      none: 'No audit records',
      lines: ({ audit }) => audit.filter(({ staffId }) => staffId === id).map(toLine),
      all: () => listUrl(auditLogs, { staff: id }),
    },
  ];
}
