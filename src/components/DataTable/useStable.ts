import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Functions of stable identity that call the latest of the given ones, for handlers of memoized components. They must
 * not be called during rendering.
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
