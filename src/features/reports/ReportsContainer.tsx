import { ReportsScreen } from './ReportsScreen.tsx';
import type { RunTiming } from './reportRuns.ts';
import { useReports } from './useReports.ts';

/** Milliseconds of one step of a run. */
const STEP = 180;

const browserTiming: RunTiming = {
  now: () => Date.now(),
  step: () => new Promise((resolve) => setTimeout(resolve, STEP)),
};

/** Reports & Analytics on the samples of this tab; `timing` is for stories. */
export function ReportsContainer({ timing = browserTiming }: { timing?: RunTiming }) {
  return <ReportsScreen {...useReports(timing)} />;
}
