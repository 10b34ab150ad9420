import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Column } from '#src/components/DataTable/types.ts';
import { setTimeZone } from '#src/components/DateTime/shownDates.ts';
import { type ExportFormat, exportRows } from '#src/features/shared/list/export/exportRows.ts';

interface Person {
  name: string;
  visits: number;
}

const columns: readonly Column<Person>[] = [
  { id: 'name', header: 'Name', text: ({ name }) => name },
  {
    id: 'visits',
    header: 'Visits',
    text: ({ visits }) => `${visits}×`,
    exported: ({ visits }) => visits,
  },
  {
    id: 'since',
    header: 'Since',
    text: () => '2026-11-21 13:05',
    exported: () => '2026-11-21T09:05:00.000Z',
    dated: 'time',
  },
  { id: 'day', header: 'Day', text: () => '2026-11-21', dated: 'day' },
  { id: 'pin', header: 'Pin', text: () => '1234', confidential: true },
];
const people = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `P${at}`, visits: at }));

function run(rows: readonly Person[], format: ExportFormat, signal = new AbortController().signal) {
  const shares: number[] = [];
  const file = exportRows(
    { name: 'People', format, columns, rows },
    {
      signal,
      onProgress: (share) => shares.push(share),
      pause: () => Promise.resolve(),
    },
  );
  return { file, shares };
}

describe('exportRows', () => {
  it('writes CSV with a byte order mark, a header, CRLF and neutralised text', async () => {
    const { file } = run(
      [
        { name: '=cmd()', visits: 3 },
        { name: 'a "b", c', visits: -1 },
      ],
      'csv',
    );
    const bytes = new Uint8Array(await (await file).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe(
      [
        'Name,Visits,Since (UTC),Day',
        "'=cmd(),3,2026-11-21T09:05:00.000Z,2026-11-21",
        '"a ""b"", c",-1,2026-11-21T09:05:00.000Z,2026-11-21',
        '',
      ].join('\r\n'),
    );
  });

  it('writes XLSX with the same cells, numbers as numbers, dates as shown', async () => {
    const { file } = run([{ name: '=cmd()', visits: 3 }], 'xlsx');
    const parts = unzipSync(new Uint8Array(await (await file).arrayBuffer()));
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toContain('>=cmd()</t></is></c><c r="B2"><v>3</v></c>');
    expect(sheet).toMatch(/<c r="C2" s="\d+"><v>46347\.545\d+<\/v><\/c>/u);
    expect(sheet).toMatch(/<c r="D2" s="\d+"><v>46347<\/v><\/c>/u);
  });

  it('names the zone of times in XLSX, and none for a CSV of times without one', async () => {
    setTimeZone('Asia/Tokyo');
    const parts = unzipSync(new Uint8Array(await (await run(people(1), 'xlsx').file).arrayBuffer()));
    setTimeZone('');
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toContain('Since (Asia/Tokyo)');
    const local = columns.map((column) =>
      column.id === 'since' ? { ...column, exported: () => '2026-11-21 13:05' } : column,
    );
    const watch = {
      signal: new AbortController().signal,
      onProgress: () => undefined,
      pause: async () => {},
    };
    const csv = await exportRows({ name: 'P', format: 'csv', columns: local, rows: people(1) }, watch);
    expect(await csv.text()).toContain('Name,Visits,Since,Day');
  });

  it.each(['csv', 'xlsx'] as const)('leaves confidential columns out: %s', async (format) => {
    const { file } = run(people(1), format);
    const bytes = new Uint8Array(await (await file).arrayBuffer());
    const text =
      format === 'csv'
        ? new TextDecoder().decode(bytes)
        : Object.values(unzipSync(bytes))
            .map((part) => strFromU8(part))
            .join();
    expect(text).toContain('P0');
    expect(text).not.toMatch(/Pin|1234/);
  });

  it.each(['csv', 'xlsx'] as const)('tells how far it is and writes every row: %s', async (format) => {
    const { file, shares } = run(people(1200), format);
    await file;
    expect(shares).toEqual([0, 500 / 1200, 1000 / 1200]);
  });

  it('has every row in it', async () => {
    const text = await (await run(people(1200), 'csv').file).text();
    expect(text.split('\r\n')).toHaveLength(1202);
    expect(text).toContain('P1199,1199');
  });

  it.each(['csv', 'xlsx'] as const)('stops when it is canceled: %s', async (format) => {
    const abort = new AbortController();
    abort.abort();
    await expect(run(people(3), format, abort.signal).file).rejects.toThrow('aborted');
  });
});
