import type { Portal } from '#src/app/routes/screens.ts';
import { type LoadOnce, loadOnce } from '#src/components/loadOnce.ts';
import type { WorkSource } from '#src/features/shared/dashboard/work/work.ts';

/** The code of Today's work by portal; its lists and samples are loaded after the dashboard. */
export const workSources: Readonly<Record<Portal['id'], LoadOnce<WorkSource>>> = {
  master: loadOnce(async () => (await import('./masterWork.ts')).masterWork),
  support: loadOnce(async () => (await import('./supportWork.ts')).supportWork),
};
