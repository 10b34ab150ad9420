import type { AuditEntry } from '#src/api/types/auditEntry.ts';
import { shownDate } from '#src/components/DateTime/shownDates.ts';
import type { FileAttempt } from '#src/features/shared/files/attemptFile.ts';
import { makeFile, PROGRESS_FROM_ROWS } from '#src/features/shared/files/makeFile.ts';
import { startExport } from '#src/features/shared/list/export/startExport.ts';
import { nextTask } from '#src/lib/nextTask.ts';
import { emptyLayout } from '#src/lib/tableLayout.ts';
import { countOf } from '#src/lib/text.ts';
import { auditList } from '../auditList.ts';
import { type Evidence, evidencePack } from './evidencePack.ts';
import { logColumns } from './logColumns.ts';

const { noun } = auditList;

const dayOf = (at: Date) => shownDate(at.getTime()) ?? '';

/** What is exported, and when. */
interface Logs {
  readonly entries: readonly AuditEntry[];
  readonly at: Date;
}

/** Export Logs (spec section 7): `audit-logs-2026-11-20.csv`. */
export function saveLogs({ entries, at }: Logs, attempt: FileAttempt): Promise<void> {
  const list = {
    format: 'csv' as const,
    name: auditList.title,
    fileName: `audit-logs-${dayOf(at)}`,
    noun,
    columns: logColumns,
    layout: emptyLayout,
    rows: entries,
  };
  return startExport(list, attempt);
}

/** The evidence pack: `audit-evidence-2026-11-20.zip`. */
export function saveEvidence(evidence: Evidence, attempt: FileAttempt): Promise<void> {
  const count = countOf(evidence.entries.length, noun.one, noun.many);
  const { signal, showProgress } = attempt;
  const failure = (message: string) => `The ${noun.many} could not be exported. ${message}`;
  return makeFile(attempt, failure, async () => {
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
