import { type ParamDefaults, writeParams } from './urlParams.ts';

/**
 * The longest query string that is written into the URL, in characters: servers refuse URLs of a few kilobytes (431), so
 * that a reload would fail.
 */
export const LONGEST_QUERY = 2000;

/** A query string in two parts: one in the URL, and values that are too long for it in the state of the history entry. */
export interface SplitQuery {
  /** `?status=active`, or empty. */
  readonly search: string;
  /** Values that are too long for the URL, by parameter; null for none. */
  readonly long: Readonly<Record<string, string>> | null;
}

/** Splits a query string: the longest values are taken out of the URL until the rest fits. */
export function splitQuery<Defaults extends ParamDefaults>(
  queryString: string,
  defaults: Defaults,
): SplitQuery {
  const long: Record<string, string> = {};
  let search = queryString;
  const own = [...new URLSearchParams(queryString)].filter(([name]) => Object.hasOwn(defaults, name));
  for (const [name, value] of own.toSorted(([, one], [, other]) => other.length - one.length)) {
    if (search.length <= LONGEST_QUERY) break;
    long[name] = value;
    search = writeParams(search, { [name]: defaults[name] } as Partial<Defaults>, defaults);
  }
  return { search, long: search === queryString ? null : long };
}

/** The whole query string of a history entry: that of its URL and the long values in its `state`. */
export function wholeQuery<Defaults extends ParamDefaults>(
  search: string,
  state: unknown,
  defaults: Defaults,
): string {
  const long = longOf(state);
  if (!long) return search;
  const known = Object.entries(long).filter(
    ([name, value]) => Object.hasOwn(defaults, name) && typeof value === 'string',
  );
  return writeParams(search, Object.fromEntries(known) as Partial<Defaults>, defaults);
}

/** The state of a history entry with these long values in place of its former ones. */
export function withLong(state: unknown, long: SplitQuery['long']): object | null {
  const { long: _old, ...rest } = { ...(typeof state === 'object' ? state : null), long: null };
  if (long) return { ...rest, long };
  return Object.keys(rest).length > 0 ? rest : null;
}

function longOf(state: unknown): object | null {
  if (typeof state !== 'object' || state === null || !('long' in state)) return null;
  return typeof state.long === 'object' ? state.long : null;
}
