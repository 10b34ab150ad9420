import { useEffect, useState } from 'react';
import { COPY_RESULT_MS, copyText } from '#src/components/CopyButton/copyText.ts';

/** The cell whose text was copied last, by the ids of its row and column, and whether that worked. */
export interface CopiedCell {
  readonly row: string;
  readonly column: string;
  readonly result: 'copied' | 'failed';
}

/** Copies the text of a cell. The result is kept in one place for all rows, so that a row needs no state for it. */
export function useCopiedCell() {
  const [copied, setCopied] = useState<CopiedCell | null>(null);

  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), COPY_RESULT_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copyCell(row: string, column: string, text: string) {
    setCopied({ row, column, result: await copyText(text) });
  }

  return { copied, copyCell };
}
