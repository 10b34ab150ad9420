import type { CSSProperties } from 'react';
import { type CardCell, cardCells } from '#src/components/DataTable/cards/cardCells.ts';
import type { CardLayout } from '#src/components/DataTable/cards/cardLayout.ts';
import type { Column, DataTableProps } from '#src/components/DataTable/types.ts';

/** A visible column with the properties that all its cells share. */
export interface TemplateColumn<Row> {
  column: Column<Row>;
  /** Value of `data-variant`: space-separated words that the styles select by. */
  variant: string;
  /** Offset of a pinned column. */
  style: CSSProperties | undefined;
}

/** The properties that all rows of a table share; the rows are redrawn when it changes. */
export interface RowTemplate<Row> {
  tableId: string;
  rowName: (row: Row) => string;
  selectable: boolean;
  expandable: boolean;
  actions: NonNullable<DataTableProps<Row>['actions']>;
  columns: readonly TemplateColumn<Row>[];
  /** The layout of cards on a narrow screen; null for a table. */
  card: CardLayout<Row> | null;
  /** The cells of a card. */
  cells: readonly CardCell<Row>[];
}

interface TemplateInput<Row> extends Omit<RowTemplate<Row>, 'columns' | 'cells'> {
  columns: readonly Column<Row>[];
  /** Id of the column that names a record; the first one when absent. */
  title: string | undefined;
}

/** The custom property of the table with the offset of a pinned column. */
export function pinProperty(column: { id: string }): `--${string}` {
  return `--pin-${column.id}`;
}

/** The shape of a table's rows, or of its cards. */
export function toRowTemplate<Row>({ columns, title, card, ...rest }: TemplateInput<Row>): RowTemplate<Row> {
  // The column that stays in sight, which need not be the title of a card.
  const naming =
    columns.find(({ pinned }) => pinned === 'start') ?? columns.find(({ id }) => id === title) ?? columns[0];
  return {
    ...rest,
    card,
    cells: card ? cardCells(card) : [],
    columns: columns.map((column) => {
      const variant = [
        column === naming && 'title',
        column.align === 'end' && 'end',
        column.tone === 'muted' && 'muted',
        column.numeric && 'figures',
        column.pinned && 'pinned',
        column.pinned === 'end' && 'pinned-end',
        column.searchable && 'searched',
      ];
      return {
        column,
        variant: variant.filter(Boolean).join(' '),
        style: column.pinned && { [`--pin-${column.pinned}`]: `var(${pinProperty(column)})` },
      };
    }),
  };
}
