import { type ReactNode, use, useState } from 'react';
import { useLoadedAhead } from '#src/components/loadAhead.ts';
import { loadOnce } from '#src/components/loadOnce.ts';
import type { ListColumn } from '#src/features/shared/list/describe/description.ts';
import { RecordsContext } from '#src/features/shared/records/RecordsContext.ts';
import type { FindRecord } from '#src/features/shared/records/records.ts';

/** The links of cells that name other records. */
export interface CellLinksState {
  /** Finds a record; null before any is known. */
  readonly find: FindRecord | null;
  /** Follows a link to a record. */
  readonly onFollow: ((href: string) => void) | undefined;
  /** Reads the records; it draws nothing. */
  readonly reader: ReactNode;
}

const cellLinks = loadOnce(async () => (await import('./CellLinks.tsx')).CellLinks);

/**
 * Links in cells. The records to which they lead are read when the rows are shown and the browser is idle, so that rows do
 * not wait for them; until then the cells are plain text.
 */
export function useCellLinks<Row, Dialog extends string>(
  columns: readonly ListColumn<Row, Dialog>[],
  ready: boolean,
): CellLinksState {
  const { onFollow } = use(RecordsContext);
  const [find, setFind] = useState<FindRecord | null>(null);
  const kinds = columns.flatMap(({ names }) => names?.kind ?? []);
  const CellLinks = useLoadedAhead(cellLinks, ready && onFollow !== undefined && kinds.length > 0);
  return {
    find,
    onFollow,
    reader: CellLinks && <CellLinks kinds={kinds} onFind={(next) => setFind(() => next)} />,
  };
}
