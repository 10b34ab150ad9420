import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readFile, readPasted } from '#src/features/shared/import/file/readTable.ts';
import { workbook } from '../workbook.ts';

const fileOf = (content: string | Uint8Array, name: string) =>
  new File([new Uint8Array(typeof content === 'string' ? strToU8(content) : content)], name);
const problemOf = async (content: string | Uint8Array, name: string) => {
  const read = await readFile(fileOf(content, name));
  return 'problem' in read ? read.problem : `${read.table.rows.length} rows`;
};

const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`;
const name = `<row r="1">${text('A1', 'Name')}</row>`;
const sheet = (rows: string, sharedStrings: readonly string[] = []) =>
  workbook({ rows: name + rows, sharedStrings });
const columns = (count: number) => Array.from({ length: count }, (_, at) => `c${at}`).join(',');

describe('a text file', () => {
  it.each([
    ['200 columns', `${columns(200)}\na\n`, '1 rows'],
    ['201 columns', `${columns(201)}\na\n`, 'a.csv has more than 200 columns.'],
    ['500,000 columns', `${columns(500_000)}\n${'a,'.repeat(500_000)}`, 'a.csv has more than 200 columns.'],
    ['500,000 empty columns', `Name\na${','.repeat(500_000)}\n`, '1 rows'],
    ['5,000 rows', `Name\n${'a\n'.repeat(5000)}`, '5000 rows'],
    ['5,001 rows', `Name\n\n${'a\n'.repeat(5001)}`, 'a.csv has more than 5,000 rows.'],
    [
      '1,048,577 lines',
      `Name\na${'\n'.repeat(1_048_576)}b`,
      'a.csv has more than 1,048,576 rows, empty ones included.',
    ],
    [
      '300,000 cells',
      `${columns(200)}\n${`${'a,'.repeat(199)}a\n`.repeat(1500)}`,
      'a.csv has more than 250,000 cells.',
    ],
    [
      'a header of 300 kB of spaces',
      `Name,${' '.repeat(300_000)}x\na,b\n`,
      'a.csv has a cell of more than 32,767 characters, in row 1.',
    ],
    [
      'a cell of 32,768 letters',
      `Name\na\n${'x'.repeat(32_768)}\n`,
      'a.csv has a cell of more than 32,767 characters, in row 3.',
    ],
  ])('of %s', async (_, content, said) => {
    expect(await problemOf(content, 'a.csv')).toBe(said);
  });

  it('says the same of pasted cells', () => {
    expect(readPasted(`${columns(201)}\na`)).toEqual({ problem: 'Pasted cells has more than 200 columns.' });
  });
});

describe('a workbook', () => {
  const row = (at: number) => `<row r="${at}">${text(`A${at}`, 'a')}</row>`;

  it.each([
    [
      'the last cell of a sheet',
      sheet(`<row r="1048576">${text('XFD1048576', 'x')}</row>`),
      'more than 200 columns',
    ],
    ['the row 4,000,000,000', sheet(row(4e9)), 'more than 1,048,576 rows, empty ones included'],
    [
      '5,001 rows',
      sheet(Array.from({ length: 5001 }, (_, at) => row(at + 2)).join('')),
      'more than 5,000 rows',
    ],
    [
      'two million rows of one letter',
      sheet('<row><c t="str"><v>a</v></c></row>'.repeat(1_000_000)),
      'more than 5,000 rows',
    ],
    ['sixty million spaces', sheet(' '.repeat(60_000_000)), 'more than 50 MB when it is unpacked'],
    [
      '600,000 shared texts',
      sheet(
        row(2),
        Array.from({ length: 600_000 }, () => '<t>a</t>'),
      ),
      'more than 500,000 texts',
    ],
    [
      'one text in many cells',
      sheet(
        Array.from(
          { length: 1000 },
          (_, at) => `<row r="${at + 2}"><c r="A${at + 2}" t="s"><v>0</v></c></row>`,
        ).join(''),
        [`<t>${'x'.repeat(32_000)}</t>`],
      ),
      'more than 20,000,000 characters',
    ],
    [
      '10,001 parts',
      zipSync(Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`a${at}`, strToU8('')]))),
      'more than 10,000 parts',
    ],
  ])('with %s', async (_, bytes, limit) => {
    expect(await problemOf(bytes, 'a.xlsx')).toBe(`a.xlsx has ${limit}.`);
  });

  it('whose directory states a wrong size', async () => {
    const bytes = sheet(' '.repeat(60_000_000));
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at + 46 < bytes.length; at += 1) {
      // The unpacked size in the entry of the directory.
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
    }
    expect(await problemOf(bytes, 'a.xlsx')).toBe('a.xlsx has more than 50 MB when it is unpacked.');
  });
});
