import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, memo, useState } from 'react';
import type { RowTemplate, TemplateCell } from '#src/components/DataTable/rowTemplate.ts';
import { SelectAll, type SelectAllProps } from '#src/components/DataTable/selection/SelectAll.tsx';
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

interface TableHeadProps<Row> {
  template: RowTemplate<Row>;
  sort: Sort | null;
  commands: ColumnCommands;
  /** Undefined if rows cannot be selected. */
  selectAll: SelectAllProps | undefined;
  onMenu: (menu: OpenMenu) => void;
  openMenu: string | undefined;
}

/**
 * The header row. Only one column is in the Tab order, and the left and right arrow keys move to the next, so that the
 * header has two Tab stops instead of two per column. That of cards is only for assistive technology: it names the
 * cells and states the sort, which CardBar sets.
 */
function Head<Row>(props: TableHeadProps<Row>) {
  const { template, sort, selectAll } = props;
  const { cells, card, selectable, expandable, actions } = template;
  const [current, setCurrent] = useState('');
  const known = cells.find(({ column }) => column.id === current) ?? cells[0];

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
        {selectable && (
          <th role="columnheader" scope="col" data-variant="select">
            {card || !selectAll ? 'Select' : <SelectAll {...selectAll} />}
          </th>
        )}
        {expandable && (
          <th role="columnheader" scope="col" data-variant="expand">
            <span data-part="hidden">Details</span>
          </th>
        )}
        {cells.map((cell, i) => (
          <ColumnHeader
            key={cell.column.id}
            cell={cell}
            index={i}
            sorted={sort?.column === cell.column.id ? sort.direction : 'none'}
            tabIndex={cell === known ? 0 : -1}
            named={card !== null}
            commands={props.commands}
            onMenu={props.onMenu}
            menuOpen={props.openMenu === cell.column.id}
          />
        ))}
        {actions.length > 0 && (
          <th role="columnheader" scope="col" data-variant="actions">
            <span>Actions</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

export const TableHead = memo(Head) as typeof Head;

function moveAcross(event: KeyboardEvent<HTMLTableRowElement>) {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  if (!(event.target instanceof HTMLButtonElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('th > button:first-of-type')].filter(
    (button) => button.checkVisibility(),
  );
  const at = buttons.findIndex((button) => button.closest('th')?.contains(event.target as Node));
  const next = buttons[at + (event.key === 'ArrowRight' ? 1 : -1)];
  if (at === -1 || !next) return;
  event.preventDefault();
  next.focus();
}

interface ColumnHeaderProps<Row> {
  cell: TemplateCell<Row>;
  /** Index among the data columns. */
  index: number;
  sorted: Sort['direction'] | 'none';
  tabIndex: 0 | -1;
  /** The header has its name alone. */
  named: boolean;
  commands: ColumnCommands;
  onMenu: (menu: OpenMenu) => void;
  menuOpen: boolean;
}

/** A header cell, named by its text alone; its menu and width handle are visible on hover and focus. */
function ColumnHeader<Row>({ cell, sorted, named, ...props }: ColumnHeaderProps<Row>) {
  const { column } = cell;
  const common = {
    role: 'columnheader',
    scope: 'col',
    'aria-sort': column.sortValue ? sorted : undefined,
  } as const;
  if (named) return <th {...common}>{column.header}</th>;
  const { commands, tabIndex } = props;
  const sort = (
    <button type="button" data-part="sort" tabIndex={tabIndex} onClick={() => commands.sort(column.id)}>
      <span>{column.header}</span>
      {sorted === 'ascending' && <ArrowUp aria-hidden />}
      {sorted === 'descending' && <ArrowDown aria-hidden />}
    </button>
  );
  const hinted = column.hint === undefined ? sort : <Tooltip label={column.hint}>{sort}</Tooltip>;
  return (
    <th
      {...common}
      // Without it the name of the menu is read before every cell.
      aria-label={column.header}
      data-column={column.id}
      data-variant={cell.variant}
    >
      {column.sortValue ? hinted : <span>{column.header}</span>}
      <button
        type="button"
        data-part="menu"
        aria-label={`Options for ${column.header}`}
        aria-haspopup="menu"
        aria-expanded={props.menuOpen}
        tabIndex={tabIndex}
        onClick={({ currentTarget: anchor, detail }) =>
          // `detail` is 0 for a click by Enter or Space.
          props.onMenu({ column: column.id, anchor, startAt: detail === 0 ? 'first' : null })
        }
      >
        <ChevronDown aria-hidden />
      </button>
      <ColumnWidth column={column} index={props.index} commands={commands} />
    </th>
  );
}
