import { expect, it } from 'vitest';
import { buildReport } from '#fixtures/build/report.ts';
import { reportTotals } from '#src/features/reports/ReportsScreen.tsx';

it('counts runs, the figures they read, and their mean time', () => {
  // The table of a built report has two rows with one number each.
  const reports = [
    buildReport({ runs: 600, runSeconds: 1200 }),
    buildReport({ runs: 400, runSeconds: 1300 }),
  ];
  expect(reportTotals(reports)).toEqual({ generated: '1,000', dataPoints: '2,000', averageTime: '2.5 s' });
});

it('has no mean time before the first run', () => {
  const none = { generated: '0', dataPoints: '0', averageTime: '—' };
  expect(reportTotals([])).toEqual(none);
  expect(reportTotals([buildReport({ runs: 0, runSeconds: 0, status: 'Failed' })])).toEqual(none);
});
