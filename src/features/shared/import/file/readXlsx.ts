import { dateStyles } from '#src/features/shared/import/xml/dateStyles.ts';
import { sharedTexts } from '#src/features/shared/import/xml/sharedTexts.ts';
import { type SheetRow, sheetRows } from '#src/features/shared/import/xml/sheetCells.ts';
import { limitCount, MAX_COLUMNS, MAX_SHARED_TEXTS, rowLimits, textLimits } from './limits.ts';
import { type SheetContext, sheetText } from './sheetText.ts';
import type { TableRow } from './tableRow.ts';
import { type ReadSheet, workbookParts } from './workbookParts.ts';

/** The rows of a workbook's sheet that are not empty. */
export interface WorkbookRows {
  readonly rows: readonly TableRow[];
  readonly read: ReadSheet;
}

/** `28` for `AB`. */
function columnOf(letters: string): number {
  let column = 0;
  for (let at = 0; at < letters.length; at += 1) column = column * 26 + letters.charCodeAt(at) - 64;
  return column;
}

/** The number of a row or column: as it is written, else the next one. */
function placeAfter(before: number, written: number | undefined): number {
  if (written === undefined) return before + 1;
  if (!Number.isInteger(written) || written <= before) throw new Error('Out of place');
  return written;
}

/** The texts of a row up to its last cell that is not empty. */
function textsOf(row: SheetRow, context: SheetContext): readonly string[] {
  const cells: string[] = [];
  let column = 0;
  for (const cell of row.cells) {
    column = placeAfter(column, cell.letters === undefined ? undefined : columnOf(cell.letters));
    if (cell.value === '') continue;
    limitCount(column, MAX_COLUMNS, 'columns');
    while (cells.length < column - 1) cells.push('');
    cells.push(sheetText(cell, context));
  }
  return cells;
}

/**
 * Reads the first shown sheet of an Office Open XML workbook (ECMA-376) as text; formulas give their values. Throws
 * `WorkbookError`, `LimitError`, and another error if the workbook is damaged.
 */
export function readXlsx(bytes: Uint8Array): WorkbookRows {
  const { sheet, shared, styles, from1904, read } = workbookParts(bytes);
  const texts = sharedTexts(shared, (count) => limitCount(count, MAX_SHARED_TEXTS, 'texts'));
  const context = { texts, isDate: dateStyles(styles), from1904 };
  const limitRow = rowLimits();
  const limitText = textLimits();
  const rows: TableRow[] = [];
  let number = 0;
  for (const row of sheetRows(sheet)) {
    number = placeAfter(number, row.number);
    const cells = textsOf(row, context);
    limitRow(number, cells.length, cells.length);
    limitText(number, cells);
    if (cells.length > 0) rows.push({ number, cells });
  }
  return { rows, read };
}
