import { create } from 'zustand';
import type { ImportProgress } from './ImportButton.tsx';

/** The running imports by the ids of their lists; a list shows its import while the dialog is closed. */
export const useRunningImports = create<Readonly<Record<string, ImportProgress | undefined>>>()(() => ({}));

/** How many rows of the ended imports failed, by the ids of their lists, until another file is read or the session ends. */
export const failedImports = create<Readonly<Record<string, number>>>()(() => ({}));
