import { useEffect, useRef, useState } from 'react';
import { toast } from '#src/components/Toasts/toasts.ts';
import { endsSession, toSaveProblem } from '#src/features/shared/form/saveProblem.ts';
import type { SelectedRows } from './useSelectedRows.ts';

/** Reads the matching rows of all pages of the server. */
export type FetchMatchingRows<Row> = (signal: AbortSignal) => Promise<readonly Row[]>;

interface SelectAllMatching {
  /** The rows to select are being read. */
  readonly selecting: boolean;
  /** Undefined without `fetchMatchingRows`. */
  readonly onSelectAllMatching: (() => void) | undefined;
}

/** Selects the matching rows of all pages of the server. Leaving the list aborts the read. */
export function useSelectAllMatching<Row>(
  selection: Pick<SelectedRows<Row>, 'select'>,
  fetchMatchingRows: FetchMatchingRows<Row> | undefined,
  noun: { readonly many: string },
): SelectAllMatching {
  const [selecting, setSelecting] = useState(false);
  const read = useRef<AbortController | null>(null);
  useEffect(() => () => read.current?.abort(), []);

  async function selectAll(fetchRows: FetchMatchingRows<Row>) {
    const controller = new AbortController();
    const { signal } = controller;
    read.current = controller;
    setSelecting(true);
    try {
      selection.select(await fetchRows(signal));
    } catch (error) {
      if (!signal.aborted && !endsSession(error)) {
        toast.error(`The ${noun.many} could not be selected. ${toSaveProblem(error).message}`);
      }
    } finally {
      setSelecting(false);
    }
  }

  return {
    selecting,
    onSelectAllMatching: fetchMatchingRows ? () => void selectAll(fetchMatchingRows) : undefined,
  };
}
