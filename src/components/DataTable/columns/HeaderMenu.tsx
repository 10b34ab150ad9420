import {
  ArrowLeft,
  ArrowRight,
  ChevronsLeftRight,
  ChevronsRightLeft,
  EyeOff,
  StretchHorizontal,
} from 'lucide-react';
import type { Column } from '#src/components/DataTable/types.ts';
import type { ColumnCommands } from '#src/components/DataTable/useTableEngine.ts';
import type { MenuItem } from '#src/components/Menu/items.ts';
import { MenuPopup } from '#src/components/Menu/MenuPopup.tsx';
import { minWidth } from '#src/lib/tableLayout.ts';
import { drawnWidths } from './ColumnWidth.tsx';
import type { OpenMenu } from './TableHead.tsx';

/** How much wider or narrower a choice makes a column, in px. */
const STEP = 40;

export interface HeaderMenuProps {
  menu: OpenMenu;
  /** The visible columns, in their order. */
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'hideable'>[];
  /** Columns can be hidden: a menu View shows them again. */
  hides: boolean;
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

/** The menu of a column header: it moves, resizes and hides the column. Its code is loaded when a header is hovered or focused. */
export function HeaderMenu({ menu, columns, hides, commands, onClose }: HeaderMenuProps) {
  const column = columns.find((candidate) => candidate.id === menu.column);
  if (!column) return null;
  const { id } = column;
  const moves: readonly MenuItem[] = [
    {
      id: 'left',
      label: 'Move left',
      icon: <ArrowLeft />,
      disabled: column === columns[0],
      onSelect: () => commands.move(id, -1),
    },
    {
      id: 'right',
      label: 'Move right',
      icon: <ArrowRight />,
      disabled: column === columns.at(-1),
      onSelect: () => commands.move(id, 1),
    },
  ];
  const resize = (by: number) => {
    const drawn = drawnWidths(menu.anchor);
    commands.resize(id, (drawn[columns.indexOf(column)] ?? minWidth) + by, drawn);
  };
  const widths: readonly MenuItem[] = [
    { type: 'separator', id: 'after-move' },
    { id: 'wider', label: 'Wider', icon: <ChevronsLeftRight />, onSelect: () => resize(STEP) },
    { id: 'narrower', label: 'Narrower', icon: <ChevronsRightLeft />, onSelect: () => resize(-STEP) },
    { id: 'fit', label: 'Fit', icon: <StretchHorizontal />, onSelect: () => commands.resetWidth(id) },
  ];
  const hide: readonly MenuItem[] = [
    { type: 'separator', id: 'after-width' },
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
  ];
  return (
    <MenuPopup
      label={`Options for ${column.header}`}
      items={[...moves, ...widths, ...(hides ? hide : [])]}
      align="start"
      anchor={menu.anchor}
      startAt={menu.startAt}
      onClose={onClose}
    />
  );
}
