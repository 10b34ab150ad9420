import type { CSSProperties } from 'react';
import type { StuckWidths } from '#src/components/DataTable/focus/useUncovered.ts';
import { cardRows, lineColumns, type RowTemplate } from '#src/components/DataTable/rowTemplate.ts';
import type { Column } from '#src/components/DataTable/types.ts';
import { tableHeights } from '#src/components/theme/tokens.ts';
import { clampWidth, minWidth, type TableLayout } from '#src/lib/tableLayout.ts';

/** Height of the bar above the cards, which replaces the header, in px at the usual font size: a touch target and its border. */
export const cardBarHeight = 45;

/** Height that the bulk bar covers at the end of the rows, in px at the usual font size. On a small screen it has two lines. */
export const bulkHeight = { wide: 64, small: 108 };

/** The room of a text, in widths of a digit, for a column that states none. */
const USUAL = 13;

/** The width of most letters in widths of a digit, and by how much others are narrower or wider. */
const LETTER = 0.95;
const OTHERS: readonly (readonly [RegExp, number])[] = [
  [/[ijlftrI.,:;'| ]/gu, -0.4],
  [/[A-HKLN-VX-Z\d-]/gu, 0.1],
  [/[mwMW@]/gu, 0.45],
];

/** The width of a text, in widths of a digit. */
const textCh = (text: string) =>
  OTHERS.reduce(
    (width, [others, more]) => width + (text.match(others)?.length ?? 0) * more,
    text.length * LETTER,
  );

/** The width up to which a usual text is not cut in a table that scrolls anyway, in widths of a digit. */
const ROOMY = 20;

/** The letters of a header are smaller than those of a cell. */
const HEADER = 0.96;

/** Widths in px: of a cell's padding, and of the arrow of a sort. */
const PADDING = 20;
const ARROW = 18;

/** Digits that the table's ruler is wide, whose width tells that of one. */
export const RULER_DIGITS = 100;

/** Rows whose texts say how wide a column should be. */
const MEASURED_ROWS = 500;

/** The share of the room that what sticks to both edges may take; the columns between them need the rest. */
const MOST_STUCK = 0.6;

/** The room for the columns, in px. */
export interface Room {
  /** The visible width of the table; 0 until it is measured. */
  readonly width: number;
  /** The width of a digit. */
  readonly digit: number;
}

/** Texts of any length, unlike figures, dates and badges. */
const isText = ({ ch, align, grows = ch === undefined && align !== 'end' }: Column<never>) => grows;

/** The width of a column in px that shows `ch` digits, its header with the arrow of a sort, and what is after its text. */
function widthFor({ header, sortValue, afterCh = 0 }: Column<never>, ch: number, digit: number): number {
  const head = textCh(header) * HEADER * digit + (sortValue ? ARROW : 0);
  return Math.ceil(Math.max((ch + afterCh) * digit, head)) + PADDING;
}

/** The least width of a column in px. */
const leastWidth = (column: Column<never>, digit: number) => widthFor(column, column.ch ?? USUAL, digit);

/** How wide the texts of a column are, in widths of a digit. */
interface TextWidths {
  /** So wide are nine of ten at most: one long text does not make a table wider that scrolls. */
  readonly usual: number;
  readonly longest: number;
}

/** How wide the texts of each column are whose texts have any length, by its id. */
export function textWidths<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): ReadonlyMap<string, TextWidths> {
  const some = rows.slice(0, MEASURED_ROWS);
  return new Map(
    columns.filter(isText).map(({ id, text }) => {
      const widths = some.map((row) => textCh(text(row))).sort((one, other) => one - other);
      return [id, { usual: widths[Math.floor(widths.length * 0.9)] ?? 0, longest: widths.at(-1) ?? 0 }];
    }),
  );
}

/** The widths of a row's checkbox and of the button that expands it, in px. */
export const controlWidth = { select: 40, expand: 36 };

/** The parts of a row that are no columns. */
type Controls = Pick<RowTemplate<never>, 'selectable' | 'expandable' | 'actions'>;

/** The widths in px of a row's controls at its start, and of its actions at its end. */
function controlWidths({ selectable, expandable, actions }: Controls) {
  const start = [selectable ? controlWidth.select : 0, expandable ? controlWidth.expand : 0].filter(Boolean);
  const end = actions.length > 0 ? [Math.max(68, actions.length * 30 + 20)] : [];
  return { start, end };
}

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);

/** How many of the shown columns that fold are left out, from the last one on, so that the others have their room. */
export function foldedCount<Row>(
  shown: readonly Column<Row>[],
  controls: Controls,
  widths: TableLayout['widths'],
  room: Room,
): number {
  if (room.width === 0) return 0;
  const { start, end } = controlWidths(controls);
  const widthOf = (column: Column<Row>) => widths[column.id] ?? leastWidth(column, room.digit);
  let excess = sum([...start, ...shown.map(widthOf), ...end]) - room.width;
  let count = 0;
  for (const column of foldingFirst(shown)) {
    if (excess <= 0) break;
    excess -= widthOf(column);
    count += 1;
  }
  return count;
}

/** The columns that fold, in the order in which they are left out. */
export const foldingFirst = <Row>(shown: readonly Column<Row>[]): readonly Column<Row>[] =>
  shown.filter(({ folds }) => folds).reverse();

interface Growth {
  readonly least: number;
  /** The width that shows its longest text. */
  readonly wanted: number;
  readonly grows: boolean | 'last';
}

/**
 * The widths of columns that share `room`, all in px. What their least widths leave goes to those that grow, equally, at
 * first only until each shows its longest text, those that grow last after the others. Without one, the last column ends the table.
 */
export function sharedWidths(columns: readonly Growth[], room: number): readonly number[] {
  const widths = columns.map(({ least }) => least);
  let left = Math.max(0, room - sum(widths));
  const give = (to: number, most: number) => {
    const more = Math.min(Math.floor(left), Math.floor(most));
    widths[to] = (widths[to] ?? 0) + more;
    left -= more;
  };
  const growing = columns.flatMap(({ grows }, i) => (grows ? [i] : []));
  const missing = (i: number) => Math.max(0, (columns[i]?.wanted ?? 0) - (columns[i]?.least ?? 0));
  for (const turn of [true, 'last'] as const) {
    const byNeed = growing
      .filter((i) => columns[i]?.grows === turn)
      .toSorted((a, b) => missing(a) - missing(b));
    for (const [served, i] of byNeed.entries())
      give(i, Math.min(missing(i), left / (byNeed.length - served)));
  }
  const rest = growing.length > 0 ? growing : [columns.length - 1];
  for (const [served, i] of rest.entries()) give(i, Math.ceil(left / (rest.length - served)));
  return widths;
}

interface GridInput<Row> {
  readonly template: RowTemplate<Row>;
  /** The widths that the user set, in px. */
  readonly widths: TableLayout['widths'];
  /** From `textWidths`. */
  readonly texts: ReadonlyMap<string, TextWidths>;
  readonly room: Room;
}

/** The widths of a table's columns as CSS, and what of them stays in sight while the others scroll. */
export interface TableGrid {
  /** The custom properties of the table. */
  readonly style: CSSProperties;
  /** By how many px the columns are wider than the table; 0 where all are in sight. */
  readonly hidden: number;
  /** Name and actions stay in sight while the columns between them scroll. */
  readonly sticks: boolean;
  /** What that takes of the room; nothing where nothing sticks. */
  readonly stuck: StuckWidths;
}

const notStuck: StuckWidths = { start: 0, end: 0 };

/** The custom properties of cards: the last row, and the columns of its lines. */
function cardGrid<Row>(card: NonNullable<RowTemplate<Row>['card']>): TableGrid {
  const style = {
    '--controls-row': cardRows(card),
    '--controls-column': card.flat ? -2 : -3,
    '--lines': lineColumns(card),
    // As wide as a badge, so that the lines of all cards begin in the same places.
    '--end': card.flat ? '7rem' : '0',
  };
  return { style, hidden: 0, sticks: false, stuck: notStuck };
}

/** The grid of a table: its tracks, its least width, and the room at both edges for what stays in sight. */
export function tableGrid<Row>({ template, widths, texts, room }: GridInput<Row>): TableGrid {
  const { cells, card } = template;
  if (card) return cardGrid(card);
  const growths = (roomy: boolean) =>
    cells.map(({ column }): Growth => {
      const set = widths[column.id];
      if (set !== undefined) return { least: set, wanted: set, grows: false };
      const { usual = 0, longest = 0 } = texts.get(column.id) ?? {};
      const least = leastWidth(column, room.digit);
      const grows = isText(column);
      const readable = roomy && grows === true ? widthFor(column, Math.min(usual, ROOMY), room.digit) : 0;
      return { least: Math.max(least, readable), wanted: widthFor(column, longest, room.digit), grows };
    });
  const { start, end } = controlWidths(template);
  const around = sum(start) + sum(end);
  const widthOf = (columns: readonly Growth[]) => around + sum(columns.map((column) => column.least));
  const least = growths(false);
  const scrolls = room.width > 0 && widthOf(least) > room.width;
  // A table that scrolls anyway has room for its texts.
  const columns = scrolls ? growths(true) : least;
  const width = widthOf(columns);
  const stuck = {
    start: sum(start) + (columns[cells.findIndex(({ names }) => names)]?.least ?? 0),
    end: sum(end),
  };
  const sticks = scrolls && stuck.start + stuck.end <= room.width * MOST_STUCK;
  const tracks = [...start, ...sharedWidths(columns, room.width - around), ...end];
  return {
    style: {
      '--columns': tracks.map((track) => `${track}px`).join(' '),
      '--width': `${width}px`,
      '--before-name': `${sum(start)}px`,
      '--stuck-start': `${sticks ? stuck.start : 0}px`,
      '--stuck-end': `${sticks ? stuck.end : 0}px`,
    },
    hidden: scrolls ? width - room.width : 0,
    sticks,
    stuck: sticks ? stuck : notStuck,
  };
}

/**
 * The widths after one column is resized. Columns before it keep their width on the screen, so that the edge follows the
 * pointer; columns after it share the remaining width.
 */
export function resizedWidths<Row>(
  columns: readonly Column<Row>[],
  drawn: readonly number[],
  id: string,
  width: number,
  widths: TableLayout['widths'],
): Record<string, number> {
  const next = { ...widths };
  for (const [i, column] of columns.entries()) {
    if (column.id === id) {
      next[id] = clampWidth(width);
      break;
    }
    next[column.id] = clampWidth(drawn[i] ?? minWidth);
  }
  return next;
}

/**
 * The least height of a table in rem: that of its rows, at most 15. Undefined without rows, where the styles set 15. The
 * heights are those at the browser's usual font size, in px.
 */
export function leastHeight(
  rows: number,
  rowHeight: number,
  head: number = tableHeights.head,
): string | undefined {
  if (rows === 0) return undefined;
  const borders = 1;
  return `${Math.min(240, head + rows * rowHeight + tableHeights.foot + borders) / 16}rem`;
}
