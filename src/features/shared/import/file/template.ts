import { byteOrderMark, toCsv } from '#src/lib/csv.ts';
import { toXlsx } from '#src/lib/xlsx.ts';

export type TemplateFormat = 'csv' | 'xlsx';

/** A table as a CSV file that spreadsheets open with the right letters. */
export function csvFile(rows: readonly (readonly string[])[]): Blob {
  return new Blob([byteOrderMark, toCsv(rows)], { type: 'text/csv;charset=utf-8' });
}

/** A file with the headers of an import and one example row. */
export async function templateFile(
  format: TemplateFormat,
  label: string,
  fields: readonly { readonly header: string; readonly example: string }[],
): Promise<Blob> {
  const header = fields.map((field) => field.header);
  const example = fields.map((field) => field.example);
  return format === 'xlsx' ? toXlsx(label, header, [example]) : csvFile([header, example]);
}
