import { availableParallelism } from 'node:os';

/**
 * How many test files run at once: one per processor, from two, because a page is idle half of the time, up to eight,
 * because more pages wait for each other's memory and disk.
 */
export const workers = Math.min(8, Math.max(2, availableParallelism()));
