import type { RecordsNow } from '#src/api/results/recordsNow.ts';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import type { FieldName } from './fieldNames.ts';

/** Something saved as it is now; `unknown` if it could not be read. */
export type Now<Saved> =
  | { readonly status: 'read'; readonly saved: Saved }
  | { readonly status: 'gone' | 'unknown' };

/** The record that a form edits, which other users may change or delete meanwhile. */
export interface EditedRecord<Values> {
  /** What it is, as in a sentence: `developer`. */
  readonly noun: string;
  readonly names: Readonly<Record<string, FieldName>>;
  /** Its values as they are saved now. Never rejects. */
  readonly readNow: () => Now<Values> | Promise<Now<Values>>;
  /** Adds a new record with the values when this one was deleted; as `onSave` of the form. */
  readonly onAddAnew?: (values: Values) => Promise<SaveProblem | null>;
}

/** One record of those that were read. */
export function recordNow<Row>({ rows, complete }: RecordsNow<Row>): Now<Row> {
  const row = rows[0];
  if (row !== undefined) return { status: 'read', saved: row };
  return { status: complete ? 'gone' : 'unknown' };
}

/** The message of a record that is gone. */
export function goneMessage(noun: string): string {
  return `This ${noun} was deleted by someone else`;
}
