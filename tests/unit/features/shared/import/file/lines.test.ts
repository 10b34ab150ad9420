import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '#src/features/shared/import/file/readCsv.ts';
import { toCsv } from '#src/lib/csv.ts';
import { anyText, forAll } from '../../../../properties.ts';
import { tableOf } from '../readTables.ts';

const header = 'Name,City,Notes';
const ten = Array.from({ length: 10 }, (_, at) => `Person ${at + 1},Dubai,new`);

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
