import type { AuditChange } from '#src/features/shared/audit/recordAudit.ts';
import type { Importer } from '#src/features/shared/import/importer.ts';
import { type SendState, sendSummary } from '#src/features/shared/import/send/sendTexts.ts';

/** The audit record of an import that has ended, with its counts; null for one that is only paused. */
export function importAudit(
  { noun }: Pick<Importer, 'noun'>,
  { status, counts }: Pick<SendState, 'status' | 'counts'>,
): AuditChange | null {
  if (status !== 'done' && status !== 'stopped') return null;
  const summary = sendSummary(counts, noun);
  const failed = counts.Failed + counts.Unknown > 0;
  return {
    action: 'Records Imported',
    category: 'User Management',
    details: `Import of ${noun.many}${status === 'stopped' ? ', stopped' : ''}: ${summary}`,
    error: failed ? summary : null,
  };
}
