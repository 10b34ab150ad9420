import { describe, expect, it } from 'vitest';
import { reports, userGrowth } from '#fixtures/build/samples.ts';
import { developerDistribution } from '#fixtures/data/reportTables.ts';
import { chartTable, distributionChart, growthChart } from '#src/features/reports/chartProps.ts';

describe('the charts', () => {
  it('show the same tables as the files', () => {
    const tables = reports.flatMap((report) => report.tables);
    expect(tables).toContainEqual(userGrowth);
    expect(tables).toContain(developerDistribution);
  });

  it('show a line for each kind of user, without the total', () => {
    const { label, categories, series, format } = growthChart('User Growth Trend', userGrowth);
    expect(categories).toHaveLength(12);
    expect(series.map(({ name, values }) => [name, values.length, values.at(-1)])).toEqual([
      ['Investors', 12, 9218],
      ['Developer users', 12, 6144],
    ]);
    expect(format(9218)).toBe('9,218');
    expect(label).toBe(
      'User Growth Trend, Dec 2025 to Nov 2026: Investors from 4,480 to 9,218, Developer users from 3,110 to 6,144.',
    );
  });

  it('show a bar for each category, with number and share', () => {
    const { label, bars } = distributionChart('Developer Distribution', developerDistribution);
    expect(bars).toHaveLength(7);
    expect(bars[0]).toEqual({ name: 'Dubai', value: 108, text: '108 (43.7%)' });
    expect(label).toContain('Developer Distribution: Dubai 108 (43.7%), Abu Dhabi 61 (24.7%), ');
  });

  it('have a table with all columns', () => {
    const { columns, rows } = chartTable(userGrowth);
    expect(columns.map(({ numeric }) => numeric)).toEqual([false, true, true, true]);
    expect(rows.at(-1)).toEqual(['Nov 2026', '9,218', '6,144', '15,362']);
  });
});

describe('the samples agree with the figures of the dashboard (spec section 2)', () => {
  const last = (rows: typeof userGrowth.rows) => rows.at(-1)?.at(-1);

  it('users, developers', () => {
    expect(last(userGrowth.rows)).toBe(15_362);
    expect(developerDistribution.rows.reduce((sum, [, count = 0]) => sum + Number(count), 0)).toBe(247);
  });

  it('one report begins as failed, the others as ready', () => {
    expect(reports.filter(({ status }) => status === 'Failed')).toHaveLength(1);
    expect(reports.filter(({ status }) => status === 'Ready')).toHaveLength(reports.length - 1);
  });
});
