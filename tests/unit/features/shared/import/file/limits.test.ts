import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { read as readFile } from '../readTables.ts';
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
      'a million empty lines between others',
      `Name\na${'\n'.repeat(1_000_000)}b`,
      'a.csv has more than 5,000 rows.',
    ],
    ['titles above 5,000 rows', `List\nPrinted\nName,Email\n${'a,b\n'.repeat(5000)}`, '5000 rows'],
  ])('of %s', async (_, content, said) => {
    expect(await problemOf(content, 'a.csv')).toBe(said);
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
      'one text in many cells',
      sheet(Array.from({ length: 2000 }, () => '<row><c t="s"><v>0</v></c></row>').join(''), [
        `<t>${'x'.repeat(32_000)}</t>`,
      ]),
      'more than 50 MB when it is unpacked',
    ],
  ])('with %s', async (_, bytes, limit) => {
    expect(await problemOf(bytes, 'a.xlsx')).toBe(`a.xlsx has ${limit}.`);
  });
});
