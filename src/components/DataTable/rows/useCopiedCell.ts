import { copyText } from '#src/components/CopyButton/copyText.ts';
import { useBrief } from '#src/components/useBrief.ts';

/** The cell whose text was copied last, by the ids of its row and column, and whether that worked. */
export interface CopiedCell {
  readonly row: string;
  readonly column: string;
  readonly result: 'copied' | 'failed';
}

/** Copies the text of a cell. The result is kept in one place for all rows, so that a row needs no state for it. */
export function useCopiedCell() {
  const [copied, setCopied] = useBrief<CopiedCell>();

  async function copyCell(row: string, column: string, text: string) {
    setCopied({ row, column, result: await copyText(text) });
  }

  return { copied, copyCell };
}
