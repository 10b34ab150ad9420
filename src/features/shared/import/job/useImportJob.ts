import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Importer } from '#src/features/shared/import/check/importer.ts';
import { dropJob, jobOf } from './jobs.store.ts';

/** The import of a list with its state; `drop` ends it and forgets its file. */
export function useImportJob(importer: Importer) {
  // The same until the dialog is closed, also after `drop`.
  const [job] = useState(() => jobOf(importer));
  const state = useStore(job.store);
  useEffect(() => job.restore(), [job]);
  return { job, state, drop: () => dropJob(importer.list) };
}
