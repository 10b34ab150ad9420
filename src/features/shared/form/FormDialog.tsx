import { Formik, type FormikValues } from 'formik';
import { useState } from 'react';
import { toast } from '#src/components/Toasts/toasts.ts';
import { FormDialogBody, type FormDialogBodyProps } from './FormDialogBody.tsx';
import { FormFailure } from './FormFailure.tsx';
import { countChanges, inputWithDraft } from './formValues.ts';
import type { SaveProblem } from './saveProblem.ts';
import type { FieldTable } from './table/fieldTable.ts';
import { hasUnseenZero, readValues } from './table/readValues.ts';
import { type EditedRecord, useFormSave } from './useFormSave.ts';
import { useStoredDraft } from './useUnsavedInput.ts';

/** What the form itself knows, and not its caller. */
type Derived =
  | 'changes'
  | 'saved'
  | 'failure'
  | 'saving'
  | 'closing'
  | 'givenBack'
  | 'onAttempt'
  | 'confidential';

export interface FormDialogProps<Row, Values extends FormikValues>
  extends Omit<FormDialogBodyProps, Derived> {
  /** The saved values; a field that differs from them is counted as unsaved. */
  initialValues: Values;
  /** What the values must be, and how they are kept. */
  fields: FieldTable<Row, Values>;
  /**
   * Saves the values, with a toast that has the notes. Resolves with the problem, or with null after a success: the dialog
   * closes. Never rejects.
   */
  onSave: (values: Values, notes: readonly string[]) => Promise<SaveProblem | null>;
  /** The record that the form edits; its changes by others are compared before a save. Absent for a new record. */
  edited?: EditedRecord<Values> | undefined;
  /** Names of values that are never kept, so that an expired session loses them (reliability.md 4). */
  confidential?: readonly (keyof Values & string)[];
}

/**
 * A form in a dialog. It saves once, however often it is submitted, shows the server's refusal beside the field that it
 * concerns, counts unsaved changes and asks before they are lost.
 */
export function FormDialog<Row, Values extends FormikValues>(props: FormDialogProps<Row, Values>) {
  const { fields, edited, onSave, onClose, draftKey, confidential = [] } = props;
  const read = (values: Values) => readValues(fields, values);
  const initialValues = read(props.initialValues).values;
  const draft = useStoredDraft(draftKey);
  const [start] = useState(() => inputWithDraft(initialValues, draft, confidential));
  const { saved, failure, stillRefused, ...save } = useFormSave({
    saved: edited ? start.saved : initialValues,
    read,
    edited,
    onSave,
    onClose,
  });

  return (
    <Formik
      initialValues={start.values}
      validate={(typed) => {
        const { values, problems } = read(typed);
        return { ...problems, ...stillRefused(values) };
      }}
      onSubmit={(typed, form) => {
        if (!hasUnseenZero(fields, typed)) return save.save(typed, form);
        const { values, rewritten } = read(typed);
        // The next press saves what is in sight now.
        toast.info(rewritten.join(', '));
        return form.setValues(values);
      }}
    >
      {({ values, ...form }) => (
        <FormDialogBody
          {...props}
          saved={saved}
          changes={countChanges(saved, read(values).values)}
          failure={
            failure && (
              <FormFailure
                failure={failure}
                edited={edited}
                saving={save.saving}
                onAddAnew={() => save.addAnew(values, form)}
                onChoose={(sides) => save.choose(sides, form)}
                onBack={save.back}
              />
            )
          }
          saving={save.saving}
          givenBack={draft !== undefined}
          closing={save.closing}
          onClose={save.close}
          onAttempt={save.attempt}
        />
      )}
    </Formik>
  );
}
