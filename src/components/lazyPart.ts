import { useEffect, useEffectEvent, useState } from 'react';

/** A part of a component whose code is loaded on demand. */
export interface LazyPart<T> {
  /** The loaded part, or null. */
  peek(): T | null;
  /** Loads the code once; the next call retries a failed load. */
  load(): Promise<T>;
}

/** Wraps a dynamic import. Unlike React's `lazy`, it does not keep a failure for ever. */
export function lazyPart<T>(fetchPart: () => Promise<T>): LazyPart<T> {
  let part: T | null = null;
  let pending: Promise<T> | null = null;
  return {
    peek: () => part,
    load() {
      pending ??= fetchPart().then(
        (fetched) => {
          part = fetched;
          return fetched;
        },
        (cause: unknown) => {
          pending = null;
          throw cause;
        },
      );
      return pending;
    },
  };
}

/** Starts loading, for hover and focus. A failure is handled when the part is used. */
export function preload(part: LazyPart<unknown>): void {
  part.load().catch(() => {});
}

/**
 * The part once it is `wanted` and loaded; null until then. `onFail` should reset the open state, so that the next
 * press loads again. The app reports the failure (`vite:preloadError`).
 */
export function useLazyPart<T>(part: LazyPart<T>, wanted: boolean, onFail?: () => void): T | null {
  const [value, setValue] = useState<{ part: T } | null>(null);
  const loaded = value?.part ?? part.peek();

  const fail = useEffectEvent(() => onFail?.());

  useEffect(() => {
    if (!wanted || loaded) return;
    let current = true;
    part.load().then(
      (fetched) => {
        if (current) setValue({ part: fetched });
      },
      () => {
        if (current) fail();
      },
    );
    return () => {
      current = false;
    };
  }, [part, wanted, loaded]);

  return wanted ? loaded : null;
}
