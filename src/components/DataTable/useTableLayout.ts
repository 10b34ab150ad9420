import { useMemo } from 'react';
import { useStored } from '#src/components/useStored.ts';
import { initialLayout, type TableLayout, toLayout } from '#src/lib/tableLayout.ts';

/**
 * The layout of a table that a user has set: order, hidden columns and widths. `userId` is the id of the user, `table` of
 * the table. It is stored in this browser, equal in all tabs, also after a sign-out, and contains no data of rows.
 */
export function useTableLayout(
  table: string,
  userId: string,
  columns: Parameters<typeof initialLayout>[0],
): readonly [TableLayout, (layout: TableLayout) => void] {
  const [stored, store] = useStored(`blume.table.${userId}.${table}`);
  const layout = useMemo(() => toLayout(stored, initialLayout(columns)), [stored, columns]);
  return [layout, store];
}
