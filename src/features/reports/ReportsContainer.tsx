import { ReportsScreen } from './ReportsScreen.tsx';
import type { RunStep } from './reportRuns.ts';
import { useReports } from './useReports.ts';

/** Duration of a step of a run, in ms. */
const STEP = 180;

const wait: RunStep = () => new Promise((resolve) => setTimeout(resolve, STEP));

/** Reports & Analytics on sample data; stories pass their own `step`. */
export function ReportsContainer({ step = wait }: { step?: RunStep }) {
  return <ReportsScreen {...useReports(step)} />;
}
