import { availableParallelism } from 'node:os';

/** More pages than these wait for each other's memory and disk. */
const MOST = 8;

/** How many test files run at once: one per processor, from two, because a page is idle half of the time, up to eight. */
export function workersFor(processors: number): number {
  return Math.min(MOST, Math.max(2, processors));
}

/** The workers of this machine. */
export const workers = workersFor(availableParallelism());
