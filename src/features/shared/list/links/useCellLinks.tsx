import { type ReactNode, use, useMemo, useState } from 'react';
import { useLoadAhead } from '#src/components/loadAhead.ts';
import type { ListColumn } from '#src/features/shared/list/describe/description.ts';
import { RecordsContext } from '#src/features/shared/records/RecordsContext.ts';
import type { Records } from '#src/features/shared/records/recordKind.ts';
import type { CellLinks } from './CellLinks.tsx';

/** The links of cells that name other records. */
export interface CellLinksState {
  /** Finds a record; null before any is known. */
  readonly find: Records['hrefOf'] | null;
  /** Follows a link to a record. */
  readonly onFollow: ((href: string) => void) | undefined;
  /** Reads the records; it draws nothing. */
  readonly reader: ReactNode;
}

/**
 * Links in cells. The records to which they lead are read when the rows are shown and the browser is idle, so that rows do
 * not wait for them; until then the cells are plain text.
 */
export function useCellLinks<Row, Dialog extends string>(
  columns: readonly ListColumn<Row, Dialog>[],
  ready: boolean,
): CellLinksState {
  const { onFollow } = use(RecordsContext);
  const [find, setFind] = useState<Records['hrefOf'] | null>(null);
  const kinds = useMemo(() => columns.flatMap(({ names }) => names?.kinds ?? []), [columns]);
  const [Reader, setReader] = useState<typeof CellLinks | null>(null);
  const load = async () => {
    const loaded = await import('./CellLinks.tsx');
    setReader(() => loaded.CellLinks);
  };
  useLoadAhead(ready && onFollow !== undefined && kinds.length > 0, [{ load }]);
  // The same element until the columns change: what it finds draws the page again, and that must not read again.
  const reader = useMemo(
    () => Reader && <Reader kinds={kinds} onFind={(next) => setFind(() => next)} />,
    [Reader, kinds],
  );
  return { find, onFollow, reader };
}
