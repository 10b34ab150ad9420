import { ReportsScreen } from './ReportsScreen.tsx';
import type { RunTiming } from './reportRuns.ts';
import { useReports } from './useReports.ts';

/** Duration of a step of a run, in ms. */
const STEP = 180;

const browserTiming: RunTiming = {
  now: () => Date.now(),
  step: () => new Promise((resolve) => setTimeout(resolve, STEP)),
};

/** Reports & Analytics on sample data; stories pass their own `timing`. */
export function ReportsContainer({ timing = browserTiming }: { timing?: RunTiming }) {
  return <ReportsScreen {...useReports(timing)} />;
}
