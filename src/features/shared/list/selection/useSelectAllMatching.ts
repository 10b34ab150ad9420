import { useEffect, useRef, useState } from 'react';
import { toast } from '#src/components/Toasts/toasts.ts';
import { endsSession, toSaveProblem } from '#src/features/shared/form/saveProblem.ts';
import type { EveryRow } from '#src/features/shared/list/source/listSource.ts';
import type { SelectedRows } from './useSelectedRows.ts';

interface SelectAllMatching {
  /** The rows to select are being read. */
  readonly selecting: boolean;
  readonly onSelectMatching: () => void;
  /** Every row that matches is selected. */
  readonly everyMatching: boolean;
}

export interface SelectAllMatchingInput<Row> {
  /** Search and filters of the list, as text. */
  readonly query: string;
  readonly every: EveryRow<Row>;
  readonly noun: { readonly many: string };
}

/**
 * Selects all matching rows, which may have to be read from the server. Another query, a cleared selection, a second press and leaving
 * the list abort the read.
 */
export function useSelectAllMatching<Row extends { readonly id: string }>(
  selection: Pick<SelectedRows<Row>, 'ids' | 'select'>,
  { query, every, noun }: SelectAllMatchingInput<Row>,
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

  async function selectAll(readEvery: Exclude<EveryRow<Row>, readonly Row[]>) {
    running.current?.controller.abort();
    const read = { query, controller: new AbortController() };
    const { signal } = read.controller;
    running.current = read;
    setSelecting(true);
    try {
      const rows = await readEvery(signal);
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

  const known = typeof every === 'function' ? (all?.query === query ? all.rows : []) : every;
  return {
    selecting,
    everyMatching: known.length > 0 && known.every((row) => selection.ids.has(row.id)),
    onSelectMatching: () => (typeof every === 'function' ? void selectAll(every) : selection.select(every)),
  };
}
