import type { CSSProperties } from 'react';
import { isSearched } from '#src/components/DataTable/isSearched.ts';
import type { Column } from '#src/components/DataTable/types.ts';
import { type CardLayout, linePosition, type PlacedLine } from './cardLayout.ts';

/** A cell of a card, with the properties that it has in all cards. */
export interface CardCell<Row> {
  readonly column: Column<Row>;
  /** Value of `data-variant`: space-separated words that the styles select by. */
  readonly variant: string;
  readonly style: CSSProperties | undefined;
  /** The header that begins a labelled line. */
  readonly label: string | undefined;
  readonly line: PlacedLine<Row> | undefined;
  /** The cell names the row. */
  readonly names: boolean;
  /** Shown for an empty text. A line that no header names is left empty. */
  readonly absent: string;
}

const words = (...parts: readonly (string | false | undefined)[]) => parts.filter(Boolean).join(' ');

function plainWords(column: Column<never>) {
  const { tone, numeric, number } = column;
  return words(
    tone === 'muted' && 'muted',
    numeric && 'figures',
    isSearched(column) && 'searched',
    number !== undefined && 'number',
  );
}

/** The cells of a card in reading order: title, lines, corner. */
export function cardCells<Row>(card: CardLayout<Row>): readonly CardCell<Row>[] {
  const cell = (column: Column<Row>, place: string): CardCell<Row> => ({
    column,
    variant: words(place, plainWords(column)),
    style: undefined,
    label: undefined,
    line: undefined,
    names: false,
    absent: '—',
  });
  const lines = card.lines.map((line, i): CardCell<Row> => {
    const { of: column, lead, labelled } = line;
    return {
      ...cell(column, words('line', lead && 'led')),
      style: linePosition(i, card),
      label: labelled ? column.header : undefined,
      line,
      absent: labelled ? '—' : '',
    };
  });
  const title = { ...cell(card.title, words('title', card.titleRows === 2 && 'tall')), names: true };
  return card.corner ? [title, ...lines, cell(card.corner, 'corner')] : [title, ...lines];
}
