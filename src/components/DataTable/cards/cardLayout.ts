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
  /** Whether two lines are beside each other. */
  readonly halves: boolean;
}

interface LayoutInput<Row> {
  /** The visible columns. */
  columns: readonly Column<Row>[];
  card: CardDescription<Row> | undefined;
  controls: number;
  halves: boolean;
}

/** Without a description the first column is the title, and the next two are lines. */
function described<Row>(columns: readonly Column<Row>[]): CardDescription<Row> {
  const [title, ...others] = columns.map(({ id }) => id);
  return { title: title ?? '', lines: others.slice(0, 2) };
}

/** The layout of cards. A line whose column the user hides is left out; a title has one row where there is more room. */
export function cardLayout<Row>({
  columns,
  card,
  controls,
  halves,
}: LayoutInput<Row>): CardLayout<Row> | null {
  const { title, titleRows = 1, corner, lines, wideLines = [] } = card ?? described(columns);
  const columnOf = (id: string | undefined) => columns.find((column) => column.id === id);
  const titled = columnOf(title);
  if (!titled) return null;
  // The last line stays beside the buttons.
  const shown = halves ? [...lines.slice(0, -1), ...wideLines, ...lines.slice(-1)] : lines;
  return {
    title: titled,
    titleRows: halves ? 1 : titleRows,
    corner: columnOf(corner),
    lines: shown.flatMap((each) => {
      const line = typeof each === 'string' ? { column: each } : each;
      const of = columnOf(line.column);
      return of ? [{ ...line, of }] : [];
    }),
    controls,
    halves,
  };
}

type Counts = Pick<CardLayout<never>, 'titleRows' | 'controls' | 'halves'> & {
  readonly lines: readonly unknown[];
};

/** Number of lines that may share a row with another one: all but the last, which is beside the controls. */
const sharing = ({ lines, controls }: Counts) =>
  controls > 0 ? Math.max(0, lines.length - 1) : lines.length;

/** Rows of a card: title and lines. The controls are in the last one. */
export function cardRows(card: Counts): number {
  const { titleRows, lines, controls, halves } = card;
  const shared = sharing(card);
  const rows = halves ? Math.ceil(shared / 2) + lines.length - shared : lines.length;
  return Math.max(titleRows + rows, controls > 0 ? titleRows + 1 : titleRows);
}

/** Grid position of a card's line, counted from 0, and its width: the last one ends before the controls. */
export function linePosition(line: number, card: Counts): CSSProperties {
  const { titleRows, lines, controls, halves } = card;
  const shared = sharing(card);
  if (controls > 0 && line === lines.length - 1) {
    // A control is 44 px wide; 4 px at the edge of the last are empty. A margin would depend on the text's direction.
    return { gridRow: cardRows(card), inlineSize: `calc(100% - ${controls * 44 - 4}px)` };
  }
  if (!halves) return { gridRow: titleRows + 1 + line };
  const place = { gridRow: titleRows + 1 + Math.floor(line / 2) };
  if (line % 2 === 1) return { ...place, inlineSize: '50%', justifySelf: 'end' };
  return line === shared - 1 ? place : { ...place, inlineSize: 'calc(50% - 8px)' };
}

/** Height of a line of a card, and of the space above and below its content with the border, in px. */
const LINE_HEIGHT = 22;
const EDGES = 21;

/** The height of a card with its bottom border, in px. */
export function cardHeight(card: Counts): number {
  return EDGES + LINE_HEIGHT * cardRows(card);
}
