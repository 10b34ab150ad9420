import { create } from 'zustand';
import type { ImportProgress } from './importProgress.ts';

/** The running imports by the ids of their lists; a list shows its import while the dialog is closed. */
export const useRunningImports = create<Readonly<Record<string, ImportProgress | undefined>>>()(() => ({}));
