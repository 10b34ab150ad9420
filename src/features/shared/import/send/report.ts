import { type ImportRow, rowMessage } from '#src/features/shared/import/check/rows.ts';
import { csvFile } from '#src/features/shared/import/file/template.ts';
import type { Importer } from '#src/features/shared/import/importer.ts';
import { notSent } from './sendTexts.ts';

/**
 * Every row with its outcome and message, as a table with the headers of the fields: corrected, it can be imported again,
 * because columns without a field are ignored. A row that was not sent is `Skipped`, with what is wrong with it, if anything.
 */
function reportTable(rows: readonly ImportRow[], fields: Importer['fields']): readonly (readonly string[])[] {
  const header = [...fields.map((field) => field.header), 'Outcome', 'Message'];
  const lines = rows.map((row) => [
    ...fields.map(({ name }) => row.texts[name] ?? ''),
    row.outcome ?? 'Skipped',
    row.message || rowMessage(row, fields) || (row.outcome === null ? notSent.message : ''),
  ]);
  return [header, ...lines];
}

/** The report as a CSV file. */
export function reportFile(rows: readonly ImportRow[], fields: Importer['fields']): Blob {
  return csvFile(reportTable(rows, fields));
}
