import type { Sort } from '#src/components/DataTable/types.ts';

/** Reads a parameter that may be repeated, `priority=Critical&priority=High`: equal choices give equal lists. */
export type ReadRepeated = (texts: readonly string[]) => readonly string[];

/** The parameters of a query: the default of a text, or the reader of a repeated one, which is empty by default. */
export type ParamDefaults = Readonly<Record<string, string | ReadRepeated>>;

/** The value of a parameter; a list for one that may be repeated. */
export type ParamValue = string | readonly string[];

type ValueOf<Default> = Default extends string ? string : readonly string[];

/** The values of parameters. */
export type ParamValues<Defaults> = { readonly [Name in keyof Defaults]: ValueOf<Defaults[Name]> };

/** The values of the parameters in a query string (with or without `?`), defaults filled in. */
export function readParams<Defaults extends ParamDefaults>(
  queryString: string,
  defaults: Defaults,
): ParamValues<Defaults> {
  const params = new URLSearchParams(queryString);
  const entries = Object.entries(defaults).map(([name, value]) => [
    name,
    typeof value === 'function' ? value(params.getAll(name)) : (params.get(name) ?? value),
  ]);
  return Object.fromEntries(entries) as ParamValues<Defaults>;
}

/** The values after changes; repeated ones are read like those of a query string, so that equal choices are equal lists. */
export function changedParams<Defaults extends ParamDefaults, Values extends Partial<ParamValues<Defaults>>>(
  values: Values,
  changes: Partial<ParamValues<Defaults>>,
  defaults: Defaults,
): Values {
  const read = Object.entries<ParamValue | undefined>(changes).map(([name, value]) => {
    const reader = defaults[name];
    return [name, typeof reader === 'function' && value ? reader(textsOf(value)) : value];
  });
  return { ...values, ...Object.fromEntries(read) };
}

/** The texts of a value, as the URL has them. */
export function textsOf(value: ParamValue): readonly string[] {
  return typeof value === 'string' ? [value] : value;
}

/** Whether two values of a parameter are the same. */
export function sameValue(one: ParamValue | undefined, other: ParamValue | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * The query string after `changes`: `?search=x&status=active`. Parameters are in the order of `defaults`; those equal to
 * their default are left out, those that `defaults` does not name stay. Empty without any parameter.
 */
export function writeParams<Defaults extends ParamDefaults>(
  queryString: string,
  changes: Partial<ParamValues<Defaults>>,
  defaults: Defaults,
): string {
  const old = new URLSearchParams(queryString);
  const next = new URLSearchParams();
  const values: Readonly<Record<string, ParamValue | undefined>> = {
    ...readParams(queryString, defaults),
    ...changes,
  };
  for (const [name, value] of Object.entries(values)) {
    for (const text of textsOf(value ?? [])) if (text !== defaults[name]) next.append(name, text);
  }
  for (const [name, value] of old) {
    if (!Object.hasOwn(defaults, name)) next.append(name, value);
  }
  return toQueryString(next);
}

/** The longest query string of a URL, in characters: servers refuse URLs of a few kilobytes (431), also at a reload. */
export const LONGEST_QUERY = 2000;

/** The query string as a URL can have it: its longest parameters are left out until the rest is short enough. */
export function shortened(queryString: string): string {
  const params = new URLSearchParams(queryString);
  const lengthOf = (name: string) => params.getAll(name).join('').length;
  const longestFirst = [...new Set(params.keys())].toSorted((one, other) => lengthOf(other) - lengthOf(one));
  for (const name of longestFirst) {
    if (toQueryString(params).length <= LONGEST_QUERY) break;
    params.delete(name);
  }
  return toQueryString(params);
}

/** A history entry, as far as it has values of parameters. */
export interface ParamsEntry {
  readonly search: string;
  readonly state: unknown;
}

/** The values that are too long for the URL of a history entry, which has them in its state: `{ kept: { search: '…' } }`. */
export function keptIn<Defaults extends ParamDefaults>(
  state: unknown,
  defaults: Defaults,
): Partial<ParamValues<Defaults>> {
  if (typeof state !== 'object' || state === null || !('kept' in state)) return {};
  const { kept } = state;
  if (typeof kept !== 'object' || kept === null) return {};
  const texts = Object.entries(kept).flatMap(([name, value]: [string, unknown]) => {
    const reader = defaults[name];
    if (typeof reader === 'function') {
      return Array.isArray(value) ? [[name, reader(value.filter((text) => typeof text === 'string'))]] : [];
    }
    return reader !== undefined && typeof value === 'string' ? [[name, value]] : [];
  });
  return Object.fromEntries(texts) as Partial<ParamValues<Defaults>>;
}

/** The values of a history entry: those of its URL, and those that are too long for it. */
export function entryParams<Defaults extends ParamDefaults>(
  { search, state }: ParamsEntry,
  defaults: Defaults,
): ParamValues<Defaults> {
  return { ...readParams(search, defaults), ...keptIn(state, defaults) };
}

/** The history entry for values: what its URL has, and in its state what is too long for that. */
export function toEntry<Defaults extends ParamDefaults>(
  search: string,
  values: ParamValues<Defaults>,
  defaults: Defaults,
): { readonly search: string; readonly kept: Partial<ParamValues<Defaults>> } {
  const written = shortened(writeParams(search, values, defaults));
  const inUrl: Readonly<Record<string, ParamValue>> = readParams(written, defaults);
  const tooLong = Object.entries<ParamValue>(values).filter(
    ([name, value]) => !sameValue(value, inUrl[name]),
  );
  return { search: written, kept: Object.fromEntries(tooLong) as Partial<ParamValues<Defaults>> };
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
