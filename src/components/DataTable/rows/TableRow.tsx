import { memo } from 'react';
import type { TemplateColumn } from '#src/components/DataTable/rowTemplate.ts';
import { toShown } from '#src/lib/text.ts';
import { Row, type RowProps } from './Row.tsx';
import { textIn } from './textIn.tsx';

function drawCell<Row>({ column, variant, style }: TemplateColumn<Row>, row: Row, tabIndex: 0 | -1) {
  const { variant: variants, content } = textIn(variant, toShown(column.text(row)), column);
  return (
    <td key={column.id} role="cell" data-variant={variants} style={style}>
      {(column.cell ? column.cell(row, tabIndex) : content) || '—'}
    </td>
  );
}

function Wide<Row>(props: RowProps<Row>) {
  const tabIndex = props.current ? 0 : -1;
  return <Row {...props}>{props.template.columns.map((cell) => drawCell(cell, props.row, tabIndex))}</Row>;
}

/** A row of the wide table. */
export const TableRow = memo(Wide) as typeof Wide;
