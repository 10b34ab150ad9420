import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { FileRead } from '#src/features/shared/import/file/readTable.ts';
import { read as readFile } from '../readTables.ts';
import { workbook } from '../workbook.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const fileOf = (content: string | Bytes, name = 'developers.csv') => new File([content], name);

/** Header and rows of a file that can be read. */
function tableOf(read: FileRead) {
  if ('problem' in read) throw new Error(read.problem);
  return [read.table.header, ...read.table.rows.map(({ cells }) => cells)];
}

function utf16(text: string, order: 'le' | 'be', mark: boolean): Bytes {
  const letters = (mark ? '\ufeff' : '') + text;
  const view = new DataView(new ArrayBuffer(letters.length * 2));
  for (let at = 0; at < letters.length; at += 1)
    view.setUint16(at * 2, letters.charCodeAt(at), order === 'le');
  return new Uint8Array(view.buffer);
}

const people = [
  ['Name', 'City'],
  ['Zoë', 'Köln'],
];

describe('CSV', () => {
  it.each([
    ['commas', 'Name,City\r\nZoë,Köln\r\n'],
    ['semicolons, as Excel in Europe', 'Name;City\r\nZoë;Köln\r\n'],
    ['tabs', 'Name\tCity\nZoë\tKöln'],
    ['a byte order mark', '\ufeffName,City\nZoë,Köln\n'],
    ['the line sep= of Excel', 'sep=;\r\nName;City\r\nZoë;Köln\r\n'],
    ['bars', 'Name|City\nZoë|Köln\n'],
    ['the line sep= in quotes', '"sep=;"\r\nName;City\r\nZoë;Köln\r\n'],
    ['a space before each quote', '"Name", "City"\n"Zoë", "Köln"\n'],
    ['whole rows in quotes', '"Name,City"\n"""Zoë"",Köln"\n'],
    ['whole rows in quotes below a header without', 'Name,City\n"Zoë,""Köln"""\n'],
    ['whole rows in quotes and an empty cell', '"Name,City";\n"Zoë,Köln";\n'],
    ['texts as formulas', 'Name,City\n="Zoë","=""Köln"""\n'],
    ['old line ends', 'Name,City\rZoë,Köln\r'],
    ['UTF-16 with a mark', utf16('Name\tCity\nZoë\tKöln\n', 'le', true)],
    ['UTF-16, big endian', utf16('Name\tCity\nZoë\tKöln\n', 'be', true)],
    ['UTF-16 without a mark', utf16('Name,City\nZoë,Köln\n', 'le', false)],
  ])('with %s', async (_, content) => {
    expect(tableOf(await readFile(fileOf(content)))).toEqual(people);
  });

  it('in Windows-1252, with a notice', async () => {
    const bytes = Uint8Array.from('Name,City\nZo\xeb,K\xf6ln\n', (letter) => letter.charCodeAt(0));
    const read = await readFile(fileOf(bytes));
    expect(tableOf(read)).toEqual(people);
    expect(read).toHaveProperty('table.notices', [expect.stringContaining('Windows-1252')]);
  });

  it('with quotes, line breaks and separators in cells, empty rows, and rows of different lengths', async () => {
    const text = 'Name,Note\n\n"Al ""Al"" Amin","a, b;\nc"\n,\nOmar\n';
    const read = await readFile(fileOf(text));
    expect(tableOf(read)).toEqual([['Name', 'Note'], ['Al "Al" Amin', 'a, b;\nc'], ['Omar']]);
    // Empty rows count, as in a spreadsheet.
    expect('table' in read && read.table.rows.map(({ number }) => number)).toEqual([3, 5]);
  });

  it('gives every column a name of its own', async () => {
    expect(tableOf(await readFile(fileOf('Email,,Email\na,b,c\n')))[0]).toEqual([
      'Email',
      'Column 2',
      'Email (2)',
    ]);
  });

  it('keeps ten thousand letters, ids of 18 digits and leading zeros', async () => {
    const row = ['x'.repeat(10_000), '784198712345671234', '00971'];
    expect(tableOf(await readFile(fileOf(`A,B,C\n${row.join(',')}\n`)))[1]).toEqual(row);
  });

  it('pasted from a spreadsheet', async () => {
    const pasted = fileOf('Name\tCity\r\nZoë\t"Kö""ln\nSüd"', 'Pasted cells');
    expect(tableOf(await readFile(pasted, { encoding: 'UTF-8' }))).toEqual([
      ['Name', 'City'],
      ['Zoë', 'Kö"ln\nSüd'],
    ]);
  });

  it.each([
    ['a whole row in quotes', '"Name,City,""Note"""\n"Al,Dubai,""a, b"""\n', ['Al', 'Dubai', 'a, b']],
    ['spaces around quotes', 'Name,City,Note\n "Al" ,"Dubai" , "a, b"\n', ['Al', 'Dubai', 'a, b']],
    ['a quote within a text', 'Name,City,Note\nAl,5" long,"Al" Amin\n', ['Al', '5" long', '"Al" Amin']],
    ['apostrophes before numbers', "Name,City,Note\nAl,'0501234567,'+971\n", ['Al', '0501234567', '+971']],
    [
      'many empty rows at its end',
      `Name,City,Note\nAl,Dubai,x\n${',,\n'.repeat(300_000)}`,
      ['Al', 'Dubai', 'x'],
    ],
  ])('with %s', async (_, text, cells) => {
    expect(tableOf(await readFile(fileOf(text)))).toEqual([['Name', 'City', 'Note'], cells]);
  });
});

describe('XLSX', () => {
  const shared = [
    '<t>Name</t>',
    '<t>Joined</t>',
    '<r><t>Layla </t></r><r><t>Haddad</t></r>',
    '<t>784198712345671234</t>',
  ];

  it('has texts, dates, numbers in exponent form, formulas, booleans and merged cells', async () => {
    const bytes = workbook({
      sharedStrings: shared,
      formats: [0, 14, 22],
      rows: `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="inlineStr"><is><t>Id</t></is></c><c r="D1" t="str"><f>"For"&amp;"mula"</f><v>Formula</v></c><c r="E1" t="inlineStr"><is><t>Active</t></is></c></row>
        <row r="3"><c r="A3" t="s"><v>2</v></c><c r="B3" s="1"><v>46349</v></c><c r="C3"><v>7.84198712345671E14</v></c><c r="D3"><f>1+1</f><v>2</v></c><c r="E3" t="b"><v>1</v></c></row>
        <row r="4"><c r="B4" s="2"><v>46349.5</v></c><c r="C4" t="s"><v>3</v></c><c r="D4"><v>0.1</v></c></row>`,
      after: '<mergeCells count="1"><mergeCell ref="A3:A4"/></mergeCells>',
    });
    const read = await readFile(fileOf(new Uint8Array(bytes), 'people.xlsx'));
    expect(tableOf(read)).toEqual([
      ['Name', 'Joined', 'Id', 'Formula', 'Active'],
      ['Layla Haddad', '2026-11-23', '784198712345671', '2', 'TRUE'],
      ['Layla Haddad', '2026-11-23 12:00', '784198712345671234', '0.1'],
    ]);
    expect('table' in read && read.table.rows.map(({ number }) => number)).toEqual([3, 4]);
  });

  it.each([
    ['2026-01-31', '2026-01-31'],
    ['2026-01-31T00:00:00', '2026-01-31'],
    ['2026-01-31T01:05:09.5', '2026-01-31 01:05'],
    ['2026-01-31T21:05:00Z', '2026-01-31 21:05'],
    ['2026-01-31 at noon', '2026-01-31 at noon'],
    ['31.1. &amp; 1.2.', '31.1. & 1.2.'],
  ])('has the ISO date %j as it is written', async (written, text) => {
    const rows = `<row r="1"><c r="A1" t="str"><v>Day</v></c></row><row r="2"><c r="A2" t="d"><v>${written}</v></c></row>`;
    const read = await readFile(fileOf(new Uint8Array(workbook({ rows })), 'days.xlsx'));
    expect(tableOf(read)).toEqual([['Day'], [text]]);
  });
});

describe('the number of a workbook', () => {
  const numberIn = async (value: string, format = 'General') => {
    const rows = `<row><c t="str"><v>Name</v></c></row><row><c s="1"><v>${value}</v></c></row>`;
    const bytes = workbook({ rows, formats: [0, 164], codes: [format] });
    return tableOf(await readFile(fileOf(new Uint8Array(bytes), 'numbers.xlsx')))[1]?.[0];
  };

  it.each([
    ['12345.0', '12345'],
    ['9.71501E11', '971501000000'],
    ['0.30000000000000004', '0.3'],
    ['1.5E-7', '0.00000015'],
    ['784198712345671', '784198712345671'],
    ['784198712345671234', '7.84198712345671E+17'],
  ])('%s is %s', async (value, text) => {
    expect(await numberIn(value)).toBe(text);
  });

  it.each([
    ['00000', '501', '00501'],
    ['000 000 0000', '501234567', '050 123 4567'],
    ['&quot;+971 &quot;0 000 0000', '41234567', '+971 4 123 4567'],
    ['#,##0', '501234567', '501234567'],
    ['0.00E+00', '501234567', '501234567'],
    ['0', '2.5', '2.5'],
    ['dd/mm/yyyy', '46349', '2026-11-23'],
    ['dd/mm/yyyy', '971501234567', '971501234567'],
    ['"', '5', '5'],
  ])('in the format %s: %s is %s', async (format, value, text) => {
    expect(await numberIn(value, format.replaceAll('"', '&quot;').replaceAll('&amp;', '&'))).toBe(text);
  });
});

describe('the XML of a workbook', () => {
  it('may have > in attributes, instructions, comments, prefixes, and parts with relative targets', async () => {
    const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
    const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const parts = {
      'xl/workbook.xml': `<?xml version="1.0"?><?mso x > y?><x:workbook xmlns:x="${main}" xmlns:d="${office}"><x:sheets><x:sheet name="A > B" sheetId="1" d:id="r1"/></x:sheets></x:workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="${office}/worksheet" Target="./worksheets/one.xml"/><Relationship Id="r2" Type="${office}/sharedStrings" Target="../xl/texts.xml"/></Relationships>`,
      'xl/texts.xml':
        '<x:sst><x:si><x:t>Name</x:t></x:si><x:si/><x:si><x:r><x:t>A&amp;</x:t></x:r><x:rPh><x:t>z</x:t></x:rPh><x:r><x:t>&#x1F600;<!-- c --></x:t></x:r></x:si></x:sst>',
      'xl/worksheets/one.xml': `<x:worksheet xmlns:x="${main}"><?x a > b?><x:sheetData><x:row x="a > b"><x:c t='s'><x:v>0</x:v></x:c></x:row><x:row><x:c t="s" r="A2"><x:v>2</x:v></x:c><x:c r="B2"/></x:row></x:sheetData></x:worksheet>`,
    };
    const bytes = zipSync(
      Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)])),
    );
    const read = await readFile(fileOf(new Uint8Array(bytes), 'odd.xlsx'));
    expect(tableOf(read)).toEqual([['Name'], ['A&😀']]);
    expect(read).toHaveProperty('table.sheet', 'A > B');
  });
});

describe('a file that cannot be imported', () => {
  it('was moved since it was chosen', async () => {
    const moved = Object.assign(fileOf('Name', 'people.csv'), {
      arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
    });
    expect(await readFile(moved)).toEqual({ problem: 'Choose the file again.' });
  });

  it('is a workbook with a part that the reader does not know', async () => {
    const bytes = workbook({ rows: '<row><c t="list"><v>1</v></c></row>' });
    expect(await readFile(fileOf(new Uint8Array(bytes), 'people.xlsx'))).toEqual({
      problem: 'people.xlsx could not be read. Save it as CSV and choose that file.',
    });
  });

  it.each([
    ['wrong.pdf', '%PDF-1.7 …', 'wrong.pdf is neither CSV nor XLSX.'],
    [
      'picture.csv',
      new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13]),
      'picture.csv is neither CSV nor XLSX.',
    ],
    ['archive.xlsx', new Uint8Array([80, 75, 3, 4, 1, 2, 3]), 'archive.xlsx is neither CSV nor XLSX.'],
    ['empty.csv', '', 'empty.csv has no rows below its headers.'],
    ['header.csv', 'Name,Email\r\n,\r\n', 'header.csv has no rows below its headers.'],
    [
      'large.csv',
      'x'.repeat(10 * 1024 * 1024 + 1),
      'large.csv is too large: 10,485,761 bytes; the limit is 10,485,760 bytes.',
    ],
    [
      'quote.csv',
      'Name,City\n\nAl,Dubai\nZoe,"Köln\nAmin,x\n',
      'quote.csv cannot be read from line 4 on: a quote is not closed. Mend it in the file.',
    ],
    [
      'wide.csv',
      'Printed today\n\nName,City\nAl,"a\nb"\nZoe,Köln,x\n',
      'wide.csv cannot be read from line 6 on: the row has 3 cells, but the header has 2. Mend it in the file.',
    ],
    ['many.csv', `Name\n${'a\n'.repeat(5001)}`, 'many.csv has more than 5,000 rows.'],
  ])('%s says which', async (name, content, problem) => {
    expect(await readFile(fileOf(content, name))).toEqual({ problem });
  });
});
