import { useEffect, useEffectEvent, useState } from 'react';

/** A part of a component whose code comes when it is reached for. */
export interface LazyPart<T> {
  /** The part when its code is there; null before. */
  peek(): T | null;
  /** Fetches the code once; a failed fetch is tried again by the next call. */
  load(): Promise<T>;
}

/** Makes a part of a dynamic import. Unlike React's own `lazy`, one failure is not remembered for ever. */
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

/** Fetches without waiting: when the pointer or the focus comes near. A failure is met when the part is used. */
export function preload(part: LazyPart<unknown>): void {
  part.load().catch(() => {});
}

/**
 * The part once it is `wanted` and there; null until then. `onFail` takes back what showed as open: the next press
 * fetches again. That a part could not be loaded is said by the app (`vite:preloadError`).
 */
export function useLazyPart<T>(part: LazyPart<T>, wanted: boolean, onFail?: () => void): T | null {
  const [value, setValue] = useState<{ part: T } | null>(null);
  const here = value?.part ?? part.peek();

  const fail = useEffectEvent(() => onFail?.());

  useEffect(() => {
    if (!wanted || here) return;
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
  }, [part, wanted, here]);

  return wanted ? here : null;
}
