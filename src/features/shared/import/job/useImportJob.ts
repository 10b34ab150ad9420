import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Importer } from '#src/features/shared/import/importer.ts';
import type { ImportJob } from './importJob.ts';
import type { JobState } from './jobState.ts';
import { dropJob, jobOf } from './jobs.store.ts';

/** The import of a list with its state, and the function that ends it and forgets its file. */
export function useImportJob(importer: Importer): {
  readonly job: ImportJob;
  readonly state: JobState;
  readonly drop: () => void;
} {
  // The same until the dialog is closed, also after `drop`.
  const [job] = useState(() => jobOf(importer));
  const state = useStore(job.store);
  useEffect(() => job.restore(), [job]);
  return { job, state, drop: () => dropJob(importer.list) };
}
