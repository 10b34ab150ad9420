import type { CSSProperties } from 'react';
import type { CardDescription, CardLine, Column } from '#src/components/DataTable/types.ts';

/** A line of a card with its column. */
export interface PlacedLine<Row> extends CardLine<Row> {
  readonly of: Column<Row>;
}

/** The parts of a card, which all cards of a table share. */
export interface CardLayout<Row> {
  readonly title: Column<Row>;
  readonly titleRows: 1 | 2;
  readonly corner: Column<Row> | undefined;
  readonly lines: readonly PlacedLine<Row>[];
  /** Number of buttons at the end. They are beside the last line, and never beside the title. */
  readonly controls: number;
}

interface LayoutInput<Row> {
  /** The visible columns. */
  columns: readonly Column<Row>[];
  card: CardDescription<Row> | undefined;
  controls: number;
}

/** Without a description the first column is the title, and the next two are lines. */
function described<Row>(columns: readonly Column<Row>[]): CardDescription<Row> {
  const [title, ...others] = columns.map(({ id }) => id);
  return { title: title ?? '', lines: others.slice(0, 2) };
}

/** The layout of cards. A line whose column the user hides is left out. */
export function cardLayout<Row>({ columns, card, controls }: LayoutInput<Row>): CardLayout<Row> | null {
  const { title, titleRows = 1, corner, lines } = card ?? described(columns);
  const columnOf = (id: string | undefined) => columns.find((column) => column.id === id);
  const titled = columnOf(title);
  if (!titled) return null;
  return {
    title: titled,
    titleRows,
    corner: columnOf(corner),
    lines: lines.flatMap((each) => {
      const line = typeof each === 'string' ? { column: each } : each;
      const of = columnOf(line.column);
      return of ? [{ ...line, of }] : [];
    }),
    controls,
  };
}

type Counts = Pick<CardLayout<never>, 'titleRows' | 'controls'> & {
  readonly lines: readonly unknown[];
};

/** Rows of a card: title and lines. The controls are in the last one, and never beside the title. */
export function cardRows({ titleRows, lines, controls }: Counts): number {
  return titleRows + Math.max(lines.length, controls > 0 ? 1 : 0);
}

/** Grid position of a card's line, counted from 0; the last one ends before the controls. */
export function linePosition(line: number, card: Counts): CSSProperties {
  const { titleRows, lines, controls } = card;
  const gridRow = titleRows + 1 + line;
  if (controls === 0 || line < lines.length - 1) return { gridRow };
  // A control is 44 px wide; 4 px at the edge of the last are empty. A margin would depend on the text's direction.
  return { gridRow, inlineSize: `calc(100% - ${controls * 44 - 4}px)` };
}

/** Height of a line of a card, and of the space above and below its content with the border, in px. */
const LINE_HEIGHT = 22;
const EDGES = 21;

/** The height of a card with its bottom border, in px. */
export function cardHeight(card: Counts): number {
  return EDGES + LINE_HEIGHT * cardRows(card);
}
