import { Database, FileChartColumn, Timer } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import type { Report, ReportTable } from '#src/api/types/report.ts';
import { BarChart } from '#src/components/BarChart/BarChart.tsx';
import { ChartCard } from '#src/components/ChartCard/ChartCard.tsx';
import { EmptyState } from '#src/components/EmptyState/EmptyState.tsx';
import { LineChart } from '#src/components/LineChart/LineChart.tsx';
import { LinkButton } from '#src/components/Link/Link.tsx';
import { useLoadAhead } from '#src/components/loadAhead.ts';
import { PageHeader } from '#src/components/PageHeader/PageHeader.tsx';
import { StatCard, StatGrid } from '#src/components/StatCard/StatCard.tsx';
import { Heading, Text } from '#src/components/Typography/Typography.tsx';
import { plainList, theme } from '#src/components/theme/theme.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { SampleFigureRow } from '#src/features/shared/SampleFigures.tsx';
import { countOf, formatNumber, toShown } from '#src/lib/text.ts';
import { chartTable, distributionChart, growthChart, type ReportChartTables } from './chartProps.ts';
import type { ReportFormat } from './files/reportFile.ts';
import { type ReportActions, ReportCard } from './ReportCard.tsx';
import { isNumeric } from './reportValues.ts';
import { revenueUrl } from './revenue/period.ts';

/** The texts of the three stat cards above the reports. */
interface ReportTotals {
  readonly generated: string;
  readonly dataPoints: string;
  readonly averageTime: string;
}

const pointsOf = ({ columns, rows }: ReportTable) => columns.filter(isNumeric).length * rows.length;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * The number of runs of all reports, the number of values that these runs read (each run reads all numbers of its
 * report's tables), and the mean duration of a run.
 */
export function reportTotals(reports: readonly Report[]): ReportTotals {
  const runs = sum(reports.map((report) => report.runs));
  const seconds = sum(reports.map((report) => report.runSeconds));
  const points = sum(reports.map((report) => report.runs * sum(report.tables.map(pointsOf))));
  return {
    generated: formatNumber(runs),
    dataPoints: formatNumber(points),
    averageTime: runs === 0 ? '—' : `${(seconds / runs).toFixed(1)} s`,
  };
}

const growthTitle = 'User Growth Trend';
const distributionTitle = 'Developer Distribution';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(460px, 100%), 1fr));
  gap: ${theme.space[3]};
`;

/** The two charts of the screen, from tables of the reports whose figures are those of the dashboard. */
function ReportCharts({ userGrowth, developerDistribution }: ReportChartTables) {
  return (
    <SampleFigureRow>
      <Columns>
        <ChartCard title={growthTitle} table={chartTable(userGrowth)}>
          <LineChart {...growthChart(growthTitle, userGrowth)} />
        </ChartCard>
        <ChartCard title={distributionTitle} table={chartTable(developerDistribution)}>
          <BarChart {...distributionChart(distributionTitle, developerDistribution)} />
        </ChartCard>
      </Columns>
    </SampleFigureRow>
  );
}

const ReportTables = lazyDialog(async () => (await import('./ReportTables.tsx')).ReportTables);
const dialogs = [ReportTables];

/** A file that is being written. */
export interface ReportFileJob {
  readonly id: string;
  readonly format: ReportFormat;
}

export interface ReportsScreenProps {
  readonly reports: readonly Report[];
  readonly charts: ReportChartTables;
  readonly writing: readonly ReportFileJob[];
  /** The status of the shown reports; empty for all. An address may have a text that is no status, which shows none. */
  readonly status: string;
  readonly onShowAll: () => void;
  /** The report whose tables are shown; null for none. */
  readonly opened: Report | null;
  readonly onClose: () => void;
  readonly actions: ReportActions;
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(360px, 100%), 1fr));
    gap: ${theme.space[4]};
    ${plainList}
  }
  /* The cards of a row have the same height, and their buttons are aligned. */
  > ul > li,
  > ul > li > *,
  > ul > li > * > * {
    display: grid;
    min-inline-size: 0;
  }
`;

/** `/master/reports`: three figures, the reports with their files, two charts (spec section 2). */
export function ReportsScreen(props: ReportsScreenProps) {
  const { reports, charts, writing, status, onShowAll, opened, onClose, actions } = props;
  useLoadAhead(true, dialogs);
  const id = useId();
  const totals = reportTotals(reports);
  const shown = status === '' ? reports : reports.filter((report) => report.status === status);
  const formatsOf = (report: Report) =>
    writing.filter((job) => job.id === report.id).map(({ format }) => format);
  return (
    <>
      <PageHeader title="Reports & Analytics" badge={<SampleBadge />} />
      <StatGrid>
        <StatCard title="Total Reports Generated" value={totals.generated} icon={<FileChartColumn />} />
        <StatCard title="Data Points Analyzed" value={totals.dataPoints} icon={<Database />} />
        <StatCard title="Average Processing Time" value={totals.averageTime} icon={<Timer />} />
      </StatGrid>
      <Section aria-labelledby={id}>
        <Heading level={2} id={id}>
          Available Reports
        </Heading>
        {status === '' ? null : (
          <Text size="table" role="status">
            <span>{`${countOf(shown.length, 'report', 'reports')} ${status === 'Failed' ? 'that failed' : `with the status “${toShown(status)}”`}. `}</span>
            <LinkButton onClick={() => onShowAll()}>Show all</LinkButton>
          </Text>
        )}
        {reports.length === 0 ? (
          <EmptyState title="No reports yet" text="Reports are set up with the platform." />
        ) : (
          <ul>
            {shown.map((report) => (
              <li key={report.id}>
                <ReportCard
                  report={report}
                  writing={formatsOf(report)}
                  page={report.period && revenueUrl(report.period)}
                  {...actions}
                />
              </li>
            ))}
          </ul>
        )}
      </Section>
      <ReportCharts {...charts} />
      {opened ? <ReportTables report={opened} onClose={onClose} /> : null}
    </>
  );
}
