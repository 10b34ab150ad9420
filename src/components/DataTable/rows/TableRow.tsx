import { memo } from 'react';
import type { ShapeColumn } from '#src/components/DataTable/columns/shape.ts';
import { toShown } from '#src/lib/text.ts';
import { Row, type RowProps } from './Row.tsx';
import { textIn } from './textIn.tsx';

function drawCell<Row>({ column, look, style }: ShapeColumn<Row>, row: Row, tabIndex: 0 | -1) {
  const { look: looks, content } = textIn(look, toShown(column.text(row)), column);
  return (
    <td key={column.id} role="cell" data-look={looks} style={style}>
      {(column.cell ? column.cell(row, tabIndex) : content) || '—'}
    </td>
  );
}

function Wide<Row>(props: RowProps<Row>) {
  const tabIndex = props.current ? 0 : -1;
  return <Row {...props}>{props.shape.columns.map((shaped) => drawCell(shaped, props.row, tabIndex))}</Row>;
}

/** A row of the wide table. */
export const TableRow = memo(Wide) as typeof Wide;
