import { useState } from 'react';
import styled from 'styled-components';
import { BarChart, type BarChartProps } from '#src/components/BarChart/BarChart.tsx';
import { Card } from '#src/components/Card/Card.tsx';
import { ChartCard } from '#src/components/ChartCard/ChartCard.tsx';
import type { CardDescription } from '#src/components/DataTable/types.ts';
import { EmptyState } from '#src/components/EmptyState/EmptyState.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import { PageHeader } from '#src/components/PageHeader/PageHeader.tsx';
import { Select } from '#src/components/Select/Select.tsx';
import { Text } from '#src/components/Typography/Typography.tsx';
import { theme } from '#src/components/theme/theme.ts';
import { dayColumn, textColumn, titleColumn } from '#src/features/shared/list/describe/columns.tsx';
import { DateRangeFields } from '#src/features/shared/list/describe/DateRangeFields.tsx';
import type { ListColumn } from '#src/features/shared/list/describe/description.ts';
import { RowsTable } from '#src/features/shared/list/view/RowsTable.tsx';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { paths } from '#src/lib/paths.ts';
import { recordUrl } from '#src/lib/recordUrl.ts';
import { sumText } from '#src/lib/subscription.ts';
import { countOf } from '#src/lib/text.ts';
import { chartTable } from '../chartProps.ts';
import { reportText } from '../reportValues.ts';
import { isReversed, type Period, parsePeriod } from './period.ts';
import {
  type Grouping,
  groupingsIn,
  groupNameOf,
  type RevenueEntry,
  revenueGroups,
} from './revenueEntries.ts';
import { comparedText, daysOf, groupingLabels, revenueTable } from './revenueReport.ts';

interface PeriodFieldsProps {
  readonly period: Period;
  /** The periods to choose from. */
  readonly periods: readonly Period[];
  /** Gets a value that `parsePeriod` reads. */
  onPeriod: (value: string) => void;
}

const Days = styled.div`
  display: grid;
  gap: 5px;
  > p {
    color: ${theme.danger.text};
    font: ${theme.font.small} ${theme.font.family};
  }
`;

/** The period by its name, or by its two days. */
function PeriodFields({ period, periods, onPeriod }: PeriodFieldsProps) {
  // Days that are no period yet, typed over those of a period: another one takes their place.
  const [typed, setTyped] = useState<{ readonly over: string; readonly range: string } | null>(null);
  const range = typed?.over === period.value ? typed.range : `${period.from}..${period.to}`;
  const known = periods.some(({ value }) => value === period.value);

  function choose(value: string) {
    const whole = parsePeriod(value) !== null;
    setTyped(whole ? null : { over: period.value, range: value });
    if (whole) onPeriod(value);
  }

  return (
    <>
      <Select
        label="Period"
        inline
        value={period.value}
        options={(known ? periods : [period, ...periods]).map(({ value, label }) => ({ value, label }))}
        onValueChange={choose}
      />
      <Days>
        <DateRangeFields label="Days" value={range} onValue={choose} />
        {isReversed(range) ? <p role="alert">The last day must not be before the first</p> : null}
      </Days>
    </>
  );
}

/** How many groups the chart shows; the table has all. */
const MOST_BARS = 12;

/** The chart of the groups: the largest ones, or the last months. Each bar leads to its entries. */
export function revenueChart(
  title: string,
  entries: readonly RevenueEntry[],
  by: Grouping,
  groupAt: (name: string) => string,
): BarChartProps {
  const groups = revenueGroups(entries, by);
  const shown = by === 'month' ? groups.slice(-MOST_BARS) : groups.slice(0, MOST_BARS);
  const totals = new Map<string, number>();
  for (const { value, currency } of entries) totals.set(currency, (totals.get(currency) ?? 0) + value);
  const bars = shown.map(({ name, value, currency }) => {
    const share = reportText('share', value / (totals.get(currency) || 1));
    return {
      name,
      value,
      text: `${sumText([{ value, currency }])} (${share})`,
      href: groupAt(name),
    };
  });
  const rest = groups.length - shown.length;
  const label = `${title}: ${bars.map(({ name, text }) => `${name} ${text}`).join(', ')}${rest > 0 ? `, and ${rest} more in the table` : ''}.`;
  return { label, bars };
}

const lists = {
  company: paths.master.companySubscriptions,
  investor: paths.master.investorSubscriptions,
} as const;

/** The columns of the entries; a subscriber leads to the history that states the entry. */
const entryColumns: readonly ListColumn<RevenueEntry, never>[] = [
  titleColumn('subscriber', 'Company or subscriber', {
    value: ({ subscriber }) => subscriber,
    href: ({ kind, subscription }) => recordUrl(lists[kind], subscription, 'history'),
  }),
  dayColumn('day', 'Date', { value: ({ day }) => day }),
  textColumn('plan', 'Plan', { value: ({ plan }) => plan }),
  textColumn('action', 'Action', { value: ({ action }) => action }),
  textColumn('amount', 'Amount', {
    value: (entry) => sumText([entry]),
    sortValue: ({ value }) => value,
    align: 'end',
    numeric: true,
    ch: 10,
  }),
];

const entryCard: CardDescription<RevenueEntry> = {
  title: 'subscriber',
  corner: 'amount',
  lines: ['day', 'plan', 'action'],
};

export interface RevenuePageProps {
  readonly period: Period;
  /** The periods to choose from. */
  readonly periods: readonly Period[];
  readonly by: Grouping;
  /** Name of the group whose entries are shown; empty for all. */
  readonly group: string;
  /** The entries of the period, the newest first. */
  readonly entries: readonly RevenueEntry[];
  /** The period before; null for a text that is no period. */
  readonly before: { readonly label: string; readonly entries: readonly RevenueEntry[] } | null;
  /** Whose days they are, an IANA name. */
  readonly timeZone: string;
  /** Shows a period that `parsePeriod` reads. */
  onPeriod: (value: string) => void;
  onGrouping: (by: string) => void;
  /** The address that shows the entries of a group; of all for an empty name. */
  groupAt: (name: string) => string;
  /** Opens the history that states an entry, by its path. */
  onFollow: (path: string) => void;
}

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
  const { period, periods, by, group, entries, before, timeZone, onPeriod, onGrouping, groupAt, onFollow } =
    props;
  const inGroup = (entry: RevenueEntry) => group === '' || groupNameOf(entry, by) === group;
  const shown = entries.filter(inGroup);
  const title = `Revenue by ${by}`;
  const known = period.from !== '';
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
          <EmptyState
            title={known ? 'No revenue in this period' : `“${period.label}” is no period`}
            text={known ? 'Choose another period.' : 'Choose one, or two days.'}
          />
        </Card>
      ) : (
        <>
          <ChartCard title={title} table={chartTable(revenueTable(entries, by))}>
            <BarChart {...revenueChart(title, entries, by, groupAt)} />
          </ChartCard>
          <Rows>
            <Text size="table" role="status">
              <strong>{sumText(shown)}</strong>
              <span>
                {` in ${countOf(shown.length, 'entry', 'entries')} of ${group === '' ? '' : `${group}, `}${period.label}, days ${daysOf(timeZone)}. `}
              </span>
              {before && (by !== 'month' || group === '') ? (
                <span>{`${comparedText(shown, before.entries.filter(inGroup), before.label)}. `}</span>
              ) : null}
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
