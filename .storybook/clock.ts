import { storyNow } from '#fixtures/build/storyNow.ts';

const RealDate = globalThis.Date;

/**
 * Fixes `Date` at `now`, in milliseconds since 1970 (`storyNow` by default), and returns the function that restores it.
 * Timers and animation frames stay real, so that play functions can wait; dates created from a value are unchanged.
 */
export function fixClock(now = RealDate.parse(storyNow)): () => void {
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now).toString(),
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length ? values : [now], newTarget),
    get: (target, name, receiver) => (name === 'now' ? () => now : Reflect.get(target, name, receiver)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
