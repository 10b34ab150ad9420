import { formatNumber, selectedText } from '#src/lib/text.ts';

/** The selection with `ids` added or removed. */
export function withIds(
  selected: ReadonlySet<string>,
  ids: Iterable<string>,
  on: boolean,
): ReadonlySet<string> {
  const next = new Set(selected);
  for (const id of ids) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return next;
}

export type Coverage = 'none' | 'some' | 'all';

/** Whether none, some or all rows are selected. Stops as soon as that is known. */
export function coverage(
  selected: ReadonlySet<string>,
  count: number,
  idAt: (position: number) => string,
): Coverage {
  if (selected.size === 0 || count === 0) return 'none';
  let any = false;
  let missing = false;
  for (let i = 0; i < count && !(any && missing); i++) {
    if (selected.has(idAt(i))) any = true;
    else missing = true;
  }
  if (!any) return 'none';
  return missing ? 'some' : 'all';
}

/** The number of selected rows that do not match. Stops as soon as the others are found. */
export function hiddenCount<Row>(
  selected: ReadonlySet<string>,
  all: readonly Row[],
  matching: Uint32Array,
  rowId: (row: Row) => string,
): number {
  let hidden = selected.size;
  for (let i = 0; i < matching.length && hidden > 0; i++) {
    const row = all[matching[i] ?? -1];
    if (row !== undefined && selected.has(rowId(row))) hidden--;
  }
  return hidden;
}

/** `, 2 not shown`; empty without hidden rows. */
function hiddenText(selected: number, hidden: number, paged: boolean): string {
  if (hidden === 0) return '';
  const where = paged ? 'not on this page' : 'not shown';
  return hidden === selected ? `, ${where}` : `, ${formatNumber(hidden)} ${where}`;
}

/**
 * `3 selected`, with the number of hidden ones, to which bulk changes apply too. Rows are hidden by search and filters,
 * or, with `paged`, because they are on another page of the server.
 */
export function selectionText(selected: number, hidden: number, paged: boolean): string {
  return `${selectedText(selected)}${hiddenText(selected, hidden, paged)}`;
}

/** The same for the status line, which is only read out: in other words, so that a page has the text above once. */
export function selectedStatus(selected: number, hidden: number, paged: boolean): string {
  return `selected: ${formatNumber(selected)}${hiddenText(selected, hidden, paged)}`;
}

/** The ids of the rows from one position to another, both included, in either direction. */
export function idsBetween(from: number, to: number, idAt: (position: number) => string): string[] {
  const start = Math.min(from, to);
  return Array.from({ length: Math.abs(from - to) + 1 }, (_, i) => idAt(start + i));
}

/** The selected rows that the table has: matching rows in the shown order, then the others. */
export function selectedRows<Row>(
  all: readonly Row[],
  matching: Uint32Array,
  isSelected: (row: Row) => boolean,
): Row[] {
  const chosen = new Set<Row>();
  for (const i of matching) {
    const row = all[i];
    if (row !== undefined && isSelected(row)) chosen.add(row);
  }
  for (const row of all) if (isSelected(row)) chosen.add(row);
  return [...chosen];
}
