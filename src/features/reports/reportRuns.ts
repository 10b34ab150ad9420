import type { Report } from '#src/api/types/report.ts';
import type { SampleStore } from '#src/features/shared/list/samples/sampleStore.ts';

/** The clock of a run and the wait between two of its steps. Stories and tests bring their own. */
export interface RunTiming {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Ends when the next step of the report with this id is done. */
  readonly step: (id: string) => Promise<void>;
}

export interface ReportRuns {
  /**
   * Generates a report: Generating with its progress, then Ready with the time of its end. Resolves with true then;
   * with false when it was cancelled, or was running already.
   */
  start: (id: string, timing: RunTiming) => Promise<boolean>;
  /** Ends a run; the report is again what it was before. */
  cancel: (id: string) => void;
  /** Ends all runs without a word to the store, which starts over itself. */
  stop: () => void;
}

/** Steps of a run, after each of which the progress is shown. */
export const STEPS = 10;

/** The runs over a store of reports. They go on while the screen is left. */
export function createReportRuns({ rows, change }: Pick<SampleStore<Report>, 'rows' | 'change'>): ReportRuns {
  const running = new Map<string, { readonly before: Report }>();

  async function start(id: string, { now, step }: RunTiming): Promise<boolean> {
    const before = rows().find((report) => report.id === id);
    if (!before || running.has(id)) return false;
    const run = { before };
    running.set(id, run);
    const began = now();
    for (let done = 0; done < STEPS; done += 1) {
      change(id, (report) => ({ ...report, status: 'Generating', progress: done / STEPS }));
      await step(id);
      // Cancelled while it waited; by now another run of the same report may go on.
      if (running.get(id) !== run) return false;
    }
    running.delete(id);
    const ended = now();
    change(id, () => ({
      ...before,
      status: 'Ready',
      lastGenerated: new Date(ended).toISOString(),
      runs: before.runs + 1,
      runSeconds: before.runSeconds + (ended - began) / 1000,
    }));
    return true;
  }

  function cancel(id: string): void {
    const run = running.get(id);
    running.delete(id);
    if (run) change(id, () => run.before);
  }

  return { start, cancel, stop: () => running.clear() };
}
