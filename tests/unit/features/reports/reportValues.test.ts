import { describe, expect, it } from 'vitest';
import { isNumeric, monthOf, reportText, tableTexts } from '#src/features/reports/reportValues.ts';

describe('reportText', () => {
  it.each([
    ['text', 'Dubai', 'Dubai'],
    ['month', '2026-11', 'Nov 2026'],
    ['month', '2026-13', '2026-13'],
    ['month', 'soon', 'soon'],
    ['number', 15_362, '15,362'],
    ['number', 2.4, '2.4'],
    ['number', 3 * 49.95, '149.85'],
    ['number', 12_345.678, '12,345.68'],
    ['money', 84_320, '$84,320'],
    ['money', 3 * 49.95, '$149.85'],
    ['money', 1099.9, '$1,099.90'],
    ['share', 0.4372, '43.7%'],
  ] as const)('%s %s is shown as %s', (kind, value, text) => {
    expect(reportText(kind, value)).toBe(text);
  });
});

it('monthOf reads a month, and nothing else', () => {
  expect(monthOf('2025-12')).toEqual({ year: 2025, month: 12 });
  expect(monthOf('2025-00')).toBeNull();
  expect(monthOf(202_512)).toBeNull();
});

it('isNumeric is true for columns that are aligned to the end', () => {
  const kinds = (['text', 'month', 'number', 'money', 'share'] as const).filter((kind) =>
    isNumeric({ header: '', kind }),
  );
  expect(kinds).toEqual(['number', 'money', 'share']);
});

it('tableTexts writes each value by its column, and a missing one as nothing', () => {
  const columns = [
    { header: 'Month', kind: 'month' },
    { header: 'Revenue', kind: 'money' },
    { header: 'Note', kind: 'text' },
  ] as const;
  expect(tableTexts({ title: '', columns, rows: [['2026-11', 1200]] })).toEqual([['Nov 2026', '$1,200', '']]);
});
