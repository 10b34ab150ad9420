import { byteOrderMark, toCsv } from '#src/lib/csv.ts';

/** A table as a CSV file that spreadsheets open with the right letters. */
export function csvFile(rows: readonly (readonly string[])[]): Blob {
  return new Blob([byteOrderMark, toCsv(rows)], { type: 'text/csv;charset=utf-8' });
}

/** A CSV file with the headers of an import and one example row. */
export function templateFile(fields: readonly { readonly header: string; readonly example: string }[]): Blob {
  return csvFile([fields.map((field) => field.header), fields.map((field) => field.example)]);
}
