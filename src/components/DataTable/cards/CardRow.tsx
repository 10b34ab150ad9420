import { memo } from 'react';
import { cellContent, variantOf } from '#src/components/DataTable/rows/cellContent.tsx';
import { Row, type RowProps } from '#src/components/DataTable/rows/Row.tsx';
import type { RowTemplate } from '#src/components/DataTable/rowTemplate.ts';
import { toShown } from '#src/lib/text.ts';
import type { CardCell } from './cardCells.ts';

function drawCell<Row>(
  { column, variant, style, label, line, absent, names }: CardCell<Row>,
  props: RowProps<Row>,
) {
  const { row, current } = props;
  const text = toShown((line?.text ?? column.text)(row));
  const drawn = line?.text ? undefined : column.cell?.(row, current ? 0 : -1);
  if (line?.lead) {
    return (
      <td key={column.id} role="cell" data-variant={variant} style={style}>
        <span>{line.lead(row)} ·</span> {drawn ?? <bdi dir="auto">{text}</bdi>}
      </td>
    );
  }
  // A line with the texts of two columns leads nowhere.
  const { words, content } = line?.text
    ? { words: '', content: text }
    : cellContent({ column, text, drawn: drawn ?? text, names }, props);
  return (
    <td
      key={column.id}
      role="cell"
      data-variant={variantOf(variant, text, column) + words}
      data-label={label}
      style={style}
    >
      {content || absent}
    </td>
  );
}

interface CardRowProps<Row> extends RowProps<Row> {
  template: RowTemplate<Row>;
}

function Card<Row>(props: CardRowProps<Row>) {
  return <Row {...props}>{props.template.cells.map((cell) => drawCell(cell, props))}</Row>;
}

/** A row as a card, for narrow screens. */
export const CardRow = memo(Card) as typeof Card;
