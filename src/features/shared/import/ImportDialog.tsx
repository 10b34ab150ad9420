import type { FormikValues } from 'formik';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#src/components/Button/Button.tsx';
import { DialogNote } from '#src/components/Dialog/Dialog.styles.ts';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { media, theme } from '#src/components/theme/theme.ts';
import { countOf } from '#src/lib/text.ts';
import { type ImportDescription, type ImportTarget, importerOf } from './check/importer.ts';
import { countStates } from './check/rows.ts';
import {
  failedRows,
  isSending,
  isUnsent,
  type JobState,
  type Step,
  type StepProps,
  steps,
} from './job/importJob.ts';
import { useImportJob } from './job/useImportJob.ts';
import { CheckStep } from './steps/CheckStep.tsx';
import { ColumnsStep } from './steps/ColumnsStep.tsx';
import { FileStep } from './steps/FileStep.tsx';
import { SendActions, type SendActionsProps, SendStep } from './steps/SendStep.tsx';

/** What the dialog of an area gets. */
export interface ImportProps<Row, Values> {
  importing: ImportTarget<Row, Values>;
  onClose: () => void;
}

interface ImportDialogProps<Row extends { readonly id: string }, Values extends FormikValues>
  extends ImportProps<Row, Values> {
  description: ImportDescription<Row, Values>;
}

/**
 * Imports records from a file: the file, its columns, a check of every row without sending anything, and the sending. A
 * running import goes on when the dialog is closed.
 */
export function ImportDialog<Row extends { readonly id: string }, Values extends FormikValues>({
  description,
  importing,
  onClose,
}: ImportDialogProps<Row, Values>) {
  const [importer] = useState(() => importerOf(description, importing));
  const { job, state, drop } = useImportJob(importer);
  const shown = useShown(state);

  /** An import with failed rows is kept until they are created or it is discarded; Today's work leads to it. */
  function leave() {
    if (!isSending(state) && failedRows(state) === 0) drop();
  }

  function close() {
    leave();
    onClose();
  }

  function discard() {
    drop();
    onClose();
  }

  const step = { state, job, importer };

  return (
    <Dialog
      title={`Import ${importer.noun.many}`}
      size="full"
      dirty={isUnsent(state)}
      onClose={close}
      footer={<Footer {...step} onLeave={leave} onDiscard={discard} onDone={close} />}
    >
      <StepList step={shown.step}>
        <StepContent {...step} state={shown} />
      </StepList>
    </Dialog>
  );
}

/**
 * The state that is drawn. The table of a check that has become ready is a deferred value, which React draws in slices
 * between keys; a cell that is edited then is drawn at once, because its text would change back for a moment.
 */
function useShown(state: JobState): JobState {
  const deferred = useDeferredValue(state);
  return state.check.status === 'ready' && state.check !== deferred.check ? deferred : state;
}

function StepContent(props: StepProps) {
  switch (props.state.step) {
    case 'File':
      return <FileStep {...props} />;
    case 'Columns':
      return <ColumnsStep {...props} />;
    case 'Check':
      return <CheckStep {...props} />;
    case 'Import':
      return <SendStep {...props} />;
  }
}

/** The buttons of a step. */
function Footer(props: SendActionsProps) {
  const { state, job } = props;
  const { step, table, check, rows } = state;
  if (step === 'Import') return <SendActions {...props} />;
  const ready = step === 'Check' && check.status === 'ready' ? countStates(rows).Ready : 0;
  return (
    <>
      <DialogNote />
      {step === 'File' ? null : <Button onClick={job.back}>Back</Button>}
      {step === 'Check' ? (
        <Button fill="solid" disabled={ready === 0} onClick={job.send}>
          {`Import ${countOf(ready, 'row', 'rows')}`}
        </Button>
      ) : (
        <Button fill="solid" disabled={!table || state.reading} onClick={job.next}>
          Next
        </Button>
      )}
    </>
  );
}

const Steps = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  min-block-size: 100%;
  > ol {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]} ${theme.space[5]};
    margin: 0;
    padding: 0;
    list-style: none;
    counter-reset: step;
    color: ${theme.text.muted};
    font: ${theme.font.table} ${theme.font.family};
  }
  > ol > li {
    counter-increment: step;
    padding-block-end: ${theme.space[1]};
    border-block-end: 2px solid transparent;
  }
  > ol > li::before {
    content: counter(step) '. ' / '';
  }
  > ol > li[aria-current] {
    border-color: ${theme.primary.solid};
    color: ${theme.text.main};
    font-weight: 600;
  }
  > div {
    display: flex;
    flex-direction: column;
    flex: 1;
    gap: ${theme.space[3]};
    min-block-size: 0;
    min-inline-size: 0;
  }
  ${media.small} {
    gap: ${theme.space[3]};
    > ol {
      column-gap: ${theme.space[3]};
    }
  }
`;

/** The steps of an import, with the content of the current one. A new step gets the focus. */
function StepList({ step, children }: { step: Step; children: ReactNode }) {
  const current = useRef<HTMLLIElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    // The button that was pressed is another one now: a second Enter must not press it.
    if (shown.current !== step) current.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <Steps>
      <ol>
        {steps.map((name) => (
          <li
            key={name}
            ref={name === step ? current : undefined}
            aria-current={name === step ? 'step' : undefined}
            tabIndex={-1}
          >
            {name}
          </li>
        ))}
      </ol>
      <div>{children}</div>
    </Steps>
  );
}
