import type { CSSProperties } from 'react';
import type { RowShape } from '#src/components/DataTable/columns/shape.ts';

/** Enough rows for a large screen; surplus rows are cut off. */
const rows = 24;
const fills = ['62%', '78%', '54%', '70%', '46%'];

/** Placeholder rows with the height and columns of the expected rows. The body hides them from assistive technology. */
export function SkeletonRows<Row>({ shape, count = rows }: { shape: RowShape<Row>; count?: number }) {
  const actions: CSSProperties = { '--actions': shape.actions.length };
  return Array.from({ length: count }, (_, row) => `row ${row}`).map((key, row) => (
    <tr key={key} data-skeleton>
      {shape.selectable && <td data-look="select pinned" />}
      {shape.expandable && <td data-look="expand" />}
      {(shape.card ? shape.cells : shape.columns).map(({ column, look, style }, i) => {
        const fill: CSSProperties = { ...style, '--fill': fills[(row + i) % fills.length] };
        return <td key={column.id} data-look={look} style={fill} />;
      })}
      {shape.actions.length > 0 && <td data-look="actions pinned" style={actions} />}
    </tr>
  ));
}
