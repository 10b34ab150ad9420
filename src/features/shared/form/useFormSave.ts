import type { FormikHelpers, FormikValues } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from '#src/components/Toasts/toasts.ts';
import { type FieldName, fieldLabel } from '#src/lib/fieldNames.ts';
import { listInWords } from '#src/lib/listInWords.ts';
import { nextTask } from '#src/lib/nextTask.ts';
import { formToast } from './formToast.ts';
import { countChanges, isSame } from './formValues.ts';
import { resolve, type Side } from './merge.ts';
import type { SaveProblem } from './saveProblem.ts';
import { type ChangesOfOthers, type Save, type SaveResult, type Sent, saveRecord } from './saveRecord.ts';
import type { ReadValues } from './table/readValues.ts';
import { useRefusedValues } from './useRefusedValues.ts';

/** Runs one task at a time: a call while a task runs waits for that one instead. `running` is for the interface. */
function useOneTask() {
  const [running, setRunning] = useState(false);
  // A ref, because a state would be set too late for a second submit in the same task of the browser.
  const current = useRef<Promise<void> | null>(null);

  async function run(task: () => Promise<void>): Promise<void> {
    setRunning(true);
    current.current ??= task().finally(() => {
      current.current = null;
      setRunning(false);
    });
    await current.current;
  }

  return { running, run };
}

/** Which of the saved values came from someone else, in words, empty for none: the fields whose saved value is still the one `fromOthers`. */
function fromOthersText(
  names: Readonly<Record<string, FieldName>>,
  fromOthers: ReadonlyMap<string, unknown>,
  saved: Readonly<Record<string, unknown>>,
): string {
  const fields = [...fromOthers].filter(([name, value]) => isSame(saved[name], value));
  if (fields.length === 0) return '';
  const labels = fields.map(([name]) => fieldLabel(names, name));
  return `${listInWords(labels)} came from someone else`;
}

/** Said of a save for which the record could not be read before (decision 23). */
const UNCHECKED = 'Saved without a check for changes by others';

/** Why the values could not be saved. */
export type SaveFailure<Values> =
  /** A refusal that concerns no single field. */
  | { readonly status: 'problem'; readonly message: string }
  | Extract<SaveResult<Values>, { readonly status: 'deleted' | 'conflict' }>;

/** The record that a form edits, which other users may change or delete meanwhile. */
export interface EditedRecord<Values> {
  /** What it is, as in a sentence: `developer`. */
  readonly noun: string;
  readonly names: Readonly<Record<string, FieldName>>;
  /** Its values as they are saved now; null if they could not be read. Rejects if that was refused. */
  readonly readNow: () => Promise<Values | 'deleted' | null>;
  /** Adds a new record with the values when this one was deleted; as `onSave` of the form. */
  readonly onAddAnew?: (values: Values, notes: readonly string[]) => Promise<SaveProblem | null>;
}

interface FormSaveInput<Values extends FormikValues> {
  /** The saved values that the input is compared with at first. */
  readonly saved: Values;
  /** What typed values mean. */
  readonly read: (typed: Values) => ReadValues<Values>;
  readonly edited: EditedRecord<Values> | undefined;
  readonly onSave: (values: Values, notes: readonly string[]) => Promise<SaveProblem | null>;
  readonly onClose: () => void;
}

/** The functions of Formik that a save needs. */
type Form<Values> = Pick<FormikHelpers<Values>, 'setErrors' | 'setValues' | 'validateForm'>;

/** The toast when the user chose no own value: no request is sent. */
const NOTHING_TO_SAVE = 'Nothing to save: all values are as someone else saved them';

const hasErrors = (errors: object) => Object.keys(errors).length > 0;

/** Saves a form once, however often it is submitted, and shows what became of it. A failure keeps the input. */
export function useFormSave<Values extends FormikValues>(input: FormSaveInput<Values>) {
  const { read, edited, onSave, onClose } = input;
  const [failure, setFailure] = useState<SaveFailure<Values> | null>(null);
  const [closing, setClosing] = useState(false);
  // The saved values with changes of others, once the form has taken them over.
  const [mergedSaved, setMergedSaved] = useState<Values | null>(null);
  const saved = mergedSaved ?? input.saved;
  const fromOthers = useRef(new Map<string, unknown>());
  // What Enter saves before the fields show it.
  const unseen = useRef<readonly string[]>([]);
  const refused = useRefusedValues<Values>();
  const { running: saving, run } = useOneTask();
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
  async function showMerged(values: Values, { merged, now }: ChangesOfOthers<Values>, form: Form<Values>) {
    for (const name of merged.theirs) fromOthers.current.set(name, now[name]);
    setMergedSaved(now);
    await form.setValues(values, false);
    // Formik keeps the errors of the validation that ends last; those of the former values end before the next task.
    await nextTask();
    if (!hasErrors(await form.validateForm(values))) return true;
    setFailure(null);
    return false;
  }

  /** What the toast of a save says besides the message: what came from others, what was not checked, what is written otherwise. */
  function notesOf(values: Values, { others, unchecked }: Sent<Values>): readonly string[] {
    for (const name of others?.merged.theirs ?? []) fromOthers.current.set(name, values[name]);
    return [
      edited ? fromOthersText(edited.names, fromOthers.current, values) : '',
      unchecked ? UNCHECKED : '',
      unseen.current.join(', '),
    ].filter(Boolean);
  }

  async function save(values: Pick<Save<Values>, 'opened' | 'typed'>, form: Form<Values>): Promise<void> {
    const isValid = (merged: Values) => !hasErrors(read(merged).problems);
    const readNow =
      edited &&
      (async () => {
        const now = await edited.readNow();
        return now === null || now === 'deleted' ? now : read(now).values;
      });
    const send = (sending: Values, sent: Sent<Values>) => onSave(sending, notesOf(sending, sent));
    await show(await saveRecord({ ...values, read: readNow, isValid, send }), form);
  }

  /** Shows what became of a save; a form that was left meanwhile shows nothing. */
  async function show(result: SaveResult<Values>, form: Form<Values>): Promise<void> {
    if (!open.current) return;
    if (result.status === 'saved') close();
    else if (result.status === 'refused') await refuse(result, form);
    else setFailure(result);
  }

  async function refuse(
    { values, others, problem }: Extract<SaveResult<Values>, { readonly status: 'refused' }>,
    form: Form<Values>,
  ): Promise<void> {
    if (others) await showMerged(values, others, form);
    if (!problem) return;
    const errors = refused.refuse(values, problem);
    if (hasErrors(errors)) form.setErrors(errors);
    setFailure(hasErrors(errors) ? null : { status: 'problem', message: problem.message });
  }

  return {
    saved,
    failure,
    saving,
    closing,
    close,
    /** The server's messages about values that are still as it refused them. */
    stillRefused: refused.errorsOf,
    /** Called before every submit: the server may accept the same values now. */
    attempt() {
      refused.clear();
      setFailure(null);
      formToast.dismiss();
    },
    save: (typed: Values, form: Form<Values>) =>
      once(async () => {
        const { values, rewritten } = read(typed);
        unseen.current = rewritten;
        await form.setValues(values, false);
        await save({ opened: saved, typed: values }, form);
      }),
    /** Saves with the chosen side of each field in conflict, which stays in sight meanwhile. */
    choose(sides: ReadonlyMap<string, Side>, form: Form<Values>) {
      if (failure?.status !== 'conflict') return;
      const typed = resolve(failure.merged, sides);
      if (countChanges(failure.now, typed) === 0) {
        toast.info(NOTHING_TO_SAVE);
        close();
        return;
      }
      void once(async () => {
        if (await showMerged(typed, failure, form)) await save({ opened: failure.now, typed }, form);
      });
    },
    /** Leads from the conflict back to the form. */
    back: () => setFailure(null),
    /** Adds a new record in place of the deleted one. */
    addAnew(typed: Values, form: Form<Values>) {
      const add = edited?.onAddAnew;
      if (!add) return;
      void once(async () => {
        const { values } = read(typed);
        if (hasErrors(await form.validateForm(values))) return;
        const problem = await add(values, notesOf(values, { others: null, unchecked: false }));
        const result: SaveResult<Values> = problem
          ? { status: 'refused', values, others: null, problem }
          : { status: 'saved', values };
        await show(result, form);
      });
    },
  };
}
