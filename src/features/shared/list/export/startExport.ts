import type { Column } from '#src/components/DataTable/types.ts';
import { auditOfNow } from '#src/features/shared/audit/recordAudit.ts';
import type { FileAttempt } from '#src/features/shared/files/attemptFile.ts';
import { makeFile, PROGRESS_FROM_ROWS } from '#src/features/shared/files/makeFile.ts';
import { type Fields, fileColumns } from '#src/features/shared/form/table/fieldTable.ts';
import { exportAudit } from '#src/features/shared/list/export/exportAudit.ts';
import type { ParamValue } from '#src/features/shared/list/url/urlParams.ts';
import { nextTask } from '#src/lib/nextTask.ts';
import { orderedIds, type TableLayout } from '#src/lib/tableLayout.ts';
import { countOf } from '#src/lib/text.ts';
import { type ExportFormat, exportRows } from './exportRows.ts';
import { filtersInWords } from './filtersInWords.ts';

/** How an export is recorded in the audit log. */
export interface ExportAudit {
  /** The list that is exported, for its filters in words. */
  readonly list: Parameters<typeof filtersInWords>[0];
  readonly search: string;
  readonly filters: Readonly<Record<string, ParamValue>>;
  /** True if the user selected the rows; false for all that match. */
  readonly selected: boolean;
}

export interface ListExport<Row> {
  format: ExportFormat;
  /** Name of the file and the sheet: `Developers`. */
  name: string;
  /** Name of the file without its ending; from `name` when absent. */
  fileName?: string;
  noun: { one: string; many: string };
  columns: readonly Column<Row>[];
  layout: TableLayout;
  /** Loads the fields of the form, to write them instead of the visible columns. */
  allFields?: (() => Promise<Fields<Row>>) | undefined;
  /** The rows, or a function that reads them if the table has only one page. */
  rows: readonly Row[] | ((signal: AbortSignal) => Promise<readonly Row[]>);
  /** Text of the success toast for a number of rows; `12 developers exported` when absent. */
  doneText?: ((count: number) => string) | undefined;
  /** Absent for a list that the audit log does not have. */
  audit?: ExportAudit | undefined;
}

/** The visible columns in their visible order. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  layout: TableLayout,
): readonly Column<Row>[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  return orderedIds(columns, layout.order).flatMap((id) => {
    const column = byId.get(id);
    return column && (column.hideable === false || !layout.hidden.includes(id)) ? [column] : [];
  });
}

/** Exports rows with the visible columns and downloads the file. A long export shows its progress and can be cancelled. */
export async function startExport<Row>(list: ListExport<Row>, attempt: FileAttempt): Promise<void> {
  const { format, name, noun, layout, doneText, audit } = list;
  const { signal, showProgress } = attempt;
  const fileName = `${list.fileName ?? name.toLowerCase().replaceAll(' ', '-')}.${format}`;
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
  if (!audit) return;
  const { selected, search } = audit;
  const filters = filtersInWords(audit.list, search, audit.filters);
  const change = exportAudit(
    { format: format.toUpperCase(), noun, count: exported, selected, filters },
    result,
  );
  if (change) record(change);
}
