import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { type ParamDefaults, readParams, writeParams } from './filterParams.ts';

/** How long typing has to rest before the address is written, in ms. What is shown never waits. */
export const TYPING_PAUSE = 400;

export interface FilterParams<Defaults extends ParamDefaults> {
  /** What holds now, what was typed a moment ago included. */
  readonly values: Defaults;
  /** A text grows: shown at once, written to the address when the person pauses, replacing. */
  readonly type: (changes: Partial<Defaults>) => void;
  /** A filter or the sort changed: written at once, replacing. */
  readonly set: (changes: Partial<Defaults>) => void;
  /** A place to come back from (a page, an opened record): written at once, as a step of its own. */
  readonly push: (changes: Partial<Defaults>) => void;
  /** Leaves a place: one step back when `push` led there in this tab, else `changes` in place of it. */
  readonly leave: (changes: Partial<Defaults>) => void;
}

/** Lies in the history beside a place that `push` led to; it survives a reload, as the history does. */
const PUSHED = { pushed: true } as const;

function wasPushed(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'pushed' in state;
}

/**
 * Keeps what a list shows in the address, so that it can be sent to a colleague and survives Back and reload
 * (product.md "Lists"). `defaults` must be a constant; values that equal them are left out of the address.
 */
export function useFilterParams<Defaults extends ParamDefaults>(defaults: Defaults): FilterParams<Defaults> {
  const location = useLocation();
  const navigate = useNavigate();
  // Lies over the address: routers move in their own time, what a person types or picks shows at once.
  const [asked, setAsked] = useState<Partial<Defaults>>({});
  // What the callbacks need of the latest render; they keep their identity, the table's columns rely on it.
  const latest = useRef<{ location: Location; asked: Partial<Defaults> } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const written = useRef(location.search);

  useLayoutEffect(() => {
    latest.current = { location, asked };
    return () => {
      latest.current = null;
    };
  }, [location, asked]);

  useEffect(() => () => clearTimeout(timer.current), []);

  // Someone else went somewhere (Back, a link to this very screen): what was asked belonged to before.
  useLayoutEffect(() => {
    if (location.search === written.current) return;
    written.current = location.search;
    clearTimeout(timer.current);
    setAsked({});
  }, [location.search]);

  const write = useCallback(
    async (changes: Partial<Defaults>, how: 'replace' | 'push') => {
      const now = latest.current;
      if (!now) return;
      clearTimeout(timer.current);
      setAsked((old) => ({ ...old, ...changes }));
      const { pathname, search, hash, state } = now.location;
      const here = writeParams(search, now.asked, defaults);
      const there = writeParams(here, changes, defaults);
      // What was typed belongs to the place that is left, so that Back finds it there.
      const before = how === 'push' ? here : there;
      written.current = there;
      if (before !== search) await navigate({ pathname, search: before, hash }, { replace: true, state });
      if (there !== before) await navigate({ pathname, search: there, hash }, { state: PUSHED });
    },
    [navigate, defaults],
  );

  const type = useCallback(
    (changes: Partial<Defaults>) => {
      clearTimeout(timer.current);
      setAsked((old) => ({ ...old, ...changes }));
      timer.current = setTimeout(() => void write({}, 'replace'), TYPING_PAUSE);
    },
    [write],
  );
  const set = useCallback((changes: Partial<Defaults>) => void write(changes, 'replace'), [write]);
  const push = useCallback((changes: Partial<Defaults>) => void write(changes, 'push'), [write]);
  const leave = useCallback(
    (changes: Partial<Defaults>) => {
      if (wasPushed(latest.current?.location.state)) void navigate(-1);
      else void write(changes, 'replace');
    },
    [navigate, write],
  );

  return { values: { ...readParams(location.search, defaults), ...asked }, type, set, push, leave };
}
