import type { FormikValues } from 'formik';
import { type ReactNode, useRef, useState } from 'react';
import type { ReadNow } from '#src/api/results/recordsNow.ts';
import type { AuditKind } from '#src/features/shared/audit/auditKinds.ts';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';
import { type Now, recordNow } from './merge/edited.ts';
import type { SaveProblem } from './saveProblem.ts';
import { cleanValues, type FieldTable, namesOf, valuesOf } from './table/fieldTable.ts';
import { schemaOf } from './table/schemaOf.ts';

type Given =
  | 'title'
  | 'submitLabel'
  | 'initialValues'
  | 'schema'
  | 'edited'
  | 'clean'
  | 'draftKey'
  | 'audit'
  | 'onSave'
  | 'children';

export interface RecordFormDialogProps<Row extends { readonly id: string }, Values extends FormikValues>
  extends Omit<FormDialogProps<Values>, Given> {
  /** The record to edit; null to add a new one. */
  record: Row | null;
  /** What the record is: `Investor`. The dialog says `Add Investor` or `Edit Investor`. */
  noun: string;
  /** What the audit log calls it; absent for records that it does not have. */
  kind?: AuditKind;
  /** Title of the dialog that adds a record; `Add` and the noun when absent. */
  addTitle?: string;
  fields: FieldTable<Row, Values>;
  /** Values of a new record that the table of fields does not know. */
  initial?: Partial<Values>;
  /** Reads the record again before it is saved; absent if `record` is always the saved one, as in a sample list. */
  readNow?: ReadNow<Row> | undefined;
  /**
   * Saves the values of the record, given as it was last read, or adds a new one (null). Resolves with the problem, or
   * with null after a success: the dialog closes. Never rejects.
   */
  onSave: (values: Values, record: Row | null) => Promise<SaveProblem | null>;
  /** The fields; a function where they depend on the record as it was when the form opened. */
  children: ReactNode | ((record: Row | null) => ReactNode);
}

/** The props of a form that it passes to its `RecordFormDialog`. */
export type RecordFormProps<Row extends { readonly id: string }, Values extends FormikValues> = Pick<
  RecordFormDialogProps<Row, Values>,
  'onSave' | 'onClose'
>;

/** Added to the message when the response to a new record was lost (reliability.md 9). */
const MAY_EXIST = 'The answer was lost. The record may exist: look in the list before you save again.';

/** The form that adds or edits a record (spec section 2). Give it a `key` per record. */
export function RecordFormDialog<Row extends { readonly id: string }, Values extends FormikValues>(
  props: RecordFormDialogProps<Row, Values>,
) {
  const {
    record,
    noun,
    kind,
    addTitle = `Add ${noun}`,
    fields,
    initial,
    readNow,
    onSave,
    children,
    ...dialog
  } = props;
  // A refresh of the list must not change the record while it is being edited.
  const [opened] = useState(record);
  const [schema] = useState(() => schemaOf(fields));
  const latest = useRef(opened);

  async function valuesNow(row: Row): Promise<Now<Values>> {
    const now: Now<Row> = readNow
      ? recordNow(await readNow([row.id]))
      : { status: 'read', saved: record ?? row };
    if (now.status !== 'read') return now;
    latest.current = now.saved;
    return { status: 'read', saved: valuesOf(fields, now.saved) };
  }

  async function save(values: Values, row: Row | null) {
    const problem = await onSave(values, row);
    return problem?.lost && row === null
      ? { ...problem, message: `${problem.message} ${MAY_EXIST}` }
      : problem;
  }

  const names = namesOf(fields);
  // The first field of every record is its name.
  const [nameField = ''] = Object.keys(fields);

  return (
    <FormDialog<Values>
      {...dialog}
      title={opened ? `Edit ${noun}` : addTitle}
      submitLabel={opened ? 'Save Changes' : `Add ${noun}`}
      schema={schema}
      clean={(values) => cleanValues(fields, values)}
      initialValues={{ ...valuesOf(fields, opened), ...(opened ? null : initial) }}
      edited={
        opened
          ? {
              noun: noun.toLowerCase(),
              names,
              readNow: () => valuesNow(opened),
              onAddAnew: (values) => save(values, null),
            }
          : undefined
      }
      audit={kind && { kind, id: opened?.id ?? null, names, nameOf: (values) => String(values[nameField]) }}
      onSave={(values) => save(values, latest.current)}
      draftKey={`${noun.toLowerCase()} ${opened?.id ?? 'new'}`}
    >
      {typeof children === 'function' ? children(opened) : children}
    </FormDialog>
  );
}
