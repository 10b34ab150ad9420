import {
  type CellNote,
  type Importer,
  type ImportIndex,
  noteTypeOf,
  type RowCheck,
} from '#src/features/shared/import/check/importer.ts';
import { type ColumnFields, textsOf } from '#src/features/shared/import/check/matchColumns.ts';
import { cellValue, type TableRow } from '#src/features/shared/import/file/cells.ts';

/** What the check says of a row. */
export const rowStates = ['Ready', 'Problem', 'Duplicate', 'Skipped'] as const;
export type RowState = (typeof rowStates)[number];

/** The rows that the step Check can show: those of a state, or the ready ones that need attention. */
export const checkFilters = [...rowStates, 'Needs attention'] as const;
export type CheckFilter = (typeof checkFilters)[number];

/** What became of a row that was to be sent. */
export const outcomes = ['Created', 'Failed', 'Skipped', 'Unknown'] as const;
export type Outcome = (typeof outcomes)[number];

/** A row of an import. */
export interface ImportRow extends RowCheck {
  /** The number of the row in the file. */
  readonly id: string;
  /** Cells that the user has corrected. */
  readonly corrected: RowCheck['texts'];
  readonly skipped: boolean;
  /** What is wrong with the row of the file, until its name is corrected. */
  readonly problem?: string | undefined;
  /** The notes about values that an earlier row of the file has. */
  readonly repeated: RowCheck['notes'];
  /** Null until the row was sent or the import ended. */
  readonly outcome: Outcome | null;
  readonly message: string;
}

const none = {};
const isEmpty = (record: object) => Object.keys(record).length === 0;

export function stateOf({ skipped, notes, repeated }: ImportRow): RowState {
  if (skipped) return 'Skipped';
  const kinds = [notes, repeated].flatMap((of) => Object.values(of).map(({ kind }) => kind));
  if (kinds.includes('Problem')) return 'Problem';
  return kinds.includes('Duplicate') ? 'Duplicate' : 'Ready';
}

const needsAttention = (row: ImportRow) =>
  stateOf(row) === 'Ready' && !(isEmpty(row.notes) && isEmpty(row.repeated));

/** Whether the filter shows a row. */
export function isShown(row: ImportRow, filter: CheckFilter): boolean {
  return filter === 'Needs attention' ? needsAttention(row) : stateOf(row) === filter;
}

/** The row before its check; with the corrections of an earlier one. */
export function toImportRow(
  { number, cells, problem }: Pick<TableRow, 'number' | 'cells' | 'problem'>,
  columns: ColumnFields,
  before?: Pick<ImportRow, 'corrected' | 'skipped'>,
): ImportRow {
  const corrected = before?.corrected ?? none;
  return {
    id: String(number),
    texts: { ...textsOf(cells, columns), ...corrected },
    corrected,
    skipped: before?.skipped ?? false,
    problem,
    keys: none,
    notes: none,
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

/** The row with its check. */
export function checkRow(row: ImportRow, importer: Importer, index: ImportIndex): ImportRow {
  const check = importer.check(row.texts, index);
  const { nameField } = importer;
  if (row.problem === undefined || row.corrected[nameField] !== undefined) return { ...row, ...check };
  const note = { kind: 'Problem', text: row.problem } as const;
  return { ...row, ...check, notes: { ...check.notes, [nameField]: note } };
}

/**
 * Marks rows that repeat a value of an earlier row of the file that is sent: one that is skipped or has a problem does not
 * count. Rows whose marks stay the same are the same objects.
 */
export function markRepeated(rows: readonly ImportRow[], keys: Importer['keys']): readonly ImportRow[] {
  const seen = new Map<string, string>();
  return rows.map((row) => {
    const own = row.skipped ? [] : keys.filter(({ name }) => (row.keys[name] ?? '') !== '');
    const seenAs = ({ name }: { readonly name: string }) => `${name} ${row.keys[name]}`;
    const repeated: Record<string, CellNote> = {};
    for (const key of own) {
      const first = seen.get(seenAs(key));
      if (first === undefined) continue;
      repeated[key.name] = { kind: noteTypeOf(key.shared), text: `Row ${first} has the same ${key.noun}` };
    }
    const marked = isSame(row.repeated, repeated) ? row : { ...row, repeated };
    if (stateOf(marked) !== 'Ready') return marked;
    for (const key of own) if (!seen.has(seenAs(key))) seen.set(seenAs(key), row.id);
    return marked;
  });
}

function isSame(before: ImportRow['repeated'], after: ImportRow['repeated']): boolean {
  const names = Object.keys(after);
  return (
    names.length === Object.keys(before).length &&
    names.every((name) => before[name]?.text === after[name]?.text)
  );
}

/** How many rows have each state, and how many of the ready ones need attention. */
export function countStates(rows: readonly ImportRow[]): Readonly<Record<CheckFilter, number>> {
  const counts = { Ready: 0, Problem: 0, Duplicate: 0, Skipped: 0, 'Needs attention': 0 };
  for (const row of rows) {
    counts[stateOf(row)] += 1;
    if (needsAttention(row)) counts['Needs attention'] += 1;
  }
  return counts;
}

/** What is said of a cell: why the row is not sent, before what needs attention. */
export function cellNote({ notes, repeated }: ImportRow, field: string): CellNote | undefined {
  const note = notes[field];
  return note?.kind === 'Attention' ? (repeated[field] ?? note) : (note ?? repeated[field]);
}

/** The sentences about a row that is not sent, with the headers of their cells. */
export function rowMessage(row: ImportRow, fields: Importer['fields']): string {
  const sentences = fields.flatMap(({ name, header }) => {
    const note = cellNote(row, name);
    return note && note.kind !== 'Attention' ? [`${header}: ${note.text}`] : [];
  });
  return sentences.join('. ');
}
