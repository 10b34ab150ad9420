import { Button, ButtonLink } from '#src/components/Button/Button.tsx';
import { DialogNote } from '#src/components/Dialog/Dialog.styles.ts';
import { saveFile } from '#src/features/shared/files/saveFile.ts';
import type { Importer } from '#src/features/shared/import/importer.ts';
import type { ImportJob } from '#src/features/shared/import/job/importJob.ts';
import type { JobState } from '#src/features/shared/import/job/jobState.ts';
import { reportFile } from '#src/features/shared/import/send/report.ts';

export interface ImportActionsProps {
  state: Pick<JobState, 'send' | 'rows' | 'endedAt'>;
  job: Pick<ImportJob, 'stop' | 'pause' | 'resume' | 'retryFailed'>;
  importer: Pick<Importer, 'list' | 'path' | 'fields'>;
  /** Ends the import and forgets its file, when a link leads away from the dialog. */
  drop: () => void;
  onDone: () => void;
}

/** The buttons of the step `Import`: while rows are sent, and at the end. */
export function ImportActions({ state, job, importer, drop, onDone }: ImportActionsProps) {
  const { send, rows } = state;
  if (!send) return null;
  const { status, counts } = send;
  const ended = status === 'done' || status === 'stopped';
  const suspended = status === 'paused';
  const report = (
    <Button onClick={() => saveFile(reportFile(rows, importer.fields), `${importer.list}-import.csv`)}>
      Download report
    </Button>
  );
  if (!ended) {
    return (
      <>
        <DialogNote />
        {suspended ? report : null}
        <Button busy={status === 'stopping'} onClick={job.stop}>
          Stop
        </Button>
        {status === 'locked' ? null : (
          <Button fill="solid" busy={status === 'pausing'} onClick={suspended ? job.resume : job.pause}>
            {suspended ? 'Continue' : 'Pause'}
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      <DialogNote />
      {report}
      {counts.Failed + counts.Unknown > 0 ? <Button onClick={job.retryFailed}>Retry failed</Button> : null}
      {counts.Created > 0 ? (
        <ButtonLink href={importedUrl(importer.path, state.endedAt)} onClick={drop}>
          Show them
        </ButtonLink>
      ) : null}
      <Button fill="solid" onClick={onDone}>
        Done
      </Button>
    </>
  );
}

/** The list, filtered to the records of the import that ended at this time. */
function importedUrl(path: string, endedAt: string | null): string {
  return `${path}?${new URLSearchParams({ imported: endedAt ?? '' }).toString()}`;
}
