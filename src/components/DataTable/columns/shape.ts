import type { CSSProperties } from 'react';
import type { Column, DataTableProps } from '#src/components/DataTable/types.ts';
import { type CardShape, cardColumns, cardLine, cardShape, isLine } from './columnLayout.ts';

/** A visible column with the properties that all its cells share. */
export interface ShapeColumn<Row> {
  column: Column<Row>;
  /** Value of `data-look`: space-separated words that the styles select by. */
  look: string;
  /** Offset of a pinned column. */
  style: CSSProperties | undefined;
  /** The style of its cells: offset of a pinned column, or position in a card. */
  cellStyle: CSSProperties | undefined;
  /** The header that begins a labelled line of a card. */
  label: string | undefined;
  /** Before the text in a card. */
  lead: Column<Row>['cardLead'];
  /** Shown for an empty text. It is empty in a card's line, where no header names the column. */
  absent: string;
}

/** The properties that all rows of a table share; the rows are redrawn when it changes. */
export interface RowShape<Row> {
  tableId: string;
  columns: readonly ShapeColumn<Row>[];
  rowName: (row: Row) => string;
  selectable: boolean;
  expandable: boolean;
  /** Whether the lines of a card are beside each other by two. */
  halves: boolean;
  /** What its cards share. */
  card: CardShape;
  actions: NonNullable<DataTableProps<Row>['actions']>;
}

interface ShapeInput<Row> extends Omit<RowShape<Row>, 'columns' | 'card'> {
  columns: readonly Column<Row>[];
  narrow: boolean;
}

/** Number of controls at the end of a row. */
function controlsOf({ actions, expandable }: { actions: readonly unknown[]; expandable: boolean }): number {
  return actions.length + (expandable ? 1 : 0);
}

/** The custom property of the table with the offset of a pinned column. */
export function pinProperty(column: { id: string }): `--${string}` {
  return `--pin-${column.id}`;
}

const isTitle = ({ card }: Pick<Column<never>, 'card'>) => card === 'title';

/** The shape of a table's rows. A narrow screen shows only the columns of `cardColumns`. */
export function toShape<Row>({ columns, narrow, ...rest }: ShapeInput<Row>): RowShape<Row> {
  const shown = narrow ? cardColumns(columns) : columns.map((column) => ({ column, place: undefined }));
  const controls = controlsOf(rest);
  const lines = shown.filter(({ place }) => isLine(place));
  const card = cardShape(shown, controls, rest.halves);
  // In the wide table the column that stays in sight, which need not be the title of a card.
  const naming = columns.find(({ pinned }) => pinned === 'start') ?? columns.find(isTitle);
  return {
    ...rest,
    card,
    columns: shown.map((each) => {
      const { column, place } = each;
      const look = [
        place === 'end' ? 'corner' : isLine(place) ? 'line' : place,
        column.align === 'end' && 'end',
        column.tone === 'muted' && 'muted',
        column.numeric && 'figures',
        column === naming && !narrow && 'title',
        place === 'title' && card.title === 2 && 'tall',
        column.pinned && 'pinned',
        column.pinned === 'end' && 'pinned-end',
        column.searchable && 'searched',
        isLine(place) && column.cardLead && 'led',
      ];
      const style: CSSProperties | undefined =
        narrow || !column.pinned ? undefined : { [`--pin-${column.pinned}`]: `var(${pinProperty(column)})` };
      const line = isLine(place);
      return {
        column: narrow && column.cardText ? { ...column, text: column.cardText } : column,
        look: look.filter(Boolean).join(' '),
        style,
        lead: line ? column.cardLead : undefined,
        label: place === 'labelled' ? column.header : undefined,
        absent: place === 'line' || place === 'last' ? '' : '—',
        cellStyle: line ? cardLine(lines.indexOf(each), card) : style,
      };
    }),
  };
}
