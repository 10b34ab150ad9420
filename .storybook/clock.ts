/** The moment at which every story plays. */
export const storyNow = '2026-11-21T09:00:00.000Z';

const RealDate = globalThis.Date;

/**
 * Lets `Date` stand still at `storyNow` and returns how to undo it. Timers and animation frames stay real, so
 * that play functions wait as they do in life; dates made of a value are untouched.
 */
export function fixClock(): () => void {
  const now = RealDate.parse(storyNow);
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
