import type { RunTiming } from '#src/features/reports/reportRuns.ts';

/** The timing of runs, in the hand of a story: a step ends when `next` is called, and the clock says `at`. */
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
