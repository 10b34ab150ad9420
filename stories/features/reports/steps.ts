import type { RunStep } from '#src/features/reports/reportRuns.ts';

/** Steps of runs that a story controls: a step ends when `next` is called. */
export function heldSteps(): { readonly step: RunStep; next: () => Promise<void> } {
  let waiting: (() => void)[] = [];
  return {
    step: () => new Promise((resolve) => waiting.push(resolve)),
    next: async () => {
      const steps = waiting;
      waiting = [];
      for (const end of steps) end();
      await Promise.resolve();
    },
  };
}
