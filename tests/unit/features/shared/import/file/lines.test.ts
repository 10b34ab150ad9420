import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '#src/features/shared/import/file/readCsv.ts';
import { toCsv } from '#src/lib/csv.ts';
import { anyText, forAll } from '../../../../properties.ts';
import { tableOf } from '../readTables.ts';

const header = 'Name,City,Notes';
const ten = Array.from({ length: 10 }, (_, at) => `Person ${at + 1},Dubai,new`);

describe('rows that a quote has joined', () => {
  const quoted = (...lines: readonly string[]) => new File([[header, ...lines].join('\n')], 'people.csv');

  it('are a problem of their row, and named with their lines', async () => {
    const table = await tableOf(
      quoted('A,Dubai,new', '"Big,Dubai,new', 'B,Dubai,new', 'Big",Ajman,old', 'C,,'),
    );
    expect(table.rows.map(({ number, problem }) => [number, problem])).toEqual([
      [2, undefined],
      [3, 'Rows 3 to 5 became one: a quote is not closed'],
      [4, undefined],
    ]);
    expect(table.notices).toEqual([
      'Rows 3 to 5 became one: a quote is not closed:\nBig,Dubai,new\nB,Dubai,new\nBig',
    ]);
  });

  it('are two rows at least', async () => {
    const { rows } = await tableOf(quoted('A,Dubai,"new', 'B,Dubai,"old'));
    expect(rows.map(({ problem }) => problem)).toEqual(['Rows 2 to 3 became one: a quote is not closed']);
  });

  it('are not an address of several lines', async () => {
    const { rows, notices } = await tableOf(quoted('A,"Street 5,\nDubai",new', 'B,"x\ny\nz",new'));
    expect(rows.map(({ problem }) => problem)).toEqual([undefined, undefined]);
    expect(notices).toEqual([]);
  });
});

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
    const { rows, notices } = await tableOf(new File([text], 'people.csv'));
    expect(rows.map(({ cells }) => cells.join(','))).toEqual(ten);
    expect(notices).toEqual([]);
  });

  it('with every mix of line ends', () => {
    const cell = anyText.map((text) => text.replace(/[\r\n\0]/gu, ' '));
    const table = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 6 });
    const ends = fc.array(fc.constantFrom('\r\n', '\n', '\r'), { minLength: 6, maxLength: 6 });
    const cellsOf = (text: string) => readCsv(`a,b,c\n${text}`).map(({ cells }) => cells);
    forAll(fc.tuple(table, ends), ([rows, lineEnds]) => {
      // The last cell keeps an empty row from being no row.
      const lines = rows.map((row) => toCsv([[...row, 'end']]).slice(0, -2));
      const text = lines.map((line, at) => line + lineEnds[at]).join('');
      expect(cellsOf(text)).toEqual(cellsOf(toCsv(rows.map((row) => [...row, 'end']))));
    });
  });
});
