import type { Column } from '#src/components/DataTable/types.ts';
import { shownDate } from '#src/components/DateTime/shownDates.ts';
import { auditOfNow } from '#src/features/shared/audit/recordAudit.ts';
import type { FileAttempt } from '#src/features/shared/files/attemptFile.ts';
import { makeFile, PROGRESS_FROM_ROWS } from '#src/features/shared/files/makeFile.ts';
import { type Fields, fileColumns } from '#src/features/shared/form/table/fieldTable.ts';
import { exportAudit } from '#src/features/shared/list/export/exportAudit.ts';
import { nextTask } from '#src/lib/nextTask.ts';
import type { TableLayout } from '#src/lib/tableLayout.ts';
import { countOf } from '#src/lib/text.ts';
import { exportFileName } from './exportFileName.ts';
import { type ExportFormat, exportRows } from './exportRows.ts';
import { type ExportedRows, shownColumns } from './exportWords.ts';
import { filtersInWords } from './filtersInWords.ts';

/** The rows of an export, as its file and its audit record name them. */
export interface ExportSource extends ExportedRows {
  /** Label of the search: `Search by user, action or details`. */
  readonly searchLabel: string;
}

export interface ListExport<Row> {
  format: ExportFormat;
  /** Name of the file and the sheet: `Developers`. */
  name: string;
  /** Name of the file without its ending; list, filter and day when absent. */
  fileName?: string;
  columns: readonly Column<Row>[];
  layout: TableLayout;
  /** Loads the fields of the form, to write them instead of the visible columns. */
  allFields?: (() => Promise<Fields<Row>>) | undefined;
  /** The rows, or a function that reads them if the table has only one page. */
  rows: readonly Row[] | ((signal: AbortSignal) => Promise<readonly Row[]>);
  /** Text of the success toast for a number of rows; `12 developers exported` when absent. */
  doneText?: ((count: number) => string) | undefined;
  source: ExportSource;
  /** False for a list that the audit log does not have. */
  audited: boolean;
}

/** Exports rows with the visible columns and downloads the file. A long export shows its progress and can be cancelled. */
export async function startExport<Row>(list: ListExport<Row>, attempt: FileAttempt): Promise<void> {
  const { format, name, source, layout, doneText } = list;
  const { noun } = source;
  const { signal, showProgress } = attempt;
  const base = list.fileName ?? exportFileName(name, source, shownDate(Date.now()) ?? '');
  const fileName = `${base}.${format}`;
  const failure = (message: string) => `The ${noun.many} could not be exported. ${message}`;
  const record = auditOfNow();
  let exported: number | null = null;
  const result = await makeFile(attempt, failure, async () => {
    let { rows } = list;
    if (typeof rows === 'function') {
      showProgress(`Loading ${noun.many} to export`, 0);
      rows = await rows(signal);
    }
    const all = rows.length;
    exported = all;
    const count = countOf(all, noun.one, noun.many);
    const onProgress = (share: number) => {
      if (all >= PROGRESS_FROM_ROWS) showProgress(`Exporting ${count}`, share);
    };
    const fields = await list.allFields?.();
    const columns = fields ? fileColumns(fields) : shownColumns(list.columns, layout);
    const file = await exportRows({ name, format, columns, rows }, { signal, onProgress, pause: nextTask });
    return { file, fileName, done: doneText?.(all) ?? `${count} exported` };
  });
  if (!list.audited) return;
  const { filters, values, search, searchLabel, selected } = source;
  const change = exportAudit(
    {
      format: format.toUpperCase(),
      noun,
      count: exported,
      selected,
      filters: filtersInWords({ search: searchLabel, filters }, search, values),
    },
    result,
  );
  if (change) record(change);
}
