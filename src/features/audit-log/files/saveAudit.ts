import type { AuditEntry } from '#src/api/types/auditEntry.ts';
import { shownDate } from '#src/components/DateTime/shownDates.ts';
import { makeFile, nextTask, PROGRESS_FROM_ROWS } from '#src/features/shared/files/makeFile.ts';
import { startExport } from '#src/features/shared/list/export/startExport.ts';
import { emptyLayout } from '#src/lib/tableLayout.ts';
import { countOf } from '#src/lib/text.ts';
import { auditList } from '../auditList.ts';
import { type Evidence, evidencePack } from './evidencePack.ts';
import { logColumns } from './logColumns.ts';

const { noun } = auditList;

const dayOf = (at: Date) => shownDate(at.getTime()) ?? '';

/** Export Logs (spec section 7): `audit-logs-2026-11-20.csv`. */
export function saveLogs({ entries, at }: { entries: readonly AuditEntry[]; at: Date }): Promise<void> {
  return startExport({
    format: 'csv',
    name: auditList.title,
    fileName: `audit-logs-${dayOf(at)}`,
    noun,
    columns: logColumns,
    layout: emptyLayout,
    rows: entries,
  });
}

/** The evidence pack: `audit-evidence-2026-11-20.zip`. */
export function saveEvidence(evidence: Evidence): Promise<void> {
  const count = countOf(evidence.entries.length, noun.one, noun.many);
  return makeFile('evidence pack', noun.many, async ({ signal, showProgress }) => {
    const onProgress = (share: number) => {
      if (evidence.entries.length >= PROGRESS_FROM_ROWS) showProgress(`Packing ${count}`, share);
    };
    const file = await evidencePack(evidence, { signal, onProgress, pause: nextTask });
    return {
      file,
      fileName: `audit-evidence-${dayOf(evidence.at)}.zip`,
      done: `Evidence pack of ${count} made`,
    };
  });
}
