import type { CSSProperties } from 'react';
import type { RowTemplate } from '#src/components/DataTable/rowTemplate.ts';

/** Enough rows for a large screen; surplus rows are cut off. */
const rows = 24;
const fills = ['62%', '78%', '54%', '70%', '46%'];

/** Placeholder rows with the height and columns of the expected rows. The body hides them from assistive technology. */
export function SkeletonRows<Row>({
  template,
  count = rows,
}: {
  template: RowTemplate<Row>;
  count?: number;
}) {
  const actions: CSSProperties = { '--actions': template.actions.length };
  return Array.from({ length: count }, (_, row) => `row ${row}`).map((key, row) => (
    <tr key={key} data-skeleton>
      {template.selectable && <td data-variant="select pinned" />}
      {template.expandable && <td data-variant="expand" />}
      {(template.card ? template.cells : template.columns).map(({ column, variant, style }, i) => {
        const fill: CSSProperties = { ...style, '--fill': fills[(row + i) % fills.length] };
        return <td key={column.id} data-variant={variant} style={fill} />;
      })}
      {template.actions.length > 0 && <td data-variant="actions pinned" style={actions} />}
    </tr>
  ));
}
