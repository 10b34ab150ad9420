import { Formik, type FormikErrors, type FormikHelpers, type FormikValues } from 'formik';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ObjectSchema } from 'yup';
import { FormDialogBody } from './FormDialogBody.tsx';
import { formToast } from './formToast.ts';
import { countChanges, withDraft } from './formValues.ts';
import { type SaveProblem, toFormFields } from './saveProblem.ts';
import { takeDraft } from './unsavedWork.ts';

export interface FormDialogProps<Values extends FormikValues> {
  title: string;
  /** Text of the one primary button, at the end of the footer. */
  submitLabel: string;
  size?: 'small' | 'medium' | 'large';
  /** The saved values; a field that differs from them is counted as unsaved. */
  initialValues: Values;
  schema: ObjectSchema<Values>;
  /** Saves the values. Resolves with the problem, or with null after a success: the dialog closes. Never rejects. */
  onSave: (values: Values) => Promise<SaveProblem | null>;
  onClose: () => void;
  /** Counts the changed fields of a form for which comparing values is not enough. */
  countChanges?: (values: Values) => number;
  /** Names the form and its record, so that the input can be restored after an expired session. */
  draftKey: string;
  /** Names of values that are never kept, so that an expired session loses them (reliability.md 4). */
  confidential?: readonly (keyof Values & string)[];
  /** The toast of an attempt with empty required fields; `Please fill in all required fields` when absent. */
  incomplete?: string;
  /** Cancel discards the changes without a question, because the record stays open for reading. */
  reverts?: boolean;
  /** A badge at the start of the footer. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The values that the server refused, and its messages about them. */
interface Refusal {
  readonly values: FormikValues;
  readonly messages: Readonly<Record<string, string>>;
}

/**
 * A form in a dialog. It saves once, however often it is submitted, shows the server's refusal beside the field that it
 * concerns, counts unsaved changes and asks before they are lost.
 */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const { initialValues, schema, onSave, onClose, draftKey } = props;
  const [startValues] = useState(() =>
    withDraft(initialValues, takeDraft(draftKey), props.confidential ?? []),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const refused = useRef<Refusal | null>(null);
  // A ref, because a state would be set too late for a second submit in the same task.
  const running = useRef<Promise<void> | null>(null);
  const [saving, setSaving] = useState(false);
  const open = useRef(true);
  const [closing, setClosing] = useState(false);

  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
      formToast.end();
    };
  }, []);

  function close() {
    // Before the dialog closes, so that the guard of unsaved input does not ask.
    flushSync(() => setClosing(true));
    onClose();
  }

  /** The server's refusal stays beside its field until the value is changed. */
  function stillRefused(values: Values): FormikErrors<Values> {
    const last = refused.current;
    const still = Object.entries(last?.messages ?? {}).filter(([name]) =>
      Object.is(values[name], last?.values[name]),
    );
    // The type of `Object.fromEntries` has no names.
    return Object.fromEntries(still) as FormikErrors<Values>;
  }

  function save(values: Values, helpers: FormikHelpers<Values>) {
    running.current ??= send(values, helpers).finally(() => {
      running.current = null;
      setSaving(false);
    });
    return running.current;
  }

  async function send(values: Values, { setErrors }: FormikHelpers<Values>) {
    setSaving(true);
    const problem = await onSave(values);
    if (!open.current) return;
    if (problem === null) return close();
    const messages = toFormFields(problem.fields ?? {}, Object.keys(values));
    refused.current = { values, messages };
    if (Object.keys(messages).length > 0) setErrors(stillRefused(values));
    else setProblem(problem.message);
  }

  return (
    <Formik initialValues={startValues} validationSchema={schema} validate={stillRefused} onSubmit={save}>
      {({ values }) => (
        <FormDialogBody
          {...props}
          changes={props.countChanges?.(values) ?? countChanges(initialValues, values)}
          problem={problem}
          saving={saving}
          closing={closing}
          onClose={close}
          onAttempt={() => {
            // The server may accept the same value now.
            refused.current = null;
            setProblem(null);
            formToast.dismiss();
          }}
        />
      )}
    </Formik>
  );
}
