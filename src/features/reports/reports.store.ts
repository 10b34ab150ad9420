import { reports } from '#fixtures/data/reports.ts';
import { developerDistribution, userGrowth } from '#fixtures/data/reportTables.ts';
import { onSessionEnd } from '#src/api/session/sessionEnds.ts';
import { sampleMoment, sampleStoreOf } from '#src/features/shared/list/samples/samples.store.ts';
import type { ReportChartTables } from './chartProps.ts';
import { createReportRuns } from './reportRuns.ts';

/** The reports of this tab: the samples with the runs made here. */
export const reportStore = sampleStoreOf(reports);

/** The tables of the charts, which are also tables of reports. */
export const chartTables = (): ReportChartTables => ({
  userGrowth: userGrowth(sampleMoment()),
  developerDistribution,
});

/** The runs of this tab. */
export const reportRuns = createReportRuns(reportStore);

onSessionEnd('reportRuns', { ended: reportRuns.stop });
