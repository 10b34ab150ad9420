import { ChartColumn } from 'lucide-react';
import type { Report } from '#src/api/types/report.ts';
import { shownDate } from '#src/components/DateTime/shownDates.ts';
import type { LinkedKind } from '#src/features/shared/records/recordKind.ts';
import { paths } from '#src/lib/paths.ts';
import { lastQuarter, REVENUE_REPORT, revenueUrl } from './revenue/period.ts';

/** The reports, and what leads to them. Revenue has a page. */
export const linkedReports: LinkedKind<Report> = {
  id: 'reports',
  heading: 'Reports',
  noun: { one: 'report', many: 'reports' },
  icon: ChartColumn,
  path: paths.master.reports,
  dialog: 'tables',
  nameOf: ({ title }) => title,
  hintOf: ({ description }) => description,
  hrefOf: ({ id }) => (id === REVENUE_REPORT ? revenueUrl(lastQuarter(shownDate(Date.now()) ?? '')) : null),
};
