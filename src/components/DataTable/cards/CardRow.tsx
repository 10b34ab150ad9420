import { memo } from 'react';
import { Row, type RowProps } from '#src/components/DataTable/rows/Row.tsx';
import { textIn } from '#src/components/DataTable/rows/textIn.tsx';
import type { RowTemplate } from '#src/components/DataTable/rowTemplate.ts';
import { toShown } from '#src/lib/text.ts';
import type { CardCell } from './cardCells.ts';

function drawCell<Row>(
  { column, variant, style, label, line, absent }: CardCell<Row>,
  row: Row,
  tabIndex: 0 | -1,
) {
  const text = toShown((line?.text ?? column.text)(row));
  const drawn = line?.text ? undefined : column.cell?.(row, tabIndex);
  if (line?.lead) {
    return (
      <td key={column.id} role="cell" data-variant={variant} style={style}>
        <span>{line.lead(row)} ·</span> {drawn ?? <bdi dir="auto">{text}</bdi>}
      </td>
    );
  }
  const { variant: variants, content } = textIn(variant, text, column);
  return (
    <td key={column.id} role="cell" data-variant={variants} data-label={label} style={style}>
      {(drawn ?? content) || absent}
    </td>
  );
}

interface CardRowProps<Row> extends RowProps<Row> {
  template: RowTemplate<Row>;
}

function Card<Row>(props: CardRowProps<Row>) {
  const tabIndex = props.current ? 0 : -1;
  return <Row {...props}>{props.template.cells.map((cell) => drawCell(cell, props.row, tabIndex))}</Row>;
}

/** A row as a card, for narrow screens. */
export const CardRow = memo(Card) as typeof Card;
