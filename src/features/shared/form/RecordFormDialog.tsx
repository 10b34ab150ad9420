import type { FormikValues } from 'formik';
import { type ReactNode, useState } from 'react';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';
import type { SaveProblem } from './saveProblem.ts';

type Given = 'title' | 'submitLabel' | 'initialValues' | 'draftKey' | 'onSave' | 'children';

export interface RecordFormDialogProps<Row extends { readonly id: string }, Values extends FormikValues>
  extends Omit<FormDialogProps<Values>, Given> {
  /** The record to edit; null to add a new one. */
  record: Row | null;
  /** What the record is: `Investor`. The dialog says `Add Investor` or `Edit Investor`. */
  noun: string;
  /** Title of the dialog that adds a record; `Add` and the noun when absent. */
  addTitle?: string;
  /** The form of a new record, or of an existing one. */
  valuesOf: (record: Row | null) => Values;
  /**
   * Saves the values of the record as it was when the form opened. Resolves with the problem, or with null after a
   * success: the dialog closes. Never rejects.
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

/** The form that adds or edits a record (spec section 2). Give it a `key` per record. */
export function RecordFormDialog<Row extends { readonly id: string }, Values extends FormikValues>(
  props: RecordFormDialogProps<Row, Values>,
) {
  const { record, noun, addTitle = `Add ${noun}`, valuesOf, onSave, children, ...dialog } = props;
  // A refresh of the list must not change the record while it is being edited.
  const [opened] = useState(record);
  return (
    <FormDialog<Values>
      {...dialog}
      title={opened ? `Edit ${noun}` : addTitle}
      submitLabel={opened ? 'Save Changes' : `Add ${noun}`}
      initialValues={valuesOf(opened)}
      onSave={(values) => onSave(values, opened)}
      draftKey={`${noun.toLowerCase()} ${opened?.id ?? 'new'}`}
    >
      {typeof children === 'function' ? children(opened) : children}
    </FormDialog>
  );
}
