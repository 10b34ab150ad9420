import { useFormikContext } from 'formik';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { Form } from '#src/components/FormField/Form.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { countOf } from '#src/lib/text.ts';
import { registerUnsavedWork } from '#src/lib/unsavedWork.ts';
import { countChanges } from './formValues.ts';
import { REQUIRED } from './saveProblem.ts';

export interface FormDialogBodyProps {
  title: string;
  submitLabel: string;
  size?: 'small' | 'medium' | 'large';
  initialValues: object;
  /** What was refused and belongs to no field. */
  problem: string | null;
  /** Whether the dialog is on its way out, so that nothing is unsaved. */
  isLeft: () => boolean;
  /** Somebody is about to submit. */
  onAttempt: () => void;
  onIncomplete: () => void;
  onClose: () => void;
  draftKey: string;
  children: ReactNode;
}

const Problem = styled.p`
  margin-block-end: ${theme.space[4]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.control};
  background: ${theme.danger.tonal};
  color: ${theme.danger.text};
  font: ${theme.font.table} ${theme.font.family};
  overflow-wrap: anywhere;
`;

const Foot = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: flex-end;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  > span {
    flex: 1;
    color: ${theme.text.muted};
    font: ${theme.font.table} ${theme.font.family};
    font-variant-numeric: tabular-nums;
  }
`;

/** Tells the rest of the console that leaving would lose something, and what to keep of it. */
function useUnsaved(dirty: boolean, values: unknown, key: string, isLeft: () => boolean): void {
  const latest = useRef({ dirty, values, isLeft });
  useEffect(() => {
    latest.current = { dirty, values, isLeft };
  });
  useEffect(
    () =>
      registerUnsavedWork({
        isDirty: () => latest.current.dirty && !latest.current.isLeft(),
        key,
        snapshot: () => latest.current.values,
      }),
    [key],
  );
}

/** The inside of a FormDialog: everything that follows the form's state. */
export function FormDialogBody(props: FormDialogBodyProps) {
  const { title, submitLabel, initialValues, problem, onIncomplete, onClose, children } = props;
  const { values, errors, isSubmitting, submitCount } = useFormikContext<object>();
  const formId = useId();
  const told = useRef(0);
  const changes = countChanges(initialValues, values);
  useUnsaved(changes > 0, values, props.draftKey, props.isLeft);

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
        <Foot>
          <span>{changes > 0 ? countOf(changes, 'unsaved change', 'unsaved changes') : null}</span>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} fill="solid" busy={isSubmitting}>
            {submitLabel}
          </Button>
        </Foot>
      }
    >
      {problem === null ? null : <Problem role="alert">{problem}</Problem>}
      <Form id={formId} onSubmitCapture={props.onAttempt}>
        {children}
      </Form>
    </Dialog>
  );
}
