import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react';
import type { HTMLAttributes, ReactElement } from 'react';
import type { TemplateColumn } from '#src/components/DataTable/rowTemplate.ts';
import type { Sort } from '#src/components/DataTable/types.ts';
import type { ColumnCommands } from '#src/components/DataTable/useTableEngine.ts';
import { Tooltip } from '#src/components/Tooltip/Tooltip.tsx';
import { ColumnWidth } from './ColumnWidth.tsx';

/** The column whose menu is open, and the button that opened it. */
export interface OpenMenu {
  column: string;
  anchor: HTMLElement;
  /** The item that gets the focus; null for the menu itself, after a click by pointer. */
  startAt: 'first' | null;
}

interface ColumnHeaderProps<Row> {
  cell: TemplateColumn<Row>;
  /** Index among the data columns. */
  index: number;
  sorted: Sort['direction'] | undefined;
  /** The width that the user set, or else the least one, in px. */
  width: number;
  current: boolean;
  commands: ColumnCommands;
  onMenu: (menu: OpenMenu) => void;
  menuOpen: boolean;
}

function hinted(sort: ReactElement<HTMLAttributes<HTMLElement>>, hint: string | undefined) {
  return hint === undefined ? sort : <Tooltip label={hint}>{sort}</Tooltip>;
}

/** A header cell, named by its text alone; its menu and width handle are visible on hover and focus. */
export function ColumnHeader<Row>(props: ColumnHeaderProps<Row>) {
  const { cell, index, sorted, width, current, commands, onMenu, menuOpen } = props;
  const { column } = cell;
  const sortable = column.sortValue !== undefined;
  const tabIndex = current ? 0 : -1;
  const sort = (
    <button type="button" data-part="sort" tabIndex={tabIndex} onClick={() => commands.sort(column.id)}>
      <span>{column.header}</span>
      {sorted === 'ascending' && <ArrowUp aria-hidden />}
      {sorted === 'descending' && <ArrowDown aria-hidden />}
    </button>
  );
  return (
    <th
      role="columnheader"
      scope="col"
      // Without it the names of the menu and of the width handle are read before every cell.
      aria-label={column.header}
      aria-sort={sortable ? (sorted ?? 'none') : undefined}
      data-column={column.id}
      data-variant={cell.variant}
      style={cell.style}
    >
      {sortable ? hinted(sort, column.hint) : <span>{column.header}</span>}
      <button
        type="button"
        data-part="menu"
        aria-label={`Options for ${column.header}`}
        aria-haspopup="menu"
        aria-expanded={menuOpen}
        tabIndex={tabIndex}
        onClick={(event) =>
          // `detail` is 0 for a click by Enter or Space.
          onMenu({
            column: column.id,
            anchor: event.currentTarget,
            startAt: event.detail === 0 ? 'first' : null,
          })
        }
      >
        <ChevronDown aria-hidden />
      </button>
      <ColumnWidth column={column} index={index} width={width} tabIndex={tabIndex} commands={commands} />
    </th>
  );
}
