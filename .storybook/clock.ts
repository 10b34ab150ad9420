import { storyNow } from '#fixtures/build/storyNow.ts';

const RealDate = globalThis.Date;

/** How far a story has moved its clock, milliseconds. */
let passed = 0;

/** Moves the clock of the story on by these milliseconds. Timers do not notice. */
export function passTime(milliseconds: number): void {
  passed += milliseconds;
}

/**
 * Fixes `Date` at `start`, in milliseconds since 1970 (`storyNow` by default), and returns the function that restores it.
 * Timers and animation frames stay real, so that play functions can wait; dates created from a value are unchanged.
 */
export function fixClock(start = RealDate.parse(storyNow)): () => void {
  passed = 0;
  const now = () => start + passed;
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length ? values : [now()], newTarget),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
