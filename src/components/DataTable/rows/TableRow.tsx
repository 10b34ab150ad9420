import { memo } from 'react';
import type { TemplateColumn } from '#src/components/DataTable/rowTemplate.ts';
import { toShown } from '#src/lib/text.ts';
import { cellContent, variantOf } from './cellContent.tsx';
import { Row, type RowProps } from './Row.tsx';

function drawCell<Row>({ column, variant, style, names }: TemplateColumn<Row>, props: RowProps<Row>) {
  const { row, current } = props;
  const text = toShown(column.text(row));
  const drawn = column.cell ? column.cell(row, current ? 0 : -1) : text;
  const { words, content } = cellContent({ column, text, drawn, names }, props);
  return (
    <td key={column.id} role="cell" data-variant={variantOf(variant, text, column) + words} style={style}>
      {content || '—'}
    </td>
  );
}

function Wide<Row>(props: RowProps<Row>) {
  return <Row {...props}>{props.template.columns.map((cell) => drawCell(cell, props))}</Row>;
}

/** A row of the wide table. */
export const TableRow = memo(Wide) as typeof Wide;
