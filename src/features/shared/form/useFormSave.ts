import type { FormikHelpers, FormikValues } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from '#src/components/Toasts/toasts.ts';
import { nextTask } from '#src/lib/nextTask.ts';
import { formToast } from './formToast.ts';
import { countChanges } from './formValues.ts';
import type { EditedRecord } from './merge/edited.ts';
import { type Merged, merge, resolve, type Side } from './merge/merge.ts';
import { toastFromOthers } from './merge/othersToast.ts';
import type { SaveProblem } from './saveProblem.ts';
import { useOneTask } from './useOneTask.ts';
import { useRefusedValues } from './useRefusedValues.ts';

/** Why the values could not be saved. */
export type Obstacle<Values> =
  /** A refusal that concerns no single field; `lost` if the record may have been added. */
  | { readonly type: 'problem'; readonly message: string; readonly lost?: boolean | undefined }
  /** The record was deleted. */
  | { readonly type: 'gone' }
  /** Someone else changed the same fields; `now` are the saved values. */
  | { readonly type: 'conflict'; readonly merged: Merged<Values>; readonly now: Values };

interface FormSaveInput<Values> {
  /** The saved values that the input is compared with at first. */
  readonly saved: Values;
  readonly edited: EditedRecord<Values> | undefined;
  readonly onSave: (values: Values) => Promise<SaveProblem | null>;
  readonly onLook?: ((values: Values) => Promise<string | null>) | undefined;
  readonly onClose: () => void;
}

/** The functions of Formik that a save needs. */
type Form<Values> = Pick<FormikHelpers<Values>, 'setErrors' | 'setValues' | 'validateForm'>;

/** The toast when the user chose no own value: no request is sent. */
const NOTHING_TO_SAVE = 'Nothing to save: all values are as someone else saved them';

const hasErrors = (errors: object) => Object.keys(errors).length > 0;

/**
 * Saves a form: once, however often it is submitted, and over the changes that others have saved since it opened
 * (decision 23). A save that meets an obstacle keeps the input.
 */
export function useFormSave<Values extends FormikValues>(input: FormSaveInput<Values>) {
  const { edited, onSave, onLook, onClose } = input;
  const [obstacle, setObstacle] = useState<Obstacle<Values> | null>(null);
  const [closing, setClosing] = useState(false);
  // The saved values with changes of others, once the form has taken them.
  const [taken, setTaken] = useState<Values | null>(null);
  const saved = taken ?? input.saved;
  const fromOthers = useRef(new Map<string, unknown>());
  const refused = useRefusedValues<Values>();
  const { running: saving, run } = useOneTask();
  const { running: looking, run: runLook } = useOneTask();
  const open = useRef(true);

  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
      formToast.end();
    };
  }, []);

  function close() {
    // A second press while the dialog closes must neither save nor go back again.
    if (!open.current) return;
    open.current = false;
    // Before the dialog closes, so that the guard of unsaved input does not ask.
    flushSync(() => setClosing(true));
    onClose();
  }

  async function once(task: () => Promise<void>): Promise<void> {
    if (open.current) await run(task);
  }

  /** Puts changes of others into the form. False if the result breaks a rule: the field then has its message. */
  async function take(values: Values, { theirs }: Merged<Values>, now: Values, form: Form<Values>) {
    for (const name of theirs) fromOthers.current.set(name, now[name]);
    setTaken(now);
    await form.setValues(values, false);
    // Formik keeps the errors of the validation that ends last; those of the former values end before the next task.
    await nextTask();
    if (!hasErrors(await form.validateForm(values))) return true;
    setObstacle(null);
    return false;
  }

  async function send(typed: Values, opened: Values, form: Form<Values>): Promise<void> {
    const now = await edited?.readNow();
    if (now?.status === 'gone') return setObstacle({ type: 'gone' });
    if (now?.status !== 'read') return post(typed, onSave, form);
    const merged = merge(opened, typed, now.saved);
    if (merged.conflicts.length > 0) return setObstacle({ type: 'conflict', merged, now: now.saved });
    if (merged.theirs.length === 0) return post(typed, onSave, form);
    if (await take(merged.values, merged, now.saved, form)) await post(merged.values, onSave, form);
  }

  async function post(values: Values, call: typeof onSave, form: Form<Values>): Promise<void> {
    const problem = await call(values);
    if (problem === null && edited) toastFromOthers(edited.names, fromOthers.current, values);
    if (!open.current) return;
    if (problem === null) return close();
    if (problem.gone && edited) return setObstacle({ type: 'gone' });
    const errors = refused.refuse(values, problem.fields);
    if (hasErrors(errors)) form.setErrors(errors);
    const { message, lost } = problem;
    setObstacle(hasErrors(errors) ? null : { type: 'problem', message, lost });
  }

  return {
    saved,
    obstacle,
    saving,
    closing,
    close,
    /** The server's messages about values that are still as it refused them. */
    stillRefused: refused.errorsOf,
    /** Called before every submit: the server may accept the same values now. */
    attempt() {
      refused.clear();
      setObstacle(null);
      formToast.dismiss();
    },
    save: (values: Values, form: Form<Values>) => once(() => send(values, saved, form)),
    /** Saves with the chosen side of each field in conflict, which stays in sight meanwhile. */
    choose(sides: ReadonlyMap<string, Side>, form: Form<Values>) {
      if (obstacle?.type !== 'conflict') return;
      const { merged, now } = obstacle;
      const values = resolve(merged, sides);
      if (countChanges(now, values) === 0) {
        toast.info(NOTHING_TO_SAVE);
        close();
        return;
      }
      void once(async () => {
        if (await take(values, merged, now, form)) await send(values, now, form);
      });
    },
    looking,
    /** Looks for a record that may have been added; absent when there is none. */
    look:
      onLook && obstacle?.type === 'problem' && obstacle.lost
        ? (values: Values) =>
            void runLook(async () => {
              const message = await onLook(values);
              if (!open.current) return;
              if (message === null) close();
              else setObstacle({ type: 'problem', message, lost: true });
            })
        : undefined,
    /** Leads from the conflict back to the form. */
    back: () => setObstacle(null),
    /** Adds a new record in place of the deleted one. */
    addAnew(values: Values, form: Form<Values>) {
      const add = edited?.onAddAnew;
      if (!add) return;
      void once(async () => {
        if (!hasErrors(await form.validateForm(values))) await post(values, add, form);
      });
    },
  };
}
