import type { ListSource } from '#src/features/shared/list/source/listSource.ts';
import { formatNumber, selectedText } from '#src/lib/text.ts';

interface FactsInput<Row> {
  readonly selected: ReadonlySet<string>;
  readonly list: Pick<ListSource<Row>, 'read' | 'view' | 'all'>;
  /** A search or filter is set. */
  readonly filtered: boolean;
  /** Every row that matches is selected. */
  readonly everyMatching: boolean;
}

/** What is said of the selected rows. */
export interface SelectionFacts {
  /** `3 selected, 2 not shown`: bulk changes apply to the hidden ones too. */
  readonly text: string;
  /** The same for the status line, which is only read out: in other words, so that a page has the text above once. */
  readonly status: string;
  /** The number of matching rows of all pages; 0 when all of them are selected, and while others are read. */
  readonly more: number;
}

/** What the bulk bar and the status line say of the selection. Rows are hidden by search, filters and the server's pages. */
export function selectionFacts<Row extends { readonly id: string }>({
  selected,
  list: { read, view, all },
  filtered,
  everyMatching,
}: FactsInput<Row>): SelectionFacts {
  const known = read.status === 'ready' && !read.isPrevious;
  const hiddenRows = hiddenCount(selected, view.matching);
  // Without search and filters only a page of the server hides rows.
  const where = all === null && known && !filtered ? 'not on this page' : 'not shown';
  const hidden = known ? hiddenText(selected.size, hiddenRows, where) : '';
  return {
    text: `${selectedText(selected.size)}${hidden}`,
    status: `selected: ${formatNumber(selected.size)}${hidden}`,
    more: everyMatching || !known ? 0 : view.range.count,
  };
}

/** The number of selected rows that do not match. Stops as soon as the others are found. */
function hiddenCount(selected: ReadonlySet<string>, matching: readonly { readonly id: string }[]): number {
  let hidden = selected.size;
  for (let i = 0; i < matching.length && hidden > 0; i += 1) {
    const row = matching[i];
    if (row !== undefined && selected.has(row.id)) hidden -= 1;
  }
  return hidden;
}

/** `, 2 not shown`; empty without hidden rows. */
function hiddenText(selected: number, hidden: number, where: string): string {
  if (hidden === 0) return '';
  return hidden === selected ? `, ${where}` : `, ${formatNumber(hidden)} ${where}`;
}
