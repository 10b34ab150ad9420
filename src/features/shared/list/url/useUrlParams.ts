import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { splitQuery, wholeQuery, withLong } from './longQuery.ts';
import { type ParamDefaults, readParams, writeParams } from './urlParams.ts';

/**
 * The pause after typing or choosing before the URL is written, in ms. The control itself shows the input immediately;
 * the router's and the list's work is done in later frames.
 */
const TYPING_PAUSE = 400;
const CHOOSING_PAUSE = 100;

export interface UrlParams<Defaults extends ParamDefaults> {
  /** The current values, including those not yet written to the URL. */
  readonly values: Defaults;
  /** Changes a text while it is typed: visible immediately, written after a pause, replacing the history entry. */
  readonly setTyped: (changes: Partial<Defaults>) => void;
  /** Changes a filter or the sort: visible immediately, written shortly after, replacing the history entry. */
  readonly set: (changes: Partial<Defaults>) => void;
  /** Changes the page or the opened record: written immediately, as a new history entry. */
  readonly push: (changes: Partial<Defaults>) => void;
  /** Goes back if `push` created the history entry in this tab; else writes `fallback` in its place. */
  readonly goBack: (fallback: Partial<Defaults>) => void;
}

/** The values of the latest render that the callbacks read. */
interface Latest<Defaults> {
  readonly location: Location;
  /** The whole query string of the location. */
  readonly queryString: string;
  readonly pending: Partial<Defaults>;
}

/** A navigation back in progress, with the changes that were made since it began. */
interface GoingBack<Defaults> {
  readonly pending: Partial<Defaults>;
  readonly how: 'replace' | 'push';
}

/** Time limit for a navigation back, in ms; after it, a question about unsaved input has stopped the navigation. */
const BACK_TIMEOUT = 1000;

/** State of a history entry that `push` created; it survives a reload, as the history does. */
const PUSHED = { pushed: true } as const;

function wasPushed(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'pushed' in state;
}

/**
 * Keeps the query of a list in the URL, so that it can be shared and survives Back and reload (product.md "Lists").
 * `defaults` must be a constant; values equal to them are left out of the URL. A text too long for a URL is kept in the
 * state of the history entry, for Back and reload in this tab.
 */
export function useUrlParams<Defaults extends ParamDefaults>(defaults: Defaults): UrlParams<Defaults> {
  const location = useLocation();
  const queryString = wholeQuery(location.search, location.state, defaults);
  const navigate = useNavigate();
  // Changes that override the URL until the router has navigated, so that input is visible immediately.
  const [pending, setPending] = useState<Partial<Defaults>>({});
  // The callbacks read the latest render from a ref, so that they are stable: the table's columns depend on them.
  const latest = useRef<Latest<Defaults> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const written = useRef(queryString);
  const goingBack = useRef<GoingBack<Defaults> | null>(null);
  const backTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    latest.current = { location, queryString, pending };
    return () => {
      latest.current = null;
    };
  }, [location, queryString, pending]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      clearTimeout(backTimer.current);
    },
    [],
  );

  /** Makes changes visible immediately; the caller decides when they are written to the URL. */
  const showPending = useCallback((changes: Partial<Defaults>) => {
    clearTimeout(timer.current);
    const back = goingBack.current;
    if (back) goingBack.current = { ...back, pending: { ...back.pending, ...changes } };
    setPending((old) => ({ ...old, ...changes }));
  }, []);

  const write = useCallback(
    async (changes: Partial<Defaults>, how: 'replace' | 'push') => {
      const now = latest.current;
      if (!now) return;
      if (goingBack.current) {
        // Written now, the changes would replace the history entry that is being left.
        if (how === 'push') goingBack.current = { ...goingBack.current, how };
        return;
      }
      const { location, queryString } = now;
      const from = writeParams(queryString, now.pending, defaults);
      const to = writeParams(from, changes, defaults);
      // Pending input is first written to the old history entry, so that Back restores it.
      const replacement = how === 'push' ? from : to;
      written.current = to;
      const go = async (target: string, state: unknown, replace: boolean) => {
        const { search, long } = splitQuery(target, defaults);
        const { pathname, hash } = location;
        await navigate({ pathname, search, hash }, { replace, state: withLong(state, long) });
      };
      if (replacement !== queryString) await go(replacement, location.state, true);
      if (to !== replacement) await go(to, PUSHED, false);
    },
    [navigate, defaults],
  );

  const endGoingBack = useCallback(() => {
    const ended = goingBack.current;
    clearTimeout(backTimer.current);
    goingBack.current = null;
    if (ended && Object.keys(ended.pending).length > 0) void write(ended.pending, ended.how);
  }, [write]);

  // After another navigation (Back, a link to this screen) pending changes are dropped, because they belong to the old
  // entry. Changes made since a navigation back began belong to the entry that it leads to.
  useLayoutEffect(() => {
    if (queryString === written.current) return;
    written.current = queryString;
    clearTimeout(timer.current);
    setPending(goingBack.current?.pending ?? {});
    if (latest.current) latest.current = { ...latest.current, pending: {} };
    endGoingBack();
  }, [queryString, endGoingBack]);

  const writeAfter = useCallback(
    (changes: Partial<Defaults>, pause: number) => {
      showPending(changes);
      timer.current = setTimeout(() => void write({}, 'replace'), pause);
    },
    [showPending, write],
  );
  const setTyped = useCallback(
    (changes: Partial<Defaults>) => writeAfter(changes, TYPING_PAUSE),
    [writeAfter],
  );
  const set = useCallback((changes: Partial<Defaults>) => writeAfter(changes, CHOOSING_PAUSE), [writeAfter]);
  const writeNow = useCallback(
    (changes: Partial<Defaults>, how: 'replace' | 'push') => {
      showPending(changes);
      void write(changes, how);
    },
    [showPending, write],
  );
  const push = useCallback((changes: Partial<Defaults>) => writeNow(changes, 'push'), [writeNow]);
  const goBack = useCallback(
    (fallback: Partial<Defaults>) => {
      if (!wasPushed(latest.current?.location.state)) return writeNow(fallback, 'replace');
      if (goingBack.current) return;
      goingBack.current = { pending: {}, how: 'replace' };
      backTimer.current = setTimeout(endGoingBack, BACK_TIMEOUT);
      void navigate(-1);
    },
    [navigate, writeNow, endGoingBack],
  );

  return { values: { ...readParams(queryString, defaults), ...pending }, setTyped, set, push, goBack };
}
