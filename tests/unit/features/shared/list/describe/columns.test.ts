import { afterEach, expect, it } from 'vitest';
import { setTimeZone } from '#src/components/DateTime/shownDates.ts';
import {
  badgeColumn,
  countColumn,
  dateColumn,
  emailColumn,
  phoneColumn,
  textColumn,
  titleColumn,
} from '#src/features/shared/list/describe/columns.tsx';

interface Row {
  readonly text: string | null;
  readonly count: number;
}

const of = (text: string | null, count = 0): Row => ({ text, count });
const text = (row: Row) => row.text ?? '';

afterEach(() => setTimeZone(''));

it('a text is shown, searched when asked, and sorted last without a value', () => {
  const column = textColumn('a', 'A', { value: (row: Row) => row.text });
  expect(column.text(of('x'))).toBe('x');
  expect(column.text(of(null))).toBe('');
  expect(column.sortValue?.(of(null))).toBeNull();
  expect(column.searchable).toBeUndefined();
});

it('title and e-mail are searched unless the column overrides it', () => {
  expect(titleColumn('a', 'A', { value: text })).toMatchObject({ searchable: true, hideable: false });
  expect(emailColumn('a', 'A', { value: text })).toMatchObject({ searchable: true, tone: 'muted' });
  expect(titleColumn('a', 'A', { value: text, searchable: false }).searchable).toBe(false);
});

it('a phone number is found in any writing, dialled and copied', () => {
  const column = phoneColumn('a', 'A', { value: text });
  expect(column).toMatchObject({ number: 'Phone', copied: 'Copy Phone Number' });
  expect(column.href?.(of('+971 (0)50-123 4567'))).toBe('tel:+971501234567');
});

it('a date is local in the cell, an instant in order and export; an unreadable one is exported unchanged', () => {
  setTimeZone('UTC');
  const column = dateColumn('a', 'A', { value: (row: Row) => row.text });
  const row = of('2026-11-20T10:00:00+04:00');
  expect(column.text(row)).toBe('2026-11-20 06:00');
  expect(column.exported?.(row)).toBe('2026-11-20T06:00:00.000Z');
  expect(column.sortValue?.(row)).toBe(Date.UTC(2026, 10, 20, 6));
  expect(column.text(of('soon'))).toBe('');
  expect(column.exported?.(of('soon'))).toBe('soon');
  expect(column.sortValue?.(of(null))).toBeNull();
});

it.each(['2026-11-20 10:00', '2026-11-20T10:00:15', '2026-11-20'])(
  'a date without a zone is exported unchanged: %s',
  (date) => {
    expect(dateColumn('a', 'A', { value: (row: Row) => row.text }).exported?.(of(date))).toBe(date);
  },
);

it('a badge reads as its text', () => {
  expect(badgeColumn('a', 'A', { value: text, intent: () => 'success' }).text(of('Active'))).toBe('Active');
});

it('a count is grouped in the cell and a number in order and export', () => {
  const column = countColumn('a', 'A', { value: (row: Row) => row.count });
  expect(column.text(of('', 1204))).toBe('1,204');
  expect(column.exported?.(of('', 1204))).toBe(1204);
  expect(column.sortValue?.(of('', 1204))).toBe(1204);
});

it('a count that a row does not have is empty, and sorts last', () => {
  const column = countColumn('a', 'A', { value: (_: Row) => null });
  expect([column.text(of('')), column.exported?.(of('')), column.sortValue?.(of(''))]).toEqual([
    '',
    null,
    null,
  ]);
});
