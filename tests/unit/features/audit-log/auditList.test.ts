import { describe, expect, it } from 'vitest';
import { buildAuditEntry } from '#fixtures/build/auditEntry.ts';
import { auditList } from '#src/features/audit-log/auditList.ts';
import { toFilterValues } from '#src/features/shared/list/describe/filterRows.ts';
import { filtersInWords } from '#src/features/shared/list/export/startExport.ts';

const { filters, columns } = auditList;

describe('the columns', () => {
  it('are searched by user, action and details only', () => {
    const entry = buildAuditEntry({
      user: 'Sara',
      action: 'User Login',
      details: 'By code',
      portal: 'Blume Master',
    });
    const texts = columns.flatMap(({ searchable, searchText, text }) =>
      searchable ? [(searchText ?? text)(entry)] : [],
    );
    expect(texts).toEqual(['Sara', 'User Login\nBy code']);
  });
});

it('filters are described in words, typed texts as JSON, so that no line can be forged', () => {
  const values = toFilterValues(filters, {
    category: 'Billing',
    result: 'failed',
    ip: '"10.0.0.1"',
    agent: 'a\n- b',
    date: '2026-11-01..',
  });
  expect(filtersInWords(auditList, ' login ', values)).toEqual([
    'User, action or details contain "login"',
    'Date from 2026-11-01',
    'Category is Billing',
    'Result is Failed',
    'IP Address is exactly "10.0.0.1"',
    'User Agent contains "a\\n- b"',
  ]);
  const forged = toFilterValues(filters, {
    date: '2026-11-01\n- none..2026-11-20T00:00Z (\n- Result is Failed)',
  });
  expect(filtersInWords(auditList, '', forged)).toEqual([
    'Date from "2026-11-01\\n- none" to "2026-11-20T00:00Z (\\n- Result is Failed)"',
  ]);
  const chosen = { date: 'last-7-days', user: ['Omar', 'Sara'], result: ['pending', 'failed'] };
  expect(filtersInWords(auditList, '', toFilterValues(filters, chosen))).toEqual([
    'Date is Last 7 days',
    'User is "Omar" or "Sara"',
    'Result is Failed or Pending',
  ]);
  expect(filtersInWords(auditList, ' ', toFilterValues(filters, {}))).toEqual([]);
});
