import { lazyComponent } from '#src/features/shared/lazyDialog.tsx';
import { useUrlParams } from '#src/features/shared/list/url/useUrlParams.ts';
import { toastLoadError } from '#src/features/shared/toastLoadError.ts';
import { ReportsScreen } from './ReportsScreen.tsx';
import type { RunStep } from './reportRuns.ts';
import { useReports } from './useReports.ts';

/** Duration of a step of a run, in ms. */
const STEP = 180;

const wait: RunStep = () => new Promise((resolve) => setTimeout(resolve, STEP));

const Revenue = lazyComponent(
  async () => (await import('./revenue/RevenueContainer.tsx')).RevenueContainer,
  toastLoadError,
);

const defaults: Readonly<Record<'period', string>> = { period: '' };

/** Reports & Analytics on sample data, or its page Revenue when the URL has a period; stories pass their own `step`. */
export function ReportsContainer({ step = wait }: { step?: RunStep }) {
  const { values } = useUrlParams(defaults);
  const reports = useReports(step);
  return values.period === '' ? <ReportsScreen {...reports} /> : <Revenue />;
}
