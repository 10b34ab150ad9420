import { type KeyboardEvent, memo, useState } from 'react';
import { SelectAll, type SelectAllProps } from '#src/components/DataTable/selection/SelectAll.tsx';
import type { Sort } from '#src/components/DataTable/types.ts';
import type { ColumnCommands } from '#src/components/DataTable/useTableEngine.ts';
import type { TableLayout } from '#src/lib/tableLayout.ts';
import { ColumnHeader, type OpenMenu } from './ColumnHeader.tsx';
import type { ColumnSizes } from './columnSizes.ts';
import type { RowShape } from './shape.ts';

interface TableHeadProps<Row> {
  shape: RowShape<Row>;
  sort: Sort | null;
  /** The widths that the user set, in px. */
  widths: TableLayout['widths'];
  sizes: ColumnSizes;
  commands: ColumnCommands;
  /** Undefined if rows cannot be selected. */
  selectAll: SelectAllProps | undefined;
  onMenu: (menu: OpenMenu) => void;
  openMenu: string | undefined;
}

/**
 * The header row. Only one column is in the Tab order, and the left and right arrow keys move to the next, so that the
 * header has three Tab stops instead of three per column.
 */
function Head<Row>(props: TableHeadProps<Row>) {
  const { shape, sort, commands, selectAll } = props;
  const [current, setCurrent] = useState(shape.columns[0]?.column.id);
  const known = shape.columns.some(({ column }) => column.id === current);
  const currentId = known ? current : shape.columns[0]?.column.id;

  function moveAcross(event: KeyboardEvent<HTMLTableRowElement>) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    if (!(event.target instanceof HTMLButtonElement) || event.altKey || event.ctrlKey || event.metaKey)
      return;
    const buttons = [
      ...event.currentTarget.querySelectorAll<HTMLElement>('th > button:first-of-type'),
    ].filter((button) => button.checkVisibility());
    const at = buttons.findIndex((button) => button.closest('th')?.contains(event.target as Node));
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = buttons[at + ((event.key === 'ArrowRight') === rightToLeft ? -1 : 1)];
    if (at === -1 || !next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <thead role="rowgroup">
      <tr
        role="row"
        aria-rowindex={1}
        onKeyDown={moveAcross}
        onFocus={(event) => {
          const id = event.target.closest('th')?.dataset['column'];
          if (id !== undefined) setCurrent(id);
        }}
      >
        {selectAll && (
          <th role="columnheader" scope="col" data-look="select pinned">
            <SelectAll {...selectAll} />
          </th>
        )}
        {shape.expandable && (
          <th role="columnheader" scope="col" data-look="expand">
            <span data-part="hidden">Details</span>
          </th>
        )}
        {shape.columns.map((shaped, i) => (
          <ColumnHeader
            key={shaped.column.id}
            shaped={shaped}
            index={i}
            sorted={sort?.column === shaped.column.id ? sort.direction : undefined}
            width={props.widths[shaped.column.id] ?? props.sizes[shaped.column.id]?.least ?? 0}
            current={shaped.column.id === currentId}
            commands={commands}
            onMenu={props.onMenu}
            menuOpen={props.openMenu === shaped.column.id}
          />
        ))}
        {shape.actions.length > 0 && (
          <th role="columnheader" scope="col" data-look="actions pinned">
            <span>Actions</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

export const TableHead = memo(Head) as typeof Head;
