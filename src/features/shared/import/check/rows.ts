import { type ColumnFields, textsOf } from '#src/features/shared/import/columns/matchColumns.ts';
import { errorProblem } from '#src/features/shared/import/file/cellText.ts';
import { cellValue } from '#src/features/shared/import/file/plainText.ts';
import type { TableRow } from '#src/features/shared/import/file/tableRow.ts';
import type { Existing, Importer, ImportIndex, Texts } from '#src/features/shared/import/importer.ts';

/** What the check says of a row. */
export const rowStates = ['Ready', 'Problem', 'Duplicate', 'Skipped'] as const;
export type RowState = (typeof rowStates)[number];

/** What became of a row that was to be sent. */
export const outcomes = ['Created', 'Failed', 'Skipped', 'Unknown'] as const;
export type Outcome = (typeof outcomes)[number];

/** The same value in the list, or in an earlier row of the file. */
export interface Duplicate {
  readonly text: string;
  /** The record of the list; null for a row of the file. */
  readonly existing: Existing | null;
}

/** A row of an import. */
export interface ImportRow {
  /** The number of the row in the file. */
  readonly id: string;
  readonly texts: Texts;
  /** Cells that the user has corrected. */
  readonly corrected: Texts;
  readonly skipped: boolean;
  readonly problems: Texts;
  /** The compared values. */
  readonly keys: Texts;
  /** Values that the list has. */
  readonly listed: Readonly<Record<string, Duplicate>>;
  /** Values that an earlier row of the file has. */
  readonly repeated: Readonly<Record<string, Duplicate>>;
  /** Null until the row was sent or the import ended. */
  readonly outcome: Outcome | null;
  readonly message: string;
}

const none = {};
const isEmpty = (record: object) => Object.keys(record).length === 0;

export function stateOf({ skipped, problems, listed, repeated }: ImportRow): RowState {
  if (skipped) return 'Skipped';
  if (!isEmpty(problems)) return 'Problem';
  return isEmpty(listed) && isEmpty(repeated) ? 'Ready' : 'Duplicate';
}

/** The row before its check; with the corrections of an earlier one. */
export function toImportRow(
  { number, cells }: Pick<TableRow, 'number' | 'cells'>,
  columns: ColumnFields,
  before?: Pick<ImportRow, 'corrected' | 'skipped'>,
): ImportRow {
  const corrected = before?.corrected ?? none;
  return {
    id: String(number),
    texts: { ...textsOf(cells, columns), ...corrected },
    corrected,
    skipped: before?.skipped ?? false,
    problems: none,
    keys: none,
    listed: none,
    repeated: none,
    outcome: null,
    message: '',
  };
}

/** The row with a corrected cell. */
export function withText(row: ImportRow, field: string, text: string): ImportRow {
  const cell = { [field]: cellValue(text) };
  return { ...row, texts: { ...row.texts, ...cell }, corrected: { ...row.corrected, ...cell } };
}

/** Checks one row by the rules of the form and against the list. */
export function checkRow(row: ImportRow, importer: Importer, index: ImportIndex): ImportRow {
  const texts = importer.clean(row.texts);
  const { problems, keys } = importer.check(texts, index.lookup);
  const listed = importer.keys.flatMap(({ name, noun }) => {
    const value = keys[name] ?? '';
    const existing = value === '' ? undefined : index.keys[name]?.get(value);
    const text = `This ${noun} is in the list`;
    return existing ? [[name, { text, existing }]] : [];
  });
  const errors = Object.entries(texts).flatMap(([name, text]) => {
    const problem = errorProblem(text);
    return problem === null ? [] : [[name, problem]];
  });
  return {
    ...row,
    texts,
    problems: { ...problems, ...Object.fromEntries(errors) },
    keys,
    listed: Object.fromEntries(listed),
  };
}

/**
 * Marks rows that repeat a value of an earlier row of the file; skipped rows do not count. Rows whose marks stay the same
 * are the same objects.
 */
export function markRepeated(rows: readonly ImportRow[], keys: Importer['keys']): readonly ImportRow[] {
  const seen = new Map(keys.map(({ name }) => [name, new Map<string, string>()]));
  return rows.map((row) => {
    if (row.skipped) return isEmpty(row.repeated) ? row : { ...row, repeated: none };
    const repeated: Record<string, Duplicate> = {};
    for (const { name, noun } of keys) {
      const value = row.keys[name] ?? '';
      const first = seen.get(name)?.get(value);
      if (value === '') continue;
      if (first === undefined) seen.get(name)?.set(value, row.id);
      else repeated[name] = { text: `Row ${first} has the same ${noun}`, existing: null };
    }
    return isSame(row.repeated, repeated) ? row : { ...row, repeated };
  });
}

function isSame(before: ImportRow['repeated'], after: ImportRow['repeated']): boolean {
  const names = Object.keys(after);
  return (
    names.length === Object.keys(before).length &&
    names.every((name) => before[name]?.text === after[name]?.text)
  );
}

/** How many rows have each state. */
export function countStates(rows: readonly ImportRow[]): Readonly<Record<RowState, number>> {
  const counts = { Ready: 0, Problem: 0, Duplicate: 0, Skipped: 0 };
  for (const row of rows) counts[stateOf(row)] += 1;
  return counts;
}

/** What is wrong with a cell: a problem, else a duplicate; null when nothing is. */
export function cellProblem(row: ImportRow, field: string): Duplicate | null {
  const problem = row.problems[field];
  if (problem !== undefined) return { text: problem, existing: null };
  return row.listed[field] ?? row.repeated[field] ?? null;
}

/** The sentences about a row that is not sent, with the headers of their cells. */
export function rowMessage(row: ImportRow, fields: Importer['fields']): string {
  const sentences = fields.flatMap(({ name, header }) => {
    const problem = cellProblem(row, name);
    return problem === null ? [] : [`${header}: ${problem.text}`];
  });
  return sentences.join('. ');
}
