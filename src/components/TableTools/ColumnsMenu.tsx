import { Columns3 } from 'lucide-react';
import { Button } from '#src/components/Button/Button.tsx';
import type { Column } from '#src/components/DataTable/types.ts';
import type { MenuItem } from '#src/components/Menu/items.ts';
import { Menu } from '#src/components/Menu/Menu.tsx';
import { emptyLayout, isDefaultLayout, orderedIds, type TableLayout } from '#src/lib/tableLayout.ts';

export interface ColumnsMenuProps {
  /** The columns of the table, in their order. */
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'hideable'>[];
  /** Which columns are shown, their order and widths. */
  layout: TableLayout;
  /** Is called with the layout after a change. */
  onLayoutChange: (layout: TableLayout) => void;
}

/** Menu items that show and hide columns and restore the default layout. */
export function columnItems(props: ColumnsMenuProps): readonly MenuItem[] {
  const { columns, layout, onLayoutChange } = props;
  const byId = new Map(columns.map((column) => [column.id, column]));
  const toggles = orderedIds(columns, layout.order).flatMap((id): MenuItem[] => {
    const column = byId.get(id);
    if (!column || column.hideable === false) return [];
    return [
      {
        type: 'checkbox',
        id,
        label: column.header,
        checked: !layout.hidden.includes(id),
        onCheckedChange: (shown) => {
          const hidden = layout.hidden.filter((other) => other !== id);
          onLayoutChange({ ...layout, hidden: shown ? hidden : [...hidden, id] });
        },
      },
    ];
  });
  return [
    ...toggles,
    { type: 'separator', id: 'ends' },
    {
      id: 'show-all',
      label: 'Show all',
      disabled: layout.hidden.length === 0,
      onSelect: () => onLayoutChange({ ...layout, hidden: [] }),
    },
    {
      id: 'reset',
      label: 'Reset columns',
      disabled: isDefaultLayout(columns, layout),
      onSelect: () => onLayoutChange(emptyLayout),
    },
  ];
}

/** A button with the menu of `columnItems`. */
export function ColumnsMenu(props: ColumnsMenuProps) {
  return (
    <Menu
      trigger={
        <Button fill="quiet" icon={<Columns3 />}>
          Columns
        </Button>
      }
      items={columnItems(props)}
    />
  );
}
