import type { Page } from '#src/api/results/page.ts';
import type { PagedBy } from '#src/features/shared/list/describe/listQuery.ts';
import { isWhole } from '#src/lib/maxRows.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';
import type { PageRequest } from './viewOf.ts';

/** The page shown, counted from 1, and who pages. */
export interface ShownPage {
  readonly by: PagedBy;
  readonly page: number;
}

/** The page to view; null for a list without pages. Rows of the previous page keep its number of rows in all. */
export function toPageRequest(
  read: QueryResult<Page<unknown>>,
  shown: ShownPage | null,
  size: number | undefined,
): PageRequest | null {
  if (!shown || size === undefined) return null;
  const { by, page: number } = shown;
  if (by === 'browser') return { number, size };
  if (read.status !== 'ready') return { number, size, total: 0 };
  const { rows, total } = read.data;
  // While deletions are in flight, `total` may be smaller than the number of the last row shown.
  const last = read.isPrevious || rows.length === 0 ? 0 : (number - 1) * size + rows.length;
  return { number, size, total: Math.max(total, last) };
}

/** Whether the read has every record, so that an id which is not in it belongs to a deleted one. */
export function hasEveryRow(
  read: QueryResult<Page<unknown>>,
  pagedBy: ShownPage['by'] | undefined,
  serverFiltered: boolean,
): boolean {
  if (read.status !== 'ready' || read.isPrevious) return false;
  return pagedBy !== 'server' && !serverFiltered && isWhole(read.data);
}
