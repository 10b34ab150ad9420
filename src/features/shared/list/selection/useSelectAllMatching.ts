import { useEffect, useRef, useState } from 'react';
import { toast } from '#src/components/Toasts/toasts.ts';
import { endsSession, toSaveProblem } from '#src/features/shared/form/saveProblem.ts';
import type { SelectedRows } from './useSelectedRows.ts';

/** Reads the matching rows of all pages of the server. */
export type FetchMatchingRows<Row> = (signal: AbortSignal) => Promise<readonly Row[]>;

interface SelectAllMatching {
  /** The rows to select are being read. */
  readonly selecting: boolean;
  readonly onSelectMatching: () => void;
  /** Every row that matches is selected. */
  readonly everyMatching: boolean;
}

export interface SelectAllMatchingInput<Row> {
  readonly idOf: (row: Row) => string;
  /** Search and filters of the list, as text. */
  readonly query: string;
  /** The matching rows that the list has. */
  readonly matching: readonly Row[];
  /** Reads those of all pages, if the server pages. */
  readonly fetchMatchingRows: FetchMatchingRows<Row> | undefined;
  readonly noun: { readonly many: string };
}

/**
 * Selects all matching rows, which may have to be read from the server. Another query, a cleared selection, a second press and leaving
 * the list abort the read.
 */
export function useSelectAllMatching<Row>(
  selection: Pick<SelectedRows<Row>, 'ids' | 'select'>,
  { idOf, query, matching, fetchMatchingRows, noun }: SelectAllMatchingInput<Row>,
): SelectAllMatching {
  const [selecting, setSelecting] = useState(false);
  // The matching rows of all pages, as they were read for a query.
  const [all, setAll] = useState<{ readonly query: string; readonly rows: readonly Row[] } | null>(null);
  const running = useRef<{ readonly query: string; readonly controller: AbortController } | null>(null);
  const cleared = selection.ids.size === 0;
  useEffect(() => {
    const read = running.current;
    if (read && (cleared || read.query !== query)) read.controller.abort();
  }, [cleared, query]);
  useEffect(() => () => running.current?.controller.abort(), []);

  async function selectAll(fetchRows: FetchMatchingRows<Row>) {
    running.current?.controller.abort();
    const read = { query, controller: new AbortController() };
    const { signal } = read.controller;
    running.current = read;
    setSelecting(true);
    try {
      const rows = await fetchRows(signal);
      if (signal.aborted) return;
      setAll({ query, rows });
      selection.select(rows);
    } catch (error) {
      if (!signal.aborted && !endsSession(error)) {
        toast.error(`The ${noun.many} could not be selected. ${toSaveProblem(error).message}`);
      }
    } finally {
      if (running.current === read) setSelecting(false);
    }
  }

  const known = fetchMatchingRows ? (all?.query === query ? all.rows : []) : matching;
  return {
    selecting,
    everyMatching: known.length > 0 && known.every((row) => selection.ids.has(idOf(row))),
    onSelectMatching: () =>
      fetchMatchingRows ? void selectAll(fetchMatchingRows) : selection.select(matching),
  };
}
