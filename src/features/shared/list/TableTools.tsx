import { ColumnsMenu, type ColumnsMenuProps } from '#src/components/DataTable/ColumnsMenu.tsx';
import { DensityMenu, type DensityMenuProps } from '#src/components/DataTable/DensityMenu.tsx';

export interface TableToolsProps<Row> extends ColumnsMenuProps<Row>, DensityMenuProps {}

/** The end of a list's filter bar: its columns, and the density that all lists share. */
export function TableTools<Row>({ density, onDensityChange, ...columns }: TableToolsProps<Row>) {
  return (
    <>
      <ColumnsMenu {...columns} />
      <DensityMenu density={density} onDensityChange={onDensityChange} />
    </>
  );
}
