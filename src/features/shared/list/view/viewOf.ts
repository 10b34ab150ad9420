import type { Page } from '#src/api/results/page.ts';
import type { Column, Sort, TableView } from '#src/components/DataTable/types.ts';
import { pagingRange } from '#src/lib/pagingRange.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';
import { type SearchTexts, searchTest, searchTexts, toSearched } from './searchTexts.ts';
import { sortOrder } from './sortOrder.ts';

/** A page, counted from 1. `total`: the rows are one page of the server, which has so many in all. */
export interface PageRequest {
  readonly number: number;
  readonly size: number;
  readonly total?: number | undefined;
}

/** What is asked of a list. Each part is optional; without any, the view has all rows in their order. */
export interface ViewRequest<Row> {
  readonly columns: readonly Column<Row>[];
  /** Matched literally, ignoring case and diacritics; a number in any writing, an id as it is written. */
  readonly search?: string;
  /** The values of the filters as a text: equal ones leave the table where it is scrolled to. */
  readonly asked?: string | undefined;
  /** The rows that these filters let through; another function for other rows. */
  readonly filter?: ((row: Row) => boolean) | undefined;
  readonly sort?: Sort | null;
  /** Without it the list has one page with all matching rows. */
  readonly page?: PageRequest | null;
}

/** What a list shows of its rows. */
export interface ListView<Row> extends TableView<Row> {
  /** The rows that match, of all pages that the list has, in the shown order. */
  readonly matching: readonly Row[];
}

/** What is made once for a list of rows: the texts that a search looks through, and the order of a sort. */
interface Prepared {
  readonly texts: SearchTexts;
  /** Null for the order of the rows as given. */
  readonly order: readonly number[] | null;
}

/** The positions of the rows in the order of a sort; null without one, also by a column that cannot be sorted. */
export function orderOf<Row>(
  rows: readonly Row[],
  { columns, sort }: Pick<ViewRequest<Row>, 'columns' | 'sort'>,
): readonly number[] | null {
  const sortValue = sort && columns.find(({ id }) => id === sort.column)?.sortValue;
  return sortValue ? sortOrder(rows, sortValue, sort.direction === 'descending') : null;
}

/**
 * Searches, filters, sorts and pages the rows of a list. A page of the server is shown as it is: the server did all of
 * that. Linear in the number of rows, if the order of a sort is given.
 */
export function viewOf<Row extends { readonly id: string }>(
  all: readonly Row[],
  request: ViewRequest<Row>,
  prepared?: Prepared,
): ListView<Row> {
  const { search = '', asked = '', sort = null, page = null } = request;
  const searched = toSearched(search);
  const common = {
    all,
    search: searched,
    request: [search, asked, sort?.column, sort?.direction, page?.number],
  };
  if (page?.total !== undefined) {
    // The page may have fewer rows than its size, because rows in deletion are hidden.
    const range = pagingRange(page.total, page.number, page.size, all.length);
    return { ...common, matching: all, rows: all, range };
  }
  const matching = matchingRows(all, searched, request, prepared);
  const { length } = matching;
  if (page === null)
    return { ...common, matching, rows: matching, range: pagingRange(length, 1, Math.max(1, length)) };
  const range = pagingRange(length, page.number, page.size);
  return { ...common, matching, rows: matching.slice(Math.max(0, range.from - 1), range.to), range };
}

function matchingRows<Row extends { readonly id: string }>(
  all: readonly Row[],
  searched: string,
  request: ViewRequest<Row>,
  prepared: Prepared | undefined,
): readonly Row[] {
  const { columns, filter } = request;
  const { texts = searchTexts(all, columns), order = orderOf(all, request) } = prepared ?? {};
  if (searched === '' && !filter && !order) return all;
  const found = searchTest({ rows: all, texts }, searched);
  const matching: Row[] = [];
  // By index: an iterator is slow until the engine has compiled it, which is too late for the first letter typed.
  for (let i = 0; i < all.length; i += 1) {
    const position = order?.[i] ?? i;
    const row = all[position];
    if (row === undefined || (filter && !filter(row))) continue;
    if (found === null || found(position)) matching.push(row);
  }
  return matching;
}

/** The shown page of a list, counted from 1. `paged`: the rows are one page of the server. */
export interface ShownPage {
  readonly number: number;
  /** The rows of a page; undefined for a list without pages. */
  readonly size: number | undefined;
  readonly paged: boolean;
}

/** The page to view; null for a list without pages. Rows of the previous page keep its number of rows in all. */
export function toPageRequest(
  read: QueryResult<Page<unknown>>,
  { number, size, paged }: ShownPage,
): PageRequest | null {
  if (size === undefined) return null;
  if (!paged) return { number, size };
  if (read.status !== 'ready') return { number, size, total: 0 };
  const { rows, total } = read.data;
  // While deletions are in flight, `total` may be smaller than the number of the last row shown.
  const last = read.isPrevious || rows.length === 0 ? 0 : (number - 1) * size + rows.length;
  return { number, size, total: Math.max(total, last) };
}
