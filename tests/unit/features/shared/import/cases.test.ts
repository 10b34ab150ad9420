import { describe, expect, it } from 'vitest';
import { companyImport } from '#src/features/companies/import/CompanyImport.tsx';
import { developerImport } from '#src/features/developers/import/DeveloperImport.tsx';
import { type Importer, importerOf } from '#src/features/shared/import/check/importer.ts';
import { matchColumns } from '#src/features/shared/import/check/matchColumns.ts';
import { checkRow, markRepeated, stateOf, toImportRow } from '#src/features/shared/import/check/rows.ts';
import type { FileChoice } from '#src/features/shared/import/file/readTable.ts';
import { emptyList } from './emptyList.ts';
import { fixture, tableOf } from './readTables.ts';

const developers = importerOf(developerImport, emptyList);
const companies = importerOf(companyImport, emptyList);

/** The rows of a file after Check, with their columns matched by header. */
async function checked(name: string, importer: Importer = developers, choice: FileChoice = {}) {
  const table = await tableOf(fixture(name), choice);
  const columns = matchColumns(table.header, importer.fields);
  const index = await importer.readIndex();
  const rows = table.rows.map((row) => checkRow(toImportRow(row, columns), importer, index));
  return { table, rows: markRepeated(rows, importer.keys) };
}

const good = { isActive: 'Yes', companyId: 'Acme Developments' };

describe('what people import', () => {
  it('has errors of formulas, which are problems', async () => {
    const { rows } = await checked('developers-error-cells.xlsx');
    expect(rows.map(stateOf)).toEqual(['Problem', 'Ready']);
    expect(rows[0]?.notes.isActive).toEqual({ kind: 'Problem', text: 'The cell has an error (#N/A)' });
  });

  it('has merged cells, whose value counts for each of them', async () => {
    const { rows } = await checked('developers-merged-status.xlsx');
    expect(rows.map(({ texts }) => texts.isActive)).toEqual(['No', 'No', 'No']);
  });

  it('has hidden rows and columns, which are read and can be left out', async () => {
    const { table } = await checked('developers-hidden-rows.xlsx');
    expect(table).toMatchObject({ hiddenRows: 1, notices: ['1 row is hidden in the file and read too.'] });
    const without = await checked('developers-hidden-rows.xlsx', developers, { withoutHidden: true });
    expect(without.rows.map(({ texts }) => texts.name)).toEqual(['Shown One', 'Shown Two']);
    const columns = await checked('developers-hidden-columns.xlsx');
    expect(columns.table.notices).toEqual(['1 column is hidden in the file and read too.']);
    expect(columns.rows[0]?.texts.phoneNumber).toBe('+971 50 700 0001');
  });

  it('has numbers in formats, which are read as they are shown', async () => {
    const { rows } = await checked('companies-number-formats.xlsx', companies);
    const texts = rows.map((row) => [row.texts.phoneNumber, row.texts.zipCode]);
    expect(texts).toEqual([
      ['050 123 4567', '00501'],
      ['+971 4 123 4567', '00007'],
    ]);
    expect(rows.map(stateOf)).toEqual(['Ready', 'Ready']);
  });

  it('has digits of other scripts: a duplicate is one in any of them', async () => {
    const { rows } = await checked('developers-arabic-digits.csv');
    expect(rows[0]?.texts).toMatchObject({ emiratesId: '784-1977-1137911-1', phoneNumber: '0501234567' });
    expect(rows.map(stateOf)).toEqual(['Ready', 'Duplicate', 'Duplicate']);
  });

  it.each([
    ['developers-equals-quoted.csv', { name: 'Equals', phoneNumber: '0501234567' }],
    ['developers-space-quote.csv', { name: 'Quoted Person' }],
    ['developers-title-rows.csv', { name: 'Titled' }],
    ['developers-summary-sheet.xlsx', { name: 'Second Sheet' }],
    ['developers-pipe.csv', { name: 'Pipe' }],
    ['developers-rtl-marks.xlsx', { name: 'سالم', phoneNumber: '+971501234599' }],
    ['developers-strict.xlsx', { name: 'Strict' }],
  ])('%s is ready', async (name, texts) => {
    const { rows } = await checked(name);
    expect(rows[0]?.texts).toMatchObject({ ...good, ...texts });
    expect(new Set(rows.map(stateOf))).toEqual(new Set(['Ready']));
  });

  it('has no header, or one that is chosen', async () => {
    expect((await checked('developers-no-header.csv')).table).toMatchObject({
      headerRow: null,
      rows: [{}, {}],
    });
    // `Active` is a value here, and a header elsewhere.
    const record = 'Layla,784-1990-7000047-1,l@n.example,+971 50 700 0001,Acme Developments,Active';
    expect(await tableOf(new File([record], 'people.csv'))).toMatchObject({ headerRow: null, rows: [{}] });
    const { table } = await checked('developers-title-rows.csv', developers, { header: null });
    expect(table).toMatchObject({ headerRow: null, rows: [{}, {}, {}, {}] });
  });

  it('is in Cyrillic letters of one byte, after the encoding was chosen', async () => {
    const { table } = await checked('developers-windows-1251.csv');
    expect(table.notices).toEqual([expect.stringContaining('choose another encoding')]);
    const { rows } = await checked('developers-windows-1251.csv', developers, { encoding: 'Windows-1251' });
    expect(rows.map(({ texts }) => texts.name)).toEqual(['Иван Петров', 'Мария Сидорова']);
  });
});
