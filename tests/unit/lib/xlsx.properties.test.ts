import fc from 'fast-check';
import readWorkbook from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { toWorkbook } from '#src/lib/xlsx.ts';
import { anyText, forAllAsync } from '../properties.ts';

// Adding 0 makes 0 of -0, which a workbook does not have.
const cell = fc.oneof(
  anyText,
  fc.constant(null),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
);
const rows = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 6 });

/** What a spreadsheet makes of the escapes of ECMA-376 (ST_Xstring), which this reader leaves as they are. */
const unescaped = (text: string) =>
  text.replace(/_x([0-9A-F]{4})_/gu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

describe('any table', () => {
  it('is read back from a workbook: texts unchanged, numbers as numbers', async () => {
    await forAllAsync(rows, async (table) => {
      // The last column keeps each row from being empty: the reader leaves empty rows at the end out.
      const full = table.map((row) => [...row, 'end']);
      const file = await toWorkbook([{ name: 'Sheet', header: ['A', 'B', 'C', 'D'], rows: full }]);
      const back = await readWorkbook(Buffer.from(await file.arrayBuffer()), { trim: false });
      const [, ...found] = back[0]?.data ?? [];
      const shown = found.map((row) => row.map((one) => (typeof one === 'string' ? unescaped(one) : one)));
      expect(shown).toEqual(full.map((row) => row.map((one) => (one === '' ? null : one))));
    });
  });
});
