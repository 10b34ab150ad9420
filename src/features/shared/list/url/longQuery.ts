import { type ParamDefaults, writeParams } from './filterParams.ts';

/**
 * The longest query that is written into the address, in characters: servers refuse addresses of a few kilobytes
 * (431), and a reload would ask for just that.
 */
export const LONGEST_QUERY = 2000;

/** Where a view is written: what of it fits into the address, and what goes beside it into the history entry. */
export interface Place {
  /** `?status=active`, or empty. */
  readonly search: string;
  /** Values that are too long for the address, by parameter; null for none. */
  readonly long: Readonly<Record<string, string>> | null;
}

/** Divides a whole query: the longest values leave the address until the rest fits. */
export function toPlace<Defaults extends ParamDefaults>(query: string, defaults: Defaults): Place {
  const long: Record<string, string> = {};
  let search = query;
  const own = [...new URLSearchParams(query)].filter(([name]) => Object.hasOwn(defaults, name));
  for (const [name, value] of own.toSorted(([, one], [, other]) => other.length - one.length)) {
    if (search.length <= LONGEST_QUERY) break;
    long[name] = value;
    search = writeParams(search, { [name]: defaults[name] } as Partial<Defaults>, defaults);
  }
  return { search, long: search === query ? null : long };
}

/** The whole query of a place in the history, whose `state` may hold what the address could not. */
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

/** The state of a history entry with this beside the address, and nothing older. */
export function withLong(state: unknown, long: Place['long']): object | null {
  const { long: _old, ...rest } = { ...(typeof state === 'object' ? state : null), long: null };
  if (long) return { ...rest, long };
  return Object.keys(rest).length > 0 ? rest : null;
}

function longOf(state: unknown): object | null {
  if (typeof state !== 'object' || state === null || !('long' in state)) return null;
  return typeof state.long === 'object' ? state.long : null;
}
