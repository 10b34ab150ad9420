/** A row of a file. `number` counts from 1 and includes the header and empty rows, as a spreadsheet does. */
export interface TableRow {
  readonly number: number;
  readonly cells: readonly string[];
  /** Its first line in a text file. */
  readonly line?: number;
  /** By hand or by a filter, in a workbook. */
  readonly hidden?: boolean;
}

/** Whether a cell has more than spaces. */
function isFilled(cell: string): boolean {
  const first = cell.charCodeAt(0);
  return (first > 32 && first < 127) || cell.trim() !== '';
}

/** How many cells a row has up to the last one that is not empty. */
export const widthOf = (cells: readonly string[]) => cells.findLastIndex(isFilled) + 1;
