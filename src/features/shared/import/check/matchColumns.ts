import type { Texts } from '#src/features/shared/import/check/importer.ts';
import { cellValue, plainHeader } from '#src/features/shared/import/file/cells.ts';
import type { TextTable } from '#src/features/shared/import/file/readTable.ts';

/** The name of the field of each column of the file; '' for a column that is not imported. */
export type ColumnFields = readonly string[];

interface Field {
  readonly name: string;
  readonly header: string;
  readonly also?: readonly string[];
}

const headersOf = ({ name, header, also = [] }: Field) => [header, name, ...also];

/** The headers that the list knows. */
export function knownHeaders(fields: readonly Field[]): readonly string[] {
  return fields.flatMap(headersOf);
}

/** The names of the fields by the headers that the list knows. */
function fieldsByHeader(fields: readonly Field[]): ReadonlyMap<string, string> {
  return new Map(
    fields.flatMap((field) => headersOf(field).map((text) => [plainHeader(text), field.name] as const)),
  );
}

/** Finds the field of each column by its header. A field belongs to one column, the first. */
export function matchColumns(header: readonly string[], fields: readonly Field[]): ColumnFields {
  const byHeader = fieldsByHeader(fields);
  const used = new Set<string>();
  return header.map((text) => {
    const field = byHeader.get(plainHeader(text)) ?? '';
    if (field === '' || used.has(field)) return '';
    used.add(field);
    return field;
  });
}

/** The columns after `field` was chosen for the column `at`; the column that had it before is not imported any more. */
export function chooseField(columns: ColumnFields, at: number, field: string): ColumnFields {
  return columns.map((now, index) => {
    if (index === at) return field;
    return now === field ? '' : now;
  });
}

/** The first three values of a column that are not empty. */
export function sampleValues({ rows }: Pick<TextTable, 'rows'>, at: number): readonly string[] {
  const values: string[] = [];
  for (const { cells } of rows) {
    const text = cellValue(cells[at] ?? '');
    if (text !== '') values.push(text);
    if (values.length === 3) break;
  }
  return values;
}

/** The cells of a row by fields, each in one line. */
export function textsOf(cells: readonly string[], columns: ColumnFields): Texts {
  const named = columns.flatMap((field, at) => (field === '' ? [] : [[field, cellValue(cells[at] ?? '')]]));
  return Object.fromEntries(named);
}
