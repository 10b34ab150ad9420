import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What commands act on while it is on the screen: the shown list, the open ticket. */
export interface CommandContext<Value> {
  /** Sets the context while the component is mounted. */
  useProvided: (value: Value) => void;
  /** The context that was set last; null while there is none. */
  now: () => Value | null;
}

/** A context that components set and the search reads when it opens; no component renders when it changes. */
export function commandContext<Value>(): CommandContext<Value> {
  const provided: RefObject<Value>[] = [];
  return {
    useProvided: (value) => {
      const latest = useRef(value);
      useLayoutEffect(() => {
        latest.current = value;
      });
      useLayoutEffect(() => {
        provided.push(latest);
        return () => void provided.splice(provided.indexOf(latest), 1);
      }, []);
    },
    now: () => provided.at(-1)?.current ?? null,
  };
}
