import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react';
import type { ShapeColumn } from '#src/components/DataTable/rows/shape.ts';
import type { Sort } from '#src/components/DataTable/types.ts';
import type { ColumnCommands } from '#src/components/DataTable/useTableEngine.ts';
import { ColumnWidth } from './ColumnWidth.tsx';

/** The column whose menu is open, and the button it opens from. */
export interface OpenMenu {
  column: string;
  anchor: HTMLElement;
  /** Where the focus goes; null the menu itself, when a pointer opened it. */
  startAt: 'first' | null;
}

interface ColumnHeaderProps<Row> {
  shaped: ShapeColumn<Row>;
  /** Its place among the data columns. */
  index: number;
  sorted: Sort['direction'] | undefined;
  /** The width a person gave the column, in px. */
  width: number | undefined;
  current: boolean;
  commands: ColumnCommands;
  onIntent: () => void;
  onMenu: (menu: OpenMenu) => void;
  menuOpen: boolean;
}

/** One header cell: its name sorts, its menu and its width appear when it is hovered or focused. */
export function ColumnHeader<Row>(props: ColumnHeaderProps<Row>) {
  const { shaped, index, sorted, width, current, commands, onIntent, onMenu, menuOpen } = props;
  const { column } = shaped;
  const sortable = column.sortValue !== undefined;
  const tabIndex = current ? 0 : -1;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sortable ? (sorted ?? 'none') : undefined}
      data-column={column.id}
      data-look={shaped.look}
      style={shaped.style}
    >
      {sortable ? (
        <button type="button" data-part="sort" tabIndex={tabIndex} onClick={() => commands.sort(column.id)}>
          <span>{column.header}</span>
          {sorted === 'ascending' && <ArrowUp aria-hidden />}
          {sorted === 'descending' && <ArrowDown aria-hidden />}
        </button>
      ) : (
        <span>{column.header}</span>
      )}
      <button
        type="button"
        data-part="menu"
        aria-label={`Options for ${column.header}`}
        aria-haspopup="menu"
        aria-expanded={menuOpen}
        tabIndex={tabIndex}
        onPointerEnter={() => onIntent()}
        onFocus={() => onIntent()}
        onClick={(event) =>
          // A click that no pointer made comes from Enter or Space.
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
