import { createContext } from 'react';
import type { LoadOnce } from '#src/components/loadOnce.ts';
import type { WorkSource } from './work.ts';

/** Provided by the app: the code that computes the work of the shown portal. Without it a dashboard has no Today's work. */
export const WorkContext = createContext<LoadOnce<WorkSource> | null>(null);
