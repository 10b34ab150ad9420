import type { Column } from './types.ts';

/** Whether a search looks through the column. */
export function isSearched({ searchable, number }: Pick<Column<never>, 'searchable' | 'number'>): boolean {
  return searchable === true || number !== undefined;
}
