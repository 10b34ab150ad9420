import type { Portal } from '#src/app/routes/screens.ts';
import { type LoadOnce, loadOnce } from '#src/components/loadOnce.ts';
import type { WorkSource } from '#src/features/shared/dashboard/work/work.ts';

/**
 * The code of Today's work by portal; its lists and samples are loaded after the dashboard. The names of their many files
 * are in a file of its own, which other pages do not load.
 */
export const workSources: Readonly<Record<Portal['id'], LoadOnce<WorkSource>>> = {
  master: loadOnce(async () => (await import('./loadWork.ts')).loadMasterWork()),
  support: loadOnce(async () => (await import('./loadWork.ts')).loadSupportWork()),
};
