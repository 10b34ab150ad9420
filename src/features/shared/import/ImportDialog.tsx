import type { FormikValues } from 'formik';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '#src/components/Button/Button.tsx';
import { DialogNote } from '#src/components/Dialog/Dialog.styles.ts';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { countOf } from '#src/lib/text.ts';
import { countStates } from './check/rows.ts';
import { type ImportDescription, type Importer, type ImportTarget, importerOf } from './importer.ts';
import type { ImportJob } from './job/importJob.ts';
import { isSending, isUnsent, type JobState } from './job/jobState.ts';
import { dropJob, jobOf } from './job/jobs.store.ts';
import { CheckStep } from './steps/CheckStep.tsx';
import { ColumnsStep } from './steps/ColumnsStep.tsx';
import { FileStep } from './steps/FileStep.tsx';
import { ImportActions } from './steps/ImportActions.tsx';
import { SendStep } from './steps/SendStep.tsx';
import { StepList } from './steps/StepList.tsx';

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
  // The same until the dialog is closed, also after `drop`.
  const [job] = useState(() => jobOf(importer));
  const state = useStore(job.store);
  useEffect(() => job.restore(), [job]);
  const drop = () => dropJob(importer.list);
  const shown = useShown(state);

  function close() {
    if (!isSending(state)) drop();
    onClose();
  }

  return (
    <Dialog
      title={`Import ${importer.noun.many}`}
      size="full"
      dirty={isUnsent(state)}
      onClose={close}
      footer={footerOf(state, job, <ImportActions {...{ state, job, importer, drop }} onDone={close} />)}
    >
      <StepList step={shown.step}>{stepOf(shown, job, importer)}</StepList>
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

function stepOf(state: JobState, job: ImportJob, importer: Importer) {
  switch (state.step) {
    case 'File':
      return <FileStep state={state} job={job} importer={importer} />;
    case 'Columns':
      return <ColumnsStep state={state} job={job} fields={importer.fields} />;
    case 'Check':
      return <CheckStep state={state} job={job} importer={importer} />;
    case 'Import':
      return <SendStep state={state} importer={importer} />;
  }
}

function footerOf(state: JobState, job: ImportJob, actions: ReactNode): ReactNode {
  const { step, table, check, rows } = state;
  if (step === 'Import') return actions;
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
