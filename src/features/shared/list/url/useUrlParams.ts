import { use, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { LatestLocationContext } from './LatestLocationContext.ts';
import { type ParamDefaults, type ParamValues, readParams } from './urlParams.ts';
import { createUrlWriter } from './urlWriter.ts';

export interface UrlParams<Defaults extends ParamDefaults> {
  /** The current values, including those not written to the URL. */
  readonly values: ParamValues<Defaults>;
  /** The values with every change so far, also before it is rendered; null during a navigation back. */
  readonly latest: () => ParamValues<Defaults> | null;
  /** Changes a text while it is typed: visible immediately, written after a pause, replacing the history entry. */
  readonly setTyped: (changes: Partial<ParamValues<Defaults>>) => void;
  /** Changes a filter or the sort: visible immediately, written shortly after, replacing the history entry. */
  readonly set: (changes: Partial<ParamValues<Defaults>>) => void;
  /** Changes the page or the opened record: written immediately, as a new history entry. */
  readonly push: (changes: Partial<ParamValues<Defaults>>) => void;
  /** Goes back if `push` created the history entry in this tab; else writes `fallback` in its place. */
  readonly goBack: (fallback: Partial<ParamValues<Defaults>>) => void;
}

/**
 * Keeps the query of a list in the URL, so that it can be shared and survives Back and reload (product.md "Lists").
 * `defaults` must be a constant; values equal to them are left out of the URL, and so is a text too long for a URL.
 * The functions are always the same, because the table's columns depend on them.
 */
export function useUrlParams<Defaults extends ParamDefaults>(defaults: Defaults): UrlParams<Defaults> {
  const location = useLocation();
  const navigate = useNavigate();
  const type = useNavigationType();
  const latestLocation = use(LatestLocationContext);
  const [pending, setPending] = useState<Partial<ParamValues<Defaults>>>({});
  const [{ arrive, pop, leave, ...functions }] = useState(() =>
    createUrlWriter(defaults, setPending, latestLocation),
  );
  useLayoutEffect(() => arrive(location, navigate, type), [arrive, location, navigate, type]);
  useEffect(() => leave, [leave]);
  useEffect(() => {
    addEventListener('popstate', pop);
    return () => removeEventListener('popstate', pop);
  }, [pop]);

  return { values: { ...readParams(location.search, defaults), ...pending }, ...functions };
}
