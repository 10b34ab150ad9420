import type { CSSProperties } from 'react';
import { type CardCell, cardCells } from '#src/components/DataTable/cards/cardCells.ts';
import type { CardLayout } from '#src/components/DataTable/cards/cardLayout.ts';
import { isSearched } from '#src/components/DataTable/isSearched.ts';
import type { Column, DataTableProps } from '#src/components/DataTable/types.ts';

/** A visible column with the properties that all its cells share. */
export interface TemplateColumn<Row> {
  column: Column<Row>;
  /** Value of `data-variant`: space-separated words that the styles select by. */
  variant: string;
  /** Offset of a pinned column. */
  style: CSSProperties | undefined;
  /** The cell names the row. */
  names: boolean;
}

/** The properties that all rows of a table share; the rows are redrawn when it changes. */
export interface RowTemplate<Row> {
  tableId: string;
  rowName: (row: Row) => string;
  selectable: boolean;
  expandable: boolean;
  /** The name of a row is a link. */
  linked: boolean;
  actions: NonNullable<DataTableProps<Row>['actions']>;
  columns: readonly TemplateColumn<Row>[];
  /** The layout of cards on a narrow screen; null for a table. */
  card: CardLayout<Row> | null;
  /** The cells of a card. */
  cells: readonly CardCell<Row>[];
  /** The columns that a search looks through: those that are drawn, and the others. */
  seen: readonly Column<Row>[];
  unseen: readonly Column<Row>[];
}

interface TemplateInput<Row> extends Omit<RowTemplate<Row>, 'columns' | 'cells' | 'seen' | 'unseen'> {
  /** The visible columns. */
  columns: readonly Column<Row>[];
  /** Those of the table, also the hidden ones. */
  all: readonly Column<Row>[];
  /** Id of the column that names a record; the first one when absent. */
  title: string | undefined;
}

/** The custom property of the table with the offset of a pinned column. */
export function pinProperty(column: { id: string }): `--${string}` {
  return `--pin-${column.id}`;
}

/** The shape of a table's rows, or of its cards. */
export function toRowTemplate<Row>({
  columns,
  all,
  title,
  card,
  ...rest
}: TemplateInput<Row>): RowTemplate<Row> {
  // The column that stays in sight, which need not be the title of a card.
  const naming = columns.find(({ pinned }) => pinned) ?? columns.find(({ id }) => id === title) ?? columns[0];
  const cells = card ? cardCells(card) : [];
  const drawn = new Set((card ? cells.map(({ column }) => column) : columns).map(({ id }) => id));
  const searched = all.filter(isSearched);
  return {
    ...rest,
    card,
    cells,
    seen: searched.filter(({ id }) => drawn.has(id)),
    unseen: searched.filter(({ id }) => !drawn.has(id)),
    columns: columns.map((column) => {
      const variant = [
        column === naming && 'title',
        column.align === 'end' && 'end',
        column.tone === 'muted' && 'muted',
        column.numeric && 'figures',
        column.pinned && 'pinned',
        isSearched(column) && 'searched',
        column.number !== undefined && 'number',
      ];
      return {
        column,
        names: column === naming,
        variant: variant.filter(Boolean).join(' '),
        style: column.pinned ? { '--pin-start': `var(${pinProperty(column)})` } : undefined,
      };
    }),
  };
}
