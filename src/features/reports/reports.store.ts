import { reports } from '#fixtures/data/reports.ts';
import { developerDistribution, userGrowth } from '#fixtures/data/reportTables.ts';
import { onScreenGone } from '#src/api/session/sessionEnds.ts';
import { createSampleStore } from '#src/features/shared/list/samples/sampleStore.ts';
import type { ReportChartTables } from './chartProps.ts';
import { createReportRuns } from './reportRuns.ts';

/** The reports of this tab: the samples and what was generated since. */
export const reportStore = createSampleStore(reports);

/** The tables of the charts, which the reports hold too. */
export const chartTables: ReportChartTables = { userGrowth, developerDistribution };

/** What is being generated in this tab. */
export const reportRuns = createReportRuns(reportStore);

onScreenGone(() => {
  reportRuns.stop();
  reportStore.reset();
});
