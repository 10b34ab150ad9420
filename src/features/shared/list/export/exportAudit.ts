import type { AuditChange } from '#src/features/shared/audit/recordAudit.ts';
import type { MadeResult } from '#src/features/shared/files/makeFile.ts';
import { countOf } from '#src/lib/text.ts';

/** A file of records that was made. */
export interface AuditedExport {
  /** How the file is called: `CSV`, `evidence pack`. */
  readonly format: string;
  readonly noun: { readonly one: string; readonly many: string };
  /** How many records it has; null if they could not be read. */
  readonly count: number | null;
  /** True if the user selected the records; false for all that match. */
  readonly selected: boolean;
  /** A line for each filter that is set. */
  readonly filters: readonly string[];
}

/** The audit record of an export: what, how many, which filters. Null for one that the user cancelled. */
export function exportAudit(file: AuditedExport, result: MadeResult): AuditChange | null {
  if (result.status === 'cancelled') return null;
  const { format, noun, count, selected, filters } = file;
  const what = count === null ? noun.many : countOf(count, noun.one, noun.many);
  const which = selected ? ', selected by hand' : '';
  const error = result.status === 'failed' ? result.message : null;
  return {
    action: 'Records Exported',
    category: 'User Management',
    details: `${error === null ? 'Exported' : 'Not exported:'} ${what} (${format})${which}. Filters: ${filters.join('; ') || 'none'}`,
    error,
  };
}
