import { shownZone } from '#src/components/DateTime/shownDates.ts';
import type { ExportColumn } from '#src/features/shared/list/describe/description.ts';
import { byteOrderMark, type CsvCell, toCsv } from '#src/lib/csv.ts';
import { zonedHeader } from '#src/lib/dates.ts';

export type ExportFormat = 'csv' | 'xlsx';

export interface ExportJob<Row> {
  /** Name of the file without its ending, and of the sheet. */
  name: string;
  format: ExportFormat;
  /** The columns to write, in this order; confidential ones are left out. */
  columns: readonly ExportColumn<Row>[];
  rows: readonly Row[];
}

/** How an export is watched and canceled. */
export interface ExportWatch {
  signal: AbortSignal;
  /** Called after every chunk of rows with the share that is done, 0 to 1. */
  onProgress: (share: number) => void;
  /** Awaited after every chunk, so that the page stays responsive. */
  pause: () => Promise<void>;
}

/** The number of rows in a chunk: about ten milliseconds of work. */
const chunk = 500;

const exportedCell = <Row>({ text, exported }: ExportColumn<Row>, row: Row): CsvCell =>
  exported ? exported(row) : text(row);

/**
 * Writes the rows as a file in chunks, so that the page stays responsive and the export can be canceled: CSV after
 * RFC 4180 (inert in spreadsheets, see `neutralise`) or XLSX, where dates are dates in the shown zone. Rejects with
 * the signal's reason when aborted.
 */
export async function exportRows<Row>(
  { name, format, columns, rows }: ExportJob<Row>,
  { signal, onProgress, pause }: ExportWatch,
): Promise<Blob> {
  const onChunk = async (done: number) => {
    onProgress(rows.length === 0 ? 1 : done / rows.length);
    await pause();
    signal.throwIfAborted();
  };
  const written = columns.filter((column) => !column.confidential);
  /** The headers; those of columns whose times are in a zone name it. */
  const headerIn = (zone: string, isZoned: (at: number) => boolean) =>
    written.map(({ header }, at) => (isZoned(at) ? zonedHeader(header, zone) : header));
  const isTime = (at: number) => written[at]?.dated === 'time';

  if (format === 'xlsx') {
    const { dateCell, toWorkbook } = await import('#src/lib/xlsx.ts');
    const cellOf = (column: ExportColumn<Row>, row: Row) =>
      column.dated ? dateCell(column.text(row)) : exportedCell(column, row);
    const cells = rows.map((row) => written.map((column) => cellOf(column, row)));
    const header = headerIn(shownZone(), isTime);
    return toWorkbook([{ name, header, rows: cells }], { chunk, onChunk });
  }
  // A time without a zone is exported as its text.
  const unzoned = new Set<number>();
  const pieces: string[] = [];
  for (let at = 0; at < rows.length; at += chunk) {
    await onChunk(at);
    const cells = rows.slice(at, at + chunk).map((row) => written.map((column) => exportedCell(column, row)));
    for (const row of cells) {
      for (const [column, cell] of row.entries()) if (!/^$|Z$/u.test(String(cell ?? ''))) unzoned.add(column);
    }
    pieces.push(toCsv(cells));
  }
  const header = headerIn('UTC', (at) => isTime(at) && !unzoned.has(at));
  return new Blob([byteOrderMark, toCsv([header]), ...pieces], { type: 'text/csv;charset=utf-8' });
}
