import { Menu } from '@base-ui/react/menu';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Columns3, EyeOff, MoveHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme.ts';
import type { OpenMenu } from './ColumnHeader.tsx';
import type { Column, Sort, TableLayout } from './types.ts';
import type { ColumnCommands } from './useTableEngine.ts';

interface ColumnMenuProps<Row> {
  menu: OpenMenu;
  /** The visible columns, in their order. */
  columns: readonly Column<Row>[];
  layout: TableLayout;
  sort: Sort | null;
  commands: ColumnCommands;
  onClose: () => void;
}

const Popup = styled(Menu.Popup)`
  background: ${theme.surface.overlay};
  border: 1px solid ${theme.border.subtle};
  box-shadow: ${theme.shadow.float};
`;

/** What a header offers beside sorting by a click. Loaded when a header is first hovered or focused. */
export function ColumnMenu<Row>({ menu, columns, layout, sort, commands, onClose }: ColumnMenuProps<Row>) {
  const column = columns.find((candidate) => candidate.id === menu.column);
  const at = column ? columns.indexOf(column) : -1;
  if (!column) return null;
  const { id } = column;
  const sorted = sort?.column === id ? sort.direction : undefined;
  const item = (label: string, icon: ReactNode, run: () => void, disabled = false) => (
    <Menu.Item onClick={run} disabled={disabled}>
      {icon}
      {label}
    </Menu.Item>
  );
  return (
    <Menu.Root open onOpenChange={(open) => !open && onClose()}>
      <Menu.Portal>
        <Menu.Positioner anchor={menu.anchor} align="start" sideOffset={4}>
          <Popup finalFocus={{ current: menu.anchor }} aria-label={`Options for ${column.header}`}>
            {column.sortValue && (
              <>
                {item(
                  'Sort ascending',
                  <ArrowUp />,
                  () => commands.sort(id, 'ascending'),
                  sorted === 'ascending',
                )}
                {item(
                  'Sort descending',
                  <ArrowDown />,
                  () => commands.sort(id, 'descending'),
                  sorted === 'descending',
                )}
              </>
            )}
            {item('Move left', <ArrowLeft />, () => commands.move(id, -1), at === 0)}
            {item('Move right', <ArrowRight />, () => commands.move(id, 1), at === columns.length - 1)}
            {item(
              'Hide column',
              <EyeOff />,
              () => commands.hide(id),
              column.hideable === false || columns.length < 2,
            )}
            {item('Show all columns', <Columns3 />, commands.showAll, layout.hidden.length === 0)}
            {item(
              'Reset widths',
              <MoveHorizontal />,
              commands.resetWidths,
              Object.keys(layout.widths).length === 0,
            )}
          </Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
