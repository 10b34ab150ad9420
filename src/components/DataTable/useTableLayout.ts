import { useCallback, useEffect, useState } from 'react';
import { onStored, readJson, writeJson } from '#src/lib/storage.ts';
import { type TableLayout, toLayout } from '#src/lib/tableLayout.ts';

/**
 * The layout of a table that a user has set: order, hidden columns and widths. `userId` is the id of the user, `table` of
 * the table. It is stored in this browser, equal in all tabs, also after a sign-out, and contains no data of rows.
 */
export function useTableLayout(
  table: string,
  userId: string,
): readonly [TableLayout, (layout: TableLayout) => void] {
  const key = `blume.table.${userId}.${table}`;
  const [stored, setStored] = useState(() => ({ key, layout: toLayout(readJson(key)) }));
  // When another user has signed in, their layout is used from the first render.
  const current = stored.key === key ? stored : { key, layout: toLayout(readJson(key)) };
  if (current !== stored) setStored(current);
  useEffect(() => onStored(key, () => setStored({ key, layout: toLayout(readJson(key)) })), [key]);
  const change = useCallback(
    (layout: TableLayout) => {
      setStored({ key, layout });
      writeJson(key, layout);
    },
    [key],
  );
  return [current.layout, change];
}
