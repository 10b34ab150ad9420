import type { RunTiming } from '#src/features/reports/reportRuns.ts';

/** A timing of runs that a story controls: a step ends when `next` is called, and the clock shows `at`. */
export function heldSteps(at: string): { readonly timing: RunTiming; next: () => Promise<void> } {
  let waiting: (() => void)[] = [];
  return {
    timing: {
      now: () => Date.parse(at),
      step: () => new Promise((resolve) => waiting.push(resolve)),
    },
    next: async () => {
      const steps = waiting;
      waiting = [];
      for (const end of steps) end();
      await Promise.resolve();
    },
  };
}
