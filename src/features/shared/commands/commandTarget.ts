import { useEffectEvent, useLayoutEffect } from 'react';

/** What commands act on while it is on the screen: the shown list, the open ticket. */
export interface CommandTarget<Value> {
  /** Sets the target while the component is mounted. */
  useTarget: (value: Value) => void;
  /** The target that was set last; null while there is none. */
  now: () => Value | null;
}

/** A target that components set and the search reads when it opens; no component renders when it changes. */
export function commandTarget<Value>(): CommandTarget<Value> {
  const set: (() => Value)[] = [];
  return {
    useTarget: (value) => {
      const latest = useEffectEvent(() => value);
      useLayoutEffect(() => {
        const read = () => latest();
        set.push(read);
        return () => void set.splice(set.indexOf(read), 1);
      }, []);
    },
    now: () => set.at(-1)?.() ?? null,
  };
}
