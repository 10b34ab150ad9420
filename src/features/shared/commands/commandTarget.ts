import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What commands act on while it is on the screen: the shown list, the open ticket. */
export interface CommandTarget<Value> {
  /** Sets the target while the component is mounted. */
  useTarget: (value: Value) => void;
  /** The target that was set last; null while there is none. */
  now: () => Value | null;
}

/** A target that components set and the search reads when it opens; no component renders when it changes. */
export function commandTarget<Value>(): CommandTarget<Value> {
  const targets: RefObject<Value>[] = [];
  return {
    useTarget: (value) => {
      const latest = useRef(value);
      useLayoutEffect(() => {
        latest.current = value;
      });
      useLayoutEffect(() => {
        targets.push(latest);
        return () => void targets.splice(targets.indexOf(latest), 1);
      }, []);
    },
    now: () => targets.at(-1)?.current ?? null,
  };
}
