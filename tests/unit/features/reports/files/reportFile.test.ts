import { describe, expect, it } from 'vitest';
import { buildReport } from '#fixtures/build/report.ts';
import { reportFile, reportFileName } from '#src/features/reports/files/reportFile.ts';

describe('reportFileName', () => {
  it('is the title, the months of its tables and the local day of the run', () => {
    // Dubai, where these tests run, is four hours ahead of UTC.
    const report = buildReport({ title: 'User Growth Report', lastGenerated: '2026-11-20T21:30:00Z' });
    expect(reportFileName(report, 'pdf')).toBe('user-growth-report-2026-10-to-2026-11-2026-11-21.pdf');
    expect(reportFileName(report, 'xlsx')).toBe('user-growth-report-2026-10-to-2026-11-2026-11-21.xlsx');
  });

  it('contains no characters that a file system refuses', () => {
    const report = buildReport({ title: '../A/B: "C"?', lastGenerated: null, tables: [] });
    expect(reportFileName(report, 'pdf')).toBe('a-b-c.pdf');
    expect(reportFileName(buildReport({ title: '…', lastGenerated: null, tables: [] }), 'pdf')).toBe(
      'report.pdf',
    );
  });
});

it('writes no report that was never generated', async () => {
  await expect(reportFile(buildReport({ lastGenerated: null }), 'xlsx')).rejects.toThrow('never generated');
});
