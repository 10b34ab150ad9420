import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRecords } from '#src/features/shared/import/file/csvRecords.ts';
import { readFile, readPasted } from '#src/features/shared/import/file/readTable.ts';
import type { TableRow } from '#src/features/shared/import/file/tableRow.ts';
import { toCsv } from '#src/lib/csv.ts';
import { anyText, forAll } from '../../../../properties.ts';

const header = 'Name,City,Notes';
const ten = Array.from({ length: 10 }, (_, at) => `Person ${at + 1},Dubai,new`);

async function tableOf(text: string) {
  const read = await readFile(new File([text], 'people.csv'));
  if ('problem' in read) throw new Error(read.problem);
  return read.table;
}

const flawsOf = (rows: readonly TableRow[]) => rows.flatMap(({ flaw }) => flaw ?? []);

describe('all rows are read', () => {
  it.each([
    [
      'rows with LF below rows with CRLF',
      `${[header, ...ten.slice(0, 5)].join('\r\n')}\r\n${ten.slice(5).join('\n')}\n`,
    ],
    ['a header with CRLF above rows with LF', `${header}\r\n${ten.join('\n')}\n`],
    [
      'rows with CR between rows with LF',
      `${header}\n${ten.slice(0, 5).join('\r')}\n${ten.slice(5).join('\n')}`,
    ],
  ])('with %s', async (_, text) => {
    const { rows, notices } = await tableOf(text);
    expect(rows.map(({ cells }) => cells.join(','))).toEqual(ten);
    expect(notices).toEqual([]);
  });

  it('with every mix of line ends', () => {
    const cell = anyText.map((text) => text.replace(/[\r\n\0]/gu, ' '));
    const table = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 6 });
    const ends = fc.array(fc.constantFrom('\r\n', '\n', '\r'), { minLength: 6, maxLength: 6 });
    forAll(fc.tuple(table, ends), ([rows, lineEnds]) => {
      // The last cell keeps an empty row from being no row.
      const lines = rows.map((row) => toCsv([[...row, 'end']]).slice(0, -2));
      const text = lines.map((line, at) => line + lineEnds[at]).join('');
      expect([...csvRecords(text, ',')].map(({ cells }) => cells)).toEqual(
        [...csvRecords(toCsv(rows.map((row) => [...row, 'end'])), ',')].map(({ cells }) => cells),
      );
    });
  });
});

describe('what is wrong in the file', () => {
  it('is a quote that is not closed: a problem of its row only', async () => {
    const { rows } = await tableOf([header, ...ten.with(2, 'Person 3,Dubai,"open')].join('\n'));
    expect(rows).toHaveLength(10);
    expect(flawsOf(rows)).toEqual(['Line 4: a quote opens and is not closed']);
    expect(rows[2]?.cells).toEqual(['Person 3', 'Dubai', '"open']);
  });

  it('is said in a notice, of the header too; three of many are named', async () => {
    const wide = Array.from({ length: 4 }, () => 'a,b,c');
    const { notices } = await tableOf(['"Name"s,City', ...wide].join('\n'));
    expect(notices).toEqual([
      '5 rows are wrong in the file. Line 1: text follows a closing quote; Line 2: 3 cells, but the header has 2; Line 3: 3 cells, but the header has 2; 2 more.',
    ]);
  });

  it('is text behind a closing quote', async () => {
    const { rows } = await tableOf([header, ...ten.with(2, '"Al" Amin,Dubai,new')].join('\n'));
    expect(flawsOf(rows)).toEqual(['Line 4: text follows a closing quote']);
    expect(rows[2]?.cells).toEqual(['Al Amin', 'Dubai', 'new']);
  });

  it('is a row that is wider than the header', async () => {
    const { rows } = await tableOf([header, ...ten.with(2, 'Amin, Al,Dubai,new')].join('\n'));
    expect(flawsOf(rows)).toEqual(['Line 4: 4 cells, but the header has 3']);
    // Empty cells at the end are none.
    expect(flawsOf((await tableOf(`${header}\nA,B,C,,, \n`)).rows)).toEqual([]);
  });

  it('counts the lines from the line sep= on, and from cells with line breaks', async () => {
    const { rows } = await tableOf('sep=;\nName;City\n"Al\nAmin";Dubai\nZoe;Köln;x\n');
    expect(rows.map(({ lines }) => lines)).toEqual([
      [3, 4],
      [5, 5],
    ]);
    expect(flawsOf(rows)).toEqual(['Line 5: 3 cells, but the header has 2']);
  });

  it('is not a quote within a text, and not spaces behind a closing one', async () => {
    const { rows } = await tableOf('Name,Size\nPipe,5" long\n"Al" ,"2"\t\n');
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['Pipe', '5" long'],
      ['Al', '2'],
    ]);
    expect(flawsOf(rows)).toEqual([]);
  });
});

describe('rows against lines', () => {
  it('are said when two stray quotes make one row of several', async () => {
    const stray = ten.with(2, 'Person 3,Dubai,"new').with(7, 'Person 8,Dubai,new"');
    const { rows, notices } = await tableOf([header, ...stray].join('\n'));
    expect(rows).toHaveLength(5);
    expect(rows[2]?.lines).toEqual([4, 9]);
    expect(notices).toEqual([
      '11 lines were read as headers and 5 rows, because cells have line breaks: lines 4 to 9. Look whether each is one row.',
    ]);
  });

  it('name three of many', () => {
    const read = readPasted(`Name\n${'"a\nb"\n'.repeat(5)}`);
    expect(read).toHaveProperty('table.notices', [
      expect.stringContaining('lines 2 to 3, lines 4 to 5, lines 6 to 7 and 2 more'),
    ]);
  });
});
