import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { type ParamDefaults, readParams, writeParams } from './filterParams.ts';
import { toPlace, wholeQuery, withLong } from './longQuery.ts';

/**
 * How long typing or choosing has to rest before the address is written, in ms. What is shown never waits: the
 * router's own work, as much as that of the list, comes after the frame that shows it.
 */
const TYPING_PAUSE = 400;
const CHOOSING_PAUSE = 100;

export interface FilterParams<Defaults extends ParamDefaults> {
  /** What holds now, what was typed a moment ago included. */
  readonly values: Defaults;
  /** A text grows: shown at once, written to the address when the person pauses, replacing. */
  readonly type: (changes: Partial<Defaults>) => void;
  /** A filter or the sort changed: shown at once, written right after, replacing. */
  readonly set: (changes: Partial<Defaults>) => void;
  /** A place to come back from (a page, an opened record): written at once, as a step of its own. */
  readonly push: (changes: Partial<Defaults>) => void;
  /** Leaves a place: one step back when `push` led there in this tab, else `changes` in place of it. */
  readonly leave: (changes: Partial<Defaults>) => void;
}

/** What the callbacks need of a render. */
interface Latest<Defaults> {
  readonly location: Location;
  /** The whole query of the location. */
  readonly query: string;
  readonly asked: Partial<Defaults>;
}

/** A step back that is under way, and what was asked since it began. */
interface Step<Defaults> {
  readonly asked: Partial<Defaults>;
  readonly how: 'replace' | 'push';
}

/** A step back that has not arrived by then was stopped, by a question about unsaved input; in ms. */
const STEP_WAIT = 1000;

/** Lies in the history beside a place that `push` led to; it survives a reload, as the history does. */
const PUSHED = { pushed: true } as const;

function wasPushed(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'pushed' in state;
}

/**
 * Keeps what a list shows in the address, so that it can be sent to a colleague and survives Back and reload
 * (product.md "Lists"). `defaults` must be a constant; values that equal them are left out of the address. A text too
 * long for an address lies beside it in the history entry, for Back and reload of this tab.
 */
export function useFilterParams<Defaults extends ParamDefaults>(defaults: Defaults): FilterParams<Defaults> {
  const location = useLocation();
  const query = wholeQuery(location.search, location.state, defaults);
  const navigate = useNavigate();
  // Lies over the address: routers move in their own time, what a person types or picks shows at once.
  const [asked, setAsked] = useState<Partial<Defaults>>({});
  // What the callbacks need of the latest render; they keep their identity, the table's columns rely on it.
  const latest = useRef<Latest<Defaults> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const written = useRef(query);
  const step = useRef<Step<Defaults> | null>(null);
  const stepTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    latest.current = { location, query, asked };
    return () => {
      latest.current = null;
    };
  }, [location, query, asked]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      clearTimeout(stepTimer.current);
    },
    [],
  );

  /** Shows it at once; when it is written is the caller's business. */
  const ask = useCallback((changes: Partial<Defaults>) => {
    clearTimeout(timer.current);
    if (step.current) step.current = { ...step.current, asked: { ...step.current.asked, ...changes } };
    setAsked((old) => ({ ...old, ...changes }));
  }, []);

  const write = useCallback(
    async (changes: Partial<Defaults>, how: 'replace' | 'push') => {
      const now = latest.current;
      if (!now) return;
      if (step.current) {
        // It would be written over the place that is being left, and lead back to it.
        if (how === 'push') step.current = { ...step.current, how };
        return;
      }
      const { location, query } = now;
      const here = writeParams(query, now.asked, defaults);
      const there = writeParams(here, changes, defaults);
      // What was typed belongs to the place that is left, so that Back finds it there.
      const before = how === 'push' ? here : there;
      written.current = there;
      const go = async (to: string, state: unknown, replace: boolean) => {
        const { search, long } = toPlace(to, defaults);
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
    if (ended && Object.keys(ended.asked).length > 0) void write(ended.asked, ended.how);
  }, [write]);

  // Someone else went somewhere (Back, a link to this very screen): what was asked belonged to before. What was asked
  // since a step back began belongs to where it leads.
  useLayoutEffect(() => {
    if (query === written.current) return;
    written.current = query;
    clearTimeout(timer.current);
    setAsked(step.current?.asked ?? {});
    if (latest.current) latest.current = { ...latest.current, asked: {} };
    endStep();
  }, [query, endStep]);

  const writeAfter = useCallback(
    (changes: Partial<Defaults>, pause: number) => {
      ask(changes);
      timer.current = setTimeout(() => void write({}, 'replace'), pause);
    },
    [ask, write],
  );
  const type = useCallback((changes: Partial<Defaults>) => writeAfter(changes, TYPING_PAUSE), [writeAfter]);
  const set = useCallback((changes: Partial<Defaults>) => writeAfter(changes, CHOOSING_PAUSE), [writeAfter]);
  const writeNow = useCallback(
    (changes: Partial<Defaults>, how: 'replace' | 'push') => {
      ask(changes);
      void write(changes, how);
    },
    [ask, write],
  );
  const push = useCallback((changes: Partial<Defaults>) => writeNow(changes, 'push'), [writeNow]);
  const leave = useCallback(
    (changes: Partial<Defaults>) => {
      if (!wasPushed(latest.current?.location.state)) return writeNow(changes, 'replace');
      if (step.current) return;
      step.current = { asked: {}, how: 'replace' };
      stepTimer.current = setTimeout(endStep, STEP_WAIT);
      void navigate(-1);
    },
    [navigate, writeNow, endStep],
  );

  return { values: { ...readParams(query, defaults), ...asked }, type, set, push, leave };
}
