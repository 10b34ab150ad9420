import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Columns3, EyeOff, MoveHorizontal } from 'lucide-react';
import type { Column, Sort } from '#src/components/DataTable/types.ts';
import type { ColumnCommands } from '#src/components/DataTable/useTableEngine.ts';
import type { MenuItem } from '#src/components/Menu/items.ts';
import { MenuPopup } from '#src/components/Menu/MenuPopup.tsx';
import type { TableLayout } from '#src/lib/tableLayout.ts';
import type { OpenMenu } from './ColumnHeader.tsx';

export interface HeaderMenuProps {
  menu: OpenMenu;
  /** The visible columns, in their order. */
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'hideable' | 'sortValue' | 'pinned'>[];
  layout: TableLayout;
  sort: Sort | null;
  commands: ColumnCommands;
  onClose: () => void;
}

/** Focuses the header after a column that is about to be hidden with its focused header, or the header before it. */
function focusBeside(
  column: HeaderMenuProps['columns'][number],
  columns: HeaderMenuProps['columns'],
  anchor: HTMLElement,
) {
  const at = columns.indexOf(column);
  const beside = columns[at + 1] ?? columns[at - 1];
  const headers = anchor.closest('tr')?.querySelectorAll<HTMLElement>('th[data-column]') ?? [];
  const header = [...headers].find((candidate) => candidate.dataset['column'] === beside?.id);
  header?.querySelector('button')?.focus({ preventScroll: true });
}

/** The menu of a column header. Its code is loaded when a header is hovered or focused. */
export function HeaderMenu({ menu, columns, layout, sort, commands, onClose }: HeaderMenuProps) {
  const column = columns.find((candidate) => candidate.id === menu.column);
  if (!column) return null;
  const { id } = column;
  const sorted = sort?.column === id ? sort.direction : undefined;
  // A pinned column moves only among others of that kind.
  const movable = columns.filter((other) => Boolean(other.pinned) === Boolean(column.pinned));
  const sorting: MenuItem[] = [
    {
      id: 'ascending',
      label: 'Sort ascending',
      icon: <ArrowUp />,
      disabled: sorted === 'ascending',
      onSelect: () => commands.sort(id, 'ascending'),
    },
    {
      id: 'descending',
      label: 'Sort descending',
      icon: <ArrowDown />,
      disabled: sorted === 'descending',
      onSelect: () => commands.sort(id, 'descending'),
    },
    { type: 'separator', id: 'after-sort' },
  ];
  const rightToLeft = getComputedStyle(menu.anchor).direction === 'rtl';
  const moves: MenuItem[] = [
    {
      id: 'left',
      label: 'Move left',
      icon: <ArrowLeft />,
      disabled: column === (rightToLeft ? movable.at(-1) : movable[0]),
      onSelect: () => commands.move(id, rightToLeft ? 1 : -1),
    },
    {
      id: 'right',
      label: 'Move right',
      icon: <ArrowRight />,
      disabled: column === (rightToLeft ? movable[0] : movable.at(-1)),
      onSelect: () => commands.move(id, rightToLeft ? -1 : 1),
    },
    { type: 'separator', id: 'after-move' },
    {
      id: 'hide',
      label: 'Hide column',
      icon: <EyeOff />,
      disabled: column.hideable === false || columns.length < 2,
      onSelect: () => {
        focusBeside(column, columns, menu.anchor);
        commands.hide(id);
      },
    },
    {
      id: 'show-all',
      label: 'Show all columns',
      icon: <Columns3 />,
      disabled: layout.hidden.length === 0,
      onSelect: commands.showAll,
    },
    {
      id: 'reset-widths',
      label: 'Reset widths',
      icon: <MoveHorizontal />,
      disabled: Object.keys(layout.widths).length === 0,
      onSelect: commands.resetWidths,
    },
  ];
  return (
    <MenuPopup
      label={`Options for ${column.header}`}
      items={column.sortValue ? [...sorting, ...moves] : moves}
      align="start"
      anchor={menu.anchor}
      startAt={menu.startAt}
      onClose={onClose}
    />
  );
}
