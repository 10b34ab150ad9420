import type { Report } from '#src/api/types/report.ts';
import type { SampleStore } from '#src/features/shared/list/samples/sampleStore.ts';

/** Does the next step of the report with this id. Stories and tests pass their own. */
export type RunStep = (id: string) => Promise<void>;

export interface ReportRuns {
  /**
   * Generates a report: its status is Generating with a progress, then Ready with the end time. Resolves with true at
   * the end; with false if the run was canceled or the report is already running.
   */
  start: (id: string, step: RunStep) => Promise<boolean>;
  /** Ends a run and restores the report as it was before. */
  cancel: (id: string) => void;
  /** Ends all runs without restoring the reports, because the store is reset. */
  stop: () => void;
}

/** Number of steps of a run; the progress is updated at each. */
export const STEPS = 10;

/** The runs of the reports of a store. They continue when the user leaves the screen. */
export function createReportRuns({ rows, change }: Pick<SampleStore<Report>, 'rows' | 'change'>): ReportRuns {
  const running = new Map<string, { readonly before: Report }>();

  async function start(id: string, step: RunStep): Promise<boolean> {
    const before = rows().find((report) => report.id === id);
    if (!before || running.has(id)) return false;
    const run = { before };
    running.set(id, run);
    const began = Date.now();
    for (let done = 0; done < STEPS; done += 1) {
      change(id, (report) => ({ ...report, status: 'Generating', progress: done / STEPS }));
      await step(id);
      // The run was canceled during the step; another run of the same report may have started.
      if (running.get(id) !== run) return false;
    }
    running.delete(id);
    const ended = Date.now();
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
