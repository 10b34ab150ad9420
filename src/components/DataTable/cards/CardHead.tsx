import type { RowTemplate } from '#src/components/DataTable/rowTemplate.ts';
import type { Sort } from '#src/components/DataTable/types.ts';

interface CardHeadProps<Row> {
  template: RowTemplate<Row>;
  sort: Sort | null;
}

/** The header row of cards, only for assistive technology: it names the cells and states the sort. CardBar sets it. */
export function CardHead<Row>({ template, sort }: CardHeadProps<Row>) {
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1}>
        {template.selectable && (
          <th role="columnheader" scope="col">
            Select
          </th>
        )}
        {template.expandable && (
          <th role="columnheader" scope="col">
            Details
          </th>
        )}
        {template.cells.map(({ column }) => {
          const sorted = sort?.column === column.id ? sort.direction : 'none';
          return (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              aria-sort={column.sortValue ? sorted : undefined}
            >
              {column.header}
            </th>
          );
        })}
        {template.actions.length > 0 && (
          <th role="columnheader" scope="col">
            Actions
          </th>
        )}
      </tr>
    </thead>
  );
}
