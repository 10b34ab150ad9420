import { useCallback, useEffect, useState } from 'react';
import { onStored, readJson, writeJson } from '#src/lib/storage.ts';
import { initialLayout, type TableLayout, toLayout } from '#src/lib/tableLayout.ts';

type LayoutColumns = Parameters<typeof initialLayout>[0];

function readLayout(key: string, columns: LayoutColumns): TableLayout {
  return toLayout(readJson(key), initialLayout(columns));
}

/**
 * The layout of a table that a user has set: order, hidden columns and widths. `userId` is the id of the user, `table` of
 * the table. It is stored in this browser, equal in all tabs, also after a sign-out, and contains no data of rows.
 */
export function useTableLayout(
  table: string,
  userId: string,
  columns: LayoutColumns,
): readonly [TableLayout, (layout: TableLayout) => void] {
  const key = `blume.table.${userId}.${table}`;
  const [stored, setStored] = useState(() => ({ key, layout: readLayout(key, columns) }));
  // When another user has signed in, their layout is used from the first render.
  const current = stored.key === key ? stored : { key, layout: readLayout(key, columns) };
  if (current !== stored) setStored(current);
  useEffect(() => onStored(key, () => setStored({ key, layout: readLayout(key, columns) })), [key, columns]);
  const change = useCallback(
    (layout: TableLayout) => {
      setStored({ key, layout });
      writeJson(key, layout);
    },
    [key],
  );
  return [current.layout, change];
}
