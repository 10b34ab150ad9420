import styled from 'styled-components';
import { Card } from '#src/components/Card/Card.tsx';
import { ChartCard } from '#src/components/ChartCard/ChartCard.tsx';
import { barChartSize } from '#src/components/ChartCard/chartSizes.ts';
import { EmptyState } from '#src/components/EmptyState/EmptyState.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import { loadOnce } from '#src/components/loadOnce.ts';
import { PageHeader } from '#src/components/PageHeader/PageHeader.tsx';
import { Select } from '#src/components/Select/Select.tsx';
import { Text } from '#src/components/Typography/Typography.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { RowsTable } from '#src/features/shared/list/view/RowsTable.tsx';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { paths } from '#src/lib/paths.ts';
import { countOf } from '#src/lib/text.ts';
import { chartTable } from '../chartProps.ts';
import { entryCard, entryColumns } from './entryColumns.ts';
import { PeriodFields } from './PeriodFields.tsx';
import type { Period } from './period.ts';
import { revenueChart } from './revenueChart.ts';
import { type Grouping, groupingsIn, groupNameOf, type RevenueEntry } from './revenueEntries.ts';
import { groupingLabels, revenueTable, sumText } from './revenueReport.ts';

export interface RevenuePageProps {
  readonly period: Period;
  /** The periods to choose from. */
  readonly periods: readonly Period[];
  readonly by: Grouping;
  /** Name of the group whose entries are shown; empty for all. */
  readonly group: string;
  /** The entries of the period, the newest first. */
  readonly entries: readonly RevenueEntry[];
  /** Shows a period that `parsePeriod` reads. */
  onPeriod: (value: string) => void;
  onGrouping: (by: string) => void;
  /** The address that shows the entries of a group; of all for an empty name. */
  groupAt: (name: string) => string;
  /** Opens the history that states an entry, by its path. */
  onFollow: (path: string) => void;
}

const barChart = loadOnce(async () => (await import('#src/components/BarChart/BarChart.tsx')).BarChart);

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space[3]};
`;

const Rows = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
`;

/** `/master/reports?period=2026-Q3&by=plan`: what subscriptions were charged, from the entries of their histories. */
export function RevenuePage(props: RevenuePageProps) {
  const { period, periods, by, group, entries, onPeriod, onGrouping, groupAt, onFollow } = props;
  const shown = group === '' ? entries : entries.filter((entry) => groupNameOf(entry, by) === group);
  const title = `Revenue by ${by}`;
  const { chart, bars } = revenueChart(title, entries, by, groupAt);
  return (
    <>
      <PageHeader
        title="Revenue"
        badge={<SampleBadge />}
        actions={<Link href={paths.master.reports}>All reports</Link>}
      />
      <Controls>
        <PeriodFields period={period} periods={periods} onPeriod={onPeriod} />
        <Select
          label="Group by"
          inline
          value={by}
          options={groupingsIn(groupingLabels)}
          onValueChange={onGrouping}
        />
      </Controls>
      {entries.length === 0 ? (
        <Card>
          <EmptyState title="No revenue in this period" text="Choose another period." />
        </Card>
      ) : (
        <>
          <ChartCard
            title={title}
            table={chartTable(revenueTable(entries, by))}
            part={barChart}
            chart={chart}
            blockSize={barChartSize(bars)}
          />
          <Rows>
            <Text size="table" role="status">
              <strong>{sumText(shown)}</strong> in {countOf(shown.length, 'entry', 'entries')} of{' '}
              {group === '' ? period.label : `${group}, ${period.label}`}.{' '}
              {group === '' ? null : <Link href={groupAt('')}>Show all</Link>}
            </Text>
            <RowsTable
              id="revenue-entries"
              label="Entries"
              noun={{ one: 'entry', many: 'entries' }}
              columns={entryColumns}
              card={entryCard}
              rows={shown}
              row={{ id: ({ id }) => id, name: ({ subscriber, day }) => `${subscriber} ${day}`, onFollow }}
            />
          </Rows>
        </>
      )}
    </>
  );
}
