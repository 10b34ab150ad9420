import type { WorkSource } from '#src/features/shared/dashboard/work/work.ts';

export async function loadMasterWork(): Promise<WorkSource> {
  return (await import('./masterWork.ts')).masterWork;
}

export async function loadSupportWork(): Promise<WorkSource> {
  return (await import('./supportWork.ts')).supportWork;
}
