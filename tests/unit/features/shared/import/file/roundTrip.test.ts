import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellValue } from '#src/features/shared/import/file/cells.ts';
import type { FileRead } from '#src/features/shared/import/file/readTable.ts';
import { csvFile } from '#src/lib/csv.ts';
import { toWorkbook } from '#src/lib/xlsx.ts';
import { anyText, forAllAsync } from '../../../../properties.ts';
import { read as readFile } from '../readTables.ts';

// The sign that our files have for NUL stays, and lone surrogates are no text.
const text = anyText.map((any) => any.replace(/\p{Surrogate}/gu, '?').replaceAll('\0', '␀'));
const tables = fc.array(fc.tuple(text, text, text), { minLength: 1, maxLength: 8 });
const header = ['First', 'Second', 'Third', 'End'];

const kept = (rows: readonly (readonly string[])[]) => rows.map((cells) => cells.map(cellValue));
const rowsOf = (read: FileRead) => ('table' in read ? kept(read.table.rows.map(({ cells }) => cells)) : read);

describe('any table that the console writes', () => {
  it('is read back equal from CSV', async () => {
    await forAllAsync(tables, async (table) => {
      const rows = table.map((row) => [...row, 'end']);
      expect(rowsOf(await readFile(new File([csvFile([header, ...rows])], 'all.csv')))).toEqual(kept(rows));
    });
  });

  it('is read back equal from XLSX', async () => {
    await forAllAsync(tables, async (table) => {
      const rows = table.map((row) => [...row, 'end']);
      const file = new File([await toWorkbook([{ name: 'All', header, rows }])], 'all.xlsx');
      expect(rowsOf(await readFile(file))).toEqual(kept(rows));
    });
  });
});
