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

/** The ids of the rows from one position to another, both included, in either direction. */
export function idsBetween(from: number, to: number, idAt: (position: number) => string): string[] {
  const start = Math.min(from, to);
  return Array.from({ length: Math.abs(from - to) + 1 }, (_, i) => idAt(start + i));
}
