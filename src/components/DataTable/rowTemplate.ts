import type { CSSProperties } from 'react';
import type {
  CardDescription,
  CardLine,
  Column,
  DataTableProps,
  RowBehaviour,
} from '#src/components/DataTable/types.ts';

/** A cell of each row, or of each card, with what it has in all of them. */
export interface TemplateCell<Row> {
  readonly column: Column<Row>;
  /** Value of `data-variant`: space-separated words that the styles select by. */
  readonly variant: string;
  /** The cell names the row. */
  readonly names: boolean;
  /** Shown for an empty text. A line of a card that no header names is left empty. */
  readonly absent: string;
  /** Position of a card's line. */
  readonly style?: CSSProperties;
  /** The header that begins a labelled line of a card. */
  readonly label?: string | undefined;
  readonly line?: CardLine<Row>;
}

/** The properties that all rows of a table share; the rows are redrawn when it changes. */
export interface RowTemplate<Row> {
  tableId: string;
  rowName: (row: Row) => string;
  /** Undefined where no row of the page has a line under it. */
  note?: RowBehaviour<Row>['note'];
  selectable: boolean;
  expandable: boolean;
  /** The name of a row is a link. */
  linked: boolean;
  actions: NonNullable<DataTableProps<Row>['actions']>;
  /** In the order of the columns; those of a card in reading order: title, lines, corner. */
  cells: readonly TemplateCell<Row>[];
  /** The layout of cards on a narrow screen; null for a table. */
  card: CardLayout<Row> | null;
  /** The columns that a search looks through: those that are drawn, and the others. */
  seen: readonly Column<Row>[];
  unseen: readonly Column<Row>[];
}

interface TemplateInput<Row> extends Omit<RowTemplate<Row>, 'cells' | 'seen' | 'unseen'> {
  /** The visible columns. */
  columns: readonly Column<Row>[];
  /** Those of the table, also the hidden ones. */
  all: readonly Column<Row>[];
  /** Id of the column that names a record in cards. */
  title: string | undefined;
}

const isSearched = ({ searchable, number }: Column<never>) => searchable === true || number !== undefined;

function toCell<Row>(column: Column<Row>, place: readonly (string | false | undefined)[]): TemplateCell<Row> {
  const variant = [
    ...place,
    column.tone === 'muted' && 'muted',
    column.numeric && 'figures',
    isSearched(column) && 'searched',
    column.number !== undefined && 'number',
  ];
  return { column, variant: variant.filter(Boolean).join(' '), names: place[0] === 'title', absent: '—' };
}

/** The shape of a table's rows, or of its cards. */
export function toRowTemplate<Row>({ columns, all, title, ...rest }: TemplateInput<Row>): RowTemplate<Row> {
  // The one that cannot be hidden, which need not be the title of a card.
  const naming =
    columns.find(({ hideable }) => hideable === false) ??
    columns.find(({ id }) => id === title) ??
    columns[0];
  const cells = rest.card
    ? cardCells(rest.card)
    : columns.map((column) =>
        toCell(column, [column === naming && 'title', column.align === 'end' && 'end']),
      );
  const drawn = new Set(cells.map(({ column }) => column.id));
  const searched = all.filter(isSearched);
  return {
    ...rest,
    cells,
    seen: searched.filter(({ id }) => drawn.has(id)),
    unseen: searched.filter(({ id }) => !drawn.has(id)),
  };
}

/** The parts of a card, which all cards of a table share. */
export interface CardLayout<Row> {
  readonly title: Column<Row>;
  readonly corner: Column<Row> | undefined;
  readonly lines: readonly { readonly column: Column<Row>; readonly line: CardLine<Row> }[];
  /** Number of buttons at the end. They are beside the last line, and never beside the title. */
  readonly controls: number;
  /** The lines are one row, because the window is low and wide. */
  readonly flat: boolean;
}

/** Without a description the first column is the title, and the next two are lines. */
function described<Row>(columns: readonly Column<Row>[]): CardDescription<Row> {
  const [title, ...others] = columns.map(({ id }) => id);
  return { title: title ?? '', lines: others.slice(0, 2) };
}

/** The layout of cards from the visible columns. A line whose column the user hides is left out. */
export function cardLayout<Row>(
  columns: readonly Column<Row>[],
  card: CardDescription<Row> | undefined,
  { controls, flat }: Pick<CardLayout<Row>, 'controls' | 'flat'>,
): CardLayout<Row> | null {
  const ids = card ?? described(columns);
  const columnOf = (id: string | undefined) => columns.find((column) => column.id === id);
  const title = columnOf(ids.title);
  if (!title) return null;
  const lines = ids.lines.flatMap((each) => {
    const line = typeof each === 'string' ? { column: each } : each;
    const column = columnOf(line.column);
    return column ? [{ column, line }] : [];
  });
  return { title, corner: columnOf(ids.corner), lines, controls, flat };
}

function cardCells<Row>(card: CardLayout<Row>): readonly TemplateCell<Row>[] {
  const lines = card.lines.map(({ column, line }, i) => ({
    ...toCell(column, ['line', line.lead && 'led']),
    style: linePosition(i, card),
    label: line.labelled ? column.header : undefined,
    line,
    absent: line.labelled ? '—' : '',
  }));
  const titled = toCell(card.title, ['title']);
  const title = card.flat ? { ...titled, style: { gridColumn: `${-2 - lineColumns(card)} / -2` } } : titled;
  return [title, ...lines, ...(card.corner ? [toCell(card.corner, ['corner'])] : [])];
}

/** Rows of a card: title and lines. The controls are in the last one, and never beside the title. */
export function cardRows({ lines, controls, flat }: CardLayout<never>): number {
  const rows = Math.max(lines.length, controls > 0 ? 1 : 0);
  return 1 + (flat ? Math.min(rows, 1) : rows);
}

/** Columns of a card that its lines share. */
export function lineColumns({ lines, flat }: CardLayout<never>): number {
  return flat ? Math.max(lines.length, 1) : 1;
}

/** Grid position of a card's line, counted from 0; the last one ends before the controls. */
function linePosition(line: number, card: CardLayout<never>): CSSProperties {
  const { lines, controls, flat } = card;
  // Counted from the end, because a checkbox may be at the start.
  if (flat) return { gridRow: 2, gridColumn: line - 2 - lineColumns(card) };
  const gridRow = 2 + line;
  if (controls === 0 || line < lines.length - 1) return { gridRow };
  // A control is 44 px wide; 4 px at the edge of the last are empty. A margin would depend on the text's direction.
  return { gridRow, inlineSize: `calc(100% - ${controls * 44 - 4}px)` };
}

/** Height of the line under a row, in px at the usual font size. */
export const noteHeight = 20;

/** Height of a line of a card, and of the space above and below its content with the border, in px. */
const LINE_HEIGHT = 22;
const EDGES = 21;

/** The height of a card with its bottom border, in px. */
export function cardHeight(card: CardLayout<never>): number {
  return EDGES + LINE_HEIGHT * cardRows(card);
}
