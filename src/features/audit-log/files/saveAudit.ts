import type { AuditEntry } from '#src/api/types/auditEntry.ts';
import { shownDate } from '#src/components/DateTime/shownDates.ts';
import { auditOfNow } from '#src/features/shared/audit/recordAudit.ts';
import type { FileAttempt } from '#src/features/shared/files/attemptFile.ts';
import { makeFile, PROGRESS_FROM_ROWS } from '#src/features/shared/files/makeFile.ts';
import { exportAudit } from '#src/features/shared/list/export/exportAudit.ts';
import { filtersInWords } from '#src/features/shared/list/export/filtersInWords.ts';
import { type ExportSource, startExport } from '#src/features/shared/list/export/startExport.ts';
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
  readonly source: ExportSource;
}

/** Export Logs (spec section 7): `audit-logs-2026-11-20.csv`. */
export function saveLogs({ entries, at, source }: Logs, attempt: FileAttempt): Promise<void> {
  const list = {
    format: 'csv' as const,
    name: auditList.title,
    fileName: `audit-logs-${dayOf(at)}`,
    columns: logColumns,
    layout: emptyLayout,
    rows: entries,
    source,
    audited: true,
  };
  return startExport(list, attempt);
}

/** The evidence pack: `audit-evidence-2026-11-20.zip`. */
export async function saveEvidence(
  { source, ...job }: Logs & Pick<Evidence, 'by'>,
  attempt: FileAttempt,
): Promise<void> {
  const { entries, at } = job;
  const { selected } = source;
  const filters = filtersInWords(auditList, source.search, source.values);
  const count = countOf(entries.length, noun.one, noun.many);
  const { signal, showProgress } = attempt;
  const failure = (message: string) => `The ${noun.many} could not be exported. ${message}`;
  const record = auditOfNow();
  const result = await makeFile(attempt, failure, async () => {
    const onProgress = (share: number) => {
      if (entries.length >= PROGRESS_FROM_ROWS) showProgress(`Packing ${count}`, share);
    };
    const file = await evidencePack({ ...job, selected, filters }, { signal, onProgress, pause: nextTask });
    return { file, fileName: `audit-evidence-${dayOf(at)}.zip`, done: `Evidence pack of ${count} made` };
  });
  const file = { format: 'evidence pack', noun, count: entries.length, selected, filters };
  const change = exportAudit(file, result);
  if (change) record(change);
}
