import { storyNow } from '#fixtures/build/storyNow.ts';

const RealDate = globalThis.Date;

/** How far a story has moved its clock, milliseconds. */
let passed = 0;

/** Moves the clock of the story on by these milliseconds. Timers do not notice. */
export function passTime(milliseconds: number): void {
  passed += milliseconds;
}

/** `Date` that stands at a moment, in milliseconds since 1970; dates created from a value are unchanged. */
function dateAt(now: () => number): DateConstructor {
  return new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length ? values : [now()], newTarget),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
}

/**
 * Fixes `Date` at `start`, in milliseconds since 1970 (`storyNow` by default), and returns the function that restores it.
 * Timers and animation frames stay real, so that play functions can wait.
 */
export function fixClock(start = RealDate.parse(storyNow)): () => void {
  passed = 0;
  globalThis.Date = dateAt(() => start + passed);
  return () => {
    globalThis.Date = RealDate;
  };
}

/** What `compute` returns at `storyNow`: files of stories are read before the clock of a story is fixed. */
export function atStoryNow<T>(compute: () => T): T {
  const before = globalThis.Date;
  globalThis.Date = dateAt(() => RealDate.parse(storyNow));
  try {
    return compute();
  } finally {
    globalThis.Date = before;
  }
}
