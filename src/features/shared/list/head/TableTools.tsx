import { Settings2 } from 'lucide-react';
import {
  ColumnsMenu,
  type ColumnsMenuProps,
  columnItems,
} from '#src/components/DataTable/columns/ColumnsMenu.tsx';
import {
  DensityMenu,
  type DensityMenuProps,
  densityItems,
} from '#src/components/DataTable/columns/DensityMenu.tsx';
import { IconButton } from '#src/components/IconButton/IconButton.tsx';
import { Menu } from '#src/components/Menu/Menu.tsx';

export interface TableToolsProps<Row> extends ColumnsMenuProps<Row>, DensityMenuProps {}

/** The menus at the end of a filter bar: columns of the table, and density of all lists. */
export function TableTools<Row>({ density, onDensityChange, ...columns }: TableToolsProps<Row>) {
  return (
    <>
      <ColumnsMenu {...columns} />
      <DensityMenu density={density} onDensityChange={onDensityChange} />
    </>
  );
}

/** The same tools in one menu, for screens below 768 px. */
export function TableToolsMenu<Row>({ density, onDensityChange, ...columns }: TableToolsProps<Row>) {
  return (
    <Menu
      trigger={<IconButton label="Table options" icon={<Settings2 />} />}
      items={[
        { type: 'heading', id: 'columns', label: 'Columns' },
        ...columnItems(columns),
        { type: 'separator', id: 'before-density' },
        { type: 'heading', id: 'density-heading', label: 'Density' },
        ...densityItems({ density, onDensityChange }),
      ]}
    />
  );
}
