import { strFromU8, unzipSync } from 'fflate';
import readWorkbook from 'read-excel-file/node';
import { describe, expect, it, vi } from 'vitest';
import type { CsvCell } from '#src/lib/csv.ts';
import { dateCell, toWorkbook } from '#src/lib/xlsx.ts';

async function sheetOf(rows: readonly (readonly CsvCell[])[], header: readonly string[] = ['A', 'B']) {
  const files = unzipSync(
    new Uint8Array(await (await toWorkbook([{ name: 'Sheet', header, rows }])).arrayBuffer()),
  );
  return strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
}

describe('toWorkbook', () => {
  it('writes the six required parts of a workbook', async () => {
    const blob = await toWorkbook([{ name: 'Developers', header: ['Name'], rows: [['Layla']] }]);
    const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
    expect(Object.keys(files).sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    expect(strFromU8(files['xl/workbook.xml'] ?? new Uint8Array())).toContain('<sheet name="Developers"');
  });

  it('writes numbers as numbers, text as text and null as an empty cell', async () => {
    expect(
      await sheetOf([
        [3, '3'],
        [null, ''],
      ]),
    ).toContain(
      '<row r="2"><c r="A2"><v>3</v></c><c r="B2" t="inlineStr"><is><t xml:space="preserve">3</t></is></c></row><row r="3"></row>',
    );
  });

  it.each(['1970-01-01', '2100-06-01'])('can be made when the clock says %s', async (clock) => {
    vi.useFakeTimers({ now: new Date(clock), toFake: ['Date'] });
    expect(await sheetOf([['Layla', 3]])).toContain('>Layla</t>');
  });

  it('escapes markup, characters that XML cannot represent, lone surrogates and existing escapes', async () => {
    const sheet = await sheetOf([['<b>&"', 'a\u0000b\ud800c_x0041_']]);
    expect(sheet).toContain('>&lt;b&gt;&amp;&quot;</t>');
    expect(sheet).toContain('>a_x0000_b_xD800_c_x005F_x0041_</t>');
  });

  it('gives every cell its address, also beyond the column Z', async () => {
    const header = Array.from({ length: 28 }, (_, at) => `C${at}`);
    const sheet = await sheetOf([header], header);
    expect(sheet).toContain('<c r="Z2" t="inlineStr"');
    expect(sheet).toContain('<c r="AB2" t="inlineStr"');
  });

  it('replaces characters of the sheet name that Excel refuses', async () => {
    const blob = await toWorkbook([
      { name: 'a/b:c*d[e]f?g\\hijklmnopqrstuvwxyz0123456789', header: ['A'], rows: [] },
    ]);
    const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
    expect(strFromU8(files['xl/workbook.xml'] ?? new Uint8Array())).toContain(
      '<sheet name="a b c d e f g hijklmnopqrstuvwx"',
    );
  });

  it('pauses between chunks, reports the progress, and stops when onChunk rejects', async () => {
    const rows = Array.from({ length: 10 }, (_, at): readonly CsvCell[] => [at]);
    const reported: number[] = [];
    const onChunk = async (written: number) => {
      reported.push(written);
      if (written === 8) throw new Error('canceled');
    };
    await expect(toWorkbook([{ name: 'S', header: ['A'], rows }], { chunk: 4, onChunk })).rejects.toThrow(
      'canceled',
    );
    expect(reported).toEqual([0, 4, 8]);
  });
});

describe('dateCell', () => {
  it('is a date with the shown parts, whatever the zone of the computer', () => {
    expect(dateCell('2026-11-21 13:05')).toEqual({ value: new Date('2026-11-21T13:05Z'), format: 'time' });
    expect(dateCell('2026-11-21')).toEqual({ value: new Date('2026-11-21T00:00Z'), format: 'day' });
  });

  it('leaves another text unchanged', () => {
    expect([dateCell(''), dateCell('—'), dateCell('no date')]).toEqual(['', '—', 'no date']);
  });
});

describe('toWorkbook, read back by another library', () => {
  const file = () =>
    toWorkbook([
      { name: 'Summary', header: ['Figure', 'Value'], rows: [['Share', { value: 0.453, format: 'share' }]] },
      {
        name: 'By month',
        header: ['Month', 'Investors', 'Revenue', 'Made', 'Note'],
        rows: [
          [
            { value: new Date(Date.UTC(2026, 10, 1)), format: 'month' },
            { value: 9218, format: 'number' },
            { value: 84_320, format: 'money' },
            { value: new Date(Date.UTC(2026, 10, 21, 13, 5)), format: 'time' },
            '=1+1',
          ],
          [null, { value: Number.NaN, format: 'number' }, 3, '3', ''],
        ],
      },
    ]);

  it('has every sheet, its header row, and cells of their type', async () => {
    const sheets = await readWorkbook(Buffer.from(await (await file()).arrayBuffer()));
    expect(sheets).toEqual([
      {
        sheet: 'Summary',
        data: [
          ['Figure', 'Value'],
          ['Share', 0.453],
        ],
      },
      {
        sheet: 'By month',
        data: [
          ['Month', 'Investors', 'Revenue', 'Made', 'Note'],
          [new Date('2026-11-01T00:00:00Z'), 9218, 84_320, new Date('2026-11-21T13:05:00Z'), '=1+1'],
          [null, null, 3, '3', null],
        ],
      },
    ]);
  });

  it.each([
    ['number', ['#,##0', '#,##0.0#']],
    ['money', ['&quot;$&quot;#,##0', '&quot;$&quot;#,##0.00']],
  ] as const)('shows a whole %s without a point, and a fraction with one', async (format, expected) => {
    const rows = [9218, 2.4].map((value) => [{ value, format }]);
    const workbook = await toWorkbook([{ name: 'S', header: ['Value'], rows }]);
    const files = unzipSync(new Uint8Array(await workbook.arrayBuffer()));
    const xml = (path: string) => strFromU8(files[path] ?? new Uint8Array());
    const codes = [...xml('xl/styles.xml').matchAll(/formatCode="([^"]*)"/gu)].map(([, code]) => code);
    const styles = [...xml('xl/worksheets/sheet1.xml').matchAll(/ s="(\d+)"><v>/gu)];
    // The formats follow the plain style and the style of the header.
    expect(styles.map(([, style]) => codes[Number(style) - 2])).toEqual(expected);
  });

  it('lists every part with its type and its relation, without which Excel repairs the file', async () => {
    const files = unzipSync(new Uint8Array(await (await file()).arrayBuffer()));
    const xml = (path: string) => strFromU8(files[path] ?? new Uint8Array());
    const all = (path: string, pattern: RegExp) =>
      [...xml(path).matchAll(pattern)].map(([, ...found]) => found);
    expect(all('[Content_Types].xml', /PartName="\/([^"]+)"[^>]+\.(\w+)\+xml"/gu)).toEqual([
      ['xl/workbook.xml', 'main'],
      ['xl/styles.xml', 'styles'],
      ['xl/worksheets/sheet1.xml', 'worksheet'],
      ['xl/worksheets/sheet2.xml', 'worksheet'],
    ]);
    expect(all('xl/_rels/workbook.xml.rels', /Id="(\w+)"[^>]+Target="([^"]+)"/gu)).toEqual([
      ['rId1', 'worksheets/sheet1.xml'],
      ['rId2', 'worksheets/sheet2.xml'],
      ['rId3', 'styles.xml'],
    ]);
    expect(all('xl/workbook.xml', /<sheet name="([^"]+)" sheetId="(\d)" r:id="(\w+)"/gu)).toEqual([
      ['Summary', '1', 'rId1'],
      ['By month', '2', 'rId2'],
    ]);
  });

  it('has no column wider than a window, and none too narrow for its header', async () => {
    const rows = [['A', { value: 84_320, format: 'money' }, `${'n'.repeat(200)}`]] as const;
    const header = ['Category', 'Revenue of this month', 'Note'];
    const bytes = await (await toWorkbook([{ name: 'Widths', header, rows }])).arrayBuffer();
    const sheet = strFromU8(unzipSync(new Uint8Array(bytes))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect([...sheet.matchAll(/<col [^>]*width="(\d+)"/gu)].map(([, width]) => Number(width))).toEqual([
      12, 23, 60,
    ]);
  });

  it('has columns as wide as their content, and a header that is bold and stays in sight', async () => {
    const files = unzipSync(new Uint8Array(await (await file()).arrayBuffer()));
    const sheet = strFromU8(files['xl/worksheets/sheet2.xml'] ?? new Uint8Array());
    const widths = [...sheet.matchAll(/<col [^>]*width="([^"]+)"/gu)].map(([, width]) => Number(width));
    // The date is the longest as it is shown.
    expect(widths).toEqual([12, 12, 12, 18, 12]);
    expect(sheet).toContain('<pane ySplit="1"');
    expect(sheet).toContain('<row r="1"><c r="A1" s="1" t="inlineStr"><is><t xml:space="preserve">Month</t>');
  });
});
