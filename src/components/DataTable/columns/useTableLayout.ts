import { useCallback, useState } from 'react';
import type { TableLayout } from '#src/components/DataTable/types.ts';
import { readJson, writeJson } from '#src/lib/storage.ts';
import { toLayout } from './columnLayout.ts';

/**
 * The layout of a table as this person left it: order, hidden columns and widths. `owner` is the id of the user,
 * `table` names the table; the layout stays in this browser, over a sign-out too. It holds no rows.
 */
export function useTableLayout(
  table: string,
  owner: string,
): readonly [TableLayout, (layout: TableLayout) => void] {
  const key = `blume.table.${owner}.${table}`;
  const [kept, setKept] = useState(() => ({ key, layout: toLayout(readJson(key)) }));
  // Another person signed in while the screen stayed: theirs counts from the first frame.
  const now = kept.key === key ? kept : { key, layout: toLayout(readJson(key)) };
  if (now !== kept) setKept(now);
  const change = useCallback(
    (layout: TableLayout) => {
      setKept({ key, layout });
      writeJson(key, layout);
    },
    [key],
  );
  return [now.layout, change];
}
