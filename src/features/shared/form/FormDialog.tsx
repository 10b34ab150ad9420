import { Formik, type FormikErrors, type FormikHelpers, type FormikValues } from 'formik';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ObjectSchema } from 'yup';
import { takeDraft } from '#src/lib/unsavedWork.ts';
import { FormDialogBody } from './FormDialogBody.tsx';
import { formToast } from './formToast.ts';
import { countChanges, withDraft } from './formValues.ts';
import type { SaveProblem } from './saveProblem.ts';

export interface FormDialogProps<Values extends FormikValues> {
  title: string;
  /** Text of the one primary button, at the end of the footer. */
  submitLabel: string;
  size?: 'small' | 'medium' | 'large';
  /** Where the form begins; what differs from it is counted as unsaved. */
  initialValues: Values;
  schema: ObjectSchema<Values>;
  /** Saves; resolves with what was wrong, or null when all is well and the dialog may go. Never rejects. */
  onSave: (values: Values) => Promise<SaveProblem | null>;
  onClose: () => void;
  /** How many fields differ from where the form begins, where comparing them is not enough. */
  countChanges?: (values: Values) => number;
  /** Names this form of this record, so that an expired session gives its input back. */
  draftKey: string;
  /** Names of values that an expired session does not give back: they are kept nowhere (reliability.md 4). */
  confidential?: readonly (keyof Values & string)[];
  /** The toast of an attempt with empty required fields; `Please fill in all required fields` when absent. */
  incomplete?: string;
  /** Cancel drops what was changed without a question: it leads back to reading, and the page stays. */
  reverts?: boolean;
  /** A badge at the start of the footer. */
  aside?: ReactNode;
  children: ReactNode;
}

interface Refused {
  readonly field: string;
  readonly value: unknown;
  readonly message: string;
}

/**
 * A form in a dialog: saves once however often it is submitted, tells what the server refused beside the field
 * it is about, counts what is unsaved and asks before that is lost.
 */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const { initialValues, schema, onSave, onClose, draftKey } = props;
  const [begin] = useState(() => withDraft(initialValues, takeDraft(draftKey), props.confidential ?? []));
  const [problem, setProblem] = useState<string | null>(null);
  const refused = useRef<Refused | null>(null);
  // A state would be set too late for a second submit in the same task.
  const sent = useRef<Promise<void> | null>(null);
  const [saving, setSaving] = useState(false);
  const open = useRef(true);
  const [left, setLeft] = useState(false);

  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
      formToast.end();
    };
  }, []);

  function close() {
    // The guard of unsaved input is told before the dialog closes, so that it does not ask.
    flushSync(() => setLeft(true));
    onClose();
  }

  /** What the server refused stays said beside its field until the value is another one. */
  function stillRefused(values: Values): FormikErrors<Values> {
    const last = refused.current;
    return last && Object.is(values[last.field], last.value) ? errorOf(last) : {};
  }

  function save(values: Values, helpers: FormikHelpers<Values>) {
    sent.current ??= send(values, helpers).finally(() => {
      sent.current = null;
      setSaving(false);
    });
    return sent.current;
  }

  async function send(values: Values, { setErrors }: FormikHelpers<Values>) {
    setSaving(true);
    const found = await onSave(values);
    if (!open.current) return;
    if (found === null) return close();
    const { message, field, fieldMessage } = found;
    if (field !== undefined && Object.hasOwn(values, field)) {
      refused.current = { field, value: values[field], message: fieldMessage ?? message };
      setErrors(errorOf(refused.current));
    } else {
      setProblem(message);
    }
  }

  return (
    <Formik initialValues={begin} validationSchema={schema} validate={stillRefused} onSubmit={save}>
      {({ values }) => (
        <FormDialogBody
          {...props}
          changes={props.countChanges?.(values) ?? countChanges(initialValues, values)}
          problem={problem}
          saving={saving}
          left={left}
          onClose={close}
          onAttempt={() => {
            // The server may think otherwise by now.
            refused.current = null;
            setProblem(null);
            formToast.dismiss();
          }}
        />
      )}
    </Formik>
  );
}

function errorOf<Values>({ field, message }: Refused): FormikErrors<Values> {
  const errors: Record<string, string> = { [field]: message };
  return errors as FormikErrors<Values>;
}
