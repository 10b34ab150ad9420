import { type KeyboardEvent, memo, useState } from 'react';
import type { RowTemplate } from '#src/components/DataTable/rowTemplate.ts';
import { SelectAll, type SelectAllProps } from '#src/components/DataTable/selection/SelectAll.tsx';
import type { Sort } from '#src/components/DataTable/types.ts';
import type { ColumnCommands } from '#src/components/DataTable/useTableEngine.ts';
import type { TableLayout } from '#src/lib/tableLayout.ts';
import { ColumnHeader, type OpenMenu } from './ColumnHeader.tsx';
import type { ColumnSizes } from './columnSizes.ts';

interface TableHeadProps<Row> {
  template: RowTemplate<Row>;
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
  const { template, sort, commands, selectAll } = props;
  const [current, setCurrent] = useState(template.columns[0]?.column.id);
  const known = template.columns.some(({ column }) => column.id === current);
  const currentId = known ? current : template.columns[0]?.column.id;

  function moveAcross(event: KeyboardEvent<HTMLTableRowElement>) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    if (!(event.target instanceof HTMLButtonElement) || event.altKey || event.ctrlKey || event.metaKey)
      return;
    const buttons = [
      ...event.currentTarget.querySelectorAll<HTMLElement>('th > button:first-of-type'),
    ].filter((button) => button.checkVisibility());
    const at = buttons.findIndex((button) => button.closest('th')?.contains(event.target as Node));
    const next = buttons[at + (event.key === 'ArrowRight' ? 1 : -1)];
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
          <th role="columnheader" scope="col" data-variant="select pinned">
            <SelectAll {...selectAll} />
          </th>
        )}
        {template.expandable && (
          <th role="columnheader" scope="col" data-variant="expand">
            <span data-part="hidden">Details</span>
          </th>
        )}
        {template.columns.map((cell, i) => (
          <ColumnHeader
            key={cell.column.id}
            cell={cell}
            index={i}
            sorted={sort?.column === cell.column.id ? sort.direction : undefined}
            width={props.widths[cell.column.id] ?? props.sizes[cell.column.id]?.least ?? 0}
            current={cell.column.id === currentId}
            commands={commands}
            onMenu={props.onMenu}
            menuOpen={props.openMenu === cell.column.id}
          />
        ))}
        {template.actions.length > 0 && (
          <th role="columnheader" scope="col" data-variant="actions pinned">
            <span>Actions</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

export const TableHead = memo(Head) as typeof Head;
