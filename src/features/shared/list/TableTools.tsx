import { ColumnsMenu, type ColumnsMenuProps } from '#src/components/DataTable/ColumnsMenu.tsx';
import { DensityMenu } from '#src/components/DataTable/DensityMenu.tsx';
import { usePreferences } from '#src/features/shared/preferences/preferences.store.ts';

/** The end of a list's filter bar: its columns, and the density that all lists share. */
export function TableTools<Row>(props: ColumnsMenuProps<Row>) {
  const density = usePreferences((state) => state.preferences.density);
  const change = usePreferences((state) => state.change);
  return (
    <>
      <ColumnsMenu {...props} />
      <DensityMenu density={density} onDensityChange={(next) => change({ density: next })} />
    </>
  );
}
