import { describe, expect, it } from 'vitest';
import { buildReport } from '#fixtures/build/report.ts';
import { companySubscriptions, userSubscriptions } from '#fixtures/build/samples.ts';
import type { SubscriptionHistoryEntry } from '#src/api/types/subscription/subscription.ts';
import { setTimeZone } from '#src/components/DateTime/shownDates.ts';
import { reportFileName } from '#src/features/reports/files/reportFile.ts';
import { parsePeriod } from '#src/features/reports/revenue/period.ts';
import { revenueChart } from '#src/features/reports/revenue/RevenuePage.tsx';
import {
  type Charged,
  groupings,
  revenueEntries,
  revenueGroups,
  toGrouping,
} from '#src/features/reports/revenue/revenueEntries.ts';
import { comparedText, revenueTable, withRevenue } from '#src/features/reports/revenue/revenueReport.ts';
import { chargedEntries } from '#src/features/shared/subscription/ledger.ts';
import { sumText } from '#src/lib/subscription.ts';

const quarter = parsePeriod('2026-Q3');
if (!quarter) throw new Error('No period');

const entry = (overrides: Partial<SubscriptionHistoryEntry>): SubscriptionHistoryEntry => ({
  id: '1',
  action: 'Auto-Renewal',
  plan: 'Premium',
  status: 'Active',
  startDate: '',
  endDate: '',
  gracePeriod: '',
  paymentMethod: '',
  amount: { value: 10_000, currency: 'USD', cycle: 'Monthly' },
  charges: true,
  changedBy: 'System',
  timestamp: '2026-08-01T08:00:00Z',
  ...overrides,
});

const charged = (history: readonly SubscriptionHistoryEntry[], subscriber = 'Acme'): Charged => ({
  id: 'CSUB-001',
  kind: 'company',
  subscriber,
  history,
});

const samples: readonly Charged[] = [
  ...companySubscriptions.map(({ id, companyName, history }) => ({
    id,
    kind: 'company' as const,
    subscriber: companyName,
    history,
  })),
  ...userSubscriptions.map(({ id, userName, history }) => ({
    id,
    kind: 'investor' as const,
    subscriber: userName,
    history,
  })),
];

describe('the entries of a period', () => {
  const days = (history: readonly SubscriptionHistoryEntry[]) =>
    revenueEntries([charged(history)], quarter, 'UTC').map(({ day }) => day);

  it('are those that are charged', () => {
    expect(days([entry({}), entry({ charges: false }), entry({ amount: null })])).toHaveLength(1);
  });

  it('are those whose time is on a day of the period, the newest first', () => {
    const at = (day: string) => entry({ timestamp: `${day}T12:00:00Z` });
    expect(days([at('2026-06-30'), at('2026-07-01'), at('2026-09-30'), at('2026-10-01')])).toEqual([
      '2026-09-30',
      '2026-07-01',
    ]);
  });

  it('are those of the given zone, whatever the zone in which dates are shown', () => {
    const late = [charged([entry({ timestamp: '2026-09-30T20:30:00Z' })])];
    setTimeZone('Asia/Tokyo');
    expect(revenueEntries(late, quarter, 'UTC').map(({ day }) => day)).toEqual(['2026-09-30']);
    setTimeZone('');
    expect(revenueEntries(late, quarter, 'Asia/Tokyo')).toEqual([]);
  });
});

describe('the groups', () => {
  it('keep currencies apart and name them', () => {
    const entries = revenueEntries(
      [charged([entry({}), entry({ amount: { value: 5000, currency: 'EUR', cycle: 'Monthly' } })])],
      quarter,
      'UTC',
    );
    expect(revenueGroups(entries, 'plan').map(({ name, value }) => [name, value])).toEqual([
      ['Premium', 10_000],
      ['Premium (EUR)', 5000],
    ]);
    expect(sumText(entries)).toBe('$100 + EUR 50');
    expect(revenueTable(entries, 'plan').columns.at(-1)?.kind).toBe('number');
  });

  it('are by plan for an unknown text', () => {
    expect(groupings.map(toGrouping)).toEqual(groupings);
    expect(toGrouping('week')).toBe('plan');
  });

  it('of months begin with the earliest', () => {
    const entries = revenueEntries(samples, quarter, 'UTC');
    expect(revenueGroups(entries, 'month').map(({ name }) => name)).toEqual([
      'Jul 2026',
      'Aug 2026',
      'Sep 2026',
    ]);
  });
});

describe('the figures of the samples', () => {
  const entries = revenueEntries(samples, quarter, 'UTC');

  it('are the sum of what the histories show', () => {
    const charged = samples
      .flatMap(({ history }) => chargedEntries(history))
      .filter(({ timestamp }) => timestamp >= '2026-07-01' && timestamp < '2026-10-01');
    expect(charged.length).toBeGreaterThan(0);
    expect(sumText(entries)).toBe(sumText(charged.map(({ amount }) => amount)));
  });

  it.each(groupings)('have the same total by %s in table and chart', (by) => {
    const groups = revenueGroups(entries, by);
    const total = entries.reduce((sum, { value }) => sum + value, 0);
    expect(groups.reduce((sum, { value }) => sum + value, 0)).toBe(total);
    expect(revenueTable(entries, by).rows.map((row) => row[2])).toEqual(
      groups.map(({ value }) => value / 100),
    );
    const { bars } = revenueChart('Revenue', entries, by, (name) => `?group=${name}`);
    expect(bars).toHaveLength(Math.min(12, groups.length));
    expect(bars[0]).toMatchObject({ value: groups[0]?.value, href: `?group=${groups[0]?.name}` });
  });

  it('are in the report and its file, whose name has the period', () => {
    const report = withRevenue(
      buildReport({ title: 'Revenue', lastGenerated: '2026-11-20T10:30:00Z' }),
      samples,
      quarter,
      'UTC',
    );
    expect(report.figures[1]).toEqual({ label: 'Days', kind: 'text', value: 'in UTC (System Settings)' });
    expect(report.figures[2]).toEqual({ label: 'Revenue', kind: 'text', value: sumText(entries) });
    expect(report.tables.map(({ title }) => title)).toEqual(['Revenue by plan', 'Revenue by month']);
    expect(reportFileName(report, 'xlsx')).toBe('revenue-2026-q3-2026-11-20.xlsx');
  });
});

describe('compared with the period before', () => {
  const usd = (value: number) => ({ value, currency: 'USD' });

  it('has the change in percent', () => {
    expect(comparedText([usd(12_000)], [usd(11_000)], '2026 Q2')).toBe('+9.1% compared with 2026 Q2 ($110)');
    expect(comparedText([usd(9000)], [usd(10_000)], '2026 Q2')).toBe('-10% compared with 2026 Q2 ($100)');
    expect(comparedText([usd(9000)], [], '2026 Q2')).toBe('2026 Q2: $0');
    expect(comparedText([usd(9000)], [{ value: 0, currency: 'EUR' }], '2026 Q2')).toBe('2026 Q2: EUR 0');
  });

  it('has it for each of several currencies', () => {
    const euro = (value: number) => ({ value, currency: 'EUR' });
    expect(comparedText([usd(12_000), euro(300)], [usd(11_000), euro(100)], 'June')).toBe(
      'EUR +200%, USD +9.1% compared with June ($110 + EUR 1)',
    );
    expect(comparedText([usd(9000)], [euro(100)], 'June')).toBe('EUR -100% compared with June (EUR 1)');
  });
});
