import { describe, expect, it } from 'vitest';
import { encodings } from '#src/features/shared/import/file/decodeText.ts';
import type { TextTable } from '#src/features/shared/import/file/readTable.ts';
import { fixture, read as readFile, tableOf } from '../readTables.ts';
import { workbook } from '../workbook.ts';

const sheetFile = (rows: string, formats = [0]) =>
  new File([new Uint8Array(workbook({ rows, formats }))], 'people.xlsx');

const cellsOf = ({ rows }: TextTable) => rows.map(({ cells }) => cells);

describe('Windows-1256', () => {
  const makers = ['libreoffice', 'python', 'sqlite'].map((maker) => `${maker}-windows-1256.csv`);

  it.each(makers)('%s is recognised, with a notice', async (name) => {
    const table = await tableOf(fixture(name));
    expect(table.encoding).toBe('Windows-1256');
    expect(table.notices).toEqual([expect.stringContaining(`${name} was read as Windows-1256.`)]);
    expect(cellsOf(table)).toEqual([
      ['محمد علي', 'دبي', 'mohammed@new.example'],
      ['فاطمة الهاشمي', 'أبوظبي', 'fatima@new.example'],
      ['José', 'Sharjah', 'jose@new.example'],
    ]);
  });

  it('can be read as another encoding, which says what does not fit', async () => {
    const file = fixture('python-windows-1256.csv');
    const reads = await Promise.all(encodings.map((encoding) => readFile(file, { encoding })));
    expect(reads.map((read) => ('table' in read ? read.table.encoding : 'not text'))).toEqual([
      'UTF-8',
      'Windows-1252',
      'Windows-1256',
      'Windows-1251',
      'not text',
    ]);
    const { notices } = await tableOf(file, { encoding: 'UTF-8' });
    expect(notices).toEqual([expect.stringContaining('Some of its characters are not UTF-8')]);
  });

  it.each([
    ['Crème brûlée, Ñandú, GRÖSSE, Übergröße, naïve façade', 'Windows-1252'],
    ['Åse Ærø, Þór Æðelstan', 'Windows-1252'],
  ])('is not the encoding of %s', async (text, encoding) => {
    const bytes = Uint8Array.from(`A,B,C,D,E\n${text}\n`, (letter) => letter.charCodeAt(0));
    expect(await tableOf(new File([bytes], 'people.csv'))).toMatchObject({ encoding });
  });

  it('is the encoding of bytes that are control characters in Windows-1252', async () => {
    const bytes = Uint8Array.from([...'Name\nA'].map((letter) => letter.charCodeAt(0)).concat(0x90, 0x81));
    expect(await tableOf(new File([bytes], 'people.csv'))).toMatchObject({ encoding: 'Windows-1256' });
  });
});

describe('a workbook', () => {
  it('has formulas without a value, and with an empty one', async () => {
    const cells = ['<f>A1</f>', '<f>A1</f><v></v>', '<f>A1</f><v>5</v>'].map((cell) => [
      `<c>${cell}</c>`,
      `<c t="str">${cell}</c>`,
    ]);
    const rows = cells.map((row, at) => `<row r="${at + 2}">${row.join('')}<c><v>1</v></c></row>`);
    const head = '<row r="1"><c t="inlineStr"><is><t>Name</t></is></c></row>';
    expect(cellsOf(await tableOf(sheetFile(head + rows.join(''))))).toEqual([
      ['#NO VALUE!', '#NO VALUE!', '1'],
      ['#NO VALUE!', '', '1'],
      ['5', '5', '1'],
    ]);
  });

  it('keeps a hidden header when its hidden rows are left out', async () => {
    const rows = ['Name', 'Layla', 'Omar'].map(
      (text, at) =>
        `<row r="${at + 1}" ${at < 2 ? 'hidden="1"' : ''}><c t="inlineStr"><is><t>${text}</t></is></c></row>`,
    );
    const table = await tableOf(sheetFile(rows.join('')), { withoutHidden: true });
    expect(table).toMatchObject({ header: ['Name'], rows: [{ cells: ['Omar'] }] });
  });

  const rows = [
    ['محمد علي', 'mohammed@new.example', '971501234567', '2026-11-23'],
    ['Zoë Müller', 'zoe@new.example', '971501234568', '2026-11-24'],
  ];

  it.each(['exceljs-hidden.xlsx', 'libreoffice-hidden.xlsx', 'openpyxl-chart.xlsx', 'xlsxwriter-chart.xlsx'])(
    '%s: hidden sheets and charts are passed over, a phone number in the format of a date is read',
    async (name) => {
      const table = await tableOf(fixture(name));
      expect(cellsOf(table)).toEqual(rows);
      expect(table).toMatchObject({ sheets: ['People'], sheet: 'People', notices: [] });
    },
  );

  it('has the whole text of a cell with CDATA, comments and runs', async () => {
    const cells = [
      '<t>Name</t>',
      '<t>Al <![CDATA[& <Sons>]]> Ltd</t>',
      '<t>A<!-- note -->B</t>',
      '<r><t>Layla </t></r><rPh sb="0" eb="1"><t>x</t></rPh><r><t>H&#x61;ddad</t></r>',
    ];
    const xml = cells.map((text, at) => `<row r="${at + 1}"><c t="inlineStr"><is>${text}</is></c></row>`);
    expect(cellsOf(await tableOf(sheetFile(xml.join(''))))).toEqual([
      ['Al & <Sons> Ltd'],
      ['AB'],
      ['Layla Haddad'],
    ]);
  });

  it('keeps the numbers of its rows over gaps, and needs no addresses', async () => {
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const table = await tableOf(
      sheetFile(
        `<row>${cell('Name')}${cell('City')}</row><row r="1048576">${cell('Al')}<c r="XFD1048576" s="0"/></row>`,
      ),
    );
    expect(table).toMatchObject({ header: ['Name', 'City'], rows: [{ number: 1_048_576, cells: ['Al'] }] });
  });
});

describe('a file that is read after all', () => {
  it('has a header that begins with PK', async () => {
    expect(await tableOf(new File(['PK,Name\n1,Al\n'], 'people.csv'))).toMatchObject({
      header: ['PK', 'Name'],
    });
  });

  it('is filled up with NUL characters', async () => {
    const table = await tableOf(new File(['Name,City\nAl\0\0\0,Dubai\0\n\0\0\0\0'], 'people.csv'));
    expect(cellsOf(table)).toEqual([['Al', 'Dubai']]);
    expect(table.notices).toEqual(['people.csv is filled up with NUL characters. They are removed.']);
  });

  it('has invisible characters, with a notice', async () => {
    const table = await tableOf(new File(['Name\u200b,Mobile\nAl,\u202a+971\u202c\n'], 'people.csv'));
    expect(table.header).toEqual(['Name', 'Mobile']);
    expect(table.notices).toEqual([expect.stringContaining('removed from 2 cells')]);
  });

  it.each([
    [
      ['Email', 'Email (2)', 'Email'],
      ['Email', 'Email (2)', 'Email (3)'],
    ],
    [
      ['Email', 'Email', 'Email (2)', ''],
      ['Email', 'Email (3)', 'Email (2)', 'Column 4'],
    ],
    [
      ['Column 2', ''],
      ['Column 2', 'Column 2 (2)'],
    ],
  ])('has the headers %j', async (given, header) => {
    expect(
      await tableOf(new File([`${given.join(',')}\n${given.map(() => 'a').join(',')}\n`], 'people.csv')),
    ).toMatchObject({
      header: expect.arrayContaining(header),
    });
  });
});

describe('a file of another kind', () => {
  it.each([
    [
      'officecrypto-protected.xlsx',
      'is protected by a password. Save it without the password and choose that file.',
    ],
    [
      'officecrypto-standard-protected.xlsx',
      'is protected by a password. Save it without the password and choose that file.',
    ],
    [
      'xlsx-populate-protected.xlsx',
      'is protected by a password. Save it without the password and choose that file.',
    ],
    ['libreoffice-97.xls', 'is a workbook of Excel 97 to 2003. Save it as XLSX or CSV and choose that file.'],
    ['sheetjs-biff8.xls', 'is a workbook of Excel 97 to 2003. Save it as XLSX or CSV and choose that file.'],
    ['sheetjs.xlsb', 'is a binary workbook. Save it as XLSX or CSV and choose that file.'],
    [
      'libreoffice-html.xls',
      'is a web page or XML. Open it in a spreadsheet. Save it as XLSX or CSV and choose that file.',
    ],
    [
      'sheetjs-html.xls',
      'is a web page or XML. Open it in a spreadsheet. Save it as XLSX or CSV and choose that file.',
    ],
    [
      'sheetjs-2003.xls',
      'is a web page or XML. Open it in a spreadsheet. Save it as XLSX or CSV and choose that file.',
    ],
  ])('%s is named', async (name, problem) => {
    expect(await readFile(fixture(name))).toEqual({ problem: `${name} ${problem}` });
  });
});
