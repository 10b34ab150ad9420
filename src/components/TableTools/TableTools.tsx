import { Settings2 } from 'lucide-react';
import { IconButton } from '#src/components/IconButton/IconButton.tsx';
import { Menu } from '#src/components/Menu/Menu.tsx';
import { ColumnsMenu, type ColumnsMenuProps, columnItems } from './ColumnsMenu.tsx';
import { DensityMenu, type DensityMenuProps, densityItems } from './DensityMenu.tsx';

export interface TableToolsProps extends ColumnsMenuProps, DensityMenuProps {}

/** The menus at the end of a filter bar: columns of the table, and density of all lists. */
export function TableTools({ density, onDensityChange, ...columns }: TableToolsProps) {
  return (
    <>
      <ColumnsMenu {...columns} />
      <DensityMenu density={density} onDensityChange={onDensityChange} />
    </>
  );
}

/** The same tools in one menu, for screens below 768 px. */
export function TableToolsMenu({ density, onDensityChange, ...columns }: TableToolsProps) {
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
