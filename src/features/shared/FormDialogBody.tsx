import { useFormikContext } from 'formik';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { Dialog, DialogClose, DialogNote } from '#src/components/Dialog/Dialog.tsx';
import { Form } from '#src/components/FormField/Form.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { countOf } from '#src/lib/text.ts';
import { countChanges } from './formValues.ts';
import { REQUIRED } from './saveProblem.ts';
import { useUnsavedWork } from './useUnsavedWork.ts';

export interface FormDialogBodyProps {
  title: string;
  submitLabel: string;
  size?: 'small' | 'medium' | 'large';
  initialValues: object;
  /** What was refused and belongs to no field. */
  problem: string | null;
  /** The dialog is on its way out: nothing is unsaved any more. */
  left: boolean;
  /** Somebody is about to submit. */
  onAttempt: () => void;
  onIncomplete: () => void;
  onClose: () => void;
  draftKey: string;
  children: ReactNode;
}

const Problem = styled.p`
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.control};
  background: ${theme.danger.tonal};
  color: ${theme.danger.text};
  font: ${theme.font.table} ${theme.font.family};
  overflow-wrap: anywhere;
`;

/** The inside of a FormDialog: everything that follows the form's state. */
export function FormDialogBody(props: FormDialogBodyProps) {
  const { title, submitLabel, initialValues, problem, onIncomplete, onClose, children } = props;
  const { values, errors, isSubmitting, submitCount } = useFormikContext<object>();
  const formId = useId();
  const told = useRef(0);
  const changes = countChanges(initialValues, values);
  useUnsavedWork(changes > 0 && !props.left, { key: props.draftKey, values });

  useEffect(() => {
    // Once per attempt, after it was judged.
    if (isSubmitting || told.current === submitCount) return;
    told.current = submitCount;
    if (Object.values(errors).includes(REQUIRED)) onIncomplete();
  }, [isSubmitting, submitCount, errors, onIncomplete]);

  return (
    <Dialog
      title={title}
      size={props.size ?? 'medium'}
      dirty={changes > 0}
      onClose={onClose}
      footer={
        <>
          <DialogNote>
            {changes > 0 ? countOf(changes, 'unsaved change', 'unsaved changes') : null}
          </DialogNote>
          <DialogClose render={<Button />}>Cancel</DialogClose>
          <Button type="submit" form={formId} fill="solid" busy={isSubmitting}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {problem === null ? null : <Problem role="alert">{problem}</Problem>}
      <Form id={formId} onSubmitCapture={props.onAttempt}>
        {children}
      </Form>
    </Dialog>
  );
}
