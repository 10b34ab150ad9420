import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { RouterContext } from './RouterContext.ts';
import { entryParams, keptIn, type ParamDefaults, type ParamValues } from './urlParams.ts';
import { createUrlWriter } from './urlWriter.ts';

export type UrlParams<Defaults extends ParamDefaults> = {
  /** The current values, including those not written to the URL. */
  readonly values: ParamValues<Defaults>;
  /** A value is too long for the URL: it is kept in this tab. */
  readonly tooLong: boolean;
} & Omit<ReturnType<typeof createUrlWriter<Defaults>>, 'connect'>;

/**
 * Keeps the query of a list in the URL, so that it can be shared and survives Back and reload (product.md "Lists").
 * `defaults` must be a constant; values equal to them are left out of the URL. What is too long for a URL stays in this tab.
 * The functions are always the same, because the table's columns depend on them.
 */
export function useUrlParams<Defaults extends ParamDefaults>(defaults: Defaults): UrlParams<Defaults> {
  const router = use(RouterContext);
  if (!router) throw new Error('useUrlParams needs a RouterContext.');
  const rendered = useLocation();
  const latest = useSyncExternalStore(router.subscribe, () => router.state.location);
  const [pending, setPending] = useState<Partial<ParamValues<Defaults>>>({});
  const [{ connect, ...functions }] = useState(() => createUrlWriter(router, defaults, setPending));
  useEffect(connect, [connect]);

  // The query of another page is not that of this list, which React still shows.
  const entry = latest.pathname === rendered.pathname ? latest : rendered;
  const tooLong = Object.keys(keptIn(entry.state, defaults)).length > 0;
  return { values: { ...entryParams(entry, defaults), ...pending }, tooLong, ...functions };
}
