import { useFormikContext } from 'formik';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { DialogNote } from '#src/components/Dialog/Dialog.styles.ts';
import { Dialog, DialogClose } from '#src/components/Dialog/Dialog.tsx';
import { Form } from '#src/components/FormField/Form.tsx';
import { countOf } from '#src/lib/text.ts';
import { formToast } from './formToast.ts';
import { type FormInput, withoutValues } from './formValues.ts';
import { REQUIRED } from './table/schema.ts';
import { useUnsavedInput } from './useUnsavedInput.ts';

/**
 * Keeps the focus while a form saves. Locked fields cannot hold the focus, so the submit button gets it; after a
 * refusal it returns to the field. Call the returned function at every submit, before the fields are locked.
 */
function useFocusWhileSaving(saving: boolean, submit: RefObject<HTMLElement | null>): () => void {
  const from = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const button = submit.current;
    if (saving) button?.focus();
    else if (document.activeElement === button && from.current instanceof HTMLElement) from.current.focus();
  }, [saving, submit]);
  return () => {
    from.current = document.activeElement;
  };
}

export interface FormDialogBodyProps {
  title: string;
  /** The name of the record, below the title. */
  description?: string | undefined;
  /** Text of the one primary button, at the end of the footer. */
  submitLabel: string;
  size?: 'small' | 'medium' | 'large';
  /** Number of fields that differ from the saved values. */
  changes: number;
  /** The values with which the input is compared. */
  saved: object;
  /** Shown above the fields, or over the dialog: why the values could not be saved. */
  failure?: ReactNode;
  /** The save is in flight. The fields are locked until the response, so that no input is lost meanwhile. */
  saving?: boolean;
  /** The dialog is closing after a save: nothing is unsaved any more. */
  closing?: boolean;
  /** The input was kept over the end of the session: it can be discarded. */
  givenBack: boolean;
  /** Called before every submit. */
  onAttempt?: () => void;
  onClose: () => void;
  /** Names the form and its record, so that the input can be restored after an expired session. */
  draftKey: string;
  /** Names of values that are left out of the draft. */
  confidential?: readonly string[];
  /** The toast of an attempt with empty required fields; `Please fill in all required fields` when absent. */
  incomplete?: string;
  /** Cancel discards the changes without a question, because the record stays open for reading. */
  reverts?: boolean;
  /** A badge at the start of the footer. */
  aside?: ReactNode;
  children: ReactNode;
}

const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 22px;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  &:disabled {
    opacity: 0.6;
  }
`;

/** The part of a FormDialog that reads Formik's state. */
export function FormDialogBody(props: FormDialogBodyProps) {
  const { title, submitLabel, changes, failure, saving = false, onClose, children } = props;
  const { values, errors, isSubmitting, resetForm } = useFormikContext<object>();
  const formId = useId();
  const submit = useRef<HTMLButtonElement>(null);
  const rememberFocus = useFocusWhileSaving(saving, submit);
  const kept = (all: object) => withoutValues(all, props.confidential ?? []);
  const input: FormInput<object> = { values: kept(values), saved: kept(props.saved) };
  const draft = { key: props.draftKey, values: input };
  useUnsavedInput({ dirty: changes > 0 && !props.closing, saving, draft });

  return (
    <Dialog
      title={title}
      description={props.description}
      size={props.size ?? 'medium'}
      dirty={changes > 0}
      saving={saving}
      onClose={onClose}
      footer={
        <>
          <DialogNote>
            {props.aside}
            <span>
              {saving ? 'Saving…' : changes > 0 && countOf(changes, 'unsaved change', 'unsaved changes')}
            </span>
            {props.givenBack && changes > 0 && !saving ? (
              <Button fill="quiet" onClick={() => resetForm({ values: { ...values, ...props.saved } })}>
                Discard
              </Button>
            ) : null}
          </DialogNote>
          <DialogClose
            render={<Button />}
            onClick={(event) => {
              // A save in flight cannot be reverted.
              if (!props.reverts || saving) return;
              event.preventBaseUIHandler();
              onClose();
            }}
          >
            Cancel
          </DialogClose>
          <Button ref={submit} type="submit" form={formId} fill="solid" busy={isSubmitting || saving}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {failure}
      <Form
        id={formId}
        onSubmitCapture={() => {
          rememberFocus();
          props.onAttempt?.();
        }}
        onRefused={() => {
          if (Object.values(errors).includes(REQUIRED)) formToast.incomplete(props.incomplete);
        }}
      >
        <Fields role="presentation" disabled={saving}>
          {children}
        </Fields>
      </Form>
    </Dialog>
  );
}
