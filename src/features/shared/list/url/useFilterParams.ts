import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { type ParamDefaults, readParams, writeParams } from './filterParams.ts';
import { splitQuery, wholeQuery, withLong } from './longQuery.ts';

/**
 * The pause after typing or choosing before the address is written, in ms. The control itself shows the input
 * immediately; the router's and the list's work is done in later frames.
 */
const TYPING_PAUSE = 400;
const CHOOSING_PAUSE = 100;

export interface FilterParams<Defaults extends ParamDefaults> {
  /** The current values, including those not yet written to the address. */
  readonly values: Defaults;
  /** Changes a text while it is typed: visible immediately, written after a pause, replacing the history entry. */
  readonly type: (changes: Partial<Defaults>) => void;
  /** Changes a filter or the sort: visible immediately, written shortly after, replacing the history entry. */
  readonly set: (changes: Partial<Defaults>) => void;
  /** Changes the page or the opened record: written immediately, as a new history entry. */
  readonly push: (changes: Partial<Defaults>) => void;
  /** Leaves a history entry: goes back if `push` created it in this tab, else writes `changes` in its place. */
  readonly leave: (changes: Partial<Defaults>) => void;
}

/** The values of the latest render that the callbacks read. */
interface Latest<Defaults> {
  readonly location: Location;
  /** The whole query of the location. */
  readonly query: string;
  readonly pending: Partial<Defaults>;
}

/** A navigation back in progress, with the changes that were made since it began. */
interface StepBack<Defaults> {
  readonly pending: Partial<Defaults>;
  readonly how: 'replace' | 'push';
}

/** Time limit for a navigation back, in ms; after it, a question about unsaved input has stopped the navigation. */
const STEP_WAIT = 1000;

/** State of a history entry that `push` created; it survives a reload, as the history does. */
const PUSHED = { pushed: true } as const;

function wasPushed(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'pushed' in state;
}

/**
 * Keeps the query of a list in the address, so that it can be shared and survives Back and reload (product.md "Lists").
 * `defaults` must be a constant; values equal to them are left out of the address. A text too long for an address is
 * kept in the state of the history entry, for Back and reload in this tab.
 */
export function useFilterParams<Defaults extends ParamDefaults>(defaults: Defaults): FilterParams<Defaults> {
  const location = useLocation();
  const query = wholeQuery(location.search, location.state, defaults);
  const navigate = useNavigate();
  // Changes that override the address until the router has navigated, so that input is visible immediately.
  const [pending, setPending] = useState<Partial<Defaults>>({});
  // The callbacks read the latest render from a ref, so that they are stable: the table's columns depend on them.
  const latest = useRef<Latest<Defaults> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const written = useRef(query);
  const step = useRef<StepBack<Defaults> | null>(null);
  const stepTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    latest.current = { location, query, pending };
    return () => {
      latest.current = null;
    };
  }, [location, query, pending]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      clearTimeout(stepTimer.current);
    },
    [],
  );

  /** Makes changes visible immediately; the caller decides when they are written to the address. */
  const showPending = useCallback((changes: Partial<Defaults>) => {
    clearTimeout(timer.current);
    if (step.current) step.current = { ...step.current, pending: { ...step.current.pending, ...changes } };
    setPending((old) => ({ ...old, ...changes }));
  }, []);

  const write = useCallback(
    async (changes: Partial<Defaults>, how: 'replace' | 'push') => {
      const now = latest.current;
      if (!now) return;
      if (step.current) {
        // Written now, the changes would replace the history entry that is being left.
        if (how === 'push') step.current = { ...step.current, how };
        return;
      }
      const { location, query } = now;
      const here = writeParams(query, now.pending, defaults);
      const there = writeParams(here, changes, defaults);
      // Pending input is first written to the old history entry, so that Back restores it.
      const before = how === 'push' ? here : there;
      written.current = there;
      const go = async (to: string, state: unknown, replace: boolean) => {
        const { search, long } = splitQuery(to, defaults);
        const { pathname, hash } = location;
        await navigate({ pathname, search, hash }, { replace, state: withLong(state, long) });
      };
      if (before !== query) await go(before, location.state, true);
      if (there !== before) await go(there, PUSHED, false);
    },
    [navigate, defaults],
  );

  const endStep = useCallback(() => {
    const ended = step.current;
    clearTimeout(stepTimer.current);
    step.current = null;
    if (ended && Object.keys(ended.pending).length > 0) void write(ended.pending, ended.how);
  }, [write]);

  // After another navigation (Back, a link to this screen) pending changes are dropped, because they belong to the old
  // entry. Changes made since a navigation back began belong to the entry that it leads to.
  useLayoutEffect(() => {
    if (query === written.current) return;
    written.current = query;
    clearTimeout(timer.current);
    setPending(step.current?.pending ?? {});
    if (latest.current) latest.current = { ...latest.current, pending: {} };
    endStep();
  }, [query, endStep]);

  const writeAfter = useCallback(
    (changes: Partial<Defaults>, pause: number) => {
      showPending(changes);
      timer.current = setTimeout(() => void write({}, 'replace'), pause);
    },
    [showPending, write],
  );
  const type = useCallback((changes: Partial<Defaults>) => writeAfter(changes, TYPING_PAUSE), [writeAfter]);
  const set = useCallback((changes: Partial<Defaults>) => writeAfter(changes, CHOOSING_PAUSE), [writeAfter]);
  const writeNow = useCallback(
    (changes: Partial<Defaults>, how: 'replace' | 'push') => {
      showPending(changes);
      void write(changes, how);
    },
    [showPending, write],
  );
  const push = useCallback((changes: Partial<Defaults>) => writeNow(changes, 'push'), [writeNow]);
  const leave = useCallback(
    (changes: Partial<Defaults>) => {
      if (!wasPushed(latest.current?.location.state)) return writeNow(changes, 'replace');
      if (step.current) return;
      step.current = { pending: {}, how: 'replace' };
      stepTimer.current = setTimeout(endStep, STEP_WAIT);
      void navigate(-1);
    },
    [navigate, writeNow, endStep],
  );

  return { values: { ...readParams(query, defaults), ...pending }, type, set, push, leave };
}
