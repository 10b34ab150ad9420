import type { CSSProperties } from 'react';
import type { Column } from '#src/components/DataTable/types.ts';
import { tableHeights } from '#src/components/theme/tokens.ts';
import { clampWidth, minWidth, type TableLayout } from '#src/lib/tableLayout.ts';

/** Height of the bar above the cards, which replaces the header, in px: a touch target and its border. */
export const cardBarHeight = 45;

/** Height that the bulk bar covers at the end of the rows, in px. On a small screen it has two lines. */
export const bulkHeight = { wide: 64, small: 108 };

/** Widths of the columns for selection and expansion, in px. */
export const selectWidth = 40;
export const expandWidth = 36;
export function actionsWidth(actions: number): number {
  return Math.max(84, actions * 30 + 20);
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
): TableLayout['widths'] {
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

/** The least height of a table in px: that of its rows, at most 240. Undefined without rows, where the styles set 240. */
export function leastHeight(
  rows: number,
  rowHeight: number,
  head: number = tableHeights.head,
): number | undefined {
  if (rows === 0) return undefined;
  const borders = 1;
  return Math.min(240, head + rows * rowHeight + tableHeights.foot + borders);
}

/** Whether a card shows the value in a line of its own. */
export function isLine(place: Column<never>['card']): boolean {
  return place === 'line' || place === 'labelled' || place === 'last';
}

/**
 * The columns that cards show, in the order of the card. If no column states its `card`, the first is the title and the
 * next two are lines.
 */
export function cardColumns<Row>(columns: readonly Column<Row>[]) {
  const placed = columns.some((column) => column.card !== undefined);
  const shown = columns.flatMap((column, i) => {
    const place = placed ? column.card : i === 0 ? 'title' : i < 3 ? 'line' : undefined;
    return place === undefined || place === 'hidden' ? [] : [{ column, place }];
  });
  return [...shown.filter(({ place }) => place !== 'last'), ...shown.filter(({ place }) => place === 'last')];
}

/** What the cards of a table share. */
export interface CardShape {
  /** Rows of the title. */
  title: 1 | 2;
  /** Number of lines below the title. */
  lines: number;
  /** Number of controls. */
  controls: number;
  /** Whether two lines are beside each other. */
  halves: boolean;
}

/** The shape of cards with these values. Where two lines are beside each other, a title has room in one row. */
export function cardShape(
  shown: readonly { column: Pick<Column<never>, 'cardRows'>; place: Column<never>['card'] }[],
  controls: number,
  halves: boolean,
): CardShape {
  const titled = shown.find(({ place }) => place === 'title');
  const lines = shown.filter(({ place }) => isLine(place)).length;
  return { title: halves ? 1 : (titled?.column.cardRows ?? 1), lines, controls, halves };
}

/** Lines that share rows with another one: all but the last, which is beside the controls. */
const sharing = ({ lines, controls }: CardShape) => (controls > 0 ? Math.max(0, lines - 1) : lines);

/** Rows of a card: title and lines. Controls are at the end of the last one, which is never the title. */
export function cardRows(card: CardShape): number {
  const { title, lines, controls, halves } = card;
  const shared = sharing(card);
  const rows = halves ? Math.ceil(shared / 2) + lines - shared : lines;
  return Math.max(title + rows, controls > 0 ? title + 1 : title);
}

/** Grid position of a card's line, counted from 0, and its width: the last one ends before the controls. */
export function cardLine(line: number, card: CardShape): CSSProperties {
  const { title, lines, controls, halves } = card;
  const shared = sharing(card);
  if (controls > 0 && line === lines - 1) {
    // A control is 44 px wide; 4 px at the edge of the last are empty. A margin would depend on the text's direction.
    return { gridRow: cardRows(card), inlineSize: `calc(100% - ${controls * 44 - 4}px)` };
  }
  if (!halves) return { gridRow: title + 1 + line };
  const place = { gridRow: title + 1 + Math.floor(line / 2) };
  if (line % 2 === 1) return { ...place, inlineSize: '50%', justifySelf: 'end' };
  return line === shared - 1 ? place : { ...place, inlineSize: 'calc(50% - 8px)' };
}

/** Height of a line of a card, and of the space above and below its content with the border, in px. */
const cardLineHeight = 22;
const cardEdges = 21;

/** The height of a card with its bottom border, in px. */
export function cardHeight<Row>(
  columns: readonly Column<Row>[],
  hidden: readonly string[],
  controls: number,
  halves: boolean,
): number {
  const shown = cardColumns(columns).filter(
    ({ column }) => column.hideable === false || !hidden.includes(column.id),
  );
  return cardEdges + cardLineHeight * cardRows(cardShape(shown, controls, halves));
}
