import { describe, expect, it } from 'vitest';
import { fixture, tableOf } from '../readTables.ts';
import { workbook } from '../workbook.ts';

/** The rows of a file by their numbers, without the empty cells at their ends. */
async function cellsOf(file: File) {
  const { rows } = await tableOf(file);
  return rows.map(({ number, cells }) => [
    number,
    ...cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1),
  ]);
}

const header = ['Name', 'Note', 'Id', 'Number', 'Rate', 'Joined', 'Seen', 'Sum', 'Full', 'Active'];
const note = 'He said "hi", twice;\nit costs €5, that’s all';

/** Row 3 is empty, and the first cells of rows 4 and 5 are merged. */
const rowsWith = (
  shown: Partial<Record<'number' | 'small' | 'sum' | 'full' | 'text' | 'merged', string>>,
) => {
  const { number = '784198712345671', small = '0.0015', sum = '2', full = 'Zoë Müller (new)' } = shown;
  const { text = ' two  spaces', merged = 'Layla Haddad' } = shown;
  return [
    [
      2,
      ...['Zoë Müller', note, '784198712345671234', number, '0.3'],
      ...['2026-11-23', '2026-11-23 08:05', sum, full, 'TRUE'],
    ],
    [4, 'Layla Haddad', text, '00971', small],
    [5, merged, 'x'.repeat(10_000)],
  ];
};

describe('a workbook', () => {
  it.each([
    ['libreoffice.xlsx', {}],
    ['exceljs.xlsx', {}],
    ['exceljs-1904.xlsx', {}],
    ['sheetjs.xlsx', {}],
    ['sheetjs-shared.xlsx', {}],
    ['xlsxwriter.xlsx', { merged: '' }],
    // This library does not calculate: its formulas have no values.
    ['openpyxl.xlsx', { sum: '#NO VALUE!', full: '#NO VALUE!' }],
  ])('%s has the cells of the others', async (name, shown) => {
    expect((await tableOf(fixture(name))).header).toEqual(header);
    expect(await cellsOf(fixture(name))).toEqual(rowsWith(shown));
  });

  it('with the traits of an export of Google Sheets has them too', async () => {
    // No size of the sheet, all texts in one list, numbers with E, and styled empty cells down to row 1000.
    const texts = ['Zoë Müller', note, '784198712345671234', 'Layla Haddad', ' two  spaces', '00971'];
    const text = (cell: string, at: number) => `<c r="${cell}" s="1" t="s"><v>${at}</v></c>`;
    const empty = (row: number) => `<row r="${row}"><c r="A${row}" s="1"/><c r="B${row}" s="1"/></row>`;
    const bytes = workbook({
      sharedStrings: [...header, ...texts, 'x'.repeat(10_000)].map(
        (shared) => `<t xml:space="preserve">${shared}</t>`,
      ),
      formats: [0, 0, 14, 22],
      rows: `<row r="1">${header.map((_, at) => text(`${'ABCDEFGHIJ'[at]}1`, at)).join('')}</row>
        <row r="2">${text('A2', 10)}${text('B2', 11)}${text('C2', 12)}<c r="D2" s="1"><v>7.84198712345671E14</v></c><c r="E2" s="1"><v>0.30000000000000004</v></c><c r="F2" s="2"><v>46349.0</v></c><c r="G2" s="3"><v>46349.336805555555</v></c><c r="H2" s="1"><f t="shared" ref="H2" si="1">1+1</f><v>2</v></c><c r="I2" s="1" t="str"><f t="shared" ref="I2" si="2">A2&amp;" (new)"</f><v>Zoë Müller (new)</v></c><c r="J2" s="1" t="b"><v>1</v></c></row>
        ${empty(3)}<row r="4">${text('A4', 13)}${text('B4', 14)}${text('C4', 15)}<c r="D4" s="1"><v>0.0015</v></c></row>
        <row r="5"><c r="A5" s="1"/>${text('B5', 16)}</row>${Array.from({ length: 995 }, (_, at) => empty(6 + at)).join('')}`,
      after: '<mergeCells count="1"><mergeCell ref="A4:A5"/></mergeCells><drawing r:id="rId1"/>',
    });
    const file = new File([new Uint8Array(bytes)], 'google.xlsx');
    expect((await tableOf(file)).header).toEqual(header);
    expect(await cellsOf(file)).toEqual(rowsWith({}));
  });
});

describe('a text file', () => {
  // Numbers are written as they are shown, here in exponent form: their last digits are lost.
  const shown = { number: '7.84E+14', small: '1.50E-03', text: 'two  spaces', merged: '' };

  it.each([
    // The one in Windows-1252 is read in tests/e2e/import-files.spec.ts: Node 20 decodes it as Latin-1 (nodejs/node#56542).
    ['libreoffice-utf-8.csv'],
    ['libreoffice-utf-16.csv'],
  ])('%s has the cells of the workbooks', async (name) => {
    expect(await tableOf(fixture(name))).toMatchObject({ header, notices: [] });
    expect(await cellsOf(fixture(name))).toEqual(rowsWith(shown));
  });
});
