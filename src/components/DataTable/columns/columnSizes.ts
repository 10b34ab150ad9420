import type { Column } from '#src/components/DataTable/types.ts';
import type { TextWidth } from './textWidth.ts';

/** Widths of a column in px. */
export interface ColumnSize {
  /** It does not shrink below this width. */
  least: number;
  /** The room that its texts take. Columns share the width of the table in proportion to it. */
  natural: number;
}

export type ColumnSizes = Readonly<Record<string, ColumnSize>>;

/** Padding of a cell at both ends, in px. */
const cellPadding = 20;
/** The arrow of a sorted column and its gap. */
const sortArrow = 18;
/** Headers have 12 px of the 13 px of the cells. */
const headerScale = 12 / 13;

/** Texts that may be cut have at least this width if their column states none, or their longest one if that is less. */
const readable = 140;
/** A description takes no more room than this from the other columns. */
const prose = 360;
/** Of a column whose texts may be cut, so many rows are looked at. */
const sampled = 100;
/** The room of a column of texts before its rows are known. */
const unknown = 160;
/** No text makes a column wider. */
const widest = 800;

function longestWhole<Row>(column: Column<Row>, rows: readonly Row[], textWidth: TextWidth): number {
  let longest = 0;
  for (const row of rows) longest = Math.max(longest, textWidth(column.text(row), column.numeric));
  return longest;
}

/** Widths of a sample of the column's texts, in ascending order. */
function sampledWidths<Row>(column: Column<Row>, rows: readonly Row[], textWidth: TextWidth): number[] {
  const step = Math.max(1, Math.ceil(rows.length / sampled));
  const widths: number[] = [];
  for (let i = 0; i < rows.length; i += step) {
    const row = rows[i];
    if (row !== undefined) widths.push(textWidth(column.text(row)));
  }
  return widths.sort((a, b) => a - b);
}

function columnSize<Row>(column: Column<Row>, rows: readonly Row[], textWidth: TextWidth): ColumnSize {
  const room = cellPadding + (column.room ?? 0);
  const header =
    cellPadding + textWidth(column.header) * headerScale + (column.sortValue === undefined ? 0 : sortArrow);
  const size = (content: number) => Math.ceil(Math.min(widest, Math.max(header, content + room)));
  if (column.numeric || column.whole) {
    const { sample } = column;
    const least = size(
      sample === undefined ? longestWhole(column, rows, textWidth) : textWidth(sample, column.numeric),
    );
    return { least, natural: least };
  }
  const widths = sampledWidths(column, rows, textWidth);
  const { length } = widths;
  // Not the longest one, also of a few rows: a single long name takes no room from the descriptions.
  const typical = widths[Math.max(0, Math.min(Math.floor(length * 0.9), length - 2))] ?? unknown;
  const least = Math.min(widths.at(-1) ?? 0, column.least ?? readable);
  return { least: size(least), natural: size(Math.max(least, Math.min(typical, prose))) };
}

/** The sizes of the columns from their texts. */
export function columnSizes<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  textWidth: TextWidth,
): ColumnSizes {
  return Object.fromEntries(columns.map((column) => [column.id, columnSize(column, rows, textWidth)]));
}

/** The larger of both sizes of each column; `before` itself if none has grown. */
export function grownSizes(before: ColumnSizes, after: ColumnSizes): ColumnSizes {
  const grown = Object.entries(after).map(([id, { least, natural }]) => {
    const size = before[id] ?? { least: 0, natural: 0 };
    const next = { least: Math.max(size.least, least), natural: Math.max(size.natural, natural) };
    return [id, next.least === size.least && next.natural === size.natural ? size : next] as const;
  });
  return grown.every(([id, size]) => before[id] === size) ? before : Object.fromEntries(grown);
}
