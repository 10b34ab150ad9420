import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Functions of one identity that always call the newest of the given ones, for handlers of memoised
 * parts. Not to be called while rendering.
 */
export function useStable<Handlers extends { [name: string]: (...args: never[]) => unknown }>(
  handlers: Handlers,
): Handlers {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(handlers).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]),
      ) as Handlers,
  );
  return stable;
}
