import { useRunningImports } from './importProgress.store.ts';
import type { ImportProgress } from './importProgress.ts';

/** How far the running import of a list is; undefined when none is running. */
export function useImportProgress(list: string): ImportProgress | undefined {
  return useRunningImports((running) => running[list]);
}
