import type { Sort } from '#src/components/DataTable/types.ts';

/** Names of query parameters with their defaults. */
export type ParamDefaults = Readonly<Record<string, string>>;

/** The values of the parameters in a query string (with or without `?`), defaults filled in. */
export function readParams<Defaults extends ParamDefaults>(
  queryString: string,
  defaults: Defaults,
): Defaults {
  const params = new URLSearchParams(queryString);
  const entries = Object.entries(defaults).map(([name, value]) => [name, params.get(name) ?? value]);
  return Object.fromEntries(entries) as Defaults;
}

/**
 * The query string after `changes`: `?search=x&status=active`. Parameters are in the order of `defaults`; those equal to
 * their default are left out, those that `defaults` does not name stay. Empty without any parameter.
 */
export function writeParams<Defaults extends ParamDefaults>(
  queryString: string,
  changes: Partial<Defaults>,
  defaults: Defaults,
): string {
  const old = new URLSearchParams(queryString);
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...readParams(queryString, defaults), ...changes })) {
    if (value !== undefined && value !== defaults[name]) next.set(name, value);
  }
  for (const [name, value] of old) {
    if (!Object.hasOwn(defaults, name)) next.append(name, value);
  }
  return toQueryString(next);
}

/** The longest query string of a URL, in characters: servers refuse URLs of a few kilobytes (431), also at a reload. */
export const LONGEST_QUERY = 2000;

/** The query string as a URL can have it: its longest values are left out until the rest is short enough. */
export function shortened(queryString: string): string {
  const params = new URLSearchParams(queryString);
  for (const [name] of [...params].toSorted(([, one], [, other]) => other.length - one.length)) {
    if (toQueryString(params).length <= LONGEST_QUERY) break;
    params.delete(name);
  }
  return toQueryString(params);
}

function toQueryString(params: URLSearchParams): string {
  return params.size === 0 ? '' : `?${params.toString()}`;
}

/** The table's sort from a parameter, `name.desc`; null for an empty or malformed text and for an unknown column. */
export function parseSort(
  text: string,
  columns: readonly { id: string; sortValue?: unknown }[],
): Sort | null {
  const dot = text.lastIndexOf('.');
  const id = text.slice(0, dot);
  const direction = text.slice(dot + 1);
  if (direction !== 'asc' && direction !== 'desc') return null;
  if (!columns.some((column) => column.id === id && column.sortValue !== undefined)) return null;
  return { column: id, direction: direction === 'asc' ? 'ascending' : 'descending' };
}

/** The table's sort as a parameter; empty for none. */
export function formatSort(sort: Sort | null): string {
  return sort === null ? '' : `${sort.column}.${sort.direction === 'ascending' ? 'asc' : 'desc'}`;
}

/** The page of a parameter, counted from 1; the first page for a malformed text. */
export function parsePage(text: string): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** The page as a parameter; empty for the first page. */
export function formatPage(page: number): string {
  return page === 1 ? '' : String(page);
}
