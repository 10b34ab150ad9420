import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { Column } from '#src/components/DataTable/types.ts';
import { type ColumnSizes, columnSizes, grownSizes } from './columnSizes.ts';
import { useTextWidth } from './textWidth.ts';

/** The font size of a table in px: 13, unless the user's browser has a larger smallest size. */
function useFontSize(table: RefObject<HTMLElement | null>): number {
  const [size, setSize] = useState(13);
  useLayoutEffect(() => {
    if (table.current) setSize(Number.parseFloat(getComputedStyle(table.current).fontSize));
  }, [table]);
  return size;
}

/**
 * The sizes of the columns from the texts of all rows, measured when the rows change and not when they are searched or
 * scrolled. Columns only grow, so that the next page of a server does not move them.
 */
export function useColumnSizes<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  table: RefObject<HTMLElement | null>,
): ColumnSizes {
  const textWidth = useTextWidth(useFontSize(table));
  const measured = useMemo(() => columnSizes(columns, rows, textWidth), [columns, rows, textWidth]);
  const empty = rows.length === 0;
  const [kept, setKept] = useState({ columns, textWidth, empty, sizes: measured });
  const known = !kept.empty && kept.columns === columns && kept.textWidth === textWidth;
  const rest = empty ? kept.sizes : grownSizes(kept.sizes, measured);
  const sizes = known ? rest : measured;
  if (sizes !== kept.sizes) setKept({ columns, textWidth, empty, sizes });
  return sizes;
}
