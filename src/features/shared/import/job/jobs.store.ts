import { onSessionEnd } from '#src/api/session/sessionEnds.ts';
import { registerUnsavedInput } from '#src/features/shared/form/unsavedInput.ts';
import type { Importer } from '#src/features/shared/import/check/importer.ts';
import { forgetImported } from '#src/features/shared/list/importing/imported.ts';
import {
  failedImports,
  useRunningImports,
} from '#src/features/shared/list/importing/importProgress.store.ts';
import { createImportJob, failedRows, type ImportJob, isSending, isUnsent } from './importJob.ts';

/** The imports of this tab by the ids of their lists. They outlive their dialogs. */
const jobs = new Map<string, ImportJob>();

const states = () => [...jobs.values()].map(({ store }) => store.getState());

/** The import of a list: the one that this tab has, or a new one. */
export function jobOf(importer: Importer): ImportJob {
  const { list } = importer;
  const known = jobs.get(list);
  if (known) return known;
  const job = createImportJob(importer);
  jobs.set(list, job);
  job.store.subscribe((state) => {
    if (jobs.get(list) !== job) return;
    useRunningImports.setState({ [list]: isSending(state) ? state.send?.counts : undefined });
    failedImports.setState({ [list]: failedRows(state) });
  });
  return job;
}

/** Ends an import and forgets its file. */
export function dropJob(list: string): void {
  jobs.get(list)?.drop();
  jobs.delete(list);
  useRunningImports.setState({ [list]: undefined });
  failedImports.setState({ [list]: 0 });
}

registerUnsavedInput({
  // Another screen, and Back, keep the import: only a reload or a sign-out would lose it.
  staysInTab: true,
  isDirty: () => states().some((state) => isUnsent(state) || isSending(state)),
  isSaving: () => states().some(isSending),
});

onSessionEnd('imports', {
  expired: () => {
    for (const job of jobs.values()) job.suspend();
  },
  ended: (reason) => {
    if (reason === 'expired') return;
    forgetImported();
    for (const list of jobs.keys()) dropJob(list);
  },
});
